/** Motion: pieces travel from where they were to where they are. A piece says what it is with `data-piece`. */
import { preferences } from './preferences.svelte';

const LASTS = 250;
export type Places = Map<string, DOMRect[]>;

const visible = (rect: DOMRect) => rect.width > 0 && rect.height > 0;

/** Where every piece is now; pieces of one kind are told apart by their order. */
export function places(): Places {
  const found: Places = new Map();
  if (!preferences.moves) return found;
  for (const piece of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const kind = piece.dataset['piece'] ?? '';
    const rect = piece.getBoundingClientRect();
    if (visible(rect)) found.set(kind, [...(found.get(kind) ?? []), rect]);
  }
  return found;
}

const near = (a: DOMRect, b: DOMRect) => Math.abs(a.left - b.left) < 3 && Math.abs(a.top - b.top) < 3;

/** Let pieces travel from where they were; what comes from nowhere comes from its home, if it has one in sight. */
export function travel(before: Places): void {
  if (!preferences.moves || before.size === 0) return;
  const now = new Map<string, HTMLElement[]>();
  for (const piece of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const kind = piece.dataset['piece'] ?? '';
    now.set(kind, [...(now.get(kind) ?? []), piece]);
  }
  for (const [kind, pieces] of now) {
    const left = [...(before.get(kind) ?? [])];
    const moved = pieces.filter((piece) => {
      const rect = piece.getBoundingClientRect();
      const stayed = left.findIndex((old) => near(old, rect));
      if (stayed >= 0) left.splice(stayed, 1);
      return stayed < 0 && visible(rect);
    });
    const home = document.querySelector<HTMLElement>(`[data-home="${CSS.escape(kind.split('/').slice(0, 2).join('/'))}"]`);
    for (const piece of moved) {
      const from = left.shift() ?? home?.getBoundingClientRect();
      if (from && visible(from)) slide(piece, from);
    }
  }
}

function slide(piece: HTMLElement, from: DOMRect): void {
  const to = piece.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < 2) return;
  piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: LASTS * preferences.pace,
    easing: 'cubic-bezier(.3,.7,.3,1)',
  });
}
