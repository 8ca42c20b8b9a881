/** Set-ups for one person alone, in games that have an opponent whom the rules play: one for each kind of it. */
import type { GameCover } from '.';

export const againstEachOpponent: GameCover['alone'] = ({ options }) =>
  (options.find(({ name }) => name === 'opponent')?.values ?? []).flatMap(({ value, alone }) =>
    alone ? [{ title: alone, options: { opponent: value } }] : [],
  );
