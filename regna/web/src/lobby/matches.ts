/** Lists of matches. */
import type { MatchLine } from '../shared/api';

/** Whether a match waits for me. */
export const calls = (match: MatchLine): boolean =>
  match.status === 'live' && match.waiting.some((seat) => match.mine.includes(seat));

export const done = (match: MatchLine): boolean => match.status === 'over' || match.status === 'abandoned';

/** What waits for me first, the most pressing before the rest, then the latest. */
export function sorted(matches: MatchLine[]): MatchLine[] {
  const pressing = (match: MatchLine): number => (calls(match) ? (match.left ?? Number.MAX_VALUE) : Infinity);
  return [...matches].sort(
    (a, b) => (pressing(a) === pressing(b) ? 0 : pressing(a) - pressing(b)) || b.updated - a.updated,
  );
}
