/** Points by category: the result once there is one, else the score so far. */
import type { MatchInfo, Sheet, State } from './api';

export const sheets = (match: MatchInfo | null, state: State | null): Sheet[] | null =>
  match?.result?.scores ?? state?.points ?? null;

/** Everybody's place: winners are first, the others by their points. */
export function placeOf(match: MatchInfo, seat: number): number {
  const { winners = [], scores = [] } = match.result ?? {};
  if (winners.includes(seat)) return 1;
  const mine = total(scores[seat]) ?? 0;
  const ahead = scores.filter(
    (sheet, other) => other !== seat && (winners.includes(other) || (total(sheet) ?? 0) > mine),
  );
  return ahead.length + 1;
}

export const total = (sheet: Sheet | undefined): number | null =>
  sheet ? Object.values(sheet).reduce((sum, n) => sum + n, 0) : null;
