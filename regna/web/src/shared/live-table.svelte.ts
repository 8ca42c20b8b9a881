/** A table one plays at: the live connection, choosing and taking back, one thing shown after another. */
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { GamePage } from '../games';
import { api, Declined, type Entry, type Option, type Said, type State } from './api';
import { kept } from './kept';
import { Connection, type Message } from './connection';
import { leaveChoice } from './focus';
import { fly, places, travel } from './motion';
import { Picker } from './picker.svelte';
import { preferences } from './preferences.svelte';
import { Sharing } from './sharing.svelte';
import { BEAT, Showing } from './showing.svelte';
import { Table, useTable } from './table.svelte';
import { say } from './words.svelte';

/** Milliseconds after which one sees that a choice is still on its way. */
const SLOW = 150;

/** What a game tells of itself so that its table can be played at. */
export type Manners = Pick<GamePage, 'secret' | 'flights' | 'groupOf' | 'rounds'>;

export class LiveTable extends Table {
  /** What people have said, the oldest first. */
  chat = $state.raw<Said[]>([]);
  private sending = $state(false);
  /** The line of play that my last choice or undo has become. */
  private made = $state(0);
  private onItsWay = $derived(this.sending || this.made > (this.match?.seq ?? 0));
  private late = $state(false);
  private timer = 0;
  /** A move that could not be taken back, to be confirmed. */
  asking = $state.raw<Option | null>(null);
  /** What somebody else is doing just now. */
  now = $state.raw<Entry | null>(null);
  /** Whose doing is marked on the table, for a moment longer than it is told. */
  acting = $state<number | null>(null);
  /** Something on the board that means several things, and where it is: a menu lies open there. */
  menu = $state.raw<{ anchor: string; at: DOMRect } | null>(null);
  /** I have come back, and others have moved since. */
  returned = $state(false);

  manners: Manners = { secret: () => true, flights: () => [], rounds: () => [] };
  private logs = new Map<number | null, Entry[]>();
  /** What I chose, in words, by line of play. */
  private chosen = new SvelteMap<number, string>();
  private connection: Connection | null = null;
  /** What was shown since my last choice, and the table before it. */
  private recent = $state.raw<Message[]>([]);
  private base: State | null = null;
  /** Whether these eyes have seen the table as it is. */
  private settled = false;
  readonly sharing = new Sharing(this);
  readonly showing = new Showing({
    waits: (message) => this.settled && this.isOthers(message),
    show: (message) => this.show(message),
    done: () => (this.coming = null),
  });

  /** Where the question is answered by picking pieces: what is picked. */
  picker = $derived(this.question && Picker.suits(this.question) ? new Picker(this.question, this.lead?.moves) : null);
  /** There is something to be shown once more. */
  canRewind = $derived(this.recent.some((message) => message.type === 'entry' && message.events.length > 0));
  /** Several seats of mine: people share this screen. */
  shared = $derived((this.match?.mine.length ?? 0) > 1);
  /** Other people belong to this match, here or away, who would have to agree. */
  others = $derived(
    this.match?.seats.some(({ seat, kind }) => kind !== 'bot' && !this.match?.mine.includes(seat)) ?? false,
  );
  /** The seat for which I choose, or could take back. */
  mover = $derived(this.question?.seat ?? this.seat);
  /** My last line of play; -1 before the first. */
  last = $derived(this.told.findLast((entry) => entry.seat !== null && entry.seat === this.mover)?.seq ?? -1);
  /** My last choices, as far as I may take them back freely, the oldest first. */
  trail = $derived.by(() => {
    const free = this.match?.status === 'live' ? (this.state?.free_undos ?? 0) : 0;
    const mine = free ? this.told.filter(({ seat }) => seat === this.mover).slice(-free) : [];
    const answers = this.state?.answers ?? [];
    return mine.map((entry, index) => ({
      seq: entry.seq,
      text:
        this.chosen.get(entry.seq) ??
        entry.events[0]?.text ??
        answers.at(index - mine.length)?.text ??
        say('match-trail-move', { n: entry.seq }),
      back: mine.length - index,
    }));
  });
  /** How many moves lie between now and the one before my last choice; 0 if I made none. */
  back = $derived.by(() => {
    if (this.match?.status !== 'live' || this.match.request) return 0;
    if (this.state?.free_undos) return 1;
    return this.last < 0 ? 0 : this.told.filter((entry) => entry.seq >= this.last).length;
  });

