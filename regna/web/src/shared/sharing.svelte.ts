/** People who share a screen: whoever has to choose next sees the table, hidden things only with the screen to themselves. */
import { api } from './api';
import type { LiveTable } from './live-table.svelte';

export class Sharing {
  /** The seat to which the screen has to be handed; nobody's hand is shown. */
  curtain = $state<number | null>(null);
  /** The seat that is next while the one before still sees what their move brought. */
  next = $state<number | null>(null);

  constructor(private readonly table: LiveTable) {}

  async handOver(): Promise<void> {
    const { id, seat, match, manners } = this.table;
    const { mine = [], waiting = [] } = match ?? {};
    const next = mine.find((each) => waiting.includes(each));
    if (next === undefined || (seat !== null && waiting.includes(seat))) {
      this.curtain = this.next = null;
      return;
    }
    if (seat !== null) {
      this.next = next;
      return;
    }
    const theirs = await api.state(id, next);
    const { state } = this.table;
    const asked = theirs.question;
    if (!state || !asked || theirs.seq !== state.seq) return;
    if (manners.secret(theirs.view, asked)) this.curtain = next;
    else this.table.state = { ...state, question: asked, free_undos: theirs.free_undos };
  }

  /** The one who has moved has seen what came of it: hide the hand, and leave the board as a stranger sees it. */
  async pass(): Promise<void> {
    try {
      const shown = await api.state(this.table.id, null);
      this.next = null;
      this.table.look(null, shown);
    } catch (error) {
      this.table.problem = error;
    }
  }

  /** The one to whom the screen was handed says: it is me. */
  open(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.table.look(seat, this.table.state);
  }
}
