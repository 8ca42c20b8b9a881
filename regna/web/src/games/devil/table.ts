/** What the view of Pact with the Devil holds, and the figures of its boards. */
import type { Option, Question } from '../../shared/api';
import printed from './printed.json';

export type Hidden = { size: number };
export type Zone = number[] | Hidden;

export interface Plan {
  uses: number[];
  builds: number[];
  acts: number[];
  recruits: boolean;
  side: number;
  event: number;
}
export interface Opened {
  icon: number;
  taken: boolean;
  offer: number[];
  pardons: number;
  price: number;
  jesters: number[];
  mine: boolean;
  settled: boolean;
  paid: number[];
}
export interface Mass {
  goods: number[];
  shards: number[];
  guesses: number[];
}
/** A ruler; what others may not see of it is null, or a size. */
export interface Ruler {
  seat: number;
  role: number | null;
  goods: Zone;
  shards: Zone;
  traded: number | null;
  jesters: number | null;
  pledged: number | null;
  chest: { offer: Zone; pardons: number | null; jesters: Zone; price: number | null };
  opened: Opened | null;
  draft: Plan | null;
  mass: Mass | null;
  shown: Zone;
  revealed: number;
  debt: number;
  interest: number;
  reputation: number;
  score: number;
  angels: number;
  demons: number;
  indulgences: number;
  guests: number;
  mob: boolean;
  wish: number;
  vote: number;
  tokens: number;
  free: number;
  levels: number[];
  tiles: number[];
  claimed: number;
  removed: number;
  courtiers: number[];
  under_stable: number;
  plan: Plan;
  used: number;
  fresh: number[];
  penalties: number[];
  shown_shards: number;
  hand: Zone;
  drawn: Zone;
  events: Zone;
  event: number[];
  site: number[];
  built: number[];
}
/** A step of a plan: whether it can be done, and what would be left after it; coins below 0 have to be borrowed. */
export interface Forecast {
  what: string;
  card: number;
  possible: boolean;
  goods: number[];
}
export interface Realm {
  players: Ruler[];
  phase: string;
  round: number;
  circulation: number;
  turn: number;
  stage: number;
  bribes: number;
  inquisitors: number[];
  opened_mass: number[];
  devil_found: boolean;
  locked: boolean;
  tribunal: number[];
  ruins: number[];
  offers: {
    production: number[][];
    order: number[];
    faced: number[][];
    forecast?: Forecast[];
    corrected?: Record<number, PrintedCard>;
  };
  souls: number[];
  cleared: number[];
}

export interface Effect {
  what: string;
  n: number;
  goods: number[];
  cost: number[];
  of: number;
  reputation: number;
  angels: number;
}
export interface Card {
  key: string;
  slug: string;
  deck: string;
  source: string;
  round?: number;
  symbols?: number[];
  points?: number;
  cost?: number[];
  reputation?: number;
  when?: string;
  effect?: Effect | undefined;
  also?: Effect | undefined;
  left?: Effect | undefined;
  loss?: number;
  right?: Effect | undefined;
  rise?: number;
  demand?: number;
  more?: number;
  needs?: number[];
  reward?: Effect | undefined;
}

const HEAP = Array<number>(printed.goods.length + 2).fill(0);
/** An effect with all its figures: those that say nothing are not printed. */
const whole = (effect: object | null | undefined): Effect | undefined =>
  effect ? ({ n: 1, goods: HEAP, cost: HEAP, of: -1, reputation: 0, angels: 0, ...effect } as Effect) : undefined;
