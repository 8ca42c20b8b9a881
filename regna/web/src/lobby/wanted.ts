/** What an open table asks of those who join, in words. */
import type { Strength, Tempo } from '../shared/api';
import { plain } from '../shared/numbers';
import { say } from '../shared/words.svelte';

export function tempoSaid(tempo: Tempo): string {
  if (tempo.kind === 'live') return say('tempo-live-said', { minutes: tempo.minutes, increment: tempo.increment });
  return tempo.kind === 'days' ? say('tempo-days-said', { days: tempo.days }) : say('tempo-none');
}

/** The ratings wanted, or nothing where everybody is welcome. */
export function strengthSaid(strength: Strength | null): string {
  const [least, most] = [strength?.least ?? null, strength?.most ?? null];
  const said = { least: least === null ? '' : plain(least), most: most === null ? '' : plain(most) };
  if (least !== null && most !== null) return say('strength-between', said);
  if (least !== null) return say('strength-least', said);
  return most === null ? '' : say('strength-most', said);
}
