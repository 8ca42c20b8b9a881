/** Requests to the coach, and its answers. */
import { call } from '../shared/api';

/** An option: my chance to win with it, by how much I would be ahead at the end, why, and what may follow. */
export interface Advised {
  move: string;
  text: string;
  anchor: string;
  chance: number;
  margin: number;
  why: string;
  line: { seat: number; text: string }[];
}
export interface Hint {
  seq: number;
  options: Advised[];
}
/** Everybody's chances to win, as the seat saw them that had to decide after a line. */
export interface Moment {
  at: number;
  seat: number;
  chances: number[];
}
/** A decision that cost much of a victory. */
export interface Mistake {
  at: number;
  seat: number;
  loss: number;
  best: Advised;
  played: Advised;
}
export interface Review {
  status: 'none' | 'running' | 'done';
  /** I played, and may ask for it. */
  mine: boolean;
  done: number;
  total: number;
  curve: Moment[];
  worst: Mistake[];
}

/** A hint for a seat, now or after a line of a match that is over. */
export const askHint = (id: string, seat: number, at?: number): Promise<Hint> =>
  call('POST', `/matches/${id}/hint`, at === undefined ? { seat } : { seat, at });
export const askReview = (id: string): Promise<Review> => call('POST', `/matches/${id}/review`);
export const findReview = (id: string): Promise<Review> => call('GET', `/matches/${id}/review`);
