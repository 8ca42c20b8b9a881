/** A number as it is printed: `2` or `−2`. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A number with its sign, `+2` or `−2`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
