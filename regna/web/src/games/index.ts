/** The games that have a page of their own, loaded when one is opened. */
import type { Component } from 'svelte';
import type { Line } from '../shared/table.svelte';

export interface GamePage {
  Board: Component<{ view: unknown; seat: number | null }>;
  Mat: Component<{ view: unknown; seat: number; name: string; points: number | null }>;
  Hand: Component<{ view: unknown; seat: number | null }>;
  Detail: Component<{ anchor: string }>;
  anchors(line: Line): string[];
  colourOf(seat: number): string;
  players(view: unknown): { seat: number; ruled: boolean }[];
  handSize(view: unknown, seat: number): number;
  holds(view: unknown, seat: number, anchor: string): boolean;
  /** The message that names the opponent whom the rules play, if there is one. */
  opponent(options: Record<string, string>): string;
}

const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts');

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${game.replaceAll('-', '_')}/index.ts`];
  if (!load) throw new Error(`no page for ${game}`);
  return (await load()).default;
}
