/** What the companion for the real box promises, without a page. */
import { describe, expect, test } from 'vitest';
import { codeOf, LABELS, learned, lineOf, markAt, MARKS, placeOf, roleAt } from '../src/games/devil/companion/chests';
import { below, sealed, unsealed, weighed } from '../src/games/devil/companion/draw';
import {
  canGoOn,
  draw,
  canGoBack,
  earliest,
  goBack,
  goOn,
  isComplete,
  newGame,
  scan,
  stageOf,
  type Colour,
  type Game,
} from '../src/games/devil/companion/game';
import { NO_WISHES, ORDERS, ROLES, SCHEDULES, weightOf } from '../src/games/devil/companion/roles';
import { COUNTS, totalOf, winners, type Counts } from '../src/games/devil/companion/scores';
import { SCANNED, STAGES } from '../src/games/devil/companion/stages';

const COLOURS: Colour[] = ['red', 'blue', 'green', 'yellow'];
const CODES = ['one', 'two', 'three', 'four'];
const chests = learned(CODES);
const fresh = (): Game => newGame(COLOURS, chests);
const at = (stage: number): Game => ({ ...fresh(), stage, reached: stage });

/** A source that gives these numbers, and then fails. */
function giving(...words: number[]): () => number {
  return () => {
    const word = words.shift();
    if (word === undefined) throw new Error('more was drawn than was needed');
    return word;
  };
}

/** The colours that the four chests go to, in the order of their roles. */
function answers(game: Game): (Colour | undefined)[] {
  return CODES.map((code) => scan(game, code)?.colour);
}

function scanAll(game: Game): Game {
  return CODES.reduce((now, code) => scan(now, code)!.game, game);
}

describe('chance', () => {
  test.each([24, 48, 1152, 5])('reaches all %i numbers equally often, and none beyond', (count) => {
    const words = Array.from({ length: 2 ** Math.ceil(Math.log2(count)) }, (_, word) => word);
    const kept = words.filter((word) => word < count);
    const drawn = kept.map(() => 0);
    const source = giving(...words);
    for (const _ of kept) drawn[below(count, source)]! += 1;
    expect(new Set(drawn)).toEqual(new Set([1]));
  });

  test('looks at no bits but the lowest, whatever the others are', () => {
    expect(below(48, giving(0xffffffff, 0xffffffc5))).toBe(5);
  });

  test('takes the heavier more often, by exactly its weight', () => {
    const source = giving(...Array.from({ length: 16 }, (_, word) => word));
    const drawn = Array.from({ length: 13 }, () => weighed([9, 3, 1], source));
    expect([0, 1, 2].map((place) => drawn.filter((each) => each === place).length)).toEqual([9, 3, 1]);
  });

  test('draws every layout with every schedule, each in as many ways as the others', () => {
    const weight = weightOf(ORDERS[0]!, []);
    const drawn = ORDERS.flatMap((_, layout) =>
      SCHEDULES.map((_, schedule) => draw([], giving(layout * weight, schedule))),
    );
    expect(drawn).toEqual(Array.from({ length: 1152 }, (_, number) => number));
  });

  test('is kept in a form that gives it back', () => {
    for (let value = 0; value < 24; value++) expect(unsealed(sealed(value, 24), 24)).toBe(value);
  });
});

describe('roles', () => {
  test('come from the table of the rules', () => {
    expect(ROLES).toEqual(['devil', 'cultist', 'sun', 'moon']);
    expect(SCHEDULES).toHaveLength(48);
    expect(ORDERS).toHaveLength(24);
  });

  test('are dealt evenly where nobody wishes anything', () => {
    expect(new Set(ORDERS.map((layout) => weightOf(layout, []))).size).toBe(1);
  });

  test('that are wanted weigh three times, unwanted a third; all stay possible', () => {
    const eager = [{ ...NO_WISHES, devil: 1 as const }, NO_WISHES, NO_WISHES, NO_WISHES];
    const shy = [{ ...NO_WISHES, devil: -1 as const }, NO_WISHES, NO_WISHES, NO_WISHES];
    const devil = ORDERS.find(([seat]) => seat === 0)!;
    const other = ORDERS.find(([seat]) => seat === 1)!;
    expect(weightOf(devil, eager)).toBe(3 * weightOf(other, eager));
    expect(3 * weightOf(devil, shy)).toBe(weightOf(other, shy));
    expect(ORDERS.every((layout) => weightOf(layout, eager) > 0 && weightOf(layout, shy) > 0)).toBe(true);
  });

  test('of both mortals are one wish', () => {
    const wish = [{ ...NO_WISHES, mortal: 1 as const }, NO_WISHES, NO_WISHES, NO_WISHES];
    const weights = [2, 3].map((role) =>
      weightOf(
        ORDERS.find((layout) => layout[role] === 0)!,
        wish,
      ),
    );
    expect(weights[0]).toBe(weights[1]);
  });
});