  /** Come to the table with the eyes of my seat; on a shared screen, first of all with nobody's. */
  async sit(): Promise<void> {
    this.match = await api.match(this.id);
    const mine = this.match.mine;
    this.look(mine.length === 1 ? (mine[0] ?? null) : null);
  }

  look(seat: number | null, shown: State | null = this.shared ? null : this.state): void {
    this.connection?.close();
    this.showing.queue = [];
    this.forget(null);
    this.seat = seat;
    this.settled = false;
    this.state = shown && { ...shown, question: null, answers: [], free_undos: 0 };
    this.entries = this.logs.get(seat) ?? [];
    this.connection = new Connection(
      this.id,
      seat,
      preferences.language,
      () => this.heard(),
      (message) => this.take(message),
      (why) => (this.problem = why),
    );
  }

  /** The last line that has come, shown or not. */
  private heard(): number {
    const waiting = this.showing.queue.flatMap((message) => (message.type === 'entry' ? [message.seq] : []));
    return waiting.at(-1) ?? this.entries.at(-1)?.seq ?? -1;
  }

  /** Hear everything again, in the language spoken now. */
  again(): void {
    this.logs.clear();
    this.chosen.clear();
    this.look(this.seat);
  }

  leave(): void {
    this.connection?.close();
    this.showing.skip();
  }

  // Showing one thing after another

  protected take(message: Message): void {
    if (message.type === 'chat') this.chat = [...this.chat.filter(({ number }) => number < message.number), message];
    else this.queue([...this.showing.queue, message]);
  }

  private queue(messages: Message[]): void {
    const last = messages.at(-1);
    this.coming = last && 'question' in last ? last.question : null;
    this.showing.queue = messages;
    this.showing.run();
  }

  private show(message: Message): Promise<void> | void {
    if (this.busy) leaveChoice();
    if (message.type === 'state') return this.settle(message).then(() => this.remember(message));
    if (message.type === 'entry') this.tell(message);
    this.remember(message);
  }

  /** Keep what others did since my last choice, and the table as it was then. */
  private remember(message: Message): void {
    const begins = message.type === 'entry' ? this.mine(message) || message.undo : !this.canRewind;
    if (begins || !this.base) this.forget(this.state);
    else this.recent = [...this.recent, message];
  }

  protected forget(base: State | null): void {
    this.base = base;
    this.recent = [];
  }

  /** Show once more what others did since my last choice; step by step where nothing moves. */
  rewind(): void {
    if (this.showing.isRunning || !this.base) return;
    const { last, recent } = this;
    this.act();
    this.state = this.base;
    this.forget(this.base);
    this.stale = true;
    this.entries = this.entries.filter(({ seq }) => seq <= last);
    this.showing.paused = !preferences.moves;
    this.queue(recent);
  }

  private mine(entry: { seat?: number | null }): boolean {
    return entry.seat !== undefined && entry.seat !== null && (this.match?.mine.includes(entry.seat) ?? false);
  }

  private isOthers(message: Message): boolean {
    return message.type === 'entry' && !this.mine(message) && message.events.length > 0;
  }

  private tell(entry: Entry): void {
    // All is told from the start, also once lines that were hidden may be seen: that is drawn at once.
    if (entry.seq === 0) this.settled = false;
    this.entries = [...this.entries.filter(({ seq }) => seq < entry.seq), entry];
    this.logs.set(this.seat, this.entries);
    this.stale = true;
    if (this.settled) this.follow(entry);
  }

  /** Point out what a line of play speaks of. */
  private follow(entry: Entry): void {
    this.showing.begin();
    const others = !this.mine(entry) && entry.events.length > 0;
    this.now = others ? entry : null;
    this.acting = others ? entry.seat : null;
    if (preferences.moves && !this.showing.hurry) {
      this.echoed = others ? entry.events.flatMap(({ anchors }) => anchors) : [];
      fly(this.manners.flights(entry));
    }
  }

