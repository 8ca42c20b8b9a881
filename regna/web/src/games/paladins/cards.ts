/** How cards look. */
import { ACTIONS, REPAY, type Card } from './table';

/** The sign that tells best what a card is about. */
export function signOf(card: Card): string {
  if (card.deck === 'outsider') return card.faction ?? card.deck;
  if (card.deck === 'townsfolk') return answersTo(card);
  if (card.deck === 'order' || card.deck === 'scheme') return ACTIONS[card.action ?? -1] ? `action-${ACTIONS[card.action ?? -1]?.name}` : card.key.replace('scheme-', '');
  return card.deck;
}

/** What brings a townsman into play: an action, a repaid debt, or an Inquisition. */
export function answersTo({ event = -1 }: Card): string {
  if (event === REPAY) return 'repay';
  return ACTIONS[event] ? `action-${ACTIONS[event].name}` : 'inquisition';
}

/** The rule that speaks of a deck. */
export const DECKS: Record<string, string> = {
  paladin: 'paladins', townsfolk: 'abilities', outsider: 'abilities', wall: 'fortifying', tavern: 'gathering', suspicion: 'suspicion',
  order: 'kings', favour: 'kings', scheme: 'solo',
};
