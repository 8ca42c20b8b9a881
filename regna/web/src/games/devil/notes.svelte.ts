/** A private notebook: who might be who. Kept in this browser only, by match and seat, and never sent.
 *
 * On a screen that people share nothing is written down: it lasts as long as the page.
 */
export const MARKS = ['', 'maybe', 'yes', 'no'];

export interface Notes {
  /** By seat and role: what is thought of it. */
  marks: Record<string, string>;
  text: string;
}
const EMPTY: Notes = { marks: {}, text: '' };
const LONGEST = 500;
/** What was noted while this page is open. */
const open = new Map<string, Notes>();
const keyOf = (match: string, seat: number) => `regna-devil-notes-${match}-${seat}`;

function read(key: string): Notes {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Notes> | null;
    const marks = Object.entries(found?.marks ?? {}).filter(([, mark]) => MARKS.includes(mark));
    return { marks: Object.fromEntries(marks), text: String(found?.text ?? '').slice(0, LONGEST) };
  } catch {
    return EMPTY;
  }
}

export class Notebook {
  notes = $state.raw<Notes>(EMPTY);
  private readonly key: string;

  constructor(
    match: string,
    seat: number,
    private readonly shared: boolean,
  ) {
    this.key = keyOf(match, seat);
    this.notes = open.get(this.key) ?? (shared ? EMPTY : read(this.key));
  }

  markOf(seat: number, role: string): string {
    return this.notes.marks[`${seat}/${role}`] ?? '';
  }

  /** The next mark after the one that stands there. */
  turn(seat: number, role: string): void {
    const next = MARKS[(MARKS.indexOf(this.markOf(seat, role)) + 1) % MARKS.length] ?? '';
    this.keep({ ...this.notes, marks: { ...this.notes.marks, [`${seat}/${role}`]: next } });
  }

  write(text: string): void {
    this.keep({ ...this.notes, text: text.slice(0, LONGEST) });
  }

  private keep(notes: Notes): void {
    this.notes = notes;
    open.set(this.key, notes);
    if (this.shared) return;
    try {
      localStorage.setItem(this.key, JSON.stringify(notes));
    } catch {
      // Without storage the notes last as long as the page.
    }
  }
}
