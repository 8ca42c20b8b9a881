/** The table of Alba Longa in words. */
import type { Passage } from '..';
import { listing, say } from '../../shared/words.svelte';
import { cityCalled } from './places';
import {
  ASSISI,
  CARDS,
  cityName,
  climateOf,
  DICE,
  gainOf,
  LOTS,
  onFields,
  peopleOf,
  pieces,
  FARMERS,
  MERCHANTS,
  PLACES,
  PRIESTS,
  SEASONS,
  seen,
  size,
  SOLDIERS,
  STALLS,
  WORKERS,
  YEARS,
  type King,
  type Latium,
} from './table';

type Named = (seat: number) => string;

const cards = (numbers: number[]): string =>
  listing(numbers.flatMap((number) => (CARDS[number] ? [say(`card-${CARDS[number].key}`)] : []))) || say('text-none');

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A place of work: who is there, and what it would bring. */
function place(latium: Latium, me: King, job: number): string {
  const notes = [
    me.black[job] ? say('text-captured', { n: me.black[job] ?? 0 }) : '',
    job === MERCHANTS && me.lying ? say('text-lying', { n: 1 }) : '',
    job === FARMERS && me.fallen ? say('text-lying', { n: me.fallen }) : '',
    job === FARMERS && pieces(me, job) > onFields(me) ? say('text-granary', { n: pieces(me, job) - onFields(me) }) : '',
  ].filter(Boolean);
  const line = lower(say(`detail-${PLACES[job]}`, { n: pieces(me, job), gain: gainOf(latium, me, job) }));
  return say('text-place', {
    place: say(`place-${PLACES[job]}`),
    line,
    notes: notes.length ? ` (${notes.join(', ')})` : '',
  });
}

function city(latium: Latium, me: King, nameOf: Named): Passage {
  const title = [...new Set([say(cityName(me.seat)), nameOf(me.seat)])].join(' — ');
  if (!me.alive) return { title, lines: [say('city-gone')] };
  return {
    title,
    lines: [
      ...(latium.king === me.seat ? [say('city-king')] : []),
      ...(me.out ? [say('city-out')] : []),
      ...(latium.piety === me.seat ? [say('city-piety')] : []),
      say('text-goods', { silver: me.silver, wheat: me.wheat }),
      say('text-goals', { population: peopleOf(me), monuments: me.monuments }),
      say('text-village', { n: me.housing, disc: me.disc }),
      ...[SOLDIERS, MERCHANTS, WORKERS, PRIESTS, FARMERS].map((job) => place(latium, me, job)),
      say('text-heroes', { n: size(me.heroes), used: size(me.used) }),
      ...(seen(me.heroes).length
        ? [say('text-own-heroes', { cards: cards(seen(me.heroes)), used: cards(seen(me.used)) })]
        : []),
      ...(me.laid.length ? [say('text-laid', { cards: cards(me.laid) })] : []),
      ...(me.target >= 0 ? [say('text-target', { city: cityCalled(nameOf, me.target) })] : []),
    ],
  };
}

function centre(latium: Latium, nameOf: Named): Passage {
  const years = YEARS.flatMap((_, index) => {
    const { climate, card } = climateOf(latium, index);
    if (!climate) return [];
    const line = say('sky-year', { year: index + 1, climate: say(`climate-${climate}`) });
    return [card ? `${line} ${say('text-prayers', { n: card.prayers ?? 0 })} ${say(`source-${card.source}`)}.` : line];
  });
  return {
    title: say('match-board'),
    lines: [
      say('text-now', {
        year: latium.year,
        season: say(`season-${SEASONS[latium.season]}`),
        phase: say(`phase-${latium.phase}`),
      }),
      ...years,
      say('court-price-now', { n: latium.cost }),
      ...latium.dice.flatMap((n, index) => (n ? [say('court-die', { die: say(`die-${DICE[index]}`), n })] : [])),
      ...latium.stalls.map((n, index) => say('market-stall', { stall: say(`stall-${STALLS[index]}`), n })),
      say('sky-blessings', { n: latium.blessings.size }),
      ...(latium.blessings_seen.length
        ? [say('sky-last-blessing', { card: cards(latium.blessings_seen.slice(-1)) })]
        : []),
      ...latium.offers.attacks.map(({ city: target, attackers, attack, defence, sabotages }) =>
        say('text-attack', {
          city: cityCalled(nameOf, target),
          attackers: listing(attackers.map(([seat, strength]) => `${nameOf(seat)} ${strength}`)),
          attack,
          defence,
          result: say('battle-sabotages', { n: sabotages }),
        }),
      ),
    ],
  };
}

function assisi(latium: Latium): Passage {
  return {
    title: say(cityName(ASSISI)),
    lines: [
      say('assisi-defenders', { n: latium.defenders }),
      ...LOTS.map((lot, index) => say('assisi-lot', { lot: say(`lot-${lot}`), n: latium.loot[index] ?? 0 })),
      say('assisi-supply', { n: latium.supply }),
    ],
  };
}

export function describe(view: unknown, seat: number | null, nameOf: Named): Passage[] {
  const latium = view as Latium;
  const mine = latium.players.filter((me) => me.seat === seat);
  const others = latium.players.filter((me) => me.seat !== seat);
  return [
    ...mine.map((me) => city(latium, me, nameOf)),
    centre(latium, nameOf),
    ...others.map((me) => city(latium, me, nameOf)),
    ...(latium.assisi ? [assisi(latium)] : []),
  ];
}
