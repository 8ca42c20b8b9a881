/** The final scoring, for the table to add up. */

/** What is counted of every player, in the order of the rulebook. */
export const COUNTS = [
  'track', 'buildings', 'debt', 'majors', 'angels', 'demons', 'indulgences', 'courtiers', 'tainted', 'precious', 'rest',
] as const; // prettier-ignore
export type Count = (typeof COUNTS)[number];
export type Counts = Record<Count, number>;

/** How many coins and basic resources make a point; a building may make it fewer. */
export const RATE = 5;

/** Points may be below nothing; all the others are things, which one counts. */
export const SIGNED: readonly Count[] = ['track', 'buildings'];

/** The points for a count; what is left over is none of them. */
const POINTS: Record<Count, (n: number, isDevil: boolean, rate: number) => number> = {
  track: (n) => n,
  buildings: (n) => n,
  debt: (n) => -Math.ceil(n / 2),
  majors: (n, isDevil) => (isDevil ? 0 : 2 * n),
  angels: (n) => n,
  demons: (n) => -n,
  indulgences: (n) => 2 * n,
  courtiers: (n) => n,
  tainted: (n) => -n,
  precious: (n) => n,
  rest: (n, _, rate) => Math.floor(n / rate),
};

export const pointsFor = (count: Count, n: number, isDevil: boolean, rate = RATE): number =>
  POINTS[count](n, isDevil, rate) + 0;

/** Points, and how many parts of a point are left over. */
export interface Total {
  points: number;
  rest: number;
  rate: number;
}

export function totalOf(counts: Counts, isDevil: boolean, rate = RATE): Total {
  const points = COUNTS.reduce((sum, count) => sum + pointsFor(count, counts[count], isDevil, rate), 0);
  return { points, rest: counts.rest % rate, rate };
}

const isBehind = (one: Total, other: Total): boolean =>
  one.points < other.points || (one.points === other.points && one.rest * other.rate < other.rest * one.rate);

/** Those with the most points, and among them with the most left over, as parts of a point. */
export function winners(totals: Total[]): number[] {
  return totals.flatMap((each, seat) => (totals.some((other) => isBehind(each, other)) ? [] : [seat]));
}
