/** What the view of Architects holds, and the figures of its board. */
import printed from './printed.json';

export type Gain = number[];
export type Hidden = { size: number; faces?: number[] };
export type Zone = number[] | Hidden;

export interface Architect {
  seat: number;
  board: string;
  is_automa: boolean;
  reserve: number;
  silver: number;
  goods: number[];
  virtue: number;
  level: number;
  unpaid: number;
  paid: number;
  at: number[];
  captured: number[];
  hand: Zone;
  desk: Zone;
  built: number[];
  apprentices: number[];
}

export interface Offer {
  gains?: Gain[];
  actions?: number;
  reach?: number;
  plans?: number;
  price?: number;
  virtue?: number;
}

export interface Site {
  players: Architect[];
  active: number;
  final: number;
  slots: number;
  columns: number;
  tax: number;
  prison: number[];
  market: number[];
  guildhall: number[];
  beside: number[];
  coins: number[];
  top_row: number[];
  bottom_row: number[];
  buildings: Hidden;
  apprentices: Hidden;
  rewards: Hidden;
  rewards_seen: number[];
  schemes: Hidden;
  schemes_seen: number[];
  offers: Record<string, Offer>;
}

export interface Card {
  key: string;
  slug: string;
  deck: string;
  source: string;
  skills?: number;
  cost?: number[];
  virtue?: number;
  vp?: number;
  small?: number[];
  large?: number[];
  gain?: number[];
}

export const CARDS: Card[] = printed.cards;
const BY_SLUG = new Map(CARDS.map((card) => [card.slug, card]));
export const cardOf = (anchor: string): Card | undefined =>
  anchor.startsWith('card/') ? BY_SLUG.get(anchor.slice(5)) : undefined;

export const COLOURS = printed.colours;
export const colourOf = (seat: number): string => COLOURS[seat] ?? 'yellow';
export const GOODS = printed.goods;
export const GAINS = printed.gains;
export const SKILLS = printed.skills;
export const PLACES = printed.places;
/** The places with a large circle, where any number of workers can stand. */
export const CIRCLES = printed.circles;

/** The side of a player board without a character. */
export const STANDARD = '';
export const TOO_VIRTUOUS = printed.too_virtuous;
export const VIRTUE_POINTS = printed.virtue_points;
export const LEVELS = printed.levels;

export const size = (zone: Zone): number => (Array.isArray(zone) ? zone.length : zone.size);
export const seen = (zone: Zone): number[] => (Array.isArray(zone) ? zone : []);
export const skillsOf = (card: Card): string[] => SKILLS.filter((_, bit) => ((card.skills ?? 0) >> bit) & 1);

/** What of a gain is something: name and number. */
export const amounts = (gain: number[]): { name: string; n: number }[] =>
  gain.flatMap((n, index) => (n ? [{ name: GAINS[index] ?? '', n }] : []));