  /** What the last line spoke of stays marked for a moment, then the question has the board to itself. */
  private fade(): void {
    const marked = this.echoed;
    setTimeout(() => {
      if (this.echoed === marked) this.unmark();
    }, BEAT * preferences.pace);
  }

  private unmark(): void {
    this.echoed = [];
    this.acting = null;
  }

  private async settle({ match, ...state }: Extract<Message, { type: 'state' }>): Promise<void> {
    const first = !this.settled;
    const before = !first && match.seq !== this.state?.seq ? places() : null;
    const asked = this.state?.question;
    this.settled = true;
    if (match.seq !== this.match?.seq) this.problem = '';
    this.match = match;
    if (state.view !== undefined) this.state = kept(this.state, state);
    this.stale = false;
    if (!this.question) this.asking = null;
    if (this.question) {
      this.now = null;
      this.fade();
    }
    if (this.question !== asked) this.clear();
    if (first && !this.shared)
      this.returned = this.match.status === 'live' && this.last >= 0 && this.told.at(-1)?.seq !== this.last;
    if (this.shared) await this.sharing.handOver();
    await tick();
    if (before) travel(before);
  }

  /** Something else is asked: what was about the last question goes. */
  private clear(): void {
    this.pinned = '';
    this.menu = null;
    if (this.pointed && !this.legal.has(this.pointed) && !this.refused.has(this.pointed)) this.pointed = '';
  }

  // Choosing and taking back

  override get busy(): boolean {
    return this.onItsWay;
  }

  override get slow(): boolean {
    return this.onItsWay && this.late;
  }

  /** What was shown of before goes as soon as I do something. */
  protected act(): void {
    this.acts += 1;
    this.asking = null;
    this.menu = null;
    this.returned = false;
    this.unmark();
  }

  /** Choose; while something is being shown that ends first, and the choice counts if it is still there. */
  async choose(option: Option, sure = false): Promise<void> {
    const name = (this.question ?? this.coming)?.name;
    await this.showing.finish();
    const { connection, state, question } = this;
    if (this.busy || !connection || !state) return;
    if (question?.name !== name || !question?.options.some(({ move }) => move === option.move)) return;
    this.act();
    await this.send(async () => {
      const { seq } = await connection.move(option.move, state.seq, sure);
      this.chosen.set(seq, option.text);
      this.made = seq;
    }, option);
  }

  /** Ask something of the server, one thing at a time; a move that could not be taken back is confirmed first. */
  protected async send(what: () => Promise<unknown>, option?: Option): Promise<void> {
    clearTimeout(this.timer);
    this.late = false;
    this.timer = window.setTimeout(() => (this.late = true), SLOW);
    this.sending = true;
    try {
      await what();
      this.problem = '';
    } catch (error) {
      if (option && error instanceof Declined && error.code === 'server-final') this.asking = option;
      else this.problem = error;
    }
    this.sending = false;
  }

  /** Take back my last moves, or ask the others whether I may. */
  async undo(moves?: number): Promise<void> {
    await this.showing.finish();
    const { connection, state, mover, back } = this;
    if (this.busy || !connection || !state || mover === null || !back) return;
    this.act();
    await this.send(async () => {
      this.made = (await connection.undo(mover, moves ?? back, state.seq)).seq;
    });
  }

  /** Agree that somebody takes moves back, or refuse it; my own request I withdraw. */
  async answer(agree: boolean): Promise<void> {
    const request = this.match?.request;
    if (request) await this.connection?.answer(agree, request.seq, request.moves);
  }

  override pick(anchor: string, at: DOMRect): void {
    const [only, another] = this.legal.get(anchor) ?? [];
    if (only && !another) void this.choose(only);
    else if (only) void this.showing.finish().then(() => (this.menu = { anchor, at }));
    else this.pin(anchor);
  }
}

/** The table, where it is one to play at. */
export function useLiveTable(): LiveTable | null {
  const table = useTable();
  return table instanceof LiveTable ? table : null;
}
