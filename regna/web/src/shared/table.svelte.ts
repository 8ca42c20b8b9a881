/** The table as somebody sees it: what lies on it, what is asked, what is pointed at, and the log. */
import { getContext, setContext } from 'svelte';
import { problemOf } from './problem';
import type { Entry, MatchInfo, Option, Question, Refused, Rule, State, Undo } from './api';

/** The moves that a lesson asks for or the coach advises, and the anchors of what they speak of. */
export interface Lead {
  kind: 'lesson' | 'coach';
  moves: string[];
  anchors: string[];
}

export class Table {
  match = $state.raw<MatchInfo | null>(null);
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** How a seat is called, on its panel as everywhere else. */
  nameOf: (seat: number) => string = () => '';
  /** Whose eyes these are; nobody's for a stranger. */
  seat = $state<number | null>(null);
  private error = $state.raw<unknown>(null);
  /** The anchor under the pointer or the focus. */
  pointed = $state('');
  /** The anchor whose help stays in sight until it is closed or something else is asked. */
  pinned = $state('');
  /** How often somebody here has acted: what floats over the table goes then. */
  acts = $state(0);
  /** The anchors of which a line of the log speaks. */
  echoed = $state.raw<string[]>([]);
  lead = $state.raw<Lead | null>(null);
  /** Whether the page explains what can be done now. */
  guiding = $state(false);
  /** The section at which the rules lie open; null while they are shut. */
  reading = $state<string | null>(null);

  /** What was asked has been answered, and what comes next is not shown yet. */
  stale = $state(false);
  /** What is asked once everything has been shown. */
  coming = $state.raw<Question | null>(null);
  question = $derived((!this.stale && this.state?.question) || null);
  /** What I have chosen in secret while others still choose. */
  sealed = $derived(this.state?.answers.map(({ anchor }) => anchor).filter(Boolean) ?? []);
  legal = $derived(grouped<Option>((this.question ?? this.coming)?.options ?? []));
  refused = $derived(grouped<Refused>(this.question?.refused ?? []));
  /** The lines of play that were not taken back. */
  private history = $derived(standing(this.entries));
  told = $derived(this.history.told);
  /** What was taken back of what had been told, and after which line. */
  undone = $derived(this.history.undone);
  events = $derived(this.told.flatMap(({ events }) => events));

  constructor(readonly id: string) {}

  /** What went wrong, in words. */
  get problem(): string {
    return problemOf(this.error);
  }

  set problem(error: unknown) {
    this.error = error;
  }

  /** A choice is on its way: nothing else can be chosen. */
  get busy(): boolean {
    return false;
  }

  /** It takes so long that one has to see it: what takes no time is not drawn twice. */
  get slow(): boolean {
    return false;
  }

  point(anchor: string): void {
    this.pointed = anchor;
  }

  /** Keep the help about something in sight, as fingers do not hover. */
  pin(anchor: string): void {
    this.pinned = anchor;
  }

  release(): void {
    this.pointed = '';
    this.pinned = '';
  }

  /** Choose what carries an anchor, at a place on the screen; where nothing can be chosen, look at it. */
  pick(anchor: string, _at: DOMRect): void {
    this.pin(anchor);
  }

  read(section: string): void {
    this.reading = section;
  }

  /** Why something cannot be chosen: what carries an anchor, or, without one, what stands at a place of the list. */
  refusal(anchor: string): Refused | undefined {
    const loose = /^refused\/(\d+)$/.exec(anchor);
    return loose
      ? this.question?.refused[Number(loose[1])]
      : this.legal.has(anchor)
        ? undefined
        : this.refused.get(anchor)?.[0];
  }

  /** The rule behind what is pointed at, else behind the question. */
  rule(anchor: string): Rule | undefined {
    return this.refusal(anchor)?.rule ?? this.question?.rule;
  }
}

/** Moves that somebody took back. */
export interface Undone {
  seq: number;
  seat: number;
  moves: number;
}

export function standing(entries: Entry[]): { told: Entry[]; undone: Undone[] } {
  const told: Entry[] = [];
  const undone: Undone[] = [];
  for (const { undo, ...entry } of entries) {
    if (!undo) told.push({ undo, ...entry });
    else {
      const gone = Array.from({ length: undo.moves }, () => told.splice(lastOf(told, undo), 1)[0]);
      if (gone.some((line) => line?.events.length)) undone.push({ seq: entry.seq, seat: undo.seat, moves: undo.moves });
    }
  }
  return { told, undone };
}

/** The last line that an undo takes back: of all if they agreed, else of the one who took back. */
const lastOf = (told: Entry[], undo: Undo): number =>
  undo.agreed ? told.length - 1 : told.findLastIndex(({ seat }) => seat === undo.seat);

function grouped<T extends { anchor: string }>(things: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) if (thing.anchor) found.set(thing.anchor, [...(found.get(thing.anchor) ?? []), thing]);
  return found;
}

const KEY = Symbol('table');
export const provideTable = <T extends Table>(table: T): T => setContext(KEY, table);
export const useTable = (): Table => getContext(KEY);
