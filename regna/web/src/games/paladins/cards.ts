/** How cards look. */
import { crownLines, iconSign } from './crowns/cards';
import { ACTIONS, type Card, type Reward } from './table';

/** The sign that tells best what a card is about. */
export function signOf(card: Card): string {
  if (card.deck === 'outsider') return card.faction ?? card.deck;
  if (card.deck === 'townsfolk') return answersTo(card);
  if (card.deck === 'ally') return iconSign(card.icon ?? -1);
  if (card.deck === 'order' || card.deck === 'scheme')
    return card.action ? `action-${card.action}` : card.key.replace('scheme-', '');
  return card.deck;
}

/** What brings a townsman into play: an action, a repaid debt, or an Inquisition. */
export function answersTo({ event = '' }: Card): string {
  return ACTIONS.some(({ name }) => name === event) ? `action-${event}` : event;
}

/** What a card gives, a line each: the sign of the occasion, its word, the reward. */
export type Line = [sign: string, word: string, gain: Reward];
export function linesOf(card: Card): Line[] {
  const lines: [string, string, Reward | undefined][] = [
    ['quest', 'card-quest', card.quest],
    ['recruit', 'card-joins', card.joins],
    [answersTo(card), 'card-brings', card.brings],
    ['action-attack', 'card-attack', card.attack],
    ['action-convert', 'card-convert', card.convert],
    ...crownLines(card),
    ['coin', 'card-price', card.price],
    [card.deck, 'card-gain', card.gain],
  ];
  return lines.filter((line): line is Line => Boolean(line[2]?.length));
}

/** The choices of a card, and what comes with any of them, which is shown once. */
export function choicesOf({ choices = [] }: Card): { ways: Reward[]; then: Reward } {
  const inAll = ([thing, n]: Reward[number]) =>
    choices.length > 1 && choices.every((way) => way.some(([other, many]) => other === thing && many === n));
  return { ways: choices.map((way) => way.filter((each) => !inAll(each))), then: (choices[0] ?? []).filter(inAll) };
}

/** The rule that speaks of a deck. */
export const DECKS: Record<string, string> = {
  paladin: 'paladins',
  townsfolk: 'abilities',
  outsider: 'abilities',
  wall: 'fortifying',
  tavern: 'gathering',
  suspicion: 'suspicion',
  order: 'kings',
  favour: 'kings',
  scheme: 'solo',
  muster: 'muster-cards',
  negotiation: 'rallying',
  ally: 'rallying',
};
