/** What City of Crowns prints on its cards and boards. */
import type { Line } from '../cards';
import printed from '../printed.json';
import { CARDS, dealt, THINGS, type Card, type Kingdom, type Noble } from '../table';

export const {
  icons_for_ally: ICONS_FOR_ALLY,
  set_points: SET_POINTS,
  negotiation_prices: TALK_PRICES,
} = printed.crowns;
export const ICONS = printed.crowns.icons;
const TALKS_BY_DEBT = printed.crowns.negotiation_by_debt;
/** Faith and Strength for the Outsider on top of its pile. */
export const TOP_FLAGS = printed.crowns.flags.at(-1) ?? [];
export const ALLIES = CARDS.filter(({ deck }) => deck === 'ally');
const DIPLOMACY = THINGS.indexOf('diplomacy');

export const iconSign = (icon: number): string => `icon-${ICONS[icon] ?? ''}`;
export const thingName = (thing = -1): string => THINGS[thing] ?? '';

/** What muster cards, negotiation cards and allies want and give. */
export function crownLines(card: Card): Line[] {
  const { deck, needs = -1, number = 0, diplomacy = 0, aids = -1, aid = 0, worker = -1 } = card;
  if (deck === 'muster')
    return [
      ['action-muster', 'card-muster-needs', [[needs, number]]],
      ['diplomacy', 'card-muster-gives', [[DIPLOMACY, diplomacy]]],
    ];
  if (deck === 'negotiation')
    return [
      ['action-negotiate', 'card-delegate-needs', [[DIPLOMACY, diplomacy]]],
      [`action-${card.action}`, 'card-delegate-aid', [[aids, aid]]],
      ['rally', 'card-rally-needs', [[needs, number]]],
    ];
  return deck === 'ally' ? [['pass', 'card-each-pass', [[worker, 1]]]] : [];
}

/** How many icons of each kind a player has, the printed one among them. */
export function iconsOf({ icon = -1, rallied = [] }: Noble): number[] {
  const found = [icon, ...dealt(rallied).flatMap(({ icons = [] }) => icons)];
  return ICONS.map((_, kind) => found.filter((each) => each === kind).length);
}

/** What the sets of different icons count. */
export function setPoints(counts: number[]): number {
  const sizes = Array.from({ length: Math.max(...counts) }, (_, k) => counts.filter((n) => n > k).length);
  return sizes.reduce((sum, size) => sum + (SET_POINTS[size] ?? 0), 0);
}

/** What a player's extension counts: cards that were mustered and kept, then icons of each kind. */
export const talliesOf = (me: Noble): { sign: string; n: number; title: string }[] =>
  me.icon === undefined
    ? []
    : [
        { sign: 'muster', n: me.mustered?.length ?? 0, title: 'mat-mustered' },
        { sign: 'negotiation', n: me.rallied?.length ?? 0, title: 'mat-rallied' },
        ...iconsOf(me).map((n, icon) => ({ sign: iconSign(icon), n, title: iconSign(icon) })),
      ];

/** Open negotiation cards with their prices, the top of the pile last; null for a gap. */
export const talksOf = ({ negotiation_slots = [], negotiations_top = [] }: Kingdom) =>
  [...negotiation_slots, negotiations_top[0] ?? -1].map((number, place) => ({
    card: CARDS[number],
    price: TALK_PRICES[place] ?? 0,
    orDebt: TALKS_BY_DEBT.includes(place),
  }));

/** Whose ally it is; nobody's while it can be had. */
export const ownerOf = ({ players }: Kingdom, ally: Card): Noble | undefined =>
  players.find(({ allies = [] }) => dealt(allies).includes(ally));

/** The parts of the main board that come with the box, and what can be pointed at in each. */
export const WINGS = ['muster', 'talks'] as const;
export type Wing = (typeof WINGS)[number];
export function anchorsOf(kingdom: Kingdom, wing: Wing): string[] {
  const tops = dealt([...(kingdom.townsfolk_top ?? []), ...(kingdom.outsiders_top ?? [])]);
  const talks = talksOf(kingdom).flatMap(({ card }) => card ?? []);
  return wing === 'muster'
    ? [
        ...dealt((kingdom.stacks ?? []).flatMap(({ top }) => top)).map(({ slug }) => `space/${slug}`),
        ...ALLIES.map(({ slug }) => `card/${slug}`),
      ]
    : [...talks, ...tops].map(({ slug }) => `card/${slug}`);
}

/** What the signs of this box mean, at a table that has them. */
export const crownSigns = ({ stacks }: Kingdom): [sign: string, word: string][] =>
  stacks
    ? [
        ['muster', 'mat-mustered'],
        ['negotiation', 'mat-rallied'],
        ['diplomat', 'city-diplomat'],
        ...ICONS.map((_, icon): [string, string] => [iconSign(icon), iconSign(icon)]),
        ['pass', 'card-each-pass'],
        ['move', 'city-move'],
        ['dismiss', 'city-dismiss'],
      ]
    : [];
