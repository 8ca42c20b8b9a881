/** Points by category: the result once there is one, else the score so far. */
import type { MatchInfo, Sheet, State } from './api';

export const sheets = (match: MatchInfo | null, state: State | null): Sheet[] | null =>
  match?.result?.scores ?? state?.points ?? null;

export const total = (sheet: Sheet | undefined): number | null =>
  sheet ? Object.values(sheet).reduce((sum, n) => sum + n, 0) : null;
