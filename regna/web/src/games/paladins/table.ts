/** What the view of Paladins holds, and the figures of its boards. */
import printed from './printed.json';

/** Things, each with how many of it. */
export type Reward = [number, number][];
export interface Hidden {
  size: number;
  known?: [number, number][];
}
export type Zone = number[] | Hidden;

export interface Noble {
  seat: number;
  is_automa: boolean;
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
  /** With City of Crowns: what a delegated action is helped with, and by how much. */
  aided?: number;
  aid?: number;
  icon?: number;
  mustered?: number[];
  rallied?: number[];
  allies?: number[];
  secret_order?: Zone;
  revealed_order?: number[];
  removed?: Zone;
}

/** What an action would need and cost a player now. */
export interface Offer {
  slots: string[];
  done?: number;
  most?: number;
  coins?: number;
  provisions?: number;
  then?: number;
  needs?: string;
  have?: number;
  gives?: string;
  level?: number;
  bonuses?: Record<string, number>;
  /** Provisions to each stack of muster cards. */
  paths?: number[];
}

/** Muster cards on each other, and the worker on the top one. */
export interface Stack {
  worker: number;
  top: number[];
  pile: Hidden;
}

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
  /** With City of Crowns. */
  diplomat?: number;
  stacks?: Stack[];
  negotiation_slots?: number[];
  negotiations?: Hidden;
  negotiations_top?: number[];
  townsfolk_top?: number[];
  outsiders_top?: number[];
  allies?: number[];
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
  /** What brings a townsman into play: an action, or `repay`, `inquisition`, `rally`, `pass`. */
  event?: string;
  brings?: Reward;
  faction?: string;
  attack?: Reward;
  convert?: Reward;
  gain?: Reward;
  choices?: Reward[];
  slot?: number;
  price?: Reward;
  action?: string | null;
  tax?: number;
  vp?: number;
  level?: number;
  needs?: number;
  number?: number;
  diplomacy?: number;
  aids?: number;
  aid?: number;
  icon?: number;
  icons?: number[];
  worker?: number;
}

export interface Action {
  name: string;
  slots: number[];
  needs: number;
  gives: number;
}
export interface Place {
  name: string;
  gain: Reward;
  region: number;
  seats: number;
}

export const CARDS = printed.cards as unknown as Card[];
const BY_SLUG = new Map(CARDS.map((card) => [card.slug, card]));
export const cardOf = (anchor: string): Card | undefined =>
  /^(card|space)\//.test(anchor) ? BY_SLUG.get(anchor.slice(anchor.indexOf('/') + 1)) : undefined;
export const dealt = (numbers: number[]): Card[] => numbers.flatMap((number) => CARDS[number] ?? []);

export const COLOURS = printed.colours;
export const colourOf = (seat: number): string => COLOURS[seat] ?? 'yellow';

export const THINGS = printed.things;
export const WORKERS = printed.workers;
/** Of all boxes; `attributesOf` and `actionsOf` tell those of a table. */
export const ATTRIBUTES = printed.crowns.attributes;
export const FACTIONS = [...new Set(CARDS.flatMap(({ faction }) => faction ?? []))];
/** The worker that a slot wants: one of the colours, or anybody. */
export const wanted = (slot: number): string => WORKERS[slot] ?? 'any';

export const ACTIONS: Action[] = printed.crowns.actions;
export const PLACES = printed.places as unknown as Place[];
export const JARS = printed.jars as unknown as { name: string; gain: Reward }[];
export const FLAGS = printed.flags as [number, number][];
/** Prices of the townsfolk from the left, and which of them may be had for a debt; perhaps the top of the pile comes last. */
export const pricesOf = ({ stacks }: Kingdom): { prices: number[]; byDebt: number[] } =>
  stacks
    ? { prices: printed.crowns.prices, byDebt: printed.crowns.by_debt }
    : { prices: printed.prices, byDebt: printed.prices.map((_, place) => place).slice(0, printed.by_debt) };
export const WORKSHOPS = printed.workshops;
export const ORDER_POINTS = printed.orders;
export const TRACK_POINTS = printed.track;
export const ROUNDS = printed.rounds;
export const SLOTS_EACH = printed.slots_each;
export const RESOURCE_TRACK = printed.resource_track;
export const CLOSED = -2;
/** What the opponent falls back on, from the left; then it rests. */
export const TOP_ROW = printed.top_row;

/** Actions of the right hand give an attribute, and workshops cover their slots. */
export const isRight = ({ gives }: Action): boolean => gives >= 0;
/** Actions that are not on the board itself but on an extension of it. */
export const isAdded = ({ name }: Action): boolean => actionNumber(name) >= printed.actions.length;
/** The actions that a player's board has at this table. */
export const actionsOf = ({ offers }: Kingdom, { seat }: Noble): Action[] =>
  ACTIONS.filter(({ name }) => name in (offers[colourOf(seat)] ?? {}));
/** The attributes that a player has at this table, with this round's boosts. */
export const attributesOf = (me: Noble): { name: string; n: number; boost: number }[] =>
  me.attributes.map((n, index) => ({
    name: ATTRIBUTES[index] ?? '',
    n,
    boost:
      (dealt(me.paladin)[0]?.boosts?.[index] ?? 0) + (THINGS[me.aided ?? -1] === ATTRIBUTES[index] ? (me.aid ?? 0) : 0),
  }));

export const seen = (zone: Zone): number[] => (Array.isArray(zone) ? zone : []);
export const actionNumber = (name: string): number => ACTIONS.findIndex((action) => action.name === name);
/** How far a player came with each kind of piece. */
export const progress = (me: Noble): [string, number][] => [
  ['workshop', me.workshops],
  ['monk', me.monks],
  ['wall', me.walls.length],
  ['outpost', me.outposts],
  ['jar', me.jars.filter(Boolean).length],
  ['attacked', me.attacked.length],
  ['converted', me.converted.length],
];
export const piles = [
  'paladin',
  'townsfolk',
  'walls',
  'attacked',
  'converted',
  'suspicions',
  'allies',
  'rallied',
  'secret_order',
  'revealed_order',
  'removed',
] as const;
/** The cards before a player that one can see, by pile. */
export const pilesOf = (me: Noble): { pile: (typeof piles)[number]; cards: Card[] }[] =>
  piles.map((pile) => ({ pile, cards: dealt(seen(me[pile] ?? [])) })).filter(({ cards }) => cards.length);
