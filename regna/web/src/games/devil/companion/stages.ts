/** The game as the companion goes through it: chests are scanned in seventeen stages, between them the table plays. */

export type Kind = 'roles' | 'cards' | 'first' | 'second' | 'return' | 'actions' | 'mass' | 'inquisition' | 'end';

export interface Stage {
  kind: Kind;
  /** 0 before the first. */
  round: number;
  /** The phases of the round that this stage belongs to. */
  phases: number[];
  scans: boolean;
}

export const ROUNDS = 5;
const SCANS: Kind[] = ['roles', 'first', 'second', 'return', 'mass'];
const HUNTS = [2, 3];
/** The round whose chests are opened in the middle and given back unseen, and the one in which everybody opens their own. */
const MASS = 3;
const LAST = 5;

const stage = (kind: Kind, round: number, ...phases: number[]): Stage => ({
  kind,
  round,
  phases,
  scans: SCANS.includes(kind),
});

/** The phases that a round has. */
export function phasesOf(round: number): number[] {
  const always = round ? [1, 2, 3, 4, 5, 6] : [];
  return [...always, ...(HUNTS.includes(round) ? [7] : []), ...(round === MASS || round === LAST ? [8] : [])];
}

function stagesOf(round: number): Stage[] {
  return [
    stage('cards', round, 1, 2),
    stage('first', round, 3),
    stage('second', round, 3),
    stage('return', round, 3),
    stage('actions', round, ...phasesOf(round).filter((phase) => phase > 3 && phase < 8)),
    ...(round === MASS ? [stage('mass', round, 8)] : []),
    ...(round === MASS || round === LAST ? [stage('inquisition', round, 8)] : []),
  ];
}

export const STAGES: readonly Stage[] = [
  stage('roles', 0),
  ...Array.from({ length: ROUNDS }, (_, round) => stagesOf(round + 1)).flat(),
  stage('end', ROUNDS),
];

/** The stages in which chests are scanned: a line of a chest's label for each. */
export const SCANNED: readonly number[] = STAGES.flatMap(({ scans }, number) => (scans ? [number] : []));
