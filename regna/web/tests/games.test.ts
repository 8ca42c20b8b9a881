/** What the games' pages make of views, cards and events. */
import { beforeAll, describe, expect, test } from 'vitest';
import { flights as albaFlights } from '../src/games/alba_longa/events';
import { attacks, climateOf, lastHarvest, sceneOf, type Latium } from '../src/games/alba_longa/table';
import { siteOf } from '../src/games/alba_longa/jobs';
import { flights as architectsFlights, rounds } from '../src/games/architects/events';
import { amounts, cardOf as architectsCard, skillsOf } from '../src/games/architects/table';
import { answersTo, choicesOf, signOf } from '../src/games/paladins/cards';
import { cardsIn, flights } from '../src/games/paladins/events';
import { sectionOf } from '../src/games/paladins/sections';
import * as paladins from '../src/games/paladins/table';
import type { Kingdom, Noble } from '../src/games/paladins/table';
import { flights as devilFlights } from '../src/games/devil/events';
import { Notebook } from '../src/games/devil/notes.svelte';
import { choiceOf, massOf, phaseOf, isHeld, slotsOf, type Realm } from '../src/games/devil/table';
import type { Entry, Event, Question } from '../src/shared/api';
import { preferences } from '../src/shared/preferences.svelte';

beforeAll(() => {
  preferences.language = 'en';
});

const event = (kind: string, player: number | null, anchors: string[], facts: Event['facts'] = {}): Event => ({
  move: 0,
  kind,
  player,
  facts,
  anchors,
  text: '',
});
const entry = (...events: Event[]): Entry => ({ seq: 1, seat: 0, undo: null, events });

describe('Paladins', () => {
  const coin = paladins.THINGS.indexOf('coin');
  const noble = (more: Partial<Noble>) => ({ seat: 0, attributes: [2, 0, 1], paladin: [], ...more }) as Noble;

  test('has on a board the actions that the view offers', () => {
    const offers = { yellow: { hunt: { slots: [] }, attack: { slots: [] } } };
    const found = paladins.actionsOf({ offers } as unknown as Kingdom, noble({}));
    expect(found.map(({ name }) => name)).toEqual(['hunt', 'attack']);
    expect(found.map(paladins.isRight)).toEqual([false, true]);
  });

  test('shows as many attributes as a player has, with the boosts of the paladin', () => {
    const number = paladins.CARDS.findIndex(({ boosts }) => boosts?.[0]);
    const boost = paladins.CARDS[number]?.boosts?.[0];
    expect(paladins.attributesOf(noble({ paladin: [number] }))[0]).toEqual({ name: 'faith', n: 2, boost });
    expect(paladins.attributesOf(noble({ attributes: [0, 0, 0, 4] }))).toHaveLength(4);
  });

  test('lets gains travel from where the last event happened, and taxes from the pool', () => {
    const told = entry(
      event('act', 0, ['space/yellow/trade', 'seat/yellow']),
      event('gain', 0, ['seat/yellow'], { gain: [[coin, 3]] }),
      event('tax', 1, ['site/pool', 'seat/red'], { n: 2 }),
    );
    expect(flights(told)).toEqual([
      { counter: 'yellow/coin', from: 'space/yellow/trade', n: 3 },
      { counter: 'red/coin', from: 'site/pool', n: 2 },
    ]);
  });

  test('finds cards by their anchors, favours also as spaces', () => {
    expect(paladins.cardOf('space/favour-chapel')?.deck).toBe('favour');
    expect(paladins.cardOf('space/develop')).toBeUndefined();
    expect(cardsIn(event('reveal', null, ['card/peddler-coin', 'seat/red'])).map(({ slug }) => slug)).toEqual([
      'peddler-coin',
    ]);
  });

  test('says what a townsman answers to', () => {
    const answers = (slug: string) => answersTo(paladins.cardOf(`card/${slug}`)!);
    expect(answers('architect-tax')).toBe('action-develop');
    expect(answers('debt-collector-scout')).toBe('repay');
    expect(answers('peddler-coin')).toBe('inquisition');
    expect(signOf(paladins.cardOf('card/scheme-order')!)).toBe('order');
  });

  test('shows once what comes with every choice of a card', () => {
    const { ways, then } = choicesOf(paladins.cardOf('card/favour-retreat')!);
    const names = (gain: paladins.Reward) => gain.map(([thing]) => paladins.THINGS[thing]);
    expect(ways.map(names)).toEqual([['faith'], ['strength'], ['influence'], ['diplomacy']]);
    expect(names(then)).toEqual(['pass']);
    expect(choicesOf(paladins.cardOf('card/favour-masons')!).then).toEqual([]);
  });

  test('leads from an anchor to the rule about it', () => {
    expect(sectionOf('space/garrison')).toBe('garrisons');
    expect(sectionOf('place/1-coins')).toBe('commissions');
    expect(sectionOf('space/favour-chapel')).toBe('kings');
    expect(sectionOf('seat/red')).toBe('');
  });
});

