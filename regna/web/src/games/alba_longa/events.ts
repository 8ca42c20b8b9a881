/** What travels on the board when something is told. */
import type { Entry, Event } from '../../shared/api';
import type { Flight } from '../../shared/motion';
import { colourOf } from './table';

/** Which of the stalls, lots or dice an event speaks of. */
const named = ({ anchors }: Event, kind: string): string =>
  anchors.find((anchor) => anchor.startsWith(`${kind}/`)) ?? '';

/** Silver and wheat travel between a king's purse and the stall, place or city they go to or come from. */
export function flights({ events }: Entry): Flight[] {
  return events.flatMap((event): Flight[] => {
    const { kind, player, facts } = event;
    if (player === null) return [];
    const colour = colourOf(player);
    const n = Number(facts['n'] ?? 1);
    const at = (place: string) => `place/${colour}/${place}`;
    if (kind === 'pay') return [{ counter: `${colour}/silver`, to: named(event, 'stall'), n }];
    if (kind === 'bank' || kind === 'stall') return [{ counter: `${colour}/silver`, from: at('market'), n }];
    if (kind === 'harvest' || kind === 'wheat' || kind === 'spoils-wheat')
      return [{ counter: `${colour}/wheat`, from: at('farm'), n }];
    if (kind === 'sell')
      return [{ counter: `${colour}/silver`, from: `housing/${colour}`, n: Number(facts['silver']) }];
    if (kind === 'feed') return [{ counter: `${colour}/wheat`, to: `housing/${colour}`, n }];
    const lot = kind === 'loot' ? named(event, 'lot') : '';
    return lot && lot !== 'lot/captive' ? [{ counter: lot.replace('lot', colour), from: lot, n: 1 }] : [];
  });
}
