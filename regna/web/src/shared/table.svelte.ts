/** The table as this page sees it: the match, my question, what is pointed at, and the log. */
import { getContext, setContext, tick } from 'svelte';
import { api, Declined, type Entry, type Event, type MatchInfo, type Option, type Refused, type Said, type State } from './api';
import { Live, type Message } from './live';
import { places, travel } from './motion';
import { preferences } from './preferences.svelte';

const PAUSE = 320;
const HURRY = 6;

export interface Line extends Event { seq: number; fresh: boolean }

export class Table {
  match = $state.raw<MatchInfo | null>(null);
  state = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  /** How many moves back my latest one is; 0 where I made none. */
  sinceMine = $state(0);
  chat = $state.raw<Said[]>([]);
  online = $state(true);
  problem = $state('');
  pointed = $state('');
  echoed = $state.raw<string[]>([]);
  busy = $state(false);
  seat = $state<number | null>(null);

  private entries: Entry[] = [];
  private live: Live | null = null;
  private waiting: Message[] = [];
  private running = false;

  question = $derived(this.state?.question ?? null);
  legal = $derived(grouped<Option>(this.question?.options ?? []));
  refused = $derived(grouped<Refused>(this.question?.refused ?? []));

  constructor(readonly id: string) {}

  /** Look at the match with the eyes of my first seat whose turn it is. */
  async sit(): Promise<void> {
    this.match = await api.match(this.id);
    const mine = this.match.mine;
    this.seat = mine.find((seat) => this.match?.waiting.includes(seat)) ?? mine[0] ?? null;
    this.listen();
  }

  listen(): void {
    this.live?.close();
    this.entries = [];
    this.waiting = [];
    this.live = new Live(
      this.id,
      this.seat,
      preferences.language,
      () => this.entries.at(-1)?.seq ?? -1,
      (message) => this.queue(message),
      (up, why) => {
        this.online = up;
        if (why) this.problem = why;
      },
    );
  }

  leave(): void {
    this.live?.close();
  }

  /** One thing after another: what a state shows is seen before the next comes. */
  private queue(message: Message): void {
    this.waiting.push(message);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let message = this.waiting.shift(); message; message = this.waiting.shift()) {
      const shown = this.state !== null && message.type === 'state' && message.match.seq !== this.state.seq;
      const before = shown ? places() : null;
      this.hear(message);
      await tick();
      if (before) {
        travel(before);
        if (preferences.moves && this.waiting.length && this.waiting.length < HURRY) await pause(PAUSE * preferences.pace);
      }
    }
    this.running = false;
  }

  private hear(message: Message): void {
    if (message.type === 'entry') {
      this.entries = [...this.entries.filter((entry) => entry.seq < message.seq), message];
      this.tell();
    } else if (message.type === 'state') {
      this.match = message.match;
      if (message.view !== undefined) this.state = message;
      this.swapSeat();
      this.busy = false;
      if (this.pointed && !this.legal.has(this.pointed) && !this.refused.has(this.pointed)) this.pointed = '';
    } else {
      this.chat = [...this.chat.filter(({ number }) => number < message.number), message];
    }
  }

  /** On a shared screen the seat that has to choose looks at the table. */
  private swapSeat(): void {
    const { mine = [], waiting = [] } = this.match ?? {};
    if (mine.length < 2 || this.seat === null || waiting.includes(this.seat)) return;
    const next = mine.find((seat) => waiting.includes(seat));
    if (next !== undefined) {
      this.seat = next;
      this.listen();
    }
  }

  /** The log without what was taken back. */
  private tell(): void {
    const told: Entry[] = [];
    for (const entry of this.entries) {
      if (entry.undo) told.splice(told.length - entry.undo.moves, entry.undo.moves);
      else told.push(entry);
    }
    const last = told.at(-1)?.seq ?? 0;
    const mine = told.findLastIndex(({ seq, events }) => seq > 0 && events.some(({ player }) => player === this.seat));
    this.sinceMine = this.seat === null || mine < 0 ? 0 : told.length - mine;
    this.lines = told.flatMap((entry) => entry.events.map((event) => ({ ...event, seq: entry.seq, fresh: entry.seq === last })));
  }

  async choose(option: Option): Promise<void> {
    if (this.busy || !this.state) return;
    this.busy = true;
    await this.attempt(api.move(this.id, option.move, this.state.seq));
  }

  async undo(moves = 1): Promise<void> {
    if (this.busy || !this.state || this.seat === null) return;
    this.busy = true;
    await this.attempt(api.undo(this.id, this.seat, moves, this.state.seq));
    this.busy = false;
  }

  private async attempt(doing: Promise<unknown>): Promise<void> {
    try {
      await doing;
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Declined ? error.message : String(error);
      this.busy = false;
    }
  }

  /** Choose what is pointed at, if it means one thing. */
  pick(anchor: string): void {
    const options = this.legal.get(anchor);
    if (options?.length === 1 && options[0]) void this.choose(options[0]);
    else this.pointed = anchor;
  }

  point(anchor: string): void {
    this.pointed = anchor;
  }
}

function grouped<T extends { anchor: string }>(things: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) if (thing.anchor) found.set(thing.anchor, [...(found.get(thing.anchor) ?? []), thing]);
  return found;
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

const KEY = Symbol('table');
export const provideTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext(KEY);
