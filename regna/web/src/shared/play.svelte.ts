/** A table one plays at: the live connection, choosing and taking back, one thing shown after another. */
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { GamePage } from '../games';
import { api, Declined, type Entry, type Option, type Said, type State } from './api';
import { kept } from './kept';
import { Live, type Message } from './live';
import { fly, places, travel } from './motion';
import { Picker } from './picker.svelte';
import { preferences } from './preferences.svelte';
import { Table, useTable } from './table.svelte';

/** How long one line of somebody else's play is shown before the next, at normal speed. */
const BEAT = 850;
/** Beyond so many lines that wait, each is shown half as long. */
const MANY = 24;

/** What a game tells of itself so that its table can be played at. */
export type Manners = Pick<GamePage, 'secret' | 'flights' | 'anchors' | 'groupOf' | 'rounds'>;

export class Play extends Table {
  /** What people have said, the oldest first. */
  chat = $state.raw<Said[]>([]);
  private sending = $state(false);
  /** The line of play that my last choice has become. */
  private made = $state(0);
  /** A move that could not be taken back, to be confirmed. */
  asking = $state.raw<Option | null>(null);
  /** The seat to which the screen has to be handed; nobody's hand is shown. */
  curtain = $state<number | null>(null);
  /** The seat that is next while the one before still sees what their move brought. */
  next = $state<number | null>(null);
  /** What somebody else is doing just now. */
  now = $state.raw<Entry | null>(null);
  /** Whose doing is marked on the table, for a moment longer than it is told. */
  acting = $state<number | null>(null);
  /** Something waits until what is shown has been seen. */
  showing = $state(false);
  paused = $state(false);
  /** Something on the board that means several things, and where it is: a menu lies open there. */
  menu = $state.raw<{ anchor: string; at: DOMRect } | null>(null);
  /** I have come back, and others have moved since. */
  returned = $state(false);

  manners: Manners = { secret: () => true, flights: () => [], anchors: () => [], rounds: () => [] };
  private logs = new Map<number | null, Entry[]>();
  /** What I chose, in words, by line of play. */
  private chosen = new SvelteMap<number, string>();
  private live: Live | null = null;
  private queue: Message[] = [];
  /** What was shown since my last choice, and the table before it. */
  private recent = $state.raw<Message[]>([]);
  private base: State | null = null;
  private running: Promise<void> | null = null;
  private shown = 0;
  private hurry = false;
  private stepping = false;
  /** Whether these eyes have seen the table as it is. */
  private settled = false;
  private wake = () => {};

  /** Where the question is answered by picking pieces: what is picked. */
  picker = $derived(this.question && Picker.suits(this.question) ? new Picker(this.question) : null);
  /** There is something to be shown once more. */
  canRewind = $derived(this.recent.some((message) => message.type === 'entry' && message.events.length > 0));
  /** Several seats of mine: people share this screen. */
  shared = $derived((this.match?.mine.length ?? 0) > 1);
  /** Other people belong to this match, here or away, who would have to agree. */
  others = $derived(this.match?.seats.some(({ seat, kind }) => kind !== 'bot' && !this.match?.mine.includes(seat)) ?? false);
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
      text: this.chosen.get(entry.seq) ?? entry.events[0]?.text ?? answers.at(index - mine.length)?.text ?? '…',
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
    this.live?.close();
    this.queue = [];
    this.forget(null);
    this.seat = seat;
    this.settled = false;
    this.state = shown && { ...shown, question: null, answers: [], free_undos: 0 };
    this.entries = this.logs.get(seat) ?? [];
    this.live = new Live(
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
    const waiting = this.queue.flatMap((message) => (message.type === 'entry' ? [message.seq] : []));
    return waiting.at(-1) ?? this.entries.at(-1)?.seq ?? -1;
  }

  /** Hear everything again, in the language spoken now. */
  again(): void {
    this.logs.clear();
    this.chosen.clear();
    this.look(this.seat);
  }

  leave(): void {
    this.live?.close();
    this.skip();
  }

  // Showing one thing after another

  private take(message: Message): void {
    if (message.type === 'chat') {
      this.chat = [...this.chat.filter(({ number }) => number < message.number), message];
      return;
    }
    this.queue.push(message);
    this.run();
  }

  /** Show what waits, unless that is being done. */
  private run(): void {
    const last = this.queue.at(-1);
    this.coming = last && 'question' in last ? last.question : null;
    this.running ??= this.showAll();
  }

  private async showAll(): Promise<void> {
    await Promise.resolve(); // What comes together is all there before the first is shown.
    while (this.queue.length) {
      const next = this.queue[0];
      if (next?.type === 'entry' && this.settled && !this.mine(next) && next.events.length) await this.beat();
      const message = this.queue.shift();
      if (message?.type === 'entry') this.tell(message);
      if (message?.type === 'state') await this.settle(message);
      if (message) this.remember(message);
    }
    this.hurry = this.paused = this.showing = false;
    this.coming = null;
    this.running = null;
  }

  /** Keep what others did since my last choice, and the table as it was then. */
  private remember(message: Message): void {
    const begins = message.type === 'entry' ? this.mine(message) || message.undo : !this.canRewind;
    if (begins || !this.base) this.forget(this.state);
    else this.recent = [...this.recent, message];
  }

  private forget(base: State | null): void {
    this.base = base;
    this.recent = [];
  }

  /** Show once more what others did since my last choice; step by step where nothing moves. */
  rewind(): void {
    if (this.running || !this.base) return;
    const last = this.last;
    this.queue = this.recent;
    this.act();
    this.state = this.base;
    this.forget(this.base);
    this.stale = true;
    this.entries = this.entries.filter(({ seq }) => seq <= last);
    this.paused = !preferences.moves;
    this.run();
  }