type PrintedCard = Card & Record<string, never>;
const PRINTED = printed.cards as unknown as PrintedCard[];
const cardFrom = (card: PrintedCard): Card => ({
  ...card,
  effect: whole(card.effect),
  also: whole(card.also),
  left: whole(card.left),
  right: whole(card.right),
  reward: whole(card.reward),
  needs: [card['rural'] ?? 0, card['urban'] ?? 0, card['religious'] ?? 0],
});
export const CARDS: Card[] = PRINTED.map(cardFrom);
const BY_SLUG = new Map(CARDS.map((card) => [card.slug, card]));
export const cardOf = (anchor: string): Card | undefined =>
  anchor.startsWith('card/') ? BY_SLUG.get(anchor.slice(5)) : undefined;

export const { goods: GOODS, roles: ROLES, symbols: SYMBOLS, courtiers: COURTIERS } = printed;
export const { places: PLACES, sides: SIDES, buying: BUYING, selling: SELLING, allPrices: PRICES } = printed;
export const THINGS = [...GOODS, 'any_basic', 'any_precious'];
export const BRIBE = printed.inquisition.bribe;
export const ROUNDS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'].slice(0, printed.rounds);
export const COIN = GOODS.indexOf('coin');
export const RESOURCES = GOODS.slice(0, COIN);
export const MOST_DEBT = printed.mostDebt;
export const NOBODY = -1;
export const [LOCKED, FIRST_TIME, HIRED, AGAIN] = [0, 1, 2, 3];
export const [DOWN, UP, BRIBED] = [0, 1, 2];
export const GUEST = PLACES.indexOf('guest');
export const INTEREST_STEPS = 4;
export const PROOF = 3;

const only = (deck: string): Card[] => CARDS.filter((card) => card.deck === deck);
export const ACHIEVEMENTS = only('achievement');
export const SECTIONS = printed.sections;
export const MAJORS = ACHIEVEMENTS.flatMap(({ key }, index) => (key.startsWith('major') ? [index] : []));
export const TRACK = printed.track.arrows;
export let KNOT = printed.track.knot;
export const DEMON_LEVELS = printed.track.demonLevels;
const PRINTED_TRACK = { arrows: [...TRACK], knot: KNOT };
const PRINTED_SECTIONS = SECTIONS.map((section) => ({ ...section }));
let corrections: object | undefined;
/** The table with the figures that the owner of the box has set right, which are printed on its cards and boards. */
export function realmOf(view: unknown): Realm {
  const realm = view as Realm;
  const found = realm.offers?.corrected ?? {};
  if (JSON.stringify(found) !== JSON.stringify(corrections ?? {})) {
    corrections = found;
    CARDS.forEach((card, number) => Object.assign(card, cardFrom(found[number] ?? PRINTED[number]!)));
    only('section').forEach((card, index) =>
      Object.assign(SECTIONS[index]!, PRINTED_SECTIONS[index], found[CARDS.indexOf(card)] ?? {}),
    );
    const track = found[CARDS.findIndex(({ key }) => key === 'track')] ?? PRINTED_TRACK;
    TRACK.splice(0, TRACK.length, ...(track['arrows'] as number[]));
    KNOT = track['knot'] as number;
  }
  return realm;
}
export const GUEST_CARD = CARDS.find(({ key }) => key === 'guest');

export const colourOf = (seat: number): string => printed.colours[seat] ?? '';
export const size = (zone: Zone): number => (Array.isArray(zone) ? zone.length : zone.size);
export const seen = (zone: Zone | null | undefined): number[] => (Array.isArray(zone) ? zone : []);
export const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);
export const dealt = (numbers: number[]): Card[] => numbers.flatMap((number) => CARDS[number] ?? []);
export const inOrder = (realm: Realm): number[] => realm.offers.order;

/** What of a heap is something. */
export const amounts = (heap: number[]): { name: string; n: number }[] =>
  heap.flatMap((n, index) => (n ? [{ name: THINGS[index] ?? '', n }] : []));

export const has = (bits: number, number: number): boolean => Boolean((bits >> number) & 1);
/** The symbols on a ruler's buildings. */
export function symbolsOf(me: Ruler): number[] {
  const count = SYMBOLS.map(() => 0);
  for (const { symbols } of dealt(me.built))
    for (const symbol of symbols ?? []) count[symbol] = (count[symbol] ?? 0) + 1;
  return count;
}

