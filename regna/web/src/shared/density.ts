/** How close together choices stand: as far apart as there is room for.
 *
 * It follows from the widths of their texts: to lay the page out and measure would take longer than all else that an answer needs.
 */
import type { Group } from './choices';

/** Pixels: the height of a button, the gap to the next, what is beside its text, and its key; how large letters are, in rem. */
interface Density {
  name: 'roomy' | 'close' | 'dense';
  high: number;
  gap: number;
  beside: number;
  key: number;
  letters: number;
}
const ROOMY: Density = { name: 'roomy', high: 36, gap: 7, beside: 26, key: 27, letters: 1 };
const CLOSE: Density = { name: 'close', high: 30, gap: 5, beside: 20, key: 25, letters: 1 };
const DENSE: Density = { name: 'dense', high: 24, gap: 5, beside: 14, key: 13, letters: 0.9375 };
/** How high the list may be before its choices must stand closer, in rem. */
const ROOM = 7.6;

/** How wide a list may be, a rem and a text, in pixels. */
export interface Room {
  width: number;
  rem: number;
  widthOf: (text: string) => number;
}

/** The first density at which every choice is seen at once. */
export function densityOf(groups: Group[], room: Room): Density['name'] {
  const fits = (density: Density) => height(groups, room, density) <= ROOM * room.rem;
  return ([ROOMY, CLOSE].find(fits) ?? DENSE).name;
}

/** Lines are filled as the browser does it: choices of one place begin a new one where they do not fit into what is left,
 * and the first of them stays beside the place's name. */
function height(groups: Group[], { width, widthOf }: Room, { high, gap, beside, key, letters }: Density): number {
  let rows = 1;
  let x = 0;
  const put = (part: number) => {
    if (x && x + part > width) [rows, x] = [rows + 1, 0];
    x += part + gap;
  };
  for (const { place, choices } of groups) {
    const widths = choices.map((choice) => widthOf(choice.text) * letters + beside + (choice.key ? key : 0));
    if (place) widths[0] = (widths[0] ?? 0) + widthOf(place) * letters + gap;
    const whole = widths.reduce((sum, each) => sum + each + gap, -gap);
    if (x && x + whole > width) x = width;
    widths.forEach(put);
    rows += widths.filter((each) => each > width).length;
    if (place && whole > width) x = width;
  }
  return rows * (high + gap) - gap;
}

let pencil: CanvasRenderingContext2D | null = null;

/** The room in a list of this width, with letters so many times as large as the browser's. */
export function roomIn(width: number, scale: number): Room {
  if (!pencil) {
    pencil = document.createElement('canvas').getContext('2d')!;
    pencil.font = "500 medium 'Alegreya Sans', 'Segoe UI', sans-serif";
  }
  const { font } = pencil;
  const rem = scale * parseFloat(/[\d.]+px/.exec(font)?.[0] ?? '16');
  return { width, rem, widthOf: (text) => scale * (pencil?.measureText(text).width ?? 0) };
}