describe('chests', () => {
  test('are known again by their codes, and others are not', () => {
    expect(CODES.map((code) => roleAt(chests, placeOf(chests, code)))).toEqual([0, 1, 2, 3]);
    expect(placeOf(chests, 'five')).toBe(-1);
    expect(scan(fresh(), 'five')).toBeNull();
  });

  test('are kept in an order that does not tell their roles', () => {
    const orders = Array.from({ length: 300 }, (_, salt) => {
      const found = learned(CODES, String(salt));
      return CODES.map((code) => placeOf(found, code)).join('');
    });
    expect(new Set(orders).size).toBe(24);
  });

  test('have a mark of their own on every line of the labels', () => {
    for (let line = 0; line <= SCANNED.length; line++) {
      expect(new Set(LABELS.map((label) => markAt(label, line)))).toEqual(new Set(MARKS));
      for (const label of LABELS) expect(codeOf(markAt(label, line), line)).toBe(label.code);
    }
    expect(LABELS.every(({ marks }) => marks.length === SCANNED.length + 1)).toBe(true);
  });

  test('cannot be followed by their marks: every mark of a line has several successors', () => {
    for (const mark of MARKS) {
      const next = LABELS.flatMap((label) =>
        SCANNED.flatMap((_, line) => (markAt(label, line) === mark ? [markAt(label, line + 1)] : [])),
      );
      expect(new Set(next)).toEqual(new Set(MARKS));
    }
  });
});

