/** What the view of Alba Longa holds, and the figures of its boards. */
import type { Event } from '../../shared/api';
import printed from './printed.json';

export type Hidden = { size: number; faces?: number[] };
export type Zone = number[] | Hidden;

export interface King {
  seat: number;
  alive: boolean;
  population: number;
  monuments: number;
  silver: number;
  wheat: number;
  level: number;
  disc: number;
  housing: number;
  at: number[];
  black: number[];
  lying: boolean;
  fallen: number;
  out: boolean;
  target: number;
  improved: boolean;
  heroes: Zone;
  used: Zone;
  laid: number[];
}

export interface Track {
  spaces: number;
  special: number[];
  source: string;
}
export interface Income {
  silver: number;
  monuments: number;
  level: number;
  wheat: number;
  strength: number;
}
export interface Attack {
  city: number;
  attackers: [number, number][];
  attack: number;
  defence: number;
  sabotages: number;
}

export interface Latium {
  players: King[];
  phase: string;
  year: number;
  season: number;
  king: number;
  caller: number;
  cost: number;
  dice: number[];
  stalls: number[];
  supply: number;
  assisi: boolean;
  defenders: number;
  loot: number[];
  besieged: number[];
  piety: number;
  climate: Hidden;
  climate_early: Hidden;
  climate_late: Hidden;
  climate_seen: number[];
  blessings: Hidden;
  blessings_seen: number[];
  offers: {
    climate: string;
    cities: Income[];
    attacks: Attack[];
    tracks: Record<string, Track>;
    together: boolean;
  };
}

export interface Card {
  key: string;
  slug: string;
  deck: string;
  source: string;
  colour?: string;
  value?: number;
  climate?: string;
  prayers?: number;
}

export const CARDS: Card[] = printed.cards;
const BY_SLUG = new Map(CARDS.map((card) => [card.slug, card]));
export const cardOf = (anchor: string): Card | undefined =>
  anchor.startsWith('card/') ? BY_SLUG.get(anchor.slice(5)) : undefined;

export const COLOURS = printed.colours;
export const ASSISI = COLOURS.length;
export const NOBODY = -1;
export const colourOf = (seat: number): string => COLOURS[seat] ?? '';
/** What a city is called by in anchors: the colour of its king, or Assisi. */
export const cityOf = (seat: number): string => (seat === ASSISI ? 'assisi' : colourOf(seat));
export const cityName = (seat: number): string => (seat === ASSISI ? 'city-assisi' : `seat-${colourOf(seat)}`);

export const PLACES = printed.places;
const jobAt = (place: string): number => PLACES.indexOf(place);
export const SOLDIERS = jobAt('barracks');
export const MERCHANTS = jobAt('market');
export const WORKERS = jobAt('quarry');
export const PRIESTS = jobAt('temple');
export const FARMERS = jobAt('farm');
export const DICE = printed.dice;
export const STALLS = printed.stalls;
export const YEARS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'].slice(0, printed.years);
export const SEASONS = printed.seasons;
export const CLIMATES = printed.climates;
export const LOTS = printed.lots;
export const YIELD: Record<string, number> = printed.yield;
export const GOAL = printed.goal;
export const FIELDS = printed.fields;

export const size = (zone: Zone): number => (Array.isArray(zone) ? zone.length : zone.size);
export const seen = (zone: Zone): number[] => (Array.isArray(zone) ? zone : []);
export const pieces = (me: King, job: number): number => (me.at[job] ?? 0) + (me.black[job] ?? 0);
/** All that live in a city now: what its population will be when it is counted, if nobody leaves. */
export const peopleOf = (me: King): number => me.housing + me.at.reduce((sum, n) => sum + n, 0);
/** Farmers on fields; only own ones come there. */
export const onFields = (me: King): number => Math.min(FIELDS, me.at[FARMERS] ?? 0);

/** The climate of a year, as far as it shows. */
export function climateOf(latium: Latium, year: number): { climate: string; card: Card | undefined } {
  const card = CARDS[latium.climate_seen[year] ?? -1];
  if (card) return { climate: card.climate ?? '', card };
  const next = year === latium.climate_seen.length ? latium.climate.faces?.[0] : undefined;
  return { climate: next === undefined ? '' : (CLIMATES[next] ?? ''), card: undefined };
}

