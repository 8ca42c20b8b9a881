/** The table of Pact with the Devil in words. */
import type { Passage } from '..';
import { listing, say } from '../../shared/words.svelte';
import { inquisitorAt } from './places';
import {
  ACHIEVEMENTS,
  amounts,
  CARDS,
  coinsOf,
  COURTIERS,
  debtOf,
  dealt,
  GOODS,
  has,
  INTEREST_STEPS,
  KNOT,
  massOf,
  NOBODY,
  pardonsOf,
  phaseOf,
  PLACES,
  ROLES,
  seen,
  SIDES,
  slotsOf,
  sum,
  tokensOn,
  type Plan,
  type Realm,
  type Ruler,
} from './table';

type Named = (seat: number) => string;

const none = (text: string): string => text || say('text-none');
const heap = (goods: number[]): string =>
  none(listing(amounts(goods).map(({ name, n }) => say('heap-of', { n, good: say(`thing-${name}`, { n }) }))));
const cards = (numbers: number[]): string => none(listing(dealt(numbers).map(({ key }) => say(`card-${key}`))));
const price = (n: number): string => say(n > 0 ? 'dial-coins' : 'dial-shards', { n: Math.abs(n) });

function planOf(plan: Plan): string {
  const named = (number: number): string => (CARDS[number] ? say(`card-${CARDS[number].key}`) : '');
  const steps = [
    SIDES[plan.side] === 'left' ? say('roof-left-line', { card: named(plan.event) }) : '',
    ...plan.uses.map((card) => (card === NOBODY ? '' : say('roof-use-line', { card: named(card) }))),
    ...plan.builds.flatMap((card, place) =>
      card === NOBODY
        ? []
        : [
            say('roof-build-line', { card: named(card) }),
            plan.acts[place] ? say('roof-act-line', { card: named(card) }) : '',
          ],
    ),
    plan.recruits ? say('roof-recruit') : '',
    SIDES[plan.side] === 'right' ? say('roof-right-line', { card: named(plan.event) }) : '',
  ].filter(Boolean);
  return none(listing(steps));
}

/** What is behind my screen. */
function own(realm: Realm, me: Ruler, nameOf: Named): Passage {
  const { opened, draft, mass, chest } = me;
  const shards = seen(me.shards);
  const lines = [
    me.role === null || me.role === NOBODY ? say('hand-no-role') : say(`role-${ROLES[me.role]}`),
    say('text-own-goods', { goods: heap(seen(me.goods)) }),
    say('text-own-shards', { pure: shards[0] ?? 0, tainted: shards[1] ?? 0 }),
    say('text-own-cards', { cards: cards([...seen(me.hand), ...seen(me.drawn)]), events: cards(seen(me.events)) }),
  ];
  if (realm.phase === 'offer') lines.push(say('text-own-chest', { goods: heap(seen(chest.offer)) }));
  if (chest.price) lines.push(say('dial-asks', { price: price(chest.price) }));
  if (opened && opened.icon !== NOBODY) {
    const icon = say(`role-${ROLES[opened.icon]}`);
    lines.push(say('chest-opened', { icon }), say('dial-asks', { price: price(opened.price) }));
    lines.push(opened.taken ? say('chest-taken', { icon }) : say('text-contents', { goods: heap(opened.offer) }));
  }
  if (realm.phase === 'plan' && draft) {
    lines.push(say('text-plan', { plan: planOf(draft) }));
    for (const { what, card, possible } of realm.offers.forecast ?? [])
      if (!possible)
        lines.push(
          `${say(`roof-${what}-line`, { card: CARDS[card] ? say(`card-${CARDS[card].key}`) : '', n: card })} ${say('roof-fails')}`,
        );
  }
  if (realm.phase === 'mass' && mass) {
    lines.push(say('text-own-mass', { goods: heap(mass.goods), n: sum(mass.shards) }));
    for (const [role, who] of mass.guesses.entries())
      if (who !== NOBODY) lines.push(say('tribunal-guess', { role: say(`role-${ROLES[role]}`), name: nameOf(who) }));
  }
  return { title: say('text-mine'), lines };
}

function ruler(realm: Realm, me: Ruler, nameOf: Named): Passage {
  const slots = slotsOf(realm, me.seat).map(({ good, n }) => say('heap-of', { n, good: say(`good-${good}`) }));
  const hired = COURTIERS.filter((_, index) => me.courtiers[index] === 2).map((name) => say(`courtier-${name}`));
  const claimed = ACHIEVEMENTS.filter((_, index) => has(me.claimed, index)).map(({ key }) => say(`achievement-${key}`));
  return {
    title: nameOf(me.seat),
    lines: [
      say('text-standing', { score: me.score, reputation: me.reputation - KNOT, debt: debtOf(me) }),
      say('mat-interest', { n: me.interest, most: INTEREST_STEPS }),
      say('text-wings', { angels: me.angels, demons: me.demons, indulgences: pardonsOf(me) }),
      ...(me.guests ? [say('mat-guests', { n: me.guests })] : []),
      ...(me.mob ? [say('mat-mob')] : []),
      ...(me.revealed === NOBODY ? [] : [say('text-revealed', { role: say(`role-${ROLES[me.revealed]}`) })]),
      ...(me.wish === NOBODY ? [] : [say('mat-wish', { good: say(`good-${GOODS[me.wish]}`) })]),
      ...(me.vote === NOBODY ? [] : [say('hunt-points', { name: nameOf(me.seat), who: nameOf(me.vote) })]),
      say('text-slots', {
        goods: listing([...slots, say('heap-of', { n: coinsOf(realm, me.seat), good: say('good-coin') })]),
      }),
      say('text-built', { cards: cards(me.built) }),
      say('text-court', { courtiers: none(listing(hired)), achievements: none(listing(claimed)) }),
      ...(tokensOn(me.plan) || me.plan.side ? [say('text-plan', { plan: planOf(me.plan) })] : []),
    ],
  };
}

function tribunal(realm: Realm, nameOf: Named): Passage {
  const words = ['down', 'up', 'gone'];
  const benches = realm.inquisitors.map((state, place) =>
    say('text-bench', {
      place: PLACES[place] ?? '',
      name: say(`card-${inquisitorAt(realm.tribunal, place)?.key}`),
      state: say(`tribunal-${words[state]}`),
    }),
  );
  const chests = ROLES.flatMap((icon, role) => {
    const mass = massOf(realm, role);
    if (!mass) return [];
    const told = mass.guesses.flatMap((who, index) =>
      who === NOBODY ? [] : [say('tribunal-guess', { role: say(`role-${ROLES[index]}`), name: nameOf(who) })],
    );
    return [say('text-mass', { icon: say(`role-${icon}`), goods: heap(mass.goods), n: sum(mass.shards) }), ...told];
  });
  return {
    title: say('tribunal-title'),
    lines: [...benches, say('tribunal-bribes', { n: realm.bribes, most: 5 }), ...chests],
  };
}

export function describe(view: unknown, seat: number | null, nameOf: Named): Passage[] {
  const realm = view as Realm;
  const me = seat === null ? undefined : realm.players[seat];
  const now: Passage = {
    title: say('match-board'),
    lines: [
      say('text-now', {
        round: realm.round,
        phase: say(`course-${phaseOf(realm.phase)}`),
        step: say(`step-${realm.phase}`),
      }),
    ],
  };
  return [
    ...(me ? [own(realm, me, nameOf)] : []),
    now,
    ...realm.players.map((each) => ruler(realm, each, nameOf)),
    tribunal(realm, nameOf),
  ];
}
