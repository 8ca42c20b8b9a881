/** A table one looks back at: any moment of a match, with anybody's eyes once it is over. */
import { tick } from 'svelte';
import { api, type Entry, type State } from './api';
import type { Manners } from './live-table.svelte';
import { kept } from './kept';
import { fly, places, travel } from './motion';
import { preferences } from './preferences.svelte';
import { standing, Table } from './table.svelte';

/** How long one line is shown when the match plays itself, at normal speed; and where nothing moves. */
const BEAT = 1100;
const STILL = 700;

export class ReplayTable extends Table {
  at = $state(0);
  /** The moment that was asked for last: steps go on from there, also while it is on its way. */
  wanted = $state(0);
  playing = $state(false);
  manners = $state.raw<Manners>({ secret: () => true, flights: () => [], rounds: () => [] });

  private all = $state.raw<Entry[]>([]);
  private seen = new Map<string, Promise<State>>();
  private timer = 0;

  /** The number of the last line. */
  end = $derived(this.match?.seq ?? 0);
  over = $derived(this.match?.status === 'over' || this.match?.status === 'abandoned');
  /** The lines of the whole match that were not taken back. */
  whole = $derived(standing(this.all).told);
  /** After which lines a round begins, and before which lines I do. */
  rounds = $derived(this.manners.rounds(this.whole));
  turns = $derived(
    this.whole.flatMap(({ seq, seat }, index) =>
      seat !== null && seat === this.seat && this.whole[index - 1]?.seat !== seat ? [seq - 1] : [],
    ),
  );
  /** Whose eyes one may borrow: everybody's once it is over, before that one's own, if nobody else shares the screen. */
  eyes = $derived.by(() => {
    const { seats = [], mine = [] } = this.match ?? {};
    return this.over ? seats.map(({ seat }) => seat) : mine.length === 1 ? mine : [];
  });

  async open(seat: number | null, at: number | null): Promise<void> {
    this.match = await api.match(this.id);
    const { mine } = this.match;
    const eyes = at === null && seat === null && mine.length === 1 ? (mine[0] ?? null) : seat;
    await this.see(eyes !== null && this.eyes.includes(eyes) ? eyes : null, Math.min(at ?? this.end, this.end));
  }

  /** Look with other eyes, once there is something to see. */
  async see(seat: number | null, at = this.at): Promise<void> {
    const [all, state] = await Promise.all([api.events(this.id, seat), api.state(this.id, seat, at)]);
    this.seen.clear();
    this.seen.set(`${seat} ${at}`, Promise.resolve(state));
    this.seat = seat;
    this.all = all;
    await this.jump(at);
  }

  /** Show the table as it was after a line. */
  async jump(at: number): Promise<void> {
    const to = Math.max(0, Math.min(at, this.end));
    const step = to === this.wanted + 1;
    this.acts += 1;
    this.wanted = to;
    try {
      const state = await this.moment(to);
      if (this.wanted !== to) return;
      const before = places();
      const entry = this.all[to];
      this.at = to;
      this.state = kept(this.state, state);
      this.entries = this.all.slice(0, to + 1);
      this.echoed = entry && step ? entry.events.flatMap(({ anchors }) => anchors) : [];
      await tick();
      travel(before);
      if (entry && step && preferences.moves) fly(this.manners.flights(entry));
      this.problem = '';
      if (to < this.end) void this.moment(to + 1).catch(() => undefined);
    } catch (error) {
      this.stop();
      this.problem = error;
    }
  }

  private moment(at: number): Promise<State> {
    const key = `${this.seat} ${at}`;
    const found = this.seen.get(key) ?? api.state(this.id, this.seat, at);
    this.seen.set(key, found);
    found.catch(() => this.seen.delete(key));
    return found;
  }

  /** The nearest of some moments before or after the one that was asked for. */
  near(moments: number[], by: 1 | -1): number | undefined {
    return by > 0 ? moments.find((moment) => moment > this.wanted) : moments.findLast((moment) => moment < this.wanted);
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.end) this.at = this.wanted = -1;
    void this.next();
  }

  private async next(): Promise<void> {
    if (!this.playing) return;
    await this.jump(this.wanted + 1);
    if (this.at >= this.end || this.problem) this.stop();
    else this.timer = window.setTimeout(() => void this.next(), preferences.moves ? BEAT * preferences.pace : STILL);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
