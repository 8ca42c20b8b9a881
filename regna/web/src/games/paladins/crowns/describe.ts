/** What City of Crowns adds to the table, in words. */
import type { Passage } from '../..';
import { listing, say } from '../../../shared/words.svelte';
import { cardLine, priceLine, type Named } from '../describe';
import { CARDS, dealt, pricesOf, wanted, type Kingdom, type Noble, type Stack } from '../table';
import { ALLIES, iconSign, iconsOf, ownerOf, setPoints, talksOf, TOP_FLAGS } from './cards';

/** What a player's extension holds. */
export function lordLines(me: Noble): string[] {
  if (me.icon === undefined) return [];
  const counts = iconsOf(me);
  return [
    say('text-mustered', { n: me.mustered?.length ?? 0 }),
    say('text-icons', {
      icons: listing(counts.map((n, icon) => `${say(iconSign(icon))} ${n}`)),
      printed: say(iconSign(me.icon)),
      points: setPoints(counts),
    }),
  ];
}

function stackLine(kingdom: Kingdom, { worker, top, pile }: Stack, number: number): string {
  const card = CARDS[top[0] ?? -1];
  return [
    say('text-stack', { n: number + 1 }),
    number === kingdom.diplomat ? `${say('city-diplomat')}.` : '',
    card ? cardLine(card) : `${say('realm-gap')}.`,
    worker < 0 ? '' : `${say('city-occupied')} (${say(`amount-${wanted(worker)}`, { n: 1 })}).`,
    `${say('city-below', { n: pile.size })}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function topLines(kingdom: Kingdom): string[] {
  const { prices, byDebt } = pricesOf(kingdom);
  const slot = kingdom.townsfolk_slots.length;
  const [faith = 0, strength = 0] = TOP_FLAGS;
  const flags = `${say('realm-faith-flag', { n: faith })}. ${say('realm-strength-flag', { n: strength })}.`;
  return [
    ...dealt(kingdom.townsfolk_top ?? []).map(
      (card) =>
        `${say('city-top-townsfolk')}. ${cardLine(card)} ${priceLine(prices[slot] ?? 0, byDebt.includes(slot))}`,
    ),
    ...dealt(kingdom.outsiders_top ?? []).map((card) => `${say('city-top-outsiders')}. ${cardLine(card)} ${flags}`),
  ];
}

/** Both extensions of the main board, where the table has them. */
export function cityPassages(kingdom: Kingdom, nameOf: Named): Passage[] {
  if (!kingdom.stacks) return [];
  const talks = talksOf(kingdom).flatMap(({ card, price, orDebt }) =>
    card ? [`${cardLine(card)} ${priceLine(price, orDebt)}`] : [],
  );
  return [
    {
      title: say('city-muster'),
      lines: [
        ...kingdom.stacks.map((stack, number) => stackLine(kingdom, stack, number)),
        ...ALLIES.map((card) => {
          const owner = ownerOf(kingdom, card);
          return owner ? `${say(`card-${card.key}`)}, ${nameOf(owner.seat)}.` : cardLine(card);
        }),
      ],
    },
    {
      title: say('city-talks'),
      lines: [
        ...talks,
        `${say('city-below', { n: kingdom.negotiations?.size ?? 0 })}.`,
        ...topLines(kingdom),
        say('crowns-board-reconstructed'),
      ],
    },
  ];
}
