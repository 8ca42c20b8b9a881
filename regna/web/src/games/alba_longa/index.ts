/** Everything the page knows of Alba Longa. */
import signs from 'virtual:signs/alba_longa';
import type { Entry, Event } from '../../shared/api';
import type { Flight } from '../../shared/motion';
import { say } from '../../shared/words.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import './colours.css';
import { describe } from './describe';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import Means from './Means.svelte';
import { ruleOf } from './places';
import { CARDS, cityOf, CLIMATES, colourOf, DICE, LOTS, PLACES, seen, size, STALLS, type Latium } from './table';
import Token from './Token.svelte';

/** What kinds of events speak of one place of their king's city. */
const AT: Record<string, string> = { build: 'quarry', level: 'temple', bank: 'market', stall: 'market', harvest: 'farm', wheat: 'farm', 'spoils-wheat': 'farm', piety: 'temple' };
const AT_HOME = ['sell', 'feed', 'disc'];
const AT_GOALS = ['grow', 'gone'];

const named = ({ facts }: Event, name: string, words: string[]): string => (typeof facts[name] === 'number' ? (words[facts[name]] ?? '') : '');

function anchors(event: Event): string[] {
  const { kind, player, facts } = event;
  const own = player === null ? '' : colourOf(player);
  const whose = typeof facts['who'] === 'number' ? cityOf(facts['who']) : '';
  const place = named(event, 'place', PLACES) || (AT[kind] ?? '');
  const card = typeof facts['card'] === 'number' ? CARDS[facts['card']] : undefined;
  const found = [
    whose && `seat/${whose}`,
    own && `seat/${own}`,
    place && `place/${kind === 'sabotage' ? whose : own}/${place}`,
    card && `card/${card.slug}`,
    named(event, 'stall', STALLS) && `stall/${named(event, 'stall', STALLS)}`,
    named(event, 'lot', LOTS) && `lot/${named(event, 'lot', LOTS)}`,
    kind === 'defender' && 'assisi/defenders',
    AT_HOME.includes(kind) && `housing/${own}`,
    AT_GOALS.includes(kind) && `goals/${own}`,
    named(event, 'die', DICE) && `die/${named(event, 'die', DICE)}`,
    ...(kind === 'call' ? DICE.map((die) => `die/${die}`) : []),
  ];
  return found.filter((anchor) => typeof anchor === 'string' && anchor !== '') as string[];
}

/** Silver and wheat travel between a king's purse and the stall, place or city they go to or come from. */
function flights({ events }: Entry): Flight[] {
  return events.flatMap((event): Flight[] => {
    const { kind, player, facts } = event;
    if (player === null) return [];
    const colour = colourOf(player);
    const n = Number(facts['n'] ?? 1);
    const at = (place: string) => `place/${colour}/${place}`;
    if (kind === 'pay') return [{ counter: `${colour}/silver`, to: `stall/${named(event, 'stall', STALLS)}`, n }];
    if (kind === 'bank' || kind === 'stall') return [{ counter: `${colour}/silver`, from: at('market'), n }];
    if (kind === 'harvest' || kind === 'wheat' || kind === 'spoils-wheat') return [{ counter: `${colour}/wheat`, from: at('farm'), n }];
    if (kind === 'sell') return [{ counter: `${colour}/silver`, from: `housing/${colour}`, n: Number(facts['silver']) }];
    if (kind === 'feed') return [{ counter: `${colour}/wheat`, to: `housing/${colour}`, n }];
    const lot = kind === 'loot' ? named(event, 'lot', LOTS) : '';
    return lot && lot !== 'captive' ? [{ counter: `${colour}/${lot}`, from: `lot/${lot}`, n: 1 }] : [];
  });
}

const held = (view: unknown, seat: number): number[] => {
  const me = (view as Latium).players[seat];
  return me ? [...seen(me.heroes), ...seen(me.used)] : [];
};

/** Questions whose answers are laid face down, or show a king's heroes. */
const SECRET = ['target', 'hero', 'recover'];
const OPENINGS = ['sell', 'free'];

const COUNTED: [string, string][] = [
  ['silver', 'mat-silver'], ['wheat', 'mat-wheat'], ['devotion', 'mat-level'], ['hero', 'mat-heroes'], ['monument', 'category-monuments'], ['worker', 'category-population'],
  ['housing', 'city-village'], ['king', 'city-king'], ['strength', 'mat-strength'], ['growing', 'sky-growing'], ['harvest', 'sky-harvest'], ['blessing', 'rule-blessings'], ['bot', 'setup-bots'],
];
const legend = (): [string, string][] =>
  [...COUNTED, ...PLACES.map((place) => [`place-${place}`, `place-${place}`]), ...CLIMATES.map((climate) => [climate, `climate-${climate}`])].map(([sign = '', key = '']) => [sign, say(key)]);

const page: GamePage = {
  Board,
  Mat,
  Hand,
  Detail,
  Token,
  signs,
  anchors,
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
  reconstructed: ({ kind, facts }) => kind === 'climate' && CARDS[Number(facts['card'])]?.source === 'reconstructed',
  secret: (view, { name }) => SECRET.includes(name) || (OPENINGS.includes(name) && (view as Latium).offers.together),
};
export default page;
