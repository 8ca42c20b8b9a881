/** What travels on the board when something is told. */
import type { Entry, Event } from '../../shared/api';
import type { Flight } from '../../shared/motion';
import { cardOf, colourOf, GAINS, type Card } from './table';

export const cardsOf = ({ anchors }: Event): Card[] => anchors.flatMap((anchor) => cardOf(anchor) ?? []);

/** Goods travel from the place one works at, and Taxes to the Tax Stand. */
export function flights({ events }: Entry): Flight[] {
  const found: Flight[] = [];
  let place: string | undefined;
  for (const { kind, player, facts, anchors } of events) {
    if (kind === 'place') place = anchors[0];
    if (player === null) continue;
    const colour = colourOf(player);
    const gain = kind === 'gain' && Array.isArray(facts['gain']) ? (facts['gain'] as number[]) : [];
    gain.forEach((n, index) => n > 0 && place && found.push({ counter: `${colour}/${GAINS[index]}`, from: place, n }));
    if (kind === 'steal') found.push({ counter: `${colour}/silver`, from: 'place/tax-stand', n: Number(facts['n']) });
    if (kind === 'pay-silver' && Number(facts['tax']))
      found.push({ counter: `${colour}/silver`, to: 'place/tax-stand', n: Number(facts['tax']) });
  }
  return found;
}

/** Every time whoever goes first has placed a worker. */
export function rounds(told: Entry[]): number[] {
  const first = told.flatMap(({ events }) => events).find(({ kind }) => kind === 'first')?.player;
  return told
    .filter(({ events }) => events.some(({ kind, player }) => kind === 'place' && player === first))
    .map(({ seq }) => seq);
}
