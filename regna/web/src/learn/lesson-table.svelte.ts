/** A table to learn at: only what the lesson asks for leads on. The server keeps nothing, so the answers so far go with every step. */
import { api, type LessonStep, type MatchInfo, type Option } from '../shared/api';
import { LiveTable } from '../shared/live-table.svelte';
import type { Lead } from '../shared/table.svelte';

const NOBODY = {
  free: false,
  here: true,
  away: false,
  late: false,
  reserved: false,
  muted: false,
  removed: false,
};

/** A lesson as the match that it is: mine is one seat, the others follow the lesson. */
function matchOf({ game, options, seat, colours, state }: LessonStep): MatchInfo {
  return {
    id: '',
    game,
    options,
    status: 'live',
    seq: state.seq,
    seats: colours.map((colour, each) => ({
      ...NOBODY,
      seat: each,
      colour,
      kind: each === seat ? 'me' : 'bot',
      name: '',
      bot: null,
    })),
    public: false,
    hints: false,
    mine: [seat],
    hosted: false,
    waiting: state.question ? [seat] : [],
    ready: [],
    seat_log: [],
    request: null,
    commitment: '',
    seed: null,
    result: null,
    invitations: {},
    strength: null,
    tempo: { kind: 'none' },
    clocks: [],
    rematch: null,
    problem: null,
  };
}

/** What is asked for and spoken of, to be marked. */
function leadOf({ state, leads, point }: LessonStep): Lead {
  const wanted = state.question?.options.filter(({ move }) => leads.includes(move)) ?? [];
  return { kind: 'lesson', moves: leads, anchors: [...wanted.map(({ anchor }) => anchor).filter(Boolean), ...point] };
}

export class LessonTable extends LiveTable {
  lesson = $state.raw<LessonStep | null>(null);
  /** What is said to the last move, which did not lead on. */
  reply = $state('');
  private answers: string[] = [];
  over = $derived(this.lesson !== null && this.lesson.at === this.lesson.steps);

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super(`${game}/${name}`);
  }

  override async sit(): Promise<void> {
    this.present(await api.lesson(this.game, this.name, this.answers), true);
  }

  /** Hear everything again, in the language spoken now. */
  override again(): void {
    void this.turn(this.answers);
  }

  override async choose(option: Option): Promise<void> {
    await this.showing.finish();
    const { lesson, question } = this;
    if (this.busy || !lesson || !question?.options.some(({ move }) => move === option.move)) return;
    this.act();
    if (lesson.leads.includes(option.move)) await this.goOn(option.move);
    else this.reply = lesson.replies[option.move] ?? '';
  }

  /** Go on from what is only read. */
  async readOn(): Promise<void> {
    await this.showing.finish();
    if (!this.busy && this.lesson?.reads) await this.goOn('');
  }

  private async goOn(move: string): Promise<void> {
    const answers = [...this.answers, move];
    await this.send(async () => {
      this.present(await api.lesson(this.game, this.name, answers), false);
      this.answers = answers;
    });
  }

  /** One step back. */
  override async undo(): Promise<void> {
    if (this.answers.length) await this.turn(this.answers.slice(0, -1));
  }

  /** Mark what a puzzle keeps to itself. */
  reveal(): void {
    if (this.lesson) this.lead = leadOf(this.lesson);
    this.reply = '';
  }

  /** From the beginning. */
  async restart(): Promise<void> {
    await this.turn([]);
  }

  private async turn(answers: string[]): Promise<void> {
    await this.showing.finish();
    this.act();
    await this.send(async () => {
      this.present(await api.lesson(this.game, this.name, answers), true);
      this.answers = answers;
    });
  }

  /** Show a step: after the last one line by line what happened since, else at once. */
  private present(step: LessonStep, anew: boolean): void {
    const seen = anew ? -1 : (this.entries.at(-1)?.seq ?? -1);
    if (anew) this.forget(null);
    this.seat = step.seat;
    this.lesson = step;
    this.reply = '';
    this.lead = step.puzzle ? null : leadOf(step);
    for (const entry of step.entries) if (entry.seq > seen) this.take({ type: 'entry', ...entry });
    this.take({ type: 'state', match: matchOf(step), ...step.state });
  }
}
