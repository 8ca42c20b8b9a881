/** What the view of Architects holds, and the figures of its board. */
import cards from './cards.json';

export type Gain = number[];
export type Hidden = { size: number; faces?: number[] };
export type Zone = number[] | Hidden;

export interface Architect {
  seat: number;
  board: string;
  rules_play: boolean;
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

export interface Offer { gains?: Gain[]; actions?: number; reach?: number; plans?: number; price?: number; virtue?: number }

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

export const CARDS = cards as Card[];
const BY_SLUG = new Map(CARDS.map((card) => [card.slug, card]));
export const cardOf = (anchor: string): Card | undefined => (anchor.startsWith('card/') ? BY_SLUG.get(anchor.slice(5)) : undefined);

export const COLOURS = ['yellow', 'red', 'green', 'blue', 'purple'];
export const colourOf = (seat: number): string => COLOURS[seat] ?? 'yellow';
export const GOODS = ['clay', 'wood', 'stone', 'gold', 'marble'];
export const GAINS = [...GOODS, 'silver', 'virtue', 'cards', 'debts'];
export const SKILLS = ['carpentry', 'tiling', 'masonry'];
export const PLACES = [
  'quarry', 'forest', 'mines', 'silversmith', 'kings-storehouse', 'workshop', 'town-centre', 'tax-stand', 'guardhouse',
  'black-market-left', 'black-market-middle', 'black-market-right', 'guildhall',
];

/** The side of a player board without a character. */
export const STANDARD = '';
export const TOO_VIRTUOUS = 10;
export const VIRTUE_POINTS = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7];
export const LEVELS: { spaces: number; points: number; price: number[]; rough: number }[] = [
  { spaces: 3, points: 2, price: [0, 0, 0, 1, 0], rough: 0 },
  { spaces: 3, points: 4, price: [], rough: 4 },
  { spaces: 2, points: 7, price: [0, 0, 0, 0, 1], rough: 0 },
  { spaces: 2, points: 12, price: [], rough: 8 },
  { spaces: 1, points: 20, price: [0, 0, 0, 2, 2], rough: 0 },
];

export const size = (zone: Zone): number => (Array.isArray(zone) ? zone.length : zone.size);
export const seen = (zone: Zone): number[] => (Array.isArray(zone) ? zone : []);
export const skillsOf = (card: Card): string[] => SKILLS.filter((_, bit) => ((card.skills ?? 0) >> bit) & 1);

/** What of a gain is something: name and number. */
export const amounts = (gain: number[]): { name: string; n: number }[] =>
  gain.flatMap((n, index) => (n ? [{ name: GAINS[index] ?? '', n }] : []));