/** The indulgences that I know a ruler to have. */
export const pardonsOf = (me: Ruler): number => me.indulgences + (me.traded ?? 0);
export const debtOf = (me: Ruler): number => me.debt + (me.pledged ?? 0);
export const tokensOn = ({ uses, builds, acts, recruits }: Plan): number =>
  [...uses, ...builds].filter((card) => card !== NOBODY).length + sum(acts) + Number(recruits);

/** What a ruler's slots bring this round: the good, and how many of it; a precious one lies on two slots. */
export function slotsOf(realm: Realm, seat: number): { good: string; slots: number[]; n: number }[] {
  const goods = SECTIONS[seat]?.wheel[realm.round - 1] ?? [];
  return [...new Set(goods)].map((good) => ({
    good: GOODS[good] ?? '',
    slots: goods.flatMap((each, slot) => (each === good ? [slot] : [])),
    n: realm.offers.production[seat]?.[good] ?? 0,
  }));
}
export const coinsOf = (realm: Realm, seat: number): number => realm.offers.production[seat]?.[COIN] ?? 0;

/** What a plan would leave, and what has to be borrowed for it: what comes in later repays nothing. */
export function outcomeOf(forecast: Forecast[]): { left: number[]; borrowed: number } {
  const borrowed = Math.max(0, ...forecast.map(({ goods }) => -(goods[COIN] ?? 0)));
  const left = forecast.at(-1)?.goods ?? [];
  return { left: left.map((n, good) => Math.max(0, good === COIN ? n + borrowed : n)), borrowed };
}

/** What a step of a plan changes: below 0 what it costs. */
export const changeOf = (forecast: Forecast[], index: number, mine: number[]): number[] =>
  (forecast[index]?.goods ?? []).map((n, good) => n - ((index ? forecast[index - 1]?.goods : mine)?.[good] ?? 0));

/** The phases of a round as the board shows them, and which the game is in. */
export const PHASES = ['production', 'cards', 'deals', 'actions', 'interest', 'reputation', 'hunt', 'inquisition'];
const PHASE_OF: Record<string, string> = {
  prefer: 'production',
  roles: 'production',
  deal: 'cards',
  keep: 'cards',
  pass: 'cards',
  repay: 'cards',
  wish: 'deals',
  offer: 'deals',
  circulate: 'deals',
  answer: 'deals',
  return: 'deals',
  plan: 'actions',
  resolve: 'actions',
  vote: 'hunt',
  question: 'hunt',
  wings: 'inquisition',
  mass: 'inquisition',
  face: 'inquisition',
  penalties: 'inquisition',
  ship: 'inquisition',
  over: 'inquisition',
  end: 'reputation',
};
export const phaseOf = (phase: string): string => PHASE_OF[phase] ?? phase;
/** The witch hunt is in the second and third round, the inquisition in the third and last. */
export const isHeld = (phase: string, round: number): boolean =>
  phase === 'hunt' ? round === 2 || round === 3 : phase === 'inquisition' ? round === 3 || round === 5 : true;

/** What I may choose, by the last words of its move. */
export const choiceOf = (question: Question | null | undefined, move: string): Option | undefined =>
  question?.options.find((option) => option.move.split(' ').slice(2).join(' ') === move);

/** What lay in the chest of an icon in the black mass of round 3. */
export function massOf({ opened_mass }: Realm, role: number): Mass | null {
  const width = GOODS.length + 4;
  const [...found] = opened_mass.slice(role * width, (role + 1) * width);
  if (found.length < width) return null;
  const shards = GOODS.length;
  return {
    goods: found.slice(0, shards),
    shards: found.slice(shards, shards + 2),
    guesses: found.slice(shards + 2),
  };
}
