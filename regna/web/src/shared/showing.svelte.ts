/** Shows one message after another: what others did, each line for as long as it takes to see it. */
import type { Message } from './connection';
import { preferences } from './preferences.svelte';

/** How long one line of somebody else's play is shown before the next, at normal speed. */
export const BEAT = 850;
/** Beyond this many lines that wait, each is shown half as long. */
const MANY = 24;

/** What a table does with what is shown at it. */
interface Shown {
  /** Whether what was shown before must have been seen first. */
  waits: (message: Message) => boolean;
  show: (message: Message) => Promise<void> | void;
  done: () => void;
}

export class Showing {
  /** Something waits until what is shown has been seen. */
  on = $state(false);
  paused = $state(false);
  /** Somebody wants to see the end of it. */
  hurry = false;
  queue: Message[] = [];
  private running: Promise<void> | null = null;
  private since = 0;
  private stepping = false;
  private wake = () => {};

  constructor(private readonly table: Shown) {}

  get isRunning(): boolean {
    return this.running !== null;
  }

  /** Show what waits, unless that is being done. */
  run(): void {
    this.running ??= this.showAll();
  }

  /** Something is shown from now on. */
  begin(): void {
    this.since = performance.now();
  }

  private async showAll(): Promise<void> {
    await Promise.resolve(); // What comes together is all there before the first is shown.
    while (this.queue[0]) {
      const waits = this.table.waits(this.queue[0]);
      // Without an await all that came together is drawn at once.
      if (waits && this.left() > 0) await this.beat();
      if (waits) this.stepping = false;
      const message = this.queue.shift();
      if (!message) continue;
      const shown = this.table.show(message);
      if (shown) await shown;
    }
    this.hurry = this.paused = this.on = false;
    this.running = null;
    this.table.done();
  }

  /** How long what is shown has yet to be seen; not at all when nothing moves, nobody looks or somebody is in a hurry. */
  private left(): number {
    if (this.hurry || this.stepping || (document.hidden && !this.paused)) return 0;
    const length = BEAT * preferences.pace * (this.queue.length > MANY ? 0.5 : 1);
    return this.paused ? Infinity : this.since + length - performance.now();
  }

  /** Wait until what is shown has been seen. */
  private async beat(): Promise<void> {
    for (let left = this.left(); left > 0; left = this.left()) {
      this.on = true;
      await this.sleep(left);
    }
  }

  /** This many milliseconds, or until something wakes it. */
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
  async finish(): Promise<void> {
    this.skip();
    await this.running;
  }
}
