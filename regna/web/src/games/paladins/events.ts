/** What travels on the board when something is told. */
import type { Entry, Event } from '../../shared/api';
import type { Flight } from '../../shared/motion';
import { cardOf, colourOf, THINGS, type Card, type Reward } from './table';

export const cardsIn = ({ anchors }: Event): Card[] => anchors.flatMap((anchor) => cardOf(anchor) ?? []);

/** Things travel from where they were gained; taxes from the pool. */
export function flights({ events }: Entry): Flight[] {
  const found: Flight[] = [];
  let from = '';
  for (const { kind, player, facts, anchors } of events) {
    if (kind !== 'gain' && kind !== 'pay') from = anchors[0] ?? from;
    if (player === null) continue;
    const colour = colourOf(player);
    const gain = kind === 'gain' ? ((facts['gain'] ?? []) as Reward) : [];
    for (const [thing, n] of gain) found.push({ counter: `${colour}/${THINGS[thing]}`, from, n });
    if (kind === 'tax') found.push({ counter: `${colour}/coin`, from: 'site/pool', n: Number(facts['n']) });
  }
  return found;
}
