/** The server's API about people and what they have played. */
import { call, query, type MatchInfo, type MatchLine } from '../shared/api';

/** The strength that somebody has at least in a game, not sure yet while `provisional`. */
export interface Rating {
  game: string;
  title: string;
  rating: number;
  provisional: boolean;
  matches: number;
}
/** A place in the list of a game's ratings. */
export interface Rated extends Omit<Rating, 'game' | 'title'> {
  bot: string | null;
  login: string | null;
  name: string;
}
/** What somebody has played of a game with this many seats. */
export interface Results {
  game: string;
  title: string;
  seats: number;
  played: number;
  won: number;
  mean: number;
  best: number;
}
export interface Profile {
  login: string;
  name: string;
  since: number;
  private: boolean;
  me: boolean;
  ratings: Rating[];
  results: Results[];
}
/** How somebody did in a match; the match is null where it is not public. */
export interface Standing {
  match: string | null;
  players: string[] | null;
  seat: number;
  game: string;
  title: string;
  seats: number;
  finished: number;
  place: number;
  points: Record<string, number>;
  total: number;
  rating: number | null;
  gained: number | null;
}
export interface Contact {
  login: string;
  name: string;
}
export interface Friend extends Contact {
  mutual: boolean;
  here: boolean;
}
export interface Friends {
  friends: Friend[];
  asking: Contact[];
  blocked: Contact[];
}
export interface Search {
  game?: string | null;
  person?: string | null;
  option?: string | null;
  least?: number | null;
  most?: number | null;
  before?: number | null;
}

const person = (login: string) => `/people/${encodeURIComponent(login)}`;

export const people = {
  profile: (login: string) => call<Profile>('GET', person(login)),
  played: (login: string, game?: string | null, before?: number | null) =>
    call<Standing[]>('GET', `${person(login)}/matches?${query({ game, before })}`),
  ratings: (game: string) => call<Rated[]>('GET', `/games/${game}/ratings`),
  live: () => call<MatchLine[]>('GET', '/live'),
  archive: (search: Search) => call<MatchLine[]>('GET', `/archive?${query({ ...search })}`),
  friends: () => call<Friends>('GET', '/friends'),
  befriend: (login: string) => call<void>('POST', '/friends', { login }),
  unfriend: (login: string) => call<void>('DELETE', `/friends/${encodeURIComponent(login)}`),
  block: (login: string) => call<void>('POST', '/blocks', { login }),
  unblock: (login: string) => call<void>('DELETE', `/blocks/${encodeURIComponent(login)}`),
  invite: (id: string, seat: number, login: string) =>
    call<MatchInfo>('POST', `/matches/${id}/invite`, { seat, login }),
  mute: (id: string, seat: number, muted: boolean) => call<MatchInfo>('POST', `/matches/${id}/mute`, { seat, muted }),
  remove: (id: string, seat: number) => call<MatchInfo>('POST', `/matches/${id}/remove`, { seat }),
  data: () => call<Record<string, unknown>>('GET', '/me/data'),
  erase: (password: string) => call<void>('POST', '/me/delete', { password }),
  forgot: (login: string) => call<void>('POST', '/forgotten', { login }),
  choosePassword: (token: string, password: string) => call<void>('POST', '/forgotten/password', { token, password }),
};
