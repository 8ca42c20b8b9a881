/** Which of the things a question points at have no hotspot on the page. */
import { render } from 'svelte/server';
import { pageOf } from '../src/games';
import type { State } from '../src/shared/api';
import Probe from './Probe.svelte';

const HOTSPOT = /data-anchor="([^"]+)"/g;

export async function missing(game: string, seat: number, state: State): Promise<string[]> {
  const page = await pageOf(game);
  const { body } = render(Probe, { props: { page, state, seat } });
  const there = new Set([...body.matchAll(HOTSPOT)].map(([, anchor]) => anchor));
  const { options = [], refused = [] } = state.question ?? {};
  return [...options, ...refused].map(({ anchor }) => anchor).filter((anchor) => anchor && !there.has(anchor));
}
