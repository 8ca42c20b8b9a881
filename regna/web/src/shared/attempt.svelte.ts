/** Something asked of the server: whether it is under way, and what went wrong. */
import { problemOf } from './problem';

export class Attempt {
  busy = $state(false);
  private error = $state.raw<unknown>(null);
  problem = $derived(problemOf(this.error));

  /** Do it, unless the last is still under way; whether it went well. */
  async make(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await doing();
    } catch (error) {
      this.error = error;
    }
    this.busy = false;
    return this.error === null;
  }
}
