/** A number with a real minus: `2` or `−2`. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/** A number with its sign, `+2` or `−2`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
