/** Something asked of the server: whether it is under way, and what went wrong. */

export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Do it, unless the last is still under way; whether it went well. */
  async make(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = '';
    try {
      await doing();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    this.busy = false;
    return this.problem === '';
  }
}
