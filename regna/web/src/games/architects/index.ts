/** Everything the page knows of Architects. */
import signs from 'virtual:signs/architects';
import { say } from '../../shared/words.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { describe } from './describe';
import Detail from './Detail.svelte';
import { cardsOf, flights, rounds } from './events';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import Means from './Means.svelte';
import { cardOf, CARDS, colourOf, GOODS, seen, size, SKILLS, type Site } from './table';
import Token from './Token.svelte';

const SECTIONS: Record<string, string> = {
  quarry: 'gathering',
  forest: 'gathering',
  mines: 'gathering',
  silversmith: 'gathering',
  'kings-storehouse': 'exchanges',
  workshop: 'hiring',
  'town-centre': 'captures',
  'tax-stand': 'taxes',
  guardhouse: 'guards',
  guildhall: 'guild',
  cathedral: 'cathedral',
  prison: 'prison',
  'black-market': 'black-market',
  virtue: 'virtue',
  buildings: 'plans',
  apprentices: 'hiring',
};
const DECKS: Record<string, string> = {
  building: 'effects',
  apprentice: 'apprentices',
  reward: 'rewards',
  market: 'black-market',
  'starting-scheme': 'solo',
  'future-scheme': 'solo',
};

function section(anchor: string): string {
  const card = cardOf(anchor);
  if (card) return DECKS[card.deck] ?? '';
  const [kind, name = ''] = anchor.split('/');
  if (kind === 'board') return 'boards';
  if (kind !== 'place' && kind !== 'pile') return '';
  return SECTIONS[name.replace(/-(left|middle|right)$/, '')] ?? '';
}

const held = (view: unknown, seat: number): number[] => {
  const me = (view as Site).players[seat];
  return me ? [...seen(me.desk), ...seen(me.hand)] : [];
};

const holds = (view: unknown, seat: number, anchor: string): boolean =>
  held(view, seat).some((number) => anchor === `card/${CARDS[number]?.slug}`);

/** Groups of workers are listed by where they stand, the three spots of the Black Market together. */
function groupOf(anchor: string): string {
  const [kind, name = ''] = anchor.split('/');
  if (kind !== 'place') return '';
  return name.startsWith('black-market') ? say('site-black-market') : say(`place-${name}`);
}

const COUNTED: [string, string][] = [
  ['worker', 'mat-reserve'],
  ['silver', 'mat-silver'],
  ['virtue', 'mat-virtue'],
  ['debts', 'mat-debts'],
  ['paid', 'mat-paid'],
  ['prison', 'mat-prison'],
  ['captive', 'mat-captives'],
  ['cards', 'mat-hand'],
  ['apprentice', 'mat-apprentices'],
  ['points', 'match-points'],
  ['place-cathedral', 'mat-level'],
  ['place-black-market', 'site-resets'],
  ['first', 'site-last-slot'],
  ['bot', 'setup-bots'],
];
const legend = (): [string, string][] =>
  [...GOODS.map((good) => [good, `good-${good}`]), ...SKILLS.map((skill) => [skill, `skill-${skill}`]), ...COUNTED].map(
    ([sign = '', key = '']) => [sign, say(key)],
  );

const page: GamePage = {
  Board,
  Mat,
  Hand,
  Detail,
  Token,
  signs,
  flights,
  section,
  groupOf,
  legend,
  Means,
  describe,
  colourOf,
  holds,
  players: (view) => (view as Site).players.map(({ seat, is_automa }) => ({ seat, ruled: is_automa })),
  handSize: (view, seat) => held(view, seat).length,
  opponent: (options) => (options['opponent'] && options['opponent'] !== 'none' ? `board-${options['opponent']}` : ''),
  rounds,
  reconstructed: (event) => cardsOf(event).some(({ source }) => source === 'reconstructed'),
  /** What one may build, and where one may go because of it, tells of the hand. */
  secret: (view, { seat, name, options, refused }) =>
    (name === 'place' && size((view as Site).players[seat]?.hand ?? []) > 0) ||
    [...options, ...refused].some(({ anchor }) => holds(view, seat, anchor)),
};
export default page;
