/** How a match was set up, in words. */
import type { MatchInfo, Tempo } from '../shared/api';
import { say } from '../shared/words.svelte';

/** The options, as far as the game's words are known. */
export function optionsOf({ options }: MatchInfo): { title: string; value: string }[] {
  return Object.entries(options)
    .map(([name, value]) => ({ title: say(`choice-${name}`), value: say(`choice-${name}-${value}`) }))
    .filter(({ title, value }) => title && value);
}

export function tempoOf(tempo: Tempo | undefined): string {
  if (!tempo || tempo.kind === 'none') return say('tempo-none');
  return tempo.kind === 'live' ? say('tempo-live-said', { minutes: tempo.minutes, increment: tempo.increment }) : say('tempo-days-said', { days: tempo.days });
}
