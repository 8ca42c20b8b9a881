/** Roles, and who gets which: a layout says for every role, in the table's order, the seat that has it. */
import { weighed, type Source } from './draw';
import table from './table.json';

export const ROLES: readonly string[] = table.roles;
/** By round, circulation and role: the role whose chest this role sees. */
export type Schedule = number[][][];
export const SCHEDULES: readonly Schedule[] = table.schedules;

const SEATS = [0, 1, 2, 3];
/** All orders of four things. */
export const ORDERS: readonly number[][] = orders(SEATS);

function orders(things: number[]): number[][] {
  if (!things.length) return [[]];
  return things.flatMap((first) => orders(things.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

/** What a player can wish to be; the two mortals are one wish. */
export const WISHES = ['devil', 'cultist', 'mortal'] as const;
export type Wish = (typeof WISHES)[number];
/** 1 where a role is wanted, -1 where it is not. */
export type Wishes = Record<Wish, -1 | 0 | 1>;
export const NO_WISHES: Wishes = { devil: 0, cultist: 0, mortal: 0 };

/** Wanted weighs three times, unwanted a third; whole numbers, three times as large for every seat. */
const WEIGHTS = { '-1': 1, '0': 3, '1': 9 };
const wishFor = (role: string): Wish => (role === 'devil' || role === 'cultist' ? role : 'mortal');

/** How likely a layout is, beside the others. */
export function weightOf(layout: number[], wishes: Wishes[]): number {
  return layout.reduce(
    (weight, seat, role) => weight * WEIGHTS[`${(wishes[seat] ?? NO_WISHES)[wishFor(ROLES[role]!)]}`],
    1,
  );
}

/** The number of a layout, drawn from all of them; every layout stays possible. */
export function drawLayout(wishes: Wishes[], source?: Source): number {
  return weighed(
    ORDERS.map((layout) => weightOf(layout, wishes)),
    source,
  );
}
