/** Whether the server can be reached: what the browser says, the last request, and the live connection of a table. */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
const PROBE = '/api/v1/session';

class Network {
  /** Requests are answered. */
  private answered = $state(true);
  /** The live connection stands, where there is one. */
  live = $state(true);
  up = $derived(this.answered && this.live);
  private wait = FIRST_WAIT;
  private timer = 0;

  constructor() {
    addEventListener('offline', () => this.lost());
    addEventListener('online', () => void this.probe());
    if (navigator.onLine === false) this.lost();
  }

  /** A request was not answered: try until one is. */
  lost(): void {
    if (!this.answered) return;
    this.answered = false;
    this.wait = FIRST_WAIT;
    this.later();
  }

  found(): void {
    clearTimeout(this.timer);
    this.answered = true;
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.probe(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private async probe(): Promise<void> {
    try {
      await fetch(PROBE);
      this.found();
    } catch {
      this.later();
    }
  }
}

export const network = new Network();

/** A request that was not answered. */
export class Unreachable extends Error {}

/** The server's answer to a request. */
export async function reach(url: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, request);
  } catch {
    network.lost();
    throw new Unreachable();
  }
  network.found();
  return answer;
}
