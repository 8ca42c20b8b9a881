/** Everything the page knows of Alba Longa. */
import signs from 'virtual:signs/alba_longa';
import { say } from '../../shared/words.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import './colours.css';
import { describe } from './describe';
import Detail from './Detail.svelte';
import { flights } from './events';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import Means from './Means.svelte';
import { ruleOf } from './places';
import { cardOf, CARDS, CLIMATES, colourOf, PLACES, seen, size, type Latium } from './table';
import Token from './Token.svelte';

const held = (view: unknown, seat: number): number[] => {
  const me = (view as Latium).players[seat];
  return me ? [...seen(me.heroes), ...seen(me.used)] : [];
};

/** Questions whose answers are laid face down, or show a king's heroes. */
const SECRET = ['target', 'hero', 'recover'];
const OPENINGS = ['sell', 'free'];

const COUNTED: [string, string][] = [
  ['silver', 'mat-silver'],
  ['wheat', 'mat-wheat'],
  ['devotion', 'mat-level'],
  ['hero', 'mat-heroes'],
  ['monument', 'category-monuments'],
  ['worker', 'category-population'],
  ['housing', 'city-village'],
  ['king', 'city-king'],
  ['strength', 'mat-strength'],
  ['growing', 'sky-growing'],
  ['harvest', 'sky-harvest'],
  ['blessing', 'rule-blessings'],
  ['bot', 'setup-bots'],
];
const legend = (): [string, string][] =>
  [
    ...COUNTED,
    ...PLACES.map((place) => [`place-${place}`, `place-${place}`]),
    ...CLIMATES.map((climate) => [climate, `climate-${climate}`]),
  ].map(([sign = '', key = '']) => [sign, say(key)]);

const page: GamePage = {
  Board,
  Mat,
  Hand,
  Detail,
  Token,
  signs,
  flights,
  section: ruleOf,
  describe,
  legend,
  Means,
  colourOf,
  holds: (view, seat, anchor) => held(view, seat).some((number) => anchor === `card/${CARDS[number]?.slug}`),
  players: (view) => (view as Latium).players.map(({ seat }) => ({ seat, ruled: false })),
  handSize: (view, seat) => size((view as Latium).players[seat]?.heroes ?? []),
  opponent: () => '',
  summed: false,
  rounds: (told) => told.filter(({ events }) => events.some(({ kind }) => kind === 'season')).map(({ seq }) => seq),
  reconstructed: ({ kind, anchors }) =>
    kind === 'climate' && anchors.some((anchor) => cardOf(anchor)?.source === 'reconstructed'),
  secret: (view, { name }) => SECRET.includes(name) || (OPENINGS.includes(name) && (view as Latium).offers.together),
};
export default page;
