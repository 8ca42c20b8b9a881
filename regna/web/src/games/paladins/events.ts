/** What events speak of on the board. */
import type { Entry, Event } from '../../shared/api';
import type { Flight } from '../../shared/motion';
import { ACTIONS, CARDS, colourOf, JARS, PLACES, THINGS, type Card, type Reward } from './table';

const number = (fact: unknown): number => (typeof fact === 'number' ? fact : -1);

export const cardsIn = ({ facts }: Event): Card[] =>
  [facts['card'], facts['space']].flatMap((fact, index) => (index && number(fact) < ACTIONS.length ? [] : (CARDS[number(fact)] ?? [])));

/** Where on the board events happen that name no place themselves. */
const WHERE: Record<string, string> = { tax: 'site/pool', pool: 'site/pool', 'pool-less': 'site/pool', inquisition: 'site/pool', suspicion: 'site/suspicions', discard: 'site/suspicions' };

/** Where an event happens; what is on a player's own board with the player's colour, since everybody has one. */
const placeIn = ({ kind, player, facts }: Event): string => {
  const action = ACTIONS[number(facts['space'])];
  const whose = player === null ? '' : colourOf(player);
  if (action) return `space/${whose}/${action.name}`;
  if (facts['place'] !== undefined) return `place/${PLACES[number(facts['place'])]?.name}`;
  if (facts['jar'] !== undefined) return `jar/${whose}/${JARS[number(facts['jar'])]?.name}`;
  return WHERE[kind] ?? '';
};

export function anchors(event: Event): string[] {
  const cards = cardsIn(event).map(({ slug, deck }) => `${deck === 'favour' ? 'space' : 'card'}/${slug}`);
  const seat = event.player === null ? [] : [`seat/${colourOf(event.player)}`];
  return [placeIn(event), ...cards, ...seat].filter(Boolean);
}

/** Things travel from where they were gained; taxes from the pool. */
export function flights({ events }: Entry): Flight[] {
  const found: Flight[] = [];
  let from = '';
  for (const event of events) {
    const { kind, player, facts } = event;
    if (kind !== 'gain' && kind !== 'pay') from = anchors(event)[0] ?? from;
    if (player === null) continue;
    const colour = colourOf(player);
    const gain = kind === 'gain' ? ((facts['gain'] ?? []) as Reward) : [];
    for (const [thing, n] of gain) found.push({ counter: `${colour}/${THINGS[thing]}`, from, n });
    if (kind === 'tax') found.push({ counter: `${colour}/coin`, from: 'site/pool', n: number(facts['n']) });
  }
  return found;
}
