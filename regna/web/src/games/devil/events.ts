/** What travels on the table when something is told. */
import type { Entry, Event } from '../../shared/api';
import type { Flight } from '../../shared/motion';
import { cardOf, colourOf, GOODS, type Card } from './table';

export const cardsIn = ({ anchors }: Event): Card[] => anchors.flatMap((anchor) => cardOf(anchor) ?? []);

const WINGS: Record<string, string> = { angels: 'angel', demons: 'demon', 'buy-wing': 'angel' };
const DEBTS = ['loan', 'repay', 'uncle'];

/** Goods of mine come from what gave them and go to the supply; wings and debts, which all see, to and from the track. */
export function flights({ events }: Entry): Flight[] {
  const found: Flight[] = [];
  let from = 'market';
  for (const { kind, player, facts, anchors } of events) {
    from = anchors.find((anchor) => anchor.startsWith('card/') || anchor.startsWith('slot/')) ?? from;
    if (player === null) continue;
    const colour = colourOf(player);
    const heap = Array.isArray(facts['goods']) ? (facts['goods'] as number[]) : [];
    if (kind === 'produce' || kind === 'gain')
      for (const [good, n] of heap.entries()) if (n) found.push({ counter: `${colour}/${GOODS[good]}`, from, n });
    if (kind === 'build' || kind === 'paid')
      for (const [good, n] of heap.entries()) if (n) found.push({ counter: `${colour}/${GOODS[good]}`, to: from, n });
    const wing = WINGS[kind];
    if (wing) found.push({ counter: `${colour}/${wing}`, from: 'track', n: 1 });
    if (DEBTS.includes(kind)) found.push({ counter: `${colour}/debt`, from: 'market', n: 1 });
  }
  return found;
}
