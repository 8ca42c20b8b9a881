/** Sitting down at a table. */
import type { GameCover } from '../games';
import { me } from '../people/me.svelte';
import { api, type Chair, type GameInfo, type NewMatch } from '../shared/api';
import { go } from '../shared/route.svelte';
import { say } from '../shared/words.svelte';

const MOST_BOTS = 3;
const USUAL_BOTS = 2;

/** A table that is ready to be played at. */
export interface Start { sign: string; title: string; seats: Chair[]; options: Record<string, string> }

/** Come in as a guest if need be, by this name if there is one, set the table, and sit down. */
export async function sitDown(match: NewMatch, name = ''): Promise<void> {
  await me.enter(name);
  await me.rename(name);
  go(`/match/${(await api.create(match)).id}`);
}

function againstBots(game: GameInfo, n: number): Start {
  const bot = game.bots.at(-1);
  const rivals = Array.from({ length: n }, (): Chair => ({ kind: 'bot', ...(bot ? { bot } : {}) }));
  return { sign: 'bot', title: say('lobby-with-bots', { n }), seats: [{ kind: 'me' }, ...rivals], options: {} };
}

/** Against one, two, three bots, as far as the game has seats; then what the game proposes; then alone. */
export function startsOf(game: GameInfo, cover: GameCover | null): Start[] {
  const rivals = game.seats.map((seats) => seats - 1).filter((n) => n > 0 && n <= MOST_BOTS);
  const solo = game.seats.includes(1) ? (cover?.alone(game) ?? []) : [];
  return [
    ...rivals.map((n) => againstBots(game, n)),
    ...(cover?.more?.(game) ?? []).map(({ title, rivals, options }): Start => {
      const start = againstBots(game, rivals);
      return { ...start, title: `${start.title} · ${title}`, options };
    }),
    ...solo.map(({ title, options }): Start => ({ sign: 'opponent', title: say('lobby-alone', { alone: title }), seats: [{ kind: 'me' }], options })),
  ];
}

/** The start for those who do not want to choose. */
export function usualStart(game: GameInfo): Start {
  const most = game.seats.at(-1) ?? 1;
  return againstBots(game, Math.min(USUAL_BOTS, most - 1));
}
