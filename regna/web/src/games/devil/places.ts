/** What carries an anchor: its sign, its name, and the rule that is about it. */
import { say } from '../../shared/words.svelte';
import { CARDS, cardOf, type Card } from './table';

const DECKS: Record<string, string> = {
  building: 'buildings',
  event: 'planning',
  inquisitor: 'inquisition',
  achievement: 'achievements',
  courtier: 'resolving',
};
const RULES: Record<string, string> = {
  good: 'market',
  market: 'market',
  chest: 'offers',
  opened: 'answers',
  event: 'planning',
  courtiers: 'resolving',
  courtier: 'resolving',
  achievement: 'achievements',
  achievements: 'achievements',
  slot: 'production',
  wings: 'preparation',
  inquisition: 'black-mass',
  inquisitor: 'inquisition',
  role: 'roles',
  track: 'reputation',
  debt: 'interest',
  shard: 'roles',
  plan: 'resolving',
};

export function ruleOf(anchor: string): string {
  const card = cardOf(anchor);
  return card ? (DECKS[card.deck] ?? '') : (RULES[anchor.split('/')[0] ?? ''] ?? '');
}

export function signOf(card: Card): string {
  return card.deck === 'event' ? 'event' : card.deck === 'achievement' ? 'achievement' : card.key;
}

/** The inquisitor on a place of the board. */
export const inquisitorAt = (tribunal: number[], place: number): Card | undefined => CARDS[tribunal[place] ?? -1];

export function titleOf(anchor: string): string {
  const parts = anchor.split('/');
  const last = parts.at(-1) ?? '';
  switch (parts[0]) {
    case 'good':
    case 'courtier':
    case 'achievement':
    case 'role':
      return say(`${parts[0]}-${last}`);
    case 'inquisitor':
      return say('tribunal-place', { place: last });
    case 'slot':
      return say('estate-slot', { n: Number(last) });
    case 'seat':
      return say(`seat-${last}`);
    default:
      return say(`spot-${parts[0]}`);
  }
}

/** A card in words; whoever has set figures right has the words on the printed card. */
export const textOf = (card: Card): string =>
  say(card.source === 'component' ? 'source-component' : `card-${card.key}.text`);
