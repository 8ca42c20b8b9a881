/** A view read field by field, for games whose table is not drawn. */
import type { Passage } from '../../games';
import { colours } from '../../games/printed.json';
import { say } from '../words.svelte';

export const colourOf = (seat: number): string => colours[seat % colours.length] ?? '';

type Fields = Record<string, unknown>;

const fields = (thing: unknown): [string, unknown][] =>
  thing && typeof thing === 'object' ? Object.entries(thing) : [];
export const players = (view: unknown): Fields[] => ((view as Fields)['players'] as Fields[] | undefined) ?? [];

/** A field as one reads it: hidden cards by their number. */
function read(value: unknown): string {
  if (Array.isArray(value)) return value.map(read).join(', ');
  if (value && typeof value === 'object')
    return fields(value)
      .map(([name, each]) => `${name} ${read(each)}`)
      .join(', ');
  return String(value);
}

const lines = (thing: unknown): string[] =>
  fields(thing)
    .filter(([name]) => name !== 'players' && name !== 'offers')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${read(value)}`);

export function describe(view: unknown, _seat: number | null, nameOf: (seat: number) => string): Passage[] {
  const table = { title: say('match-board'), lines: lines(view) };
  return [
    table,
    ...players(view).map((player, seat) => ({ title: nameOf(seat) || `${seat + 1}`, lines: lines(player) })),
  ];
}
