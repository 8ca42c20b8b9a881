/** Everything the page knows of Pact with the Devil. */
import signs from 'virtual:signs/devil';
import type { Question } from '../../shared/api';
import { say } from '../../shared/words.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import './colours.css';
import { describe } from './describe';
import Detail from './Detail.svelte';
import { cardsIn, flights } from './events';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import Means from './Means.svelte';
import { ruleOf } from './places';
import { cardOf, CARDS, colourOf, COURTIERS, GOODS, PHASES, ROLES, seen, size, SYMBOLS, type Realm } from './table';
import Token from './Token.svelte';

/** Questions about what all see: everything else shows goods, shards, cards or a role, or is answered in secret. */
const OPEN = ['slot', 'claim', 'minor', 'dam', 'stable', 'use-stable', 'vandal', 'courtier', 'hideout', 'take'];
const secret = (_view: unknown, { name }: Question): boolean => !OPEN.includes(name);

const held = (view: unknown, seat: number): string[] => {
  const me = (view as Realm).players[seat];
  const cards = me ? [...seen(me.hand), ...seen(me.drawn), ...seen(me.events)] : [];
  return cards.map((card) => `card/${CARDS[card]?.slug}`);
};

const COUNTED: [string, string][] = [
  ['pure', 'shard-pure'],
  ['tainted', 'shard-tainted'],
  ['reputation', 'mat-reputation'],
  ['debt', 'mat-debt'],
  ['interest', 'legend-interest'],
  ['angel', 'mat-angels'],
  ['demon', 'mat-demons'],
  ['indulgence', 'mat-indulgences'],
  ['guest', 'legend-guest'],
  ['mob', 'mat-mob'],
  ['token', 'when-action'],
  ['chest', 'spot-chest'],
  ['supply', 'supply-title'],
  ['bot', 'setup-bots'],
];
const WHEN = ['production', 'built', 'action', 'always', 'interest', 'reputation', 'inquisition', 'final'];
const legend = (): [string, string][] => [
  ...ROLES.map((role): [string, string] => [role, say(`role-${role}`)]),
  ...GOODS.map((good): [string, string] => [good, say(`good-${good}`)]),
  ...['any_basic', 'any_precious'].map((thing): [string, string] => [thing, say(`thing-${thing}`)]),
  ...SYMBOLS.map((symbol): [string, string] => [symbol, say(`symbol-${symbol}`)]),
  ...COURTIERS.map((courtier): [string, string] => [courtier, say(`courtier-${courtier}`)]),
  ...COUNTED.map(([sign, key]): [string, string] => [sign, say(key)]),
  ...WHEN.map((when): [string, string] => [`when-${when}`, say(`when-${when}`)]),
  ...PHASES.map((phase): [string, string] => [`phase-${phase}`, say(`course-${phase}`)]),
];

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
  secret,
  colourOf,
  groupOf: (anchor) => (cardOf(anchor) ? say(`card-${cardOf(anchor)?.key}`) : ''),
  holds: (view, seat, anchor) => held(view, seat).includes(anchor),
  players: (view) => (view as Realm).players.map(({ seat }) => ({ seat, ruled: false })),
  handSize: (view, seat) => {
    const me = (view as Realm).players[seat];
    return me ? size(me.hand) + size(me.drawn) + size(me.events) : 0;
  },
  opponent: () => '',
  rounds: (told) => told.filter(({ events }) => events.some(({ kind }) => kind === 'round')).map(({ seq }) => seq),
  reconstructed: (event) => cardsIn(event).some(({ source }) => source === 'reconstructed'),
};
export default page;