describe('Architects', () => {
  test('names what of a gain is something', () => {
    expect(amounts([0, 2, 0, 0, 0, 3])).toEqual([
      { name: 'wood', n: 2 },
      { name: 'silver', n: 3 },
    ]);
  });

  test('reads the skills of an apprentice from their bits', () => {
    expect(skillsOf({ ...architectsCard('card/keep')!, skills: 5 })).toEqual(['carpentry', 'masonry']);
  });

  test('lets goods travel from the place one works at, and Taxes to the Tax Stand', () => {
    const told = entry(
      event('place', 0, ['place/forest', 'seat/yellow']),
      event('gain', 0, ['seat/yellow'], { gain: [0, 2] }),
      event('pay-silver', 0, ['seat/yellow'], { n: 2, tax: 1 }),
    );
    expect(architectsFlights(told)).toEqual([
      { counter: 'yellow/wood', from: 'place/forest', n: 2 },
      { counter: 'yellow/silver', to: 'place/tax-stand', n: 1 },
    ]);
  });

  test('begins a round whenever the first player places', () => {
    const lines = [event('first', 1, []), event('place', 0, []), event('place', 1, [])];
    expect(rounds(lines.map((each, seq) => ({ ...entry(each), seq })))).toEqual([2]);
  });
});

describe('Alba Longa', () => {
  test('lets silver travel to the stall that is paid, and loot from its heap', () => {
    const told = entry(
      event('pay', 0, ['seat/green', 'stall/II'], { n: 2 }),
      event('loot', 1, ['seat/red', 'lot/wheat']),
      event('loot', 1, ['seat/red', 'lot/captive']),
    );
    expect(albaFlights(told)).toEqual([
      { counter: 'green/silver', to: 'stall/II', n: 2 },
      { counter: 'red/wheat', from: 'lot/wheat', n: 1 },
    ]);
  });

  test('shows the climate of a year as far as it is known', () => {
    const latium = { climate_seen: [], climate: { size: 7, faces: [2] } } as unknown as Latium;
    expect(climateOf(latium, 0).climate).toBe('wet');
    expect(climateOf(latium, 1).climate).toBe('');
  });

  test('shows battles while heroes fight and the harvest when it comes', () => {
    const scene = (phase: string, season = 0, year = 1) => sceneOf({ phase, season, year } as Latium);
    expect([scene('attack'), scene('farming'), scene('return', 1), scene('return', 0)]).toEqual([
      'battle',
      'harvest',
      'harvest',
      'battle',
    ]);
    expect([scene('sale'), scene('sale', 0, 2)]).toEqual(['court', 'harvest']);
  });

  test('puts captured farmers into the granary even where fields are free', () => {
    const me = { at: [0, 0, 0, 0, 2], black: [0, 0, 0, 0, 1], fallen: 1 } as never;
    const site = siteOf({} as Latium, me, 4);
    expect(site.spaces.map(({ worker }) => worker && worker.lying)).toEqual([true, false, null, null, null]);
    expect(site.beside).toEqual([{ captured: true, lying: false }]);
  });

  test('tells past attacks from the log before those to come', () => {
    const lines = [
      event('season', null, []),
      event('target', 0, [], { who: 2 }),
      event('hero', 0, [], { n: 5 }),
      event('attack', null, [], { who: 2, attack: 5, defence: 3, n: 1 }),
    ];
    const coming = { city: 1, attackers: [], attack: 1, defence: 2, sabotages: 0 };
    const latium = { besieged: [1], offers: { attacks: [coming] } } as unknown as Latium;
    expect(attacks(latium, lines)).toEqual([
      { city: 2, attackers: [[0, 5]], attack: 5, defence: 3, sabotages: 1 },
      coming,
    ]);
  });

  test('knows no harvest before the first', () => {
    expect(lastHarvest([], 0)).toBeNull();
    const reaped = [event('climate', null, []), event('harvest', 0, [], { n: 6, farmers: 2, each: 3 })];
    expect(lastHarvest(reaped, 0)).toMatchObject({ total: 6, farmers: 2, each: 3, fed: 0 });
  });
});

