/** What the view of Paladins holds, and the figures of its boards. */
import board from './board.json';
import cards from './cards.json';

/** Things, each with how many of it. */
export type Reward = [number, number][];
export interface Hidden { size: number; known?: [number, number][] }
export type Zone = number[] | Hidden;

export interface Noble {
  seat: number;
  rules_play: boolean;
  coins: number;
  provisions: number;
  workers: number[];
  attributes: number[];
  covered: number[];
  placed: number[];
  workshops: number;
  monks: number;
  outposts: number;
  jars: number[];
  unpaid: number;
  paid: number;
  passed: boolean;
  marker: number;
  deck: Hidden;
  drawn: Zone;
  chosen: Zone;
  paladin: number[];
  departed: number[];
  townsfolk: number[];
  walls: number[];
  attacked: number[];
  converted: number[];
  suspicions: number[];
}

/** What an action would need and cost a player now. */
export interface Offer { slots: string[]; done?: number; most?: number; coins?: number; provisions?: number; then?: number; needs?: string; have?: number; gives?: string; level?: number; bonuses?: Record<string, number> }

export interface Kingdom {
  players: Noble[];
  phase: string;
  round: number;
  first: number;
  active: number;
  pool: number;
  places: number[];
  townsfolk_slots: number[];
  outsider_slots: number[];
  favour_workers: number[];
  tavern_row: number[];
  tavern_taken: number[];
  townsfolk: Hidden;
  outsiders: Hidden;
  walls: Hidden;
  tavern: Hidden;
  suspicions: Hidden;
  orders: Hidden;
  favours: Hidden;
  orders_shown: number[];
  favours_shown: number[];
  schemes: Hidden;
  schemes_seen: number[];
  offers: Record<string, Record<string, Offer>>;
}

export interface Card {
  key: string;
  slug: string;
  deck: string;
  source: string;
  workers?: number[];
  boosts?: number[];
  quest?: Reward;
  joins?: Reward;
  event?: number;
  brings?: Reward;
  faction?: string;
  attack?: Reward;
  convert?: Reward;
  gain?: Reward;
  choices?: Reward[];
  slot?: number;
  price?: Reward;
  action?: number;
  tax?: number;
  vp?: number;
}

export interface Action { name: string; slots: number[]; needs: number; gives: number }
export interface Place { name: string; gain: Reward; region: number; seats: number }

export const CARDS = cards as unknown as Card[];
const BY_SLUG = new Map(CARDS.map((card) => [card.slug, card]));
export const cardOf = (anchor: string): Card | undefined => (/^(card|space)\//.test(anchor) ? BY_SLUG.get(anchor.slice(anchor.indexOf('/') + 1)) : undefined);
export const dealt = (numbers: number[]): Card[] => numbers.flatMap((number) => CARDS[number] ?? []);

export const COLOURS = ['yellow', 'red', 'green', 'blue'];
export const colourOf = (seat: number): string => COLOURS[seat] ?? 'yellow';

export const THINGS = [
  'labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal', 'faith', 'strength', 'influence', 'coin', 'provision', 'tax',
  'discard', 'may-discard', 'repay', 'destroy', 'debt', 'pray', 'recruit', 'develop',
];
export const WORKERS = THINGS.slice(0, 6);
export const ATTRIBUTES = THINGS.slice(6, 9);
export const REPAY = THINGS.indexOf('repay');
/** The worker that a slot wants: one of the six, or anybody. */
export const wanted = (slot: number): string => WORKERS[slot] ?? 'any';

export const ACTIONS = board.actions as Action[];
export const LEFT_HAND = ACTIONS.slice(0, 6);
export const RIGHT_HAND = ACTIONS.slice(6);
export const PLACES = board.places as unknown as Place[];
export const JARS = board.jars as unknown as { name: string; gain: Reward }[];
export const FLAGS = board.flags as [number, number][];
export const PRICES = board.prices;
export const WORKSHOPS = board.workshops;
export const ORDER_POINTS = board.orders;
export const TRACK_POINTS = board.track;
export const ROUNDS = 7;
export const SLOTS_EACH = 3;
/** How many of the leftmost townsfolk may be had for a debt. */
export const BY_DEBT = 2;
export const RESOURCE_TRACK = 5;
export const CLOSED = -2;
/** What the opponent falls back on, from the left; then it rests. */
export const TOP_ROW = ['recruit', 'pray', 'trade', 'conspire'];

export const seen = (zone: Zone): number[] => (Array.isArray(zone) ? zone : []);
export const boostsOf = ({ paladin }: Noble): number[] => dealt(paladin)[0]?.boosts ?? [0, 0, 0];
export const actionNumber = (name: string): number => ACTIONS.findIndex((action) => action.name === name);
/** How far a player came with each kind of piece. */
export const progress = (me: Noble): [string, number][] => [
  ['workshop', me.workshops], ['monk', me.monks], ['wall', me.walls.length], ['outpost', me.outposts],
  ['jar', me.jars.filter(Boolean).length], ['attacked', me.attacked.length], ['converted', me.converted.length],
];
export const piles = ['paladin', 'townsfolk', 'walls', 'attacked', 'converted', 'suspicions'] as const;
