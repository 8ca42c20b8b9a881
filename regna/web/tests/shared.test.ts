/** What the page's shared modules promise, without a page. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GamePage } from '../src/games';
import { Declined, type Entry, type MatchInfo, type Option, type Question, type State } from '../src/shared/api';
import { byPlace } from '../src/shared/choices';
import { densityOf } from '../src/shared/density';
import { applied, States } from '../src/shared/difference';
import { kept } from '../src/shared/kept';
import { act, KEYS } from '../src/shared/keys';
import { blocks, inline } from '../src/shared/markdown';
import { botName, seatName } from '../src/shared/names';
import { network, Unreachable } from '../src/shared/network.svelte';
import { plain, signed } from '../src/shared/numbers';
import { Picker } from '../src/shared/picker.svelte';
import { placeOf, sheets, total } from '../src/shared/points';
import { preferences } from '../src/shared/preferences.svelte';
import { problemOf } from '../src/shared/problem';
import { ruleAt } from '../src/shared/rules';
import { standing } from '../src/shared/table.svelte';
import { lasting } from '../src/shared/time';
import { learn, listing, say } from '../src/shared/words.svelte';

beforeAll(async () => {
  preferences.language = 'en';
  await learn('en', 'architects');
});

const option = (text: string, anchor = '', pieces: string[] | null = null): Option =>
  ({ move: text, text, anchor, pieces }) as Option;

describe('a new state', () => {
  test('is the old one where nothing has changed', () => {
    const old = { view: { players: [{ coins: 1 }, { coins: 2 }] }, points: [1, 2] };
    const fresh = kept(old, { view: { players: [{ coins: 1 }, { coins: 3 }] }, points: [1, 2] });
    expect(fresh.view.players[0]).toBe(old.view.players[0]);
    expect(fresh.points).toBe(old.points);
    expect(fresh.view.players[1]).toEqual({ coins: 3 });
    expect(fresh).not.toBe(old);
  });

  test('is the old one as a whole if all is the same', () => {
    const old = { a: [1, { b: null }] };
    expect(kept(old, structuredClone(old))).toBe(old);
  });

  test('drops what is gone', () => {
    expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(kept({ 0: 1 }, [1])).toEqual([1]);
  });
});

describe('what has changed in a state', () => {
  const old = { type: 'state' as const, view: { players: [{ silver: 1 }, { silver: 2 }], tax: 3 }, question: 'ask' };

  test.each([
    [{ view: { tax: [4] } }, { ...old, view: { ...old.view, tax: 4 } }],
    [{ question: [null] }, { ...old, question: null }],
    [{ question: [] }, { type: 'state', view: old.view }],
    [
      { view: { players: { 1: { silver: [0] } } } },
      { ...old, view: { players: [{ silver: 1 }, { silver: 0 }], tax: 3 } },
    ],
    [{ view: { players: [[]] } }, { ...old, view: { players: [], tax: 3 } }],
    [{ points: [{ a: 1 }] }, { ...old, points: { a: 1 } }],
  ] as const)('%j', (difference, fresh) => {
    const before = structuredClone(old);
    expect(applied(old, difference as never)).toEqual(fresh);
    expect(old).toEqual(before);
  });

  test('the rest is shared with the state before', () => {
    const fresh = applied(old, { view: { players: { 0: { silver: [5] } } } });
    expect(fresh.view.players[1]).toBe(old.view.players[1]);
  });

  test('is not applied to another state than the one before, but waits for the whole', () => {
    const states = new States<typeof old>();
    const changes = { question: ['more'] as [string] };
    expect(states.next({ type: 'changes', number: 1, changes })).toBeNull();
    expect(states.next({ number: 4, ...old })).toMatchObject(old);
    expect(states.next({ type: 'changes', number: 5, changes })).toMatchObject({ ...old, question: 'more' });
    expect(states.next({ type: 'changes', number: 7, changes })).toBeNull();
    expect(states.next({ type: 'changes', number: 8, changes })).toBeNull();
    expect(states.next({ number: 8, ...old })).toMatchObject(old);
  });
});

describe('choices', () => {
  const groupOf = (anchor: string) => anchor.split('/')[1] ?? '';

  test('of one place stand under its name and do not repeat it', () => {
    const [group] = byPlace([option('forest: red', 'at/forest/1'), option('forest (blue)', 'at/forest/2')], groupOf);
    expect(group?.place).toBe('forest');
    expect(group?.choices.map(({ text }) => text)).toEqual(['red', 'blue']);
    expect(group?.choices[0]?.label).toBe('forest, red');
  });

  test('keep their order and their keys', () => {
    const groups = byPlace([option('a', 'at/x'), option('b', 'at/y'), option('c', 'at/x'), option('stop')], groupOf);
    expect(groups.flatMap(({ choices }) => choices.map(({ text, key }) => text + key))).toEqual([
      'a1',
      'b2',
      'c3',
      'stop4',
    ]);
    expect(groups.every(({ place }) => place === '')).toBe(true);
  });

  test('stand as far apart as all of them can be seen at once', () => {
    const room = { width: 1000, rem: 16, widthOf: (text: string) => 8 * text.length };
    const density = (n: number, text = 'ten signs!', place = '') =>
      densityOf(
        byPlace(
          Array.from({ length: n }, (_, i) => option(`${text}${i}`, `at/${place}`)),
          groupOf,
        ),
        room,
      );
    expect([density(12), density(20), density(40)]).toEqual(['roomy', 'close', 'dense']);
    expect(density(2, 'a very long text '.repeat(10))).toBe('dense');
    expect(density(12, 'ten signs!', 'somewhere')).toBe('roomy');
  });
});

describe('keys', () => {
  const pressed = (key: string, tagName: string, more = {}) =>
    ({
      key,
      target: { tagName, closest: () => null },
      preventDefault: () => undefined,
      ...more,
    }) as unknown as KeyboardEvent;

  test('choose no option with a key that means something else', () => {
    expect(KEYS.slice(0, 10)).toEqual([...'123456789a']);
    for (const key of 'ulswq') expect(KEYS).not.toContain(key);
    expect(new Set(KEYS).size).toBe(KEYS.length);
  });

  test('do nothing while somebody writes, or holds a key of the system', () => {
    let done = 0;
    const meanings = { u: () => (done += 1) };
    expect(act(pressed('u', 'INPUT'), meanings)).toBe(true);
    expect(act(pressed('u', 'MAIN', { ctrlKey: true }), meanings)).toBe(false);
    expect(act(pressed('x', 'MAIN'), meanings)).toBe(false);
    expect(done).toBe(0);
  });
});

describe('rules in Markdown', () => {
  test('have bold, italic and links to other sections', () => {
    expect(inline('a **b** *c* [d](#e-1).')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'italic', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'd', to: 'e-1' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('lead nowhere else, and are never markup', () => {
    expect(inline('[x](https://elsewhere.test) <b>')).toEqual([
      { kind: 'text', text: '[x](https://elsewhere.test) <b>' },
    ]);
  });

  test('are headings, paragraphs, lists and tables', () => {
    const found = blocks('### Title\n\none\ntwo\n\n- a\n  b\n- c\n\n| x | y |\n| - | - |\n| 1 | 2 |\n');
    expect(found.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(found[1]).toEqual({ kind: 'paragraph', words: inline('one two') });
    expect(found[2]).toEqual({ kind: 'list', items: [inline('a b'), inline('c')] });
    expect(found[3]).toEqual({ kind: 'table', head: [inline('x'), inline('y')], rows: [[inline('1'), inline('2')]] });
  });
});

describe('names', () => {
  const page = { opponent: ({ opponent }: Record<string, string>) => `board-${opponent}` } as unknown as GamePage;
  const seats = [
    { seat: 0, colour: 'yellow', kind: 'account', name: 'Ada', bot: null },
    { seat: 1, colour: 'red', kind: 'account', name: 'Ada', bot: null },
    { seat: 2, colour: 'green', kind: 'bot', name: '', bot: 'greedy' },
    { seat: 3, colour: 'blue', kind: 'account', name: 'Bob', bot: 'greedy' },
  ];
  const match = { seats, options: { opponent: 'helena' } } as unknown as MatchInfo;

  test('tell people of one name apart', () => {
    expect(seatName(match, page, 0)).not.toBe(seatName(match, page, 1));
    expect(seatName(match, page, 0)).toContain('Ada');
    expect(seatName(match, page, 3)).toBe('Bob');
  });

  test('call a bot by its colour and the opponent by its own name', () => {
    expect(seatName(match, page, 2)).toBe(say('seat-green'));
    expect(seatName(match, page, 4)).toBe(say('board-helena'));
  });

  test('say which bot plays, and for whom', () => {
    expect(botName(match, 0)).toBe('');
    expect(botName(match, 2)).toBe(say('bot-greedy'));
    expect(botName(match, 3)).toContain('Bob');
  });
});

test('numbers carry a true minus sign', () => {
  expect([plain(2), plain(-2), signed(2), signed(-2), signed(0)]).toEqual(['2', '−2', '+2', '−2', '0']);
});

describe('points', () => {
  const match = {
    result: { winners: [2], scores: [{ a: 5, b: -1 }, { a: 4 }, { a: 3 }, { a: 9 }] },
  } as unknown as MatchInfo;

  test('place winners first whatever they have, and equals alike', () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(match, seat))).toEqual([3, 3, 1, 2]);
  });

  test('are the result once there is one', () => {
    const state = { points: [{ a: 1 }] } as unknown as State;
    expect(sheets(match, state)).toBe(match.result?.scores);
    expect(sheets({ result: null } as unknown as MatchInfo, state)).toBe(state.points);
    expect(sheets(null, null)).toBeNull();
    expect([total({ a: 5, b: -1 }), total({}), total(undefined)]).toEqual([4, 0, null]);
  });
});

describe('problems', () => {
  test('are said as the server said them, else in general words', () => {
    expect(problemOf(new Declined('server-late', 'Too late.'))).toBe('Too late.');
    expect(problemOf(new TypeError('x is undefined'))).toBe(say('page-failed'));
    expect([problemOf(null), problemOf('as it is')]).toEqual(['', 'as it is']);
  });

  test('of a server that is away last as long as it is away', () => {
    const away = new Unreachable();
    network.up = false;
    expect(problemOf(away)).toBe(say('page-unreachable'));
    network.up = true;
    expect(problemOf(away)).toBe('');
  });
});

test('a rule is found by its page, or in the annex', () => {
  expect(ruleAt({ key: 'captures', page: '11', book: '' })).toContain('11');
  expect(ruleAt({ key: 'boards', page: 'annex', book: '' })).toBe(
    say('match-rule-annex', { page: 'annex', rule: say('rule-boards') }),
  );
});

test('time left is rounded up and never below zero', () => {
  expect([lasting(-3), lasting(0.2), lasting(247), lasting(59.5)]).toEqual(['0:00', '0:01', '4:07', '1:00']);
  expect(lasting(3600)).toBe(say('time-hours', { h: 1, m: 0 }));
  expect(lasting(2 * 86400 + 5 * 3600 + 59)).toBe(say('time-days', { d: 2, h: 5 }));
});

describe('words', () => {
  test('are sentences of the game, its attributes, or nothing at all', () => {
    expect(say('place-forest')).toBe('Forest');
    expect(say('no-such-message')).toBe('');
  });

  test('are listed with an and before the last', () => {
    expect([listing([]), listing(['a']), listing(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c']);
  });
});

describe('the lines of play that stand', () => {
  const line = (seq: number, seat: number | null, undo: Entry['undo'] = null): Entry =>
    ({ seq, seat, undo, events: [{ text: String(seq) }] }) as unknown as Entry;

  test('lack those that all agreed to take back', () => {
    const { told, undone } = standing([line(0, 0), line(1, 1), line(2, 0, { seat: 0, moves: 2, agreed: true })]);
    expect(told).toEqual([]);
    expect(undone).toEqual([{ seq: 2, seat: 0, moves: 2 }]);
  });

  test("lack one's own last line, where others have played since", () => {
    const { told } = standing([line(0, 0), line(1, 1), line(2, 0, { seat: 0, moves: 1, agreed: false })]);
    expect(told.map(({ seq }) => seq)).toEqual([1]);
  });
});

describe('picking pieces', () => {
  const picker = (...ways: string[]) =>
    new Picker({ options: ways.map((way) => option(way, '', way.split('+').filter(Boolean))) } as unknown as Question);

  test('begins with an option and goes from one to the next', () => {
    const picked = picker('', 'clay', 'clay+wood', 'wood+wood');
    expect(picked.option.text).toBe('clay+wood');
    picked.drop('wood');
    expect(picked.option.text).toBe('clay');
    picked.add('wood');
    expect(picked.option.text).toBe('clay+wood');
  });

  test('begins with what is asked for', () => {
    const ways = ['clay', 'clay+wood', 'stop'];
    const question = { options: ways.map((way) => option(way, '', way === 'stop' ? null : way.split('+'))) };
    const first = (...wanted: string[]) => new Picker(question as unknown as Question, wanted).option.text;
    expect([first('clay'), first('stop'), first()]).toEqual(['clay', 'clay+wood', 'clay+wood']);
  });

  test('tells what could be added or dropped', () => {
    const picked = picker('clay+wood', 'wood+wood');
    expect([picked.canAdd('wood'), picked.canAdd('clay'), picked.canDrop('clay')]).toEqual([true, false, true]);
    expect(picked.rest).toEqual([
      { kind: 'clay', n: 0 },
      { kind: 'wood', n: 1 },
    ]);
  });

  test('puts what fits nowhere else where anything goes, also where nobody has the named piece', () => {
    const ways = ['labourer+criminal', 'cleric+criminal'].map((way) => option(way, '', way.split('+')));
    const question = { options: ways, slots: ['scout', 'any'] } as unknown as Question;
    expect(new Picker(question).filled).toEqual(['criminal', 'labourer']);
  });

  test('is for questions with more than one way', () => {
    expect(Picker.suits({ options: [option('a', '', ['a']), option('stop')] } as unknown as Question)).toBe(false);
  });
});
