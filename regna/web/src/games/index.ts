/** The games that have a page of their own: a cover for the lobby and a table to play on, each loaded when it is shown. */
import type { Component } from 'svelte';
import type { Entry, Event, GameInfo, Question } from '../shared/api';
import type { Flight } from '../shared/motion';
import { learnSigns } from '../shared/signs';

/** What the lobby shows of a game. */
export interface GameCover {
  Picture: Component;
  /** Set-ups for one person alone, to play at once. */
  alone(game: GameInfo): { title: string; options: Record<string, string>; box?: string }[];
  /** Set-ups against bots with another box, to play at once. */
  more?(game: GameInfo): { box: string; rivals: number; options: Record<string, string> }[];
}

/** A part of the table in words. */
export interface Passage {
  title: string;
  lines: string[];
}

/** All that the table asks of a game: how its table looks, and what things on it mean. */
export interface GamePage {
  Board: Component<{ view: unknown; seat: number | null }>;
  /** What one player has; `bot` names the bot that plays, if one does. */
  Mat: Component<{ view: unknown; seat: number; name: string; bot: string; points: number | null }>;
  Hand: Component<{ view: unknown; seat: number | null }>;
  /** A piece that is picked in a question, or the slot it is for. */
  Token: Component<{ kind: string; seat: number; slot?: boolean }>;
  /** What carries an anchor, in large. */
  Detail: Component<{ anchor: string }>;
  /** The drawings of the game's own signs. */
  signs: Record<string, string>;
  colourOf(seat: number): string;
  players(view: unknown): { seat: number; ruled: boolean }[];
  /** False where points are not added up: they show how far everybody has come. */
  summed?: boolean;
  handSize(view: unknown, seat: number): number;
  holds(view: unknown, seat: number, anchor: string): boolean;
  /** The message that names the opponent whom the rules play, if there is one. */
  opponent(options: Record<string, string>): string;
  /** The numbers of the lines with which a round begins. */
  rounds(told: Entry[]): number[];
  /** Whether an event shows a card that is not known as it was printed. */
  reconstructed(event: Event): boolean;
  /** What travels between counters and places when a line of play is told. */
  flights(entry: Entry): Flight[];
  /** Whether a question shows the seat's hidden things. */
  secret(view: unknown, question: Question): boolean;
  /** The name of the place under which choices are listed that point at what carries an anchor. */
  groupOf?(anchor: string): string;
  /** What I have to pay and place with, in one line; for screens on which my mat is out of sight beside a question. */
  Means?: Component<{ view: unknown; seat: number }>;
  /** What every sign of this table means. */
  legend?(view: unknown): [sign: string, name: string][];
  /** The section of the rules that is about what carries an anchor. */
  section(anchor: string): string;
  /** The whole table in words, as this seat sees it. */
  describe(view: unknown, seat: number | null, nameOf: (seat: number) => string): Passage[];
}

const covers = import.meta.glob<{ default: GameCover }>('./*/cover.ts');
const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts');
/** What helps people who play with the real box, by its address under `/companion`; it needs no server once it was opened. */
export const companions: Record<string, () => Promise<{ default: Component }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: Component }>('./*/companion/pages/*.svelte')).map(([path, load]) => [
    path.replace(/.*\/(\w+)\.svelte$/, (_, name: string) => (name === 'Companion' ? '' : name.toLowerCase())),
    load,
  ]),
);
const folder = (game: string): string => game.replaceAll('-', '_');

export async function coverOf(game: string): Promise<GameCover | null> {
  return (await covers[`./${folder(game)}/cover.ts`]?.())?.default ?? null;
}

/** A game's own table, or the plain one. */
export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${folder(game)}/index.ts`];
  const page = (await (load?.() ?? import('../shared/plain'))).default;
  learnSigns(page.signs);
  return page;
}