/** Whether those at a job have done their work for the season. */
export function isDone({ phase }: Latium, job: number): boolean {
  if (phase === 'blessing' || phase === 'return') return job !== SOLDIERS;
  return phase === 'farming' && job !== SOLDIERS && job !== FARMERS;
}

/** What those at a job would bring now: strength, silver, monuments, the level of devotion, wheat. */
export function gainOf(latium: Latium, me: King, job: number): number {
  const income = latium.offers.cities[me.seat];
  if (!income) return 0;
  if (isDone(latium, job)) return job === PRIESTS ? me.level : 0;
  return [income.strength, income.silver, income.monuments, income.level, income.wheat][job] ?? 0;
}

/** What was told since something last happened. */
function since(lines: Event[], kind: string): Event[] {
  const start = lines.findLastIndex((line) => line.kind === kind);
  return start < 0 ? [] : lines.slice(start);
}

const fact = ({ facts }: Event, name: string): number => Number(facts[name] ?? 0);

/** The attacks of this season: those that were told, and those still to come. */
export function attacks(latium: Latium, lines: Event[]): Attack[] {
  const season = since(lines, 'season');
  const strengths = new Map(
    season.filter(({ kind }) => kind === 'hero').map((event) => [event.player, fact(event, 'n')]),
  );
  const done = season
    .filter((event) => event.kind === 'attack' && !latium.besieged.includes(fact(event, 'who')))
    .map((event): Attack => {
      const city = fact(event, 'who');
      const attackers = season
        .filter((each) => each.kind === 'target' && each.player !== null && fact(each, 'who') === city)
        .map((each): [number, number] => [each.player ?? 0, strengths.get(each.player) ?? 0]);
      return {
        city,
        attackers,
        attack: fact(event, 'attack'),
        defence: fact(event, 'defence'),
        sabotages: fact(event, 'n'),
      };
    });
  return [...done, ...latium.offers.attacks];
}

/** Who aims at whom while the heroes are still secret. */
export const aims = (latium: Latium): [number, number][] =>
  latium.players.flatMap((me): [number, number][] => (me.target === NOBODY ? [] : [[me.seat, me.target]]));

/** A term of the harvest's arithmetic: how many farmers, and how much wheat for each. */
export interface Crop {
  farmers: number;
  each: number;
  fallen: number;
  less: number;
  total: number;
  more: number;
  fed: number;
  lost: number;
}

/** The last harvest of a king, from the log; null if there was none. */
export function lastHarvest(lines: Event[], seat: number): Crop | null {
  const told = since(lines, 'climate').filter(({ player }) => player === seat);
  const reaped = told.find(({ kind }) => kind === 'harvest');
  const fed = told.find(({ kind }) => kind === 'feed');
  const more = told.filter(({ kind }) => kind === 'wheat').reduce((sum, event) => sum + fact(event, 'n'), 0);
  if (!since(lines, 'climate').length) return null;
  const of = (name: string) => (reaped ? fact(reaped, name) : 0);
  return {
    farmers: of('farmers'),
    each: of('each'),
    fallen: of('fallen'),
    less: of('less'),
    total: of('n'),
    more,
    fed: fed ? fact(fed, 'n') : 0,
    lost: fed ? fact(fed, 'lost') : 0,
  };
}

/** The harvest that a king's farmers would bring now. */
export function expectedHarvest(latium: Latium, me: King): Crop {
  const base = YIELD[latium.offers.climate] ?? 0;
  return {
    farmers: pieces(me, FARMERS) - me.fallen,
    each: base + Number(me.improved),
    fallen: me.fallen,
    less: base - 1,
    total: latium.offers.cities[me.seat]?.wheat ?? 0,
    more: 0,
    fed: 0,
    lost: 0,
  };
}

/** What the middle of the board shows: the court with its dice, the armies, the harvest, or the end of a year. */
export function sceneOf({ phase, season, year }: Latium): 'court' | 'battle' | 'harvest' {
  if (phase === 'heroes' || phase === 'attack' || phase === 'disperse') return 'battle';
  if (phase === 'farming' || phase === 'blessing' || phase === 'feeding' || phase === 'growth' || phase === 'over')
    return 'harvest';
  if (phase === 'return') return season === 1 ? 'harvest' : 'battle';
  return phase === 'sale' && season === 0 && year > 1 ? 'harvest' : 'court';
}
