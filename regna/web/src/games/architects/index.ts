/** Everything the page knows of Architects. */
import signs from 'virtual:signs/architects';
import type { Entry, Event } from '../../shared/api';
import type { Flight } from '../../shared/motion';
import { say } from '../../shared/words.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { describe } from './describe';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import Means from './Means.svelte';
import { cardOf, CARDS, colourOf, GAINS, GOODS, PLACES, seen, size, SKILLS, type Card, type Site } from './table';
import Token from './Token.svelte';

const placeOf = ({ facts }: Event): string => (typeof facts['place'] === 'number' ? (PLACES[facts['place']] ?? '') : '');

function cardsOf({ facts }: Event): Card[] {
  const numbers = [facts['card'], ...(Array.isArray(facts['cards']) ? facts['cards'] : [])];
  return numbers.flatMap((number) => (typeof number === 'number' ? (CARDS[number] ?? []) : []));
}

/** Where on the board events happen that name no place themselves. */
const WHERE: Record<string, string> = {
  steal: 'place/tax-stand', send: 'place/prison', release: 'place/prison', cathedral: 'place/cathedral', reward: 'place/cathedral',
  reset: 'place/black-market', 'market-card': 'place/black-market', draw: 'pile/buildings', look: 'pile/buildings',
  'new-apprentice': 'pile/apprentices', build: 'place/guildhall',
};

function anchors(event: Event): string[] {
  const place = placeOf(event);
  const seat = event.player === null ? [] : [`seat/${colourOf(event.player)}`];
  return [place ? `place/${place}` : (WHERE[event.kind] ?? ''), ...cardsOf(event).map(({ slug }) => `card/${slug}`), ...seat].filter(Boolean);
}

/** Goods travel from the place one works at, and Taxes to the Tax Stand. */
function flights({ events }: Entry): Flight[] {
  const found: Flight[] = [];
  let place = '';
  for (const event of events) {
    const { kind, player, facts } = event;
    if (kind === 'place') place = placeOf(event);
    if (player === null) continue;
    const colour = colourOf(player);
    const gain = kind === 'gain' && Array.isArray(facts['gain']) ? (facts['gain'] as number[]) : [];
    gain.forEach((n, index) => n > 0 && place && found.push({ counter: `${colour}/${GAINS[index]}`, from: `place/${place}`, n }));
    if (kind === 'steal') found.push({ counter: `${colour}/silver`, from: 'place/tax-stand', n: Number(facts['n']) });
    if (kind === 'pay-silver' && Number(facts['tax'])) found.push({ counter: `${colour}/silver`, to: 'place/tax-stand', n: Number(facts['tax']) });
  }
  return found;
}

const SECTIONS: Record<string, string> = {
  quarry: 'gathering', forest: 'gathering', mines: 'gathering', silversmith: 'gathering', 'kings-storehouse': 'exchanges',
  workshop: 'hiring', 'town-centre': 'captures', 'tax-stand': 'taxes', guardhouse: 'guards', guildhall: 'guild',
  cathedral: 'cathedral', prison: 'prison', 'black-market': 'black-market', virtue: 'virtue', buildings: 'plans', apprentices: 'hiring',
};
const DECKS: Record<string, string> = {
  building: 'effects', apprentice: 'apprentices', reward: 'rewards', market: 'black-market', 'starting-scheme': 'solo', 'future-scheme': 'solo',
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

const holds = (view: unknown, seat: number, anchor: string): boolean => held(view, seat).some((number) => anchor === `card/${CARDS[number]?.slug}`);

/** Groups of workers are listed by where they stand, the three spots of the Black Market together. */
function groupOf(anchor: string): string {
  const [kind, name = ''] = anchor.split('/');
  if (kind !== 'place') return '';
  return name.startsWith('black-market') ? say('site-black-market') : say(`place-${name}`);
}

const COUNTED: [string, string][] = [
  ['worker', 'mat-reserve'], ['silver', 'mat-silver'], ['virtue', 'mat-virtue'], ['debts', 'mat-debts'], ['paid', 'mat-paid'], ['prison', 'mat-prison'],
  ['captive', 'mat-captives'], ['cards', 'mat-hand'], ['apprentice', 'mat-apprentices'], ['points', 'match-points'], ['place-cathedral', 'mat-level'],
  ['place-black-market', 'site-resets'], ['first', 'site-last-slot'], ['bot', 'setup-bots'],
];
const legend = (): [string, string][] =>
  [...GOODS.map((good) => [good, `good-${good}`]), ...SKILLS.map((skill) => [skill, `skill-${skill}`]), ...COUNTED].map(([sign = '', key = '']) => [sign, say(key)]);

/** Every time whoever goes first has placed a worker. */
function rounds(told: Entry[]): number[] {
  const first = told.flatMap(({ events }) => events).find(({ kind }) => kind === 'first')?.player;
  return told.filter(({ events }) => events.some(({ kind, player }) => kind === 'place' && player === first)).map(({ seq }) => seq);
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
  section,
  groupOf,
  legend,
  Means,
  describe,
  colourOf,
  holds,
  players: (view) => (view as Site).players.map(({ seat, rules_play }) => ({ seat, ruled: rules_play })),
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