describe('a game', () => {
  test('has seventeen stages in which chests are scanned', () => {
    expect(SCANNED).toHaveLength(17);
    const rounds = STAGES.filter(({ kind }) => kind === 'mass' || kind === 'inquisition');
    expect(rounds.map(({ kind, round }) => [kind, round])).toEqual([
      ['mass', 3],
      ['inquisition', 3],
      ['inquisition', 5],
    ]);
    expect(SCANNED.map(lineOf)).toEqual(Array.from({ length: 17 }, (_, n) => n + 1));
  });

  test('gives every chest back to whom it was dealt', () => {
    const game = fresh();
    const owners = answers(game);
    expect(new Set(owners)).toEqual(new Set(COLOURS));
    STAGES.forEach(({ kind }, stage) => {
      if (kind === 'return' || kind === 'mass') expect(answers({ ...game, stage })).toEqual(owners);
    });
  });

  test('hands chests round as the rulebook promises', () => {
    for (let n = 0; n < 60; n++) {
      const game = fresh();
      const [devil, cultist, ...mortals] = answers(game);
      const seen: Record<string, (Colour | undefined)[]> = {};
      STAGES.forEach(({ kind, round }, stage) => {
        if (kind === 'first' || kind === 'second') seen[kind + round] = answers({ ...game, stage });
      });
      for (let round = 1; round <= 5; round++) {
        const first = seen[`first${round}`]!;
        const second = seen[`second${round}`]!;
        answers(game).forEach((owner, role) => expect(new Set([owner, first[role], second[role]]).size).toBe(3));
        expect((round === 3 ? first : second)[0]).toBe(cultist);
        expect(first[1]).not.toBe(devil);
      }
      const firsts = [1, 2, 4, 5].map((round) => seen[`first${round}`]![0]);
      for (const mortal of mortals) expect(firsts.filter((each) => each === mortal)).toHaveLength(2);
      const swaps = [1, 2, 3, 4, 5].filter((round) => seen[`second${round}`]![1] === devil);
      expect([[2], [4]]).toContainEqual(swaps);
    }
  });

  test('goes on when all four chests were scanned, the same chest counting once', () => {
    let game = fresh();
    for (const code of ['one', 'one', 'two', 'three']) game = scan(game, code)!.game;
    expect(canGoOn(game)).toBe(false);
    game = scan(game, 'four')!.game;
    expect(isComplete(game) && canGoOn(game)).toBe(true);
    expect(stageOf(goOn(game)).kind).toBe('cards');
  });

  test('answers the same as often as it is asked, also after stepping back', () => {
    const game = at(3);
    const before = answers(goBack(game));
    expect(answers(goBack(goBack(goOn(goBack(game)))))).toEqual(answers(goBack(goBack(game))));
    expect(answers(goBack(scanAll(game)))).toEqual(before);
  });

  test('takes an idle step back as if it had never been', () => {
    const game = scan(at(3), 'one')!.game;
    expect(goOn(goBack(game))).toEqual(game);
    expect(goOn(goOn(goBack(goBack(game))))).toEqual(game);
  });

  test('lets nobody who looked back go on without all four chests, and shows it', () => {
    const looked = scan(goBack(scanAll(at(3))), 'one')!.game;
    expect(canGoOn(looked)).toBe(false);
    expect(looked.returns).toBe(1);
    const redone = goOn(scanAll(looked));
    expect(redone.stage).toBe(3);
    expect(canGoOn(redone)).toBe(false);
  });

  test('goes back within the deals of a round, to make good what was paid wrongly', () => {
    const first = STAGES.findIndex(({ kind, round }) => kind === 'first' && round === 2);
    for (const ahead of [1, 2, 3]) expect(earliest(at(first + ahead))).toBe(first);
  });

  test('goes back to nobody’s own chest while others have it, and to nobody who saw one that is back', () => {
    const first = STAGES.findIndex(({ kind, round }) => kind === 'first' && round === 2);
    expect(earliest(at(first))).toBe(first - 3);
    expect(canGoBack(scan(at(first), 'one')!.game)).toBe(false);
    const before = [at(first - 1), goBack(goBack(at(first - 1)))];
    for (const game of before) expect(stageOf({ ...game, stage: earliest(game) }).kind).toBe('return');
    const rescanned = scanAll(goBack(goBack(at(first - 1))));
    expect([stageOf(rescanned).kind, canGoBack(rescanned)]).toEqual(['return', false]);
  });

  test('answers nothing between its stages', () => {
    expect(scan(at(1), 'one')).toBeNull();
  });

  test('keeps nothing that names a role', () => {
    // Whole words: what is drawn is written in letters, and three of them may spell a short one.
    const kept = new Set(JSON.stringify(fresh()).split(/\W+/));
    for (const word of [...ROLES, ...CODES]) expect(kept).not.toContain(word);
  });
});

describe('the score sheet', () => {
  const counts = (given: Partial<Counts>): Counts =>
    Object.fromEntries(COUNTS.map((count) => [count, given[count] ?? 0])) as Counts;

  test.each([
    [{ track: 12, buildings: 9 }, 21, 0],
    [{ debt: 5 }, -3, 0],
    [{ majors: 3 }, 6, 0],
    [{ angels: 2, demons: 1, indulgences: 2, courtiers: 1 }, 6, 0],
    [{ tainted: 2, precious: 3 }, 1, 0],
    [{ rest: 14 }, 2, 4],
    [{ track: -3, rest: 4 }, -3, 4],
  ])('counts %o as %i points and %i fifths', (given, points, fifths) => {
    expect(totalOf(counts(given), false)).toEqual({ points, rest: fifths, rate: 5 });
  });

  test('gives the Devil nothing for major achievements', () => {
    expect(totalOf(counts({ majors: 3, track: 4 }), true)).toMatchObject({ points: 4, rest: 0 });
  });

  test('breaks ties by fifths, and leaves what is still tied', () => {
    const total = (points: number, rest: number, rate = 5) => ({ points, rest, rate });
    expect(winners([total(9, 4), total(10, 1), total(10, 3), total(2, 0)])).toEqual([2]);
    expect(winners([total(10, 3), total(10, 1), total(10, 3), total(2, 0)])).toEqual([0, 2]);
    expect(winners([total(10, 3), total(10, 2, 3), total(10, 1, 2), total(2, 0)])).toEqual([1]);
  });

  test('counts fewer coins for a point where a building says so', () => {
    expect(totalOf(counts({ rest: 14 }), false, 3)).toEqual({ points: 4, rest: 2, rate: 3 });
  });
});
