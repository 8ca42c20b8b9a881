/** The live connection: every line once and in order; it comes back by itself from the last number seen. */
import { API, api, Declined, type Entry, type MatchInfo, type Said, type State } from './api';
import { say } from './words.svelte';

export type Message =
  | ({ type: 'entry' } & Entry)
  | ({ type: 'state'; match: MatchInfo } & (State | { view?: undefined }))
  | ({ type: 'chat' } & Said);

/** What became of a move, in the order in which moves were made. */
type Answer = { type: 'moved'; seq: number } | { type: 'declined'; error: string; message: string };
interface Waiting { done: (made: { seq: number }) => void; failed: (error: Error) => void }

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const DECLINED = 4000;

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private said = 0;
  private closed = false;
  private moves: Waiting[] = [];

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
    private readonly language: string,
    private readonly since: () => number,
    private readonly hear: (message: Message) => void,
    private readonly connected: (up: boolean, why: string) => void,
  ) {
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Make a move on this connection, where it is up: being asked whether one is sure is then no failed request. */
  move(move: string, seq: number, sure: boolean): Promise<{ seq: number }> {
    if (this.socket?.readyState !== WebSocket.OPEN) return api.move(this.id, move, seq, sure);
    this.socket.send(JSON.stringify({ move, seq, sure }));
    return new Promise((done, failed) => this.moves.push({ done, failed }));
  }

  private answered(answer: Answer): void {
    const waiting = this.moves.shift();
    if (answer.type === 'moved') waiting?.done(answer);
    else waiting?.failed(new Declined(answer.error, answer.message));
  }

  private open(): void {
    const query = new URLSearchParams({ lang: this.language, since: String(this.since()), chat: String(this.said) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${API}/matches/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.connected(true, '');
    };
    socket.onmessage = (event) => {
      for (const message of JSON.parse(String(event.data)) as (Message | Answer)[]) {
        if (message.type === 'chat') this.said = message.number;
        if (message.type === 'moved' || message.type === 'declined') this.answered(message);
        else if (!this.closed) this.hear(message);
      }
    };
    socket.onclose = (event) => {
      for (const { failed } of this.moves.splice(0)) failed(new Declined('offline', say('page-offline')));
      if (this.closed) return;
      this.connected(false, event.code >= DECLINED ? event.reason : '');
      if (event.code >= DECLINED) return;
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
