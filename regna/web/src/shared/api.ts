/** The server's API, as far as the page uses it. */
import { keeper, lastAnswer, type For } from './answers';
import { reach, Unreachable } from './network.svelte';
import { preferences } from './preferences.svelte';

export const API = '/api/v1';

/** Somebody; letters go to `email`, and to `pending` once it is confirmed. */
export interface Account {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  email: string | null;
  pending: string | null;
  /** Nobody else sees my page. */
  private: boolean;
  settings: Record<string, string> | null;
}
export type Scope = 'play' | 'read';
export interface Token {
  id: string;
  name: string;
  created: number;
  scope: Scope;
  expires: number;
}
export type Tempo =
  { kind: 'none' } | { kind: 'live'; minutes: number; increment: number } | { kind: 'days'; days: number };
/** Seconds that a seat has left, at the moment this was sent. */
export interface Clock {
  seat: number;
  left: number;
  running: boolean;
}
export interface Said {
  number: number;
  name: string;
  text: string;
  sent: number;
}
export interface Rule {
  key: string;
  page: string;
  /** Empty for the game's first rulebook. */
  book: string;
}
/** Something that can be chosen; `pieces` are what it is put together from, where one picks piece by piece. */
export interface Option {
  move: string;
  text: string;
  anchor: string;
  pieces: string[] | null;
}
export interface Refused {
  text: string;
  anchor: string;
  reason: string;
  rule: Rule;
}
export interface Question {
  seat: number;
  name: string;
  prompt: string;
  rule: Rule;
  slots: string[] | null;
  options: Option[];
  refused: Refused[];
}
export interface SeatInfo {
  seat: number;
  colour: string;
  kind: string;
  name: string;
  bot: string | null;
  free: boolean;
  here: boolean;
  away: boolean;
  late: boolean;
  reserved: boolean;
  /** The host has asked them to say nothing, or to go. */
  muted: boolean;
  removed: boolean;
}
/** Who left to a bot, returned, ran out of time or was given a hint, and after which line. */
export interface SeatChange {
  seq: number;
  seat: number;
  what: 'left' | 'returned' | 'late' | 'hint';
}
export interface Result {
  winners: number[];
  scores: Record<string, number>[];
}

/** Why a match cannot be opened. */
export interface Problem {
  error: string;
  message: string;
}

export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  status: 'open' | 'live' | 'over' | 'abandoned';
  seq: number;
  seats: SeatInfo[];
  /** Anyone may find it, to watch and in the archive. */
  public: boolean;
  /** The coach may be asked during play. */
  hints: boolean;
  mine: number[];
  hosted: boolean;
  waiting: number[];
  /** Those who have chosen, while several choose in secret. */
  ready: number[];
  seat_log: SeatChange[];
  request: { seat: number; moves: number; seq: number; asks_me: boolean } | null;
  commitment: string;
  seed: string | null;
  result: Result | null;
  /** For the host, by seat: invitations that nobody has accepted. */
  invitations: Record<string, string>;
  strength: Strength | null;
  tempo: Tempo;
  clocks: Clock[];
  rematch: string | null;
  problem: Problem | null;
}

/** What I chose in secret while others still choose. */
export interface Answer {
  text: string;
  anchor: string;
}
export interface State {
  seq: number;
  view: unknown;
  question: Question | null;
  answers: Answer[];
  free_undos: number;
  points?: Sheet[] | null;
  cards?: CardPoints[][];
}
/** What a card counted within a category. */
export interface CardPoints {
  category: string;
  card: string;
  points: number;
}
/** A player's points by category. */
export type Sheet = Record<string, number>;
export interface Event {
  move: number;
  kind: string;
  player: number | null;
  facts: Record<string, unknown>;
  /** What on the board it speaks of. */
  anchors: string[];
  text: string;
}
export interface Undo {
  seat: number;
  moves: number;
  agreed: boolean;
}
export interface Entry {
  seq: number;
  seat: number | null;
  undo: Undo | null;
  events: Event[];
}

/** A lesson, or a puzzle, which does not show what leads on; `subject` is what it is about: the game, or an expansion of it. */
export interface LessonInfo {
  game: string;
  name: string;
  title: string;
  subject: string;
  minutes: number;
  box: string;
  steps: number;
  puzzle: boolean;
}
/** Where somebody is in a lesson: what to read or do, what leads on, and what is said to other moves. */
export interface LessonStep extends LessonInfo {
  at: number;
  text: string;
  /** It is only read, and answered with an empty move. */
  reads: boolean;
  leads: string[];
  replies: Record<string, string>;
  /** The anchors of what it speaks of. */
  point: string[];
  seat: number;
  colours: string[];
  options: Record<string, string>;
  entries: Entry[];
  state: State;
}

/** A section of the rules in our own words: its page in the rulebook, its text in Markdown. */
export interface Section {
  id: string;
  title: string;
  page: string;
  text: string;
}

export interface GameInfo {
  name: string;
  title: string;
  text: string;
  seats: number[];
  colours: string[];
  options: {
    name: string;
    title: string;
    text: string;
    values: { value: string; title: string; alone: string | null }[];
  }[];
  /** Levels, from the weakest to the strongest; `usual_bot` sits down where nobody is named. */
  bots: string[];
  usual_bot: string;
}

export interface MatchLine {
  id: string;
  game: string;
  status: MatchInfo['status'];
  created: number;
  result: Result | null;
  seats: string[];
  mine: number[];
  waiting: number[];
  title: string;
  tempo: Tempo;
  /** Seconds I have left for my move. */
  left: number | null;
  /** Everybody's points, once the match is over. */
  scores: number[] | null;
  updated: number;
  /** When it came to its end. */
  finished: number | null;
  options: Record<string, string>;
  /** The options that are not the usual ones, in words. */
  choices: string[];
  strength: Strength | null;
  problem: Problem | null;
}

