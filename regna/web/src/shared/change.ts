/** By how much a number changed: floats beside it for a moment, where it covers no text and is all in sight. */
import { signed } from './numbers';

const LASTS = 2000;
const GAP = 2;
const floating = new Set<HTMLElement>();

/** Show it; returns how to take it away sooner. Where there is no room, nothing is shown. */
export function floatChange(number: HTMLElement, by: number): () => void {
  const badge = document.createElement('span');
  badge.className = by < 0 ? 'change loss' : 'change';
  badge.ariaHidden = 'true';
  badge.textContent = signed(by);
  document.body.append(badge);
  floating.add(badge);
  const remove = () => {
    clearTimeout(timer);
    floating.delete(badge);
    badge.remove();
    removeEventListener('scroll', remove, true);
  };
  const timer = setTimeout(remove, LASTS);
  addEventListener('scroll', remove, true);
  const room =
    inSight(number) &&
    beside(number.getBoundingClientRect(), badge.getBoundingClientRect()).find((place) => isFree(place, badge));
  if (room) badge.style.translate = `${room.x}px ${room.y}px`;
  else remove();
  return remove;
}

/** Whether nothing that scrolls or is cut off hides a number. */
function inSight(number: HTMLElement): boolean {
  const { x, y, width, height } = number.getBoundingClientRect();
  return document.elementsFromPoint(x + width / 2, y + height / 2).includes(number);
}

/** Places beside a number, the best first. */
function beside(number: DOMRect, { width, height }: DOMRect): DOMRect[] {
  const right = number.right + GAP;
  const left = number.left - width - GAP;
  const middle = number.top + (number.height - height) / 2;
  const [above, below] = [number.top - height, number.bottom];
  const places: [number, number][] = [
    [right, middle],
    [left, middle],
    [right, above],
    [left, above],
    [right, below],
    [left, below],
  ];
  return places.map(([x, y]) => new DOMRect(x, y, width, height));
}

function isFree(place: DOMRect, badge: HTMLElement): boolean {
  const inside = place.left >= 0 && place.top >= 0 && place.right <= innerWidth && place.bottom <= innerHeight;
  const others = [...floating].filter((other) => other !== badge).map((other) => other.getBoundingClientRect());
  return inside && ![...others, ...textAt(place)].some((taken) => overlap(taken, place));
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where words and figures stand of all that lies at a place. */
function textAt({ left, right, top, bottom, x, y, width, height }: DOMRect): DOMRect[] {
  const found = new Set<Element>();
  for (const across of [left, x + width / 2, right - 1])
    for (const down of [top, y + height / 2, bottom - 1])
      for (const each of document.elementsFromPoint(across, down)) found.add(each);
  const range = document.createRange();
  return [...found].flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }),
  );
}
