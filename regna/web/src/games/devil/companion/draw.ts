/** Chance, from the browser's source for secrets; and numbers kept in a form that tells a reader nothing. */

/** Gives 32 random bits. */
export type Source = () => number;

const secret: Source = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A number below `count`, each as likely as the others: as many bits as needed are drawn until they are such a number. */
export function below(count: number, source = secret): number {
  const bits = 0xffffffff >>> Math.clz32((count - 1) | 1);
  for (;;) {
    const drawn = (source() & bits) >>> 0;
    if (drawn < count) return drawn;
  }
}

/** The place of one of these weights, each as likely as it is heavy; weights are whole numbers. */
export function weighed(weights: number[], source = secret): number {
  let left = below(
    weights.reduce((sum, weight) => sum + weight, 0),
    source,
  );
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** A number of 32 bits for a text: the same for the same text, and nothing can be seen of the text in it. */
export function digest(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 0x01000193);
  found = Math.imul(found ^ (found >>> 16), 0x85ebca6b);
  found = Math.imul(found ^ (found >>> 13), 0xc2b2ae35);
  return (found ^ (found >>> 16)) >>> 0;
}

export function randomText(source = secret): string {
  return Array.from({ length: 4 }, () => source().toString(36).padStart(7, '0')).join('');
}

/** A random text, with an end that makes it stand for a number below `count`; only `unsealed` finds out which. */
export function sealed(value: number, count: number): string {
  const text = randomText();
  for (let end = 0; ; end++) {
    if (unsealed(text + end, count) === value) return text + end;
  }
}

export function unsealed(seal: string, count: number): number {
  return digest(seal) % count;
}
