/** A game as the phone keeps it. Who has which role is drawn once, and from then on only answered from what was drawn. */
import { CHESTS, placeOf, roleAt, type Chests } from './chests';
import { below, sealed, unsealed, type Source } from './draw';
import { drawLayout, ORDERS, SCHEDULES, type Wishes } from './roles';
import { SCANNED, STAGES, type Stage } from './stages';

/** Colours that the players of a box may have; each has a pattern too. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Game {
  colours: Colour[];
  chests: Chests;
  /** Stands for the roles and the schedule. */
  seal: string;
  stage: number;
  /** A bit for every chest that was scanned in this stage. */
  scanned: number;
  /** Where somebody stepped back from, as long as nothing was scanned since. */
  ahead: { stage: number; scanned: number } | null;
  /** The furthest stage so far. */
  reached: number;
  /** How often chests were scanned after stepping back: everybody at the table can see it. */
  returns: number;
}

const ALL = 2 ** CHESTS - 1;
const DRAWN = ORDERS.length * SCHEDULES.length;

/** A layout and a schedule, in one number. */
export function draw(wishes: Wishes[], source?: Source): number {
  return drawLayout(wishes, source) * SCHEDULES.length + below(SCHEDULES.length, source);
}

export function newGame(colours: Colour[], chests: Chests, wishes: Wishes[] = []): Game {
  const seal = sealed(draw(wishes), DRAWN);
  return { colours, chests, seal, stage: 0, scanned: 0, ahead: null, reached: 0, returns: 0 };
}

export const stageOf = (game: Game): Stage => STAGES[game.stage]!;

/** Which chests were scanned in this stage. */
export const lit = (game: Game): boolean[] =>
  Array.from({ length: CHESTS }, (_, place) => Boolean(game.scanned & (1 << place)));

export const isComplete = (game: Game): boolean => game.scanned === ALL;

/** Who is to get a chest in a stage: its owner, or whoever sees it in this circulation. */
function receiver(game: Game, role: number): Colour {
  const drawn = unsealed(game.seal, DRAWN);
  const layout = ORDERS[Math.floor(drawn / SCHEDULES.length)]!;
  const { kind, round } = stageOf(game);
  const circulation = ['first', 'second'].indexOf(kind);
  const seen = SCHEDULES[drawn % SCHEDULES.length]![round - 1]?.[circulation];
  return game.colours[layout[seen ? seen.indexOf(role) : role]!]!;
}

/** The game after a chest was scanned, and the colour that gets it; nothing for a code that is on none of the chests. */
export function scan(game: Game, code: string): { game: Game; colour: Colour } | null {
  const place = placeOf(game.chests, code);
  if (place < 0 || !stageOf(game).scans) return null;
  const colour = receiver(game, roleAt(game.chests, place));
  const returns = game.returns + (game.ahead ? 1 : 0);
  return { colour, game: { ...game, scanned: game.scanned | (1 << place), ahead: null, returns } };
}

export const canGoOn = (game: Game): boolean => {
  return game.stage + 1 < STAGES.length && (!stageOf(game).scans || isComplete(game) || game.ahead !== null);
};

/** On to the next stage, or back to what was left by stepping back. */
export function goOn(game: Game): Game {
  const { ahead } = game;
  const stage = game.stage + 1;
  if (ahead?.stage === stage) return { ...game, ...ahead, ahead: null };
  return { ...game, stage, scanned: 0, reached: Math.max(stage, game.reached) };
}

/** The last stage before one in which chests were scanned; the first if there is none. */
const scannedBefore = (stage: number): number => Math.max(0, ...SCANNED.filter((each) => each < stage));

/**
 * How far back one can go. Mistakes in a round's deals can be made good until its actions are over (p. 9). But whoever has
 * somebody else's chest before them must not get to where it is given to its owner; and once the chests are back with their
 * owners for good, nobody gets to where others saw them.
 */
export function earliest(game: Game): number {
  const { reached } = game;
  const { kind, round } = STAGES[reached]!;
  const scanned = game.stage === reached ? game.scanned : (game.ahead?.scanned ?? ALL);
  if (kind === 'second' || kind === 'return' || kind === 'actions' || (kind === 'first' && scanned))
    return STAGES.findIndex((stage) => stage.round === round && stage.kind === 'first');
  return scannedBefore(reached);
}

export const canGoBack = (game: Game): boolean => game.stage > earliest(game);

/** To the stage before, whose chests can all be scanned again; one can go on at once as long as none was. */
export function goBack(game: Game): Game {
  const { stage, scanned } = game;
  return { ...game, stage: stage - 1, scanned: 0, ahead: game.ahead ?? { stage, scanned } };
}