describe('Pact with the Devil', () => {
  const realm = (more: object) => more as unknown as Realm;

  test('finds a choice by the last words of its move', () => {
    const option = { move: 'blue plan build mill', text: '', anchor: '', pieces: null };
    const question = { options: [option] } as unknown as Question;
    expect(choiceOf(question, 'build mill')).toBe(option);
    expect(choiceOf(question, 'mill')).toBeUndefined();
  });

  test('reads the chests of the black mass by icon, once they were opened', () => {
    expect(massOf(realm({ opened_mass: [] }), 0)).toBeNull();
    const chests = [0, 0, 0, 0, 0, 5, 2, 1, -1, -1, ...Array<number>(10).fill(0)];
    expect(massOf(realm({ opened_mass: chests }), 0)).toEqual({
      goods: [0, 0, 0, 0, 0, 5],
      shards: [2, 1],
      guesses: [-1, -1],
    });
  });

  test('shows a precious resource on two slots, with what it brings', () => {
    const found = slotsOf(realm({ round: 1, offers: { production: [[0, 1, 2, 1, 0, 3]] } }), 0);
    expect(found.map(({ good, slots, n }) => [good, slots.length, n])).toEqual([
      ['glass', 2, 1],
      ['wheat', 1, 2],
      ['stone', 1, 1],
    ]);
  });

  test('knows in which phase of the round a step is, and which rounds have it', () => {
    expect(['answer', 'plan', 'face', 'interest'].map(phaseOf)).toEqual([
      'deals',
      'actions',
      'inquisition',
      'interest',
    ]);
    expect([1, 2, 3, 4, 5].filter((round) => isHeld('hunt', round))).toEqual([2, 3]);
    expect([1, 2, 3, 4, 5].filter((round) => isHeld('inquisition', round))).toEqual([3, 5]);
  });

  test('lets goods travel to and from a card, and debts from the supply', () => {
    const told = entry(
      event('build', 0, ['seat/blue', 'card/mill'], { goods: [1, 2, 0, 0, 0, 0] }),
      event('loan', 1, ['seat/red', 'debt/red'], { n: 4 }),
    );
    expect(devilFlights(told)).toEqual([
      { counter: 'blue/wood', to: 'card/mill', n: 1 },
      { counter: 'blue/stone', to: 'card/mill', n: 2 },
      { counter: 'red/debt', from: 'market', n: 1 },
    ]);
  });

  test('keeps notes by match and seat while the page is open', () => {
    const book = new Notebook('m', 0, true);
    book.turn(1, 'devil');
    book.turn(1, 'devil');
    book.write('hm');
    expect(new Notebook('m', 0, true).markOf(1, 'devil')).toBe('yes');
    expect(new Notebook('m', 1, true).notes).toEqual({ marks: {}, text: '' });
    expect(new Notebook('n', 0, true).notes.text).toBe('');
  });
});
