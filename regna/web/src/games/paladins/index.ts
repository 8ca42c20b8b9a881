/** Everything the page knows of Paladins. */
import signs from 'virtual:signs/paladins';
import { say } from '../../shared/words.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { describe } from './describe';
import Detail from './Detail.svelte';
import { anchors, cardsIn, flights } from './events';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import { sectionOf } from './sections';
import { cardOf, colourOf, dealt, seen, type Kingdom } from './table';
import Token from './Token.svelte';

const held = (view: unknown, seat: number): string[] => {
  const me = (view as Kingdom).players[seat];
  return me ? dealt([...seen(me.drawn), ...seen(me.chosen)]).map(({ slug }) => `card/${slug}`) : [];
};

/** Places on the map are listed by region, spots for workshops by action, the uses of a card together. */
function groupOf(anchor: string): string {
  const [kind, name = ''] = anchor.split('/');
  if (kind === 'place') return say('realm-region', { n: parseInt(name) });
  if (kind === 'spot') return say(`action-${name.replace(/-\w+$/, '')}`);
  return say(`card-${cardOf(anchor)?.key}`);
}

const page: GamePage = {
  Board,
  Mat,
  Hand,
  Detail,
  Token,
  signs,
  anchors,
  flights,
  section: sectionOf,
  groupOf,
  describe,
  colourOf,
  holds: (view, seat, anchor) => held(view, seat).includes(anchor),
  players: (view) => (view as Kingdom).players.map(({ seat, rules_play }) => ({ seat, ruled: rules_play })),
  handSize: (view, seat) => held(view, seat).length || ((view as Kingdom).players[seat]?.paladin.length ?? 0),
  opponent: (options) => (options['opponent'] && options['opponent'] !== 'none' ? `opponent-${options['opponent']}` : ''),
  rounds: (told) => told.filter(({ events }) => events.some(({ kind }) => kind === 'round')).map(({ seq }) => seq),
  reconstructed: (event) => cardsIn(event).some(({ source }) => source === 'reconstructed'),
  /** The choice among the drawn paladins is made in secret. */
  secret: (_view, { name }) => name === 'use' || name === 'top',
};
export default page;
