/** The table as somebody sees it: what lies on it, what is asked, what is pointed at, and the log. */
import { getContext, setContext } from 'svelte';
import type { Entry, MatchInfo, Option, Question, Refused, Rule, State, Undo } from './api';

export class Table {
  match = $state.raw<MatchInfo | null>(null);
  state = $state.raw<State | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** Whose eyes these are; nobody's for a stranger. */
  seat = $state<number | null>(null);
  problem = $state('');
  /** The anchor under the pointer or the focus. */
  pointed = $state('');
  /** The anchor whose help stays in sight until it is closed or something else is asked. */
  pinned = $state('');
  /** How often somebody here has acted: what floats over the table goes then. */
  acts = $state(0);
  /** The anchors of which a line of the log speaks. */
  echoed = $state.raw<string[]>([]);
  /** The section at which the rules lie open; null while they are shut. */
  reading = $state<string | null>(null);

  /** What was asked has been answered, and what comes next is not shown yet. */
  stale = $state(false);
  /** What is asked once everything has been shown. */
  coming = $state.raw<Question | null>(null);
  question = $derived((!this.stale && this.state?.question) || null);
  legal = $derived(grouped<Option>((this.question ?? this.coming)?.options ?? []));
  refused = $derived(grouped<Refused>(this.question?.refused ?? []));
  /** The lines of play that were not taken back. */
  told = $derived(standing(this.entries));
  events = $derived(this.told.flatMap(({ events }) => events));

  constructor(readonly id: string) {}

  /** A choice is on its way: nothing else can be chosen. */
  get busy(): boolean {
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
    return loose ? this.question?.refused[Number(loose[1])] : this.legal.has(anchor) ? undefined : this.refused.get(anchor)?.[0];
  }

  /** The rule behind what is pointed at, else behind the question. */
  rule(anchor: string): Rule | undefined {
    return this.refusal(anchor)?.rule ?? this.question?.rule;
  }
}

function standing(entries: Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    if (!entry.undo) told.push(entry);
    else for (let left = entry.undo.moves; left > 0; left -= 1) told.splice(undone(told, entry.undo), 1);
  }
  return told;
}

/** The last line that an undo takes back: of all if they agreed, else of the one who took back. */
const undone = (told: Entry[], undo: Undo): number => (undo.agreed ? told.length - 1 : told.findLastIndex(({ seat }) => seat === undo.seat));

function grouped<T extends { anchor: string }>(things: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) if (thing.anchor) found.set(thing.anchor, [...(found.get(thing.anchor) ?? []), thing]);
  return found;
}

const KEY = Symbol('table');
export const provideTable = <T extends Table>(table: T): T => setContext(KEY, table);
export const useTable = (): Table => getContext(KEY);
