/** The curve of a match: everybody's chances to win after each line, as points of a picture. */
import type { Moment } from './api';

export const WIDTH = 300;
export const HEIGHT = 90;

/** Where a line of the match stands in the picture. */
export const across = (at: number, end: number): number => (end ? (at / end) * WIDTH : 0);
export const down = (chance: number): number => (1 - chance) * HEIGHT;

/** The curve of a seat, as far as it is known; it ends at the result. */
export function pathOf(curve: Moment[], seat: number, end: number, winners: number[]): string {
  const known = curve.map(({ at, chances }) => [at, chances[seat] ?? 0] as const);
  const last = winners.length ? ([end, winners.includes(seat) ? 1 / winners.length : 0] as const) : null;
  return [...known, ...(last ? [last] : [])]
    .map(([at, chance]) => `${across(at, end).toFixed(1)},${down(chance).toFixed(1)}`)
    .join(' ');
}

/** The line of a match that stands nearest to a place in the picture, from 0 to 1. */
export const lineAt = (part: number, end: number): number => Math.round(Math.min(1, Math.max(0, part)) * end);
