/** The table of Paladins in words. */
import type { Passage } from '..';
import { listing, say } from '../../shared/words.svelte';
import { cityPassages, lordLines } from './crowns/describe';
import {
  actionNumber,
  actionsOf,
  attributesOf,
  CARDS,
  colourOf,
  CLOSED,
  dealt,
  FLAGS,
  JARS,
  ORDER_POINTS,
  pilesOf,
  PLACES,
  pricesOf,
  progress,
  ROUNDS,
  seen,
  SLOTS_EACH,
  THINGS,
  type Card,
  type Kingdom,
  type Noble,
  type Offer,
  type Reward,
} from './table';

export type Named = (seat: number) => string;

const gained = (gain: Reward): string =>
  listing(gain.map(([thing, n]) => say(`amount-${THINGS[thing]}`, { n }))) || say('amount-nothing');
const named = (cards: Card[]): string => listing(cards.map(({ key }) => say(`card-${key}`)));
const crew = (counts: number[]): string => gained(counts.flatMap((n, kind): Reward => (n ? [[kind, n]] : [])));
export const priceLine = (n: number, orDebt: boolean): string =>
  `${say(orDebt ? 'realm-price-or-debt' : 'realm-price', { n })}.`;
export const cardLine = (card: Card): string =>
  [
    `${say(`card-${card.key}`)}. ${say(`card-${card.key}.text`)}`,
    card.source === 'reconstructed' ? say('log-reconstructed') : '',
  ]
    .filter(Boolean)
    .join(' ');

/** What an action needs, costs and gives, and whether somebody stands there. */
export function factsOf(
  name: string,
  { slots, coins, provisions, needs, have, level, gives, done, most }: Offer,
  busy: boolean,
): string {
  const parts = [
    listing(
      [...new Set(slots)].map((colour) =>
        say(`slots-${colour}`, { n: slots.filter((each) => each === colour).length }),
      ),
    ),
    coins === undefined ? '' : say('action-costs-coins', { n: coins }),
    provisions === undefined ? '' : say('action-costs-provisions', { n: provisions }),
    needs ? say('action-needs', { attribute: say(`thing-${needs}`), have: have ?? 0 }) : say(`brief-${name}`),
    level === undefined ? '' : say('text-level', { n: level }),
    gives ? say('action-gives', { attribute: say(`thing-${gives}`) }) : '',
    done === undefined ? '' : say('text-done', { done, most: most ?? 0 }),
    busy ? say('action-busy') : '',
  ];
  return parts.filter(Boolean).join(say('text-between'));
}

function standing(me: Noble): string[] {
  const jars = JARS.flatMap(({ name }, index) => (me.jars[index] ? [say(`jar-${name}`)] : []));
  return [
    ...(me.is_automa
      ? [say('text-force', { n: me.workers[0] ?? 0, marker: me.marker + 1 })]
      : [say('text-means', { coins: me.coins, provisions: me.provisions, workers: crew(me.workers) })]),
    say('text-attributes', {
      attributes: listing(
        attributesOf(me).map(({ name, n, boost }) =>
          say('text-attribute', { attribute: say(`thing-${name}`), n: n + boost, boost }),
        ),
      ),
    }),
    say('text-burdens', { suspicions: me.suspicions.length, unpaid: me.unpaid, paid: me.paid }),
    say('text-progress', { counts: listing(progress(me).map(([kind, n]) => `${say(`mat-${kind}`)} ${n}`)) }),
    ...(jars.length ? [say('text-list', { what: say('board-jars'), items: listing(jars) })] : []),
    ...lordLines(me),
    ...pilesOf(me).map(({ pile, cards }) => say('text-list', { what: say(`pile-${pile}`), items: named(cards) })),
    ...(me.passed ? [say('mat-passed')] : []),
  ];
}

function own(kingdom: Kingdom, me: Noble): string[] {
  const offers = kingdom.offers[colourOf(me.seat)] ?? {};
  const last = me.deck.size - 1;
  return [
    ...actionsOf(kingdom, me).map(({ name, slots }) => {
      const first = SLOTS_EACH * actionNumber(name);
      const busy = slots.some((_, place) => (me.placed[first + place] ?? 0) > 0);
      return say('text-action', {
        action: say(`action-${name}`),
        facts: factsOf(name, offers[name] ?? { slots: [] }, busy),
      });
    }),
    ...(me.deck.known ?? []).map(([place, card]) =>
      say('text-list', { what: say(place === last ? 'hand-top' : 'hand-below'), items: named(dealt([card])) }),
    ),
    ...dealt([...seen(me.drawn), ...seen(me.chosen)]).map(cardLine),
  ];
}

function region(kingdom: Kingdom, number: number, nameOf: Named): string[] {
  const [faith = 0, strength = 0] = FLAGS[number] ?? [];
  const places = PLACES.flatMap((place, index) => {
    const there = kingdom.places[index] ?? -1;
    if (place.region !== number || there === CLOSED) return [];
    return [
      there < 0
        ? say('text-free-place', { gain: gained(place.gain) })
        : say(there & 1 ? 'realm-outpost-of' : 'realm-monk-of', { name: nameOf(there >> 1) }),
    ];
  });
  const card = CARDS[kingdom.outsider_slots[number] ?? -1];
  return [
    say('text-region', { n: number + 1, faith, strength, places: listing(places) }),
    ...(card ? [cardLine(card)] : []),
  ];
}

export function describe(view: unknown, seat: number | null, nameOf: Named): Passage[] {
  const kingdom = view as Kingdom;
  const { prices, byDebt } = pricesOf(kingdom);
  const mine = kingdom.players.filter((each) => each.seat === seat);
  const others = kingdom.players.filter((each) => each.seat !== seat);
  const favours = dealt(kingdom.favours_shown).map(
    (card, index) =>
      `${cardLine(card)}${(kingdom.favour_workers[index] ?? -1) >= 0 ? ` ${say('realm-occupied')}.` : ''}`,
  );
  const tavern = dealt(kingdom.tavern_row).map((card, index) => {
    const who = kingdom.tavern_taken[index] ?? -1;
    return who < 0 ? say(`card-${card.key}`) : `${say(`card-${card.key}`)}, ${nameOf(who)}`;
  });
  return [
    ...mine.map((me) => ({ title: nameOf(me.seat), lines: [...standing(me), ...own(kingdom, me)] })),
    {
      title: say('match-board'),
      lines: [
        say('realm-round', { n: kingdom.round, most: ROUNDS }),
        say('realm-first', { name: nameOf(kingdom.first) }),
        say('realm-pool', { n: kingdom.pool }),
        say('realm-suspicions', { n: kingdom.suspicions.size }),
      ],
    },
    { title: say('realm-regions'), lines: FLAGS.flatMap((_, number) => region(kingdom, number, nameOf)) },
    {
      title: say('realm-townsfolk'),
      lines: kingdom.townsfolk_slots.flatMap((number, slot) => {
        const card = CARDS[number];
        return card ? [`${cardLine(card)} ${priceLine(prices[slot] ?? 0, byDebt.includes(slot))}`] : [];
      }),
    },
    {
      title: say('realm-kings'),
      lines: [
        ...dealt(kingdom.orders_shown).map(
          (card, index) => `${cardLine(card)} ${say('card-points', { n: ORDER_POINTS[index] ?? 0 })}.`,
        ),
        ...favours,
      ],
    },
    ...cityPassages(kingdom, nameOf),
    ...(tavern.length ? [{ title: say('realm-tavern'), lines: tavern }] : []),
    ...others.map((me) => ({ title: nameOf(me.seat), lines: standing(me) })),
  ];
}