/** The ratings of those who may take a seat for anyone. */
export interface Strength {
  least: number | null;
  most: number | null;
}
export interface Chair {
  kind: 'me' | 'here' | 'friend' | 'anyone' | 'bot';
  name?: string;
  bot?: string;
}
export interface NewMatch {
  game: string;
  options: Record<string, string>;
  seats: Chair[];
  start: boolean;
  public?: boolean;
  hints?: boolean;
  tempo?: Tempo;
  strength?: Strength;
}

/** What the server declined, in one sentence. */
export class Declined extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const addressOf = (path: string): string =>
  `${API}${path}${path.includes('?') ? '&' : '?'}lang=${preferences.language}`;

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'X-Regna': 'page' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await reach(addressOf(path), {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const data = (await answer.json()) as T & { error?: string; message?: string };
  if (!answer.ok) throw new Declined(data.error ?? String(answer.status), data.message ?? answer.statusText);
  return data;
}

/** What the server says, or said last where it cannot be reached. */
async function known<T>(path: string, whom: For = 'everybody'): Promise<T> {
  const url = addressOf(path);
  const keep = keeper(url, whom);
  try {
    const found = await call<T>('GET', path);
    keep(found).catch(() => undefined);
    return found;
  } catch (error) {
    const last = error instanceof Unreachable ? await lastAnswer<T>(url) : undefined;
    if (last === undefined) throw error;
    return last;
  }
}

/** The parameters that have a value. */
export function query(given: Record<string, string | number | null | undefined>): string {
  const known = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

export const api = {
  session: () => known<{ account: Account | null }>('/session', 'me'),
  logIn: (login: string, password: string) => call<Account>('POST', '/session', { login, password }),
  logOut: () => call<void>('DELETE', '/session'),
  makeAccount: (login: string, password: string, name: string) =>
    call<Account>('POST', '/account', { login, password, name }),
  change: (changes: { name?: string; email?: string | null; private?: boolean; settings?: Record<string, string> }) =>
    call<Account>('PATCH', '/me', changes),
  changePassword: (old: string, fresh: string) => call<void>('POST', '/me/password', { old, new: fresh }),
  tokens: () => call<Token[]>('GET', '/tokens'),
  makeToken: (name: string, scope: Scope, days: number) =>
    call<Token & { token: string }>('POST', '/tokens', { name, scope, days }),
  dropToken: (id: string) => call<void>('DELETE', `/tokens/${id}`),
  confirm: (token: string) => call<void>('POST', '/confirm', { token }),
  pushKey: () => call<{ key: string; letters: boolean }>('GET', '/push'),
  pushOn: (subscription: PushSubscriptionJSON) =>
    call<void>('POST', '/push', { endpoint: subscription.endpoint, keys: subscription.keys }),
  pushOff: (endpoint: string) => call<void>('DELETE', '/push', { endpoint }),
  guest: (name: string) => call<Account>('POST', '/guest', { name }),
  games: () => known<GameInfo[]>('/games'),
  matches: () => known<MatchLine[]>('/matches', 'me'),
  tables: () => call<MatchLine[]>('GET', '/tables'),
  create: (match: NewMatch) => call<MatchInfo>('POST', '/matches', match),
  match: (id: string) => call<MatchInfo>('GET', `/matches/${id}`),
  join: (id: string, invitation: string | null) => call<MatchInfo>('POST', `/matches/${id}/join`, { invitation }),
  /** Begin, leave, come back, end without a result, or play again. */
  tell: (id: string, what: 'start' | 'leave' | 'return' | 'abandon' | 'rematch') =>
    call<MatchInfo>('POST', `/matches/${id}/${what}`),
  speak: (id: string, text: string) => call<Said>('POST', `/matches/${id}/chat`, { text }),
  recordUrl: (id: string) => `${API}/matches/${id}/record`,
  record: async (id: string) => (await reach(`${API}/matches/${id}/record`, {})).text(),
  importRecord: (record: string) => call<MatchInfo>('POST', '/records', { record }),
  state: (id: string, seat: number | null, at?: number) =>
    call<State>('GET', `/matches/${id}/state?${query({ seat, at })}`),
  events: (id: string, seat: number | null) =>
    call<Entry[]>('GET', `/matches/${id}/events?${query({ seat, since: -1 })}`),
  fork: (id: string, at: number, seat: number) => call<MatchInfo>('POST', `/matches/${id}/fork`, { at, seat }),
  lessons: () => known<LessonInfo[]>('/lessons'),
  today: () => known<LessonInfo>('/lessons/today'),
  lesson: (game: string, name: string, answers: string[]) =>
    call<LessonStep>('GET', `/lessons/${game}/${name}?${new URLSearchParams(answers.map((move) => ['answer', move]))}`),
  rules: (game: string) => known<{ sections: Section[] }>(`/games/${game}/rules`),
  move: (id: string, move: string, seq: number, sure: boolean) =>
    call<{ seq: number }>('POST', `/matches/${id}/moves`, { move, seq, sure }),
  undo: (id: string, seat: number, moves: number, seq: number) =>
    call<{ done: boolean; seq: number }>('POST', `/matches/${id}/undo`, { seat, moves, seq }),
  answer: (id: string, agree: boolean, seq: number, moves: number) =>
    call<{ done: boolean; seq: number }>('POST', `/matches/${id}/undo/answer`, { agree, seq, moves }),
};
