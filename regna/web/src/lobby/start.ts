/** Sitting down at a table. */
import type { GameCover } from '../games';
import { me } from '../people/me.svelte';
import { api, type Chair, type GameInfo, type NewMatch } from '../shared/api';
import { go } from '../shared/route.svelte';
import { say } from '../shared/words.svelte';

const MOST_BOTS = 3;
const USUAL_BOTS = 2;

/** A table that is ready to be played at. */
export interface Start {
  sign: string;
  title: string;
  /** What is added to the game. */
  box: string;
  seats: Chair[];
  options: Record<string, string>;
}

/** Come in as a guest if need be, by this name if there is one, set the table, and sit down. */
export async function sitDown(match: NewMatch, name = ''): Promise<void> {
  await me.enter(name);
  await me.rename(name);
  go(`/match/${(await api.create(match)).id}`);
}

function againstBots(game: GameInfo, n: number): Start {
  const rivals = Array.from({ length: n }, (): Chair => ({ kind: 'bot', bot: game.usual_bot }));
  const seats: Chair[] = [{ kind: 'me' }, ...rivals];
  return { sign: 'bot', title: say('lobby-with-bots', { n }), box: '', seats, options: {} };
}

/** Against one, two, three bots, as far as the game has seats; then alone; then the same with another box. */
export function startsOf(game: GameInfo, cover: GameCover | null): Start[] {
  const rivals = game.seats.map((seats) => seats - 1).filter((n) => n > 0 && n <= MOST_BOTS);
  const solo = game.seats.includes(1) ? (cover?.alone(game) ?? []) : [];
  return [
    ...rivals.map((n) => againstBots(game, n)),
    ...(cover?.more?.(game) ?? []).map(({ rivals, ...more }): Start => ({ ...againstBots(game, rivals), ...more })),
    ...solo.map(({ title, options, box = '' }): Start => ({
      sign: 'opponent',
      title: say('lobby-alone', { alone: title }),
      box,
      seats: [{ kind: 'me' }],
      options,
    })),
  ];
}

/** Starts by what is added to the game, in their order. */
export function byBox(starts: Start[]): { box: string; starts: Start[] }[] {
  const boxes = [...new Set(starts.map(({ box }) => box))];
  return boxes.map((box) => ({ box, starts: starts.filter((start) => start.box === box) }));
}

/** The start for those who do not want to choose. */
export function usualStart(game: GameInfo): Start {
  const [least = 1, most = least] = [game.seats[0], game.seats.at(-1)];
  return againstBots(game, Math.min(Math.max(USUAL_BOTS, least - 1), most - 1));
}
