/** The games that have a page of their own: a cover for the lobby and a table to play on, each loaded when it is shown. */
import type { Component } from 'svelte';
import type { GameInfo } from '../shared/api';
import { learnSigns } from '../shared/signs';
import type { Line } from '../shared/table.svelte';

/** What the lobby shows of a game. */
export interface GameCover {
  Picture: Component;
  /** Set-ups for one person alone, to play at once. */
  alone(game: GameInfo): { title: string; options: Record<string, string> }[];
}

export interface GamePage {
  Board: Component<{ view: unknown; seat: number | null }>;
  Mat: Component<{ view: unknown; seat: number; name: string; points: number | null }>;
  Hand: Component<{ view: unknown; seat: number | null }>;
  Detail: Component<{ anchor: string }>;
  /** The drawings of the game's own signs. */
  signs: Record<string, string>;
  anchors(line: Line): string[];
  colourOf(seat: number): string;
  players(view: unknown): { seat: number; ruled: boolean }[];
  handSize(view: unknown, seat: number): number;
  holds(view: unknown, seat: number, anchor: string): boolean;
  /** The message that names the opponent whom the rules play, if there is one. */
  opponent(options: Record<string, string>): string;
}

const covers = import.meta.glob<{ default: GameCover }>('./*/cover.ts');
const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts');
const folder = (game: string): string => game.replaceAll('-', '_');

export async function coverOf(game: string): Promise<GameCover | null> {
  return (await covers[`./${folder(game)}/cover.ts`]?.())?.default ?? null;
}

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${folder(game)}/index.ts`];
  if (!load) throw new Error(`no page for ${game}`);
  const page = (await load()).default;
  learnSigns(page.signs);
  return page;
}