  private mine(entry: { seat?: number | null }): boolean {
    return entry.seat !== undefined && entry.seat !== null && (this.match?.mine.includes(entry.seat) ?? false);
  }

  /** Wait until what is shown has been seen; not when nothing moves, nobody looks or somebody is in a hurry. */
  private async beat(): Promise<void> {
    const length = BEAT * preferences.pace * (this.queue.length > MANY ? 0.5 : 1);
    for (;;) {
      const left = this.paused ? Infinity : this.shown + length - performance.now();
      if (left <= 0 || this.hurry || this.stepping || (document.hidden && !this.paused)) break;
      this.showing = true;
      await this.sleep(left);
    }
    this.stepping = false;
  }

  /** So many milliseconds, or until something wakes it. */
  private sleep(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = Number.isFinite(milliseconds) ? setTimeout(done, milliseconds) : undefined;
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Show at once all that waits. */
  skip(): void {
    if (!this.running) return;
    this.hurry = true;
    this.wake();
  }

  /** Stop showing, or go on. */
  pause(paused = !this.paused): void {
    this.paused = paused;
    this.wake();
  }

  /** Show the next line and stop again. */
  step(): void {
    this.stepping = true;
    this.pause(true);
  }

  /** Show at once all that waits; until it has been shown. */
  private async finish(): Promise<void> {
    this.skip();
    await this.running;
  }

  private tell(entry: Entry): void {
    this.entries = [...this.entries.filter(({ seq }) => seq < entry.seq), entry];
    this.logs.set(this.seat, this.entries);
    this.stale = true;
    if (this.settled) this.follow(entry);
  }

  /** Point out what a line of play speaks of. */
  private follow(entry: Entry): void {
    this.shown = performance.now();
    const others = !this.mine(entry) && entry.events.length > 0;
    this.now = others ? entry : null;
    this.acting = others ? entry.seat : null;
    if (preferences.moves && !this.hurry) {
      this.echoed = others ? entry.events.flatMap((event) => this.manners.anchors(event)) : [];
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
    if (first && !this.shared) this.returned = this.match.status === 'live' && this.last >= 0 && this.told.at(-1)?.seq !== this.last;
    if (this.shared) await this.handOver();
    await tick();
    if (before) travel(before);
  }

  /** Something else is asked: what was about the last question goes. */
  private clear(): void {
    this.pinned = '';
    this.menu = null;
    if (this.pointed && !this.legal.has(this.pointed) && !this.refused.has(this.pointed)) this.pointed = '';
  }

  // People who share a screen

  /** Whoever has to choose next sees the table; hidden things only once they have the screen to themselves. */
  private async handOver(): Promise<void> {
    const { mine = [], waiting = [] } = this.match ?? {};
    const next = mine.find((seat) => waiting.includes(seat));
    if (next === undefined || (this.seat !== null && waiting.includes(this.seat))) {
      this.curtain = this.next = null;
      return;
    }
    if (this.seat !== null) {
      this.next = next;
      return;
    }
    const theirs = await api.state(this.id, next);
    const asked = theirs.question;
    if (!this.state || !asked || theirs.seq !== this.state.seq) return;
    if (this.manners.secret(theirs.view, asked)) this.curtain = next;
    else this.state = { ...this.state, question: asked, free_undos: theirs.free_undos };
  }

  /** The one who has moved has seen what came of it: hide the hand, and leave the board as a stranger sees it. */
  async pass(): Promise<void> {
    try {
      const shown = await api.state(this.id, null);
      this.next = null;
      this.look(null, shown);
    } catch (error) {
      this.problem = error;
    }
  }

  /** The one to whom the screen was handed says: it is me. */
  open(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.look(seat, this.state);
  }

  // Choosing and taking back

  override get busy(): boolean {
    return this.sending || this.made > (this.match?.seq ?? 0);
  }

  /** What was shown of before goes as soon as I do something. */
  private act(): void {
    this.acts += 1;
    this.asking = null;
    this.menu = null;
    this.returned = false;
    this.unmark();
  }

  /** Choose; while something is being shown that ends first, and the choice counts if it is still there. */
  async choose(option: Option, sure = false): Promise<void> {
    const name = (this.question ?? this.coming)?.name;
    await this.finish();
    const { state, question } = this;
    if (this.busy || !state || question?.name !== name || !question?.options.some(({ move }) => move === option.move)) return;
    this.act();
    await this.send(async () => {
      const { seq } = await this.moved(option, state.seq, sure);
      this.chosen.set(seq, option.text);
      this.made = seq;
    }, option);
  }

  private moved(option: Option, seq: number, sure: boolean): Promise<{ seq: number }> {
    return this.live?.move(option.move, seq, sure) ?? api.move(this.id, option.move, seq, sure);
  }

  /** Ask something of the server, one thing at a time; a move that could not be taken back is confirmed first. */
  private async send(what: () => Promise<unknown>, option?: Option): Promise<void> {
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
    await this.finish();
    const { state, mover, back } = this;
    if (this.busy || !state || mover === null || !back) return;
    this.act();
    await this.send(() => api.undo(this.id, mover, moves ?? back, state.seq));
  }

  override pick(anchor: string, at: DOMRect): void {
    const [only, another] = this.legal.get(anchor) ?? [];
    if (only && !another) void this.choose(only);
    else if (only) void this.finish().then(() => (this.menu = { anchor, at }));
    else this.pin(anchor);
  }
}

/** The table, where it is one to play at. */
export function usePlay(): Play | null {
  const table = useTable();
  return table instanceof Play ? table : null;
}
