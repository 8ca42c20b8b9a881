/** The table of Architects in words. */
import type { Passage } from '..';
import { signed } from '../../shared/numbers';
import { listing, say } from '../../shared/words.svelte';
import {
  amounts,
  CARDS,
  CIRCLES,
  GOODS,
  LEVELS,
  seen,
  size,
  skillsOf,
  type Architect,
  type Card,
  type Offer,
  type Site,
} from './table';

type Named = (seat: number) => string;

export const gained = (gain: number[]): string =>
  listing(amounts(gain).map(({ name, n }) => say(`amount-${name}`, { n }))) || say('amount-nothing');
const named = (numbers: number[]): string =>
  listing(numbers.flatMap((number) => (CARDS[number] ? [say(`card-${CARDS[number].key}`)] : [])));

/** A card in one line: name, needs, price, virtue, points, effect. */
function cardLine(card: Card): string {
  const parts = [
    listing(skillsOf(card).map((skill) => say(`skill-${skill}`))),
    card.cost?.some(Boolean) ? `${say('figure-cost')} ${gained(card.cost)}` : '',
    card.virtue ? say('figure-virtue', { n: signed(card.virtue) }) : '',
    card.vp === undefined ? '' : say('figure-points', { n: card.vp }),
    card.source === 'reconstructed' ? say('log-reconstructed') : '',
  ].filter(Boolean);
  return say('text-card', {
    card: say(`card-${card.key}`),
    figures: parts.join(', '),
    text: say(`card-${card.key}.text`),
  });
}

export function crowd(counts: number[], nameOf: Named): string {
  const there = counts.flatMap((n, seat) => (n ? [say('site-workers-of', { name: nameOf(seat), n })] : []));
  return there.length ? listing(there) : say('text-nobody');
}

/** What a place would give me now. */
export function offered(name: string, offer: Offer): string {
  if (offer.gains) {
    const gains = offer.gains.map(gained).join(` ${say('site-or')} `) || say('amount-nothing');
    return offer.virtue ? say('site-offer-less', { offer: gains, n: offer.virtue }) : gains;
  }
  if (offer.reach) return say('site-workshop', { reach: offer.reach, plans: offer.plans ?? 0 });
  if (offer.actions === undefined) return '';
  return say(
    name === 'kings-storehouse' ? 'site-exchanges' : name === 'town-centre' ? 'site-captures' : 'site-actions',
    { n: offer.actions },
  );
}

function player(site: Site, me: Architect, nameOf: Named): Passage {
  const captives = me.captured.flatMap((n, seat) => (n ? [say('site-workers-of', { name: nameOf(seat), n })] : []));
  const held = seen(me.hand);
  return {
    title: nameOf(me.seat),
    lines: [
      say('text-goods', {
        goods: listing([
          ...GOODS.map((good, index) => say(`amount-${good}`, { n: me.goods[index] ?? 0 })),
          say('amount-silver', { n: me.silver }),
        ]),
      }),
      say('text-standing', { virtue: me.virtue, level: me.level, unpaid: me.unpaid, paid: me.paid }),
      say('text-workers', { reserve: me.reserve, prison: site.prison[me.seat] ?? 0 }),
      ...(captives.length ? [say('text-captives', { workers: listing(captives) })] : []),
      ...(me.built.length ? [say('text-built', { cards: named(me.built) })] : []),
      ...(me.apprentices.length ? [say('text-crew', { cards: named(me.apprentices) })] : []),
      ...seen(me.desk).flatMap((number) =>
        CARDS[number] ? [say('text-desk', { card: cardLine(CARDS[number]) })] : [],
      ),
      ...(size(me.hand) || !size(me.desk) ? [say('text-hand', { n: size(me.hand) })] : []),
      ...held.flatMap((number) => (CARDS[number] ? [cardLine(CARDS[number])] : [])),
    ],
  };
}

export function describe(view: unknown, seat: number | null, nameOf: Named): Passage[] {
  const site = view as Site;
  const mine = site.players.filter((each) => each.seat === seat);
  const others = site.players.filter((each) => each.seat !== seat);
  const circles = CIRCLES.map((name, number) =>
    say('text-place', {
      place: say(`place-${name}`),
      offer: offered(name, site.offers[name] ?? {}),
      who: crowd(
        site.players.map((each) => each.at[number] ?? 0),
        nameOf,
      ),
    }),
  );
  const market = ['left', 'middle', 'right'].map((spot, index) => {
    const offer = site.offers[`black-market-${spot}`] ?? {};
    const who = site.market[index] ?? -1;
    return say('text-market', {
      place: say(`place-black-market-${spot}`),
      offer: spot === 'middle' ? say('site-hire-or-look') : (offer.gains ?? []).map(gained).join(', '),
      price: say('amount-silver', { n: offer.price ?? 0 }),
      virtue: offer.virtue ?? 0,
      who: who < 0 ? say('text-free') : nameOf(who),
    });
  });
  const row = (numbers: number[], first: number) =>
    numbers.flatMap((number, column) => {
      const coins = site.coins[first + column] ?? 0;
      const place = [say('text-column', { n: column + 1 }), coins ? `${say('site-coins-on', { n: coins })}.` : ''];
      return CARDS[number] ? [[cardLine(CARDS[number]), ...place].filter(Boolean).join(' ')] : [];
    });
  return [
    ...mine.map((me) => player(site, me, nameOf)),
    {
      title: say('match-board'),
      lines: [...circles, say('text-tax', { n: site.tax }), say('text-prison', { who: crowd(site.prison, nameOf) })],
    },
    { title: say('site-black-market'), lines: market },
    { title: say('site-apprentices'), lines: [...row(site.top_row, 0), ...row(site.bottom_row, 4)] },
    {
      title: `${say('place-guildhall')}, ${say('site-cathedral')}`,
      lines: [
        site.final >= 0 ? say('site-final') : say('site-slots', { n: site.guildhall.length, most: site.slots }),
        ...LEVELS.map((level, index) => {
          const there = site.players.filter((each) => each.level === index + 1).map((each) => nameOf(each.seat));
          const price = level.rough ? say('site-wood-or-stone', { n: level.rough }) : gained(level.price);
          return say('text-level', {
            n: index + 1,
            price,
            points: level.points,
            spaces: level.spaces,
            who: listing(there) || say('text-nobody'),
          });
        }),
        `${say('site-pile-buildings', { n: site.buildings.size })} · ${say('site-pile-apprentices', { n: site.apprentices.size })} · ${say('site-pile-rewards', { n: site.rewards.size })}`,
      ],
    },
    ...others.map((me) => player(site, me, nameOf)),
  ];
}
