/** Everything the page knows of Paladins. */
import signs from 'virtual:signs/paladins';
import { say } from '../../shared/words.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { crownSigns } from './crowns/cards';
import { describe } from './describe';
import Detail from './Detail.svelte';
import { cardsIn, flights } from './events';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import Means from './Means.svelte';
import { sectionOf } from './sections';
import { actionsOf, attributesOf, cardOf, colourOf, dealt, FACTIONS, seen, WORKERS, type Kingdom } from './table';
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

const COUNTED: [string, string][] = [
  ['coin', 'realm-coins'],
  ['provision', 'realm-provisions'],
  ['suspicion', 'mat-suspicions'],
  ['debt', 'mat-unpaid'],
  ['repay', 'mat-paid'],
  ['tax', 'realm-pool-name'],
  ['workshop', 'mat-workshop'],
  ['monk', 'mat-monk'],
  ['wall', 'mat-wall'],
  ['outpost', 'mat-outpost'],
  ['jar', 'mat-jar'],
  ['attacked', 'mat-attacked'],
  ['converted', 'mat-converted'],
  ['quest', 'card-quest'],
  ['recruit', 'card-joins'],
  ['inquisition', 'rule-inquisition'],
  ['first-player', 'mat-first'],
  ['bot', 'setup-bots'],
];
/** The attributes and actions of this table, and what it has besides. */
function legend(view: unknown): [string, string][] {
  const kingdom = view as Kingdom;
  const me = kingdom.players[0];
  return [
    ...WORKERS.map((kind): [string, string] => [kind, say(`amount-${kind}`, { n: 1 })]),
    ...(me ? attributesOf(me) : []).map(({ name }): [string, string] => [name, say(`thing-${name}`)]),
    ...[...COUNTED, ...crownSigns(kingdom)].map(([sign, key]): [string, string] => [sign, say(key)]),
    ...FACTIONS.map((name): [string, string] => [name, say(`faction-${name}`)]),
    ...(me ? actionsOf(kingdom, me) : []).map(({ name }): [string, string] => [
      `action-${name}`,
      say(`action-${name}`),
    ]),
  ];
}

const page: GamePage = {
  Board,
  Mat,
  Hand,
  Detail,
  Token,
  signs,
  flights,
  section: sectionOf,
  groupOf,
  legend,
  Means,
  describe,
  colourOf,
  holds: (view, seat, anchor) => held(view, seat).includes(anchor),
  players: (view) => (view as Kingdom).players.map(({ seat, is_automa }) => ({ seat, ruled: is_automa })),
  handSize: (view, seat) => held(view, seat).length || ((view as Kingdom).players[seat]?.paladin.length ?? 0),
  opponent: (options) =>
    options['opponent'] && options['opponent'] !== 'none' ? `opponent-${options['opponent']}` : '',
  rounds: (told) => told.filter(({ events }) => events.some(({ kind }) => kind === 'round')).map(({ seq }) => seq),
  reconstructed: (event) => cardsIn(event).some(({ source }) => source === 'reconstructed'),
  /** The choice among the drawn paladins is made in secret. */
  secret: (_view, { name }) => ['use', 'top', 'above', 'below'].includes(name),
};
export default page;
