/** Choosing several pieces by touching them. What is picked is always one of the options, so that one tap is enough;
 * a piece that is touched leads to the nearest option with one more of it, or one less. */
import type { Option, Question } from './api';

interface Way {
  option: Option;
  pieces: string[];
}

/** The name of a slot that takes any piece. */
const ANY = 'any';

const count = (pieces: string[], kind: string): number => pieces.filter((piece) => piece === kind).length;

/** How many pieces two sets have in common. */
function common(a: string[], b: string[]): number {
  return [...new Set(a)].reduce((sum, kind) => sum + Math.min(count(a, kind), count(b, kind)), 0);
}

export class Picker {
  private readonly ways: Way[];
  /** The kinds of pieces, in the order in which options name them. */
  readonly kinds: string[];
  /** What the pieces are for: named slots, or as many as the most pieces. */
  readonly slots: string[];
  private chosen = $state.raw<Way>() as Way;

  /** At first as many pieces as possible, or what is asked for, if it is one of the ways. */
  constructor({ options, slots }: Question, wanted: string[] = []) {
    this.ways = options.flatMap((option) => (option.pieces ? [{ option, pieces: option.pieces }] : []));
    const most = Math.max(...this.ways.map(({ pieces }) => pieces.length));
    this.kinds = [...new Set(this.ways.flatMap(({ pieces }) => pieces))];
    this.slots = slots ?? Array<string>(most).fill('');
    const asked = this.ways.find(({ option }) => wanted.includes(option.move));
    this.chosen = asked ?? (this.ways.find(({ pieces }) => pieces.length === most) as Way);
  }

  /** Whether a question is answered by picking pieces. */
  static suits({ options }: Question): boolean {
    return options.filter(({ pieces }) => pieces).length > 1;
  }

  /** The option that is picked. */
  get option(): Option {
    return this.chosen.option;
  }

  /** The picked pieces by slot: each in one of its own name if there is one, the others in those that take anything first. */
  get filled(): (string | undefined)[] {
    const left = [...this.chosen.pieces];
    const filled = this.slots.map((slot) => (left.includes(slot) ? left.splice(left.indexOf(slot), 1)[0] : undefined));
    const free = this.slots.flatMap((_, place) => (filled[place] === undefined ? [place] : []));
    const named = (place: number) => Number(this.slots[place] !== ANY);
    for (const place of free.sort((a, b) => named(a) - named(b) || a - b)) filled[place] = left.shift();
    return filled;
  }

  /** The pieces that are not picked and could be, by kind. */
  get rest(): { kind: string; n: number }[] {
    const most = (kind: string) => Math.max(...this.ways.map(({ pieces }) => count(pieces, kind)));
    return this.kinds.map((kind) => ({ kind, n: most(kind) - this.picked(kind) }));
  }

  picked(kind: string): number {
    return count(this.chosen.pieces, kind);
  }

  canAdd(kind: string): boolean {
    return this.more(kind) !== undefined;
  }

  add(kind: string): void {
    this.chosen = this.more(kind) ?? this.chosen;
  }

  canDrop(kind: string): boolean {
    return this.fewer(kind) !== undefined;
  }

  drop(kind: string): void {
    this.chosen = this.fewer(kind) ?? this.chosen;
  }

  private more(kind: string): Way | undefined {
    return this.nearest(({ pieces }) => count(pieces, kind) > this.picked(kind));
  }

  private fewer(kind: string): Way | undefined {
    return this.nearest(({ pieces }) => count(pieces, kind) < this.picked(kind));
  }

  /** Of those that fit, the one that leaves most as it is and changes the number of pieces least. */
  private nearest(fits: (way: Way) => boolean): Way | undefined {
    const { pieces } = this.chosen;
    const loss = (way: Way) => [-common(way.pieces, pieces), Math.abs(way.pieces.length - pieces.length)] as const;
    return this.ways.filter(fits).sort((a, b) => loss(a)[0] - loss(b)[0] || loss(a)[1] - loss(b)[1])[0];
  }
}
