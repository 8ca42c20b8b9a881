/** How the four chests are told apart: by codes that a camera reads, or by marks on their labels that somebody touches. */
import { digest, randomText, sealed, unsealed } from './draw';
import { ORDERS, ROLES } from './roles';
import { SCANNED } from './stages';

/** What is kept of the four chests: digests of their codes, in no telling order, and sealed which role each is for. */
export interface Chests {
  salt: string;
  digests: number[];
  seal: string;
}

/** What stands on the labels that we print: a code, and a mark for every line. Neither says whose chest it is. */
export interface Label {
  code: string;
  marks: string;
}

export const MARKS = ['rose', 'teal', 'brown', 'grey'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * A chest has another mark in every stage, so that whoever touches marks cannot follow a chest through the game. The first
 * line is for learning the chests. Drawn once: what is printed has to stay what the page knows.
 */
export const LABELS: readonly Label[] = [
  { code: 'REGNA CHEST 7Q4M', marks: 'bcdadbaacdcadcbccb' },
  { code: 'REGNA CHEST H2XK', marks: 'cdbdadcbacdcbacbdc' },
  { code: 'REGNA CHEST V9TD', marks: 'dbaccabcdbabcbddba' },
  { code: 'REGNA CHEST B6RN', marks: 'aacbbcddbabdadaaad' },
];

/** The line of a label that belongs to a stage; 0 for learning. */
export const lineOf = (stage: number): number => SCANNED.indexOf(stage) + 1;

export const markAt = (label: Label, line: number): Mark => MARKS['abcd'.indexOf(label.marks[line]!)]!;

/** The code of the chest that has a mark on a line of its label. */
export const codeOf = (mark: Mark, line: number): string => LABELS.find((label) => markAt(label, line) === mark)!.code;

/** What to keep of four codes, in the order of the roles. */
export function learned(codes: string[], salt = randomText()): Chests {
  const found = codes.map((code) => digest(salt + code));
  const digests = [...found].sort((a, b) => a - b);
  const roles = digests.map((each) => found.indexOf(each));
  const order = ORDERS.findIndex((order) => order.every((role, place) => role === roles[place]));
  return { salt, digests, seal: sealed(order, ORDERS.length) };
}

/** The place of a chest among the four; -1 for a code that is on none of them. */
export const placeOf = (chests: Chests, code: string): number => chests.digests.indexOf(digest(chests.salt + code));

/** The number of the role that the chest in this place is for. */
export const roleAt = (chests: Chests, place: number): number => ORDERS[unsealed(chests.seal, ORDERS.length)]![place]!;

export const CHESTS = ROLES.length;
