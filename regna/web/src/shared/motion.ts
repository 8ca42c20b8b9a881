/** Motion: pieces travel from where they were to where they are, and what is gained or paid travels to its owner.
 *
 * A piece says what it is with `data-piece`, the place it comes from at first with `data-home`, a counter with `data-counter`.
 */
import { preferences } from './preferences.svelte';

const LASTS = 380;
const SOFT = 'cubic-bezier(.3,.7,.3,1)';
export type Places = Map<string, DOMRect[]>;

/** Some of what a counter counts travels between it and something with an anchor. */
export interface Flight {
  counter: string;
  from?: string;
  to?: string;
  n: number;
}

const visible = (rect: DOMRect) => rect.width > 0 && rect.height > 0;
const pieces = () => document.querySelectorAll<HTMLElement>('[data-piece]');
const near = (a: DOMRect, b: DOMRect) => Math.abs(a.left - b.left) < 3 && Math.abs(a.top - b.top) < 3;

/** Where every piece is now; pieces of one kind are told apart by their order. */
export function places(): Places {
  const found: Places = new Map();
  if (!preferences.moves) return found;
  for (const piece of pieces()) {
    const kind = piece.dataset['piece'] ?? '';
    const rect = piece.getBoundingClientRect();
    if (visible(rect)) found.set(kind, [...(found.get(kind) ?? []), rect]);
  }
  return found;
}

/** Let pieces travel from where they were; what comes from nowhere comes from its home, if it has one in sight. */
export function travel(before: Places): void {
  if (!preferences.moves || before.size === 0) return;
  const now = new Map<string, HTMLElement[]>();
  for (const piece of pieces()) {
    const kind = piece.dataset['piece'] ?? '';
    now.set(kind, [...(now.get(kind) ?? []), piece]);
  }
  for (const [kind, standing] of now) {
    const left = [...(before.get(kind) ?? [])];
    const moved = standing.filter((piece) => {
      const rect = piece.getBoundingClientRect();
      const stayed = left.findIndex((old) => near(old, rect));
      if (stayed >= 0) left.splice(stayed, 1);
      return stayed < 0 && visible(rect);
    });
    const home = document.querySelector<HTMLElement>(
      `[data-home="${CSS.escape(kind.split('/').slice(0, 2).join('/'))}"]`,
    );
    for (const piece of moved) {
      const from = left.shift() ?? home?.getBoundingClientRect();
      if (from && visible(from)) slide(piece, from, piece.getBoundingClientRect());
    }
  }
}

function slide(piece: Element, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < 2) return;
  const steps = [
    { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
    { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(1.15)`, zIndex: 5, offset: 0.5 },
    { transform: 'none', zIndex: 5 },
  ];
  piece.animate(steps, { duration: LASTS * preferences.pace, easing: SOFT });
}

const MOST = 4;
const SIZE = 24;

/** Where something is seen: what is folded away, at the tab that opens it. */
function seenAt(thing: Element): DOMRect {
  const rect = thing.getBoundingClientRect();
  const fold = visible(rect) ? null : thing.closest('section[id]');
  const tab = fold && document.querySelector(`[aria-controls="${CSS.escape(fold.id)}"]`);
  return tab?.getBoundingClientRect() ?? rect;
}

/** Let signs travel between counters and places, a few for many. */
export function fly(flights: Flight[]): void {
  for (const { counter, from, to, n } of flights) {
    const owner = document.querySelector(`[data-counter="${CSS.escape(counter)}"]`);
    const place = document.querySelector(`[data-anchor="${CSS.escape(from ?? to ?? '')}"]`);
    const sign = owner?.querySelector('svg');
    if (!owner || !place || !sign) continue;
    const [start, end] = (from ? [place, owner] : [owner, place]).map(seenAt) as [DOMRect, DOMRect];
    if (!visible(start) || !visible(end)) continue;
    for (let i = 0; i < Math.min(n, MOST); i++) send(sign, start, end, i);
  }
}

function send(sign: SVGElement, start: DOMRect, end: DOMRect, order: number): void {
  const copy = sign.cloneNode(true) as SVGElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('flying');
  copy.style.width = copy.style.height = `${SIZE}px`;
  document.body.append(copy);
  const at = (rect: DOMRect) =>
    `translate(${rect.left + rect.width / 2 - SIZE / 2}px, ${rect.top + rect.height / 2 - SIZE / 2}px)`;
  const steps = [
    { transform: `${at(start)} scale(0.6)`, opacity: 0 },
    { transform: `${at(start)} scale(1.2)`, opacity: 1, offset: 0.2 },
    { transform: at(end), opacity: 1, offset: 0.9 },
    { transform: `${at(end)} scale(0.6)`, opacity: 0 },
  ];
  const timing = {
    duration: 1.8 * LASTS * preferences.pace,
    delay: order * 70 * preferences.pace,
    easing: SOFT,
    fill: 'backwards' as const,
  };
  copy.animate(steps, timing).finished.finally(() => copy.remove());
}
