/** The live connection: every line once and in order; it comes back by itself from the last number seen. */
import { network, Unreachable } from './network.svelte';
import { API, api, Declined, type Entry, type MatchInfo, type Said, type State } from './api';
import { States, type Update } from './difference';

export type Message =
  | ({ type: 'entry' } & Entry)
  | ({ type: 'state'; match: MatchInfo } & (State | { view?: undefined }))
  | ({ type: 'chat' } & Said);

type StateMessage = Extract<Message, { type: 'state' }>;

/** What became of a move, an undo or an answer to one, in the order in which they were sent. */
type Answer =
  { type: 'moved'; seq: number } | { type: 'undo'; seq: number } | { type: 'declined'; error: string; message: string };
interface Waiting {
  done: (made: { seq: number }) => void;
  failed: (error: Error) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const DECLINED = 4000;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private said = 0;
  private closed = false;
  private unanswered: Waiting[] = [];
  private states = new States<StateMessage>();

  constructor(
    private readonly id: string,
    private readonly seat: number | null,
    private readonly language: string,
    private readonly since: () => number,
    private readonly hear: (message: Message) => void,
    /** Is told why the server wants no connection. */
    private readonly declined: (why: string) => void,
  ) {
    addEventListener('online', this.again);
    addEventListener('offline', this.drop);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.again);
    removeEventListener('offline', this.drop);
    clearTimeout(this.timer);
    this.socket?.close();
    network.live = true;
  }

  /** A connection that the browser knows to be cut says nothing of it for minutes. */
  private drop = (): void => {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.socket = null;
    this.gone();
  };

  /** Connect without waiting any longer. */
  private again = (): void => {
    if (!this.socket || this.socket.readyState === WebSocket.CLOSED) this.open();
  };

  move(move: string, seq: number, sure: boolean): Promise<{ seq: number }> {
    return this.send({ move, seq, sure }) ?? api.move(this.id, move, seq, sure);
  }

  undo(seat: number, moves: number, seq: number): Promise<{ seq: number }> {
    return this.send({ undo: moves, seat, seq }) ?? api.undo(this.id, seat, moves, seq);
  }

  answer(agree: boolean, seq: number, moves: number): Promise<{ seq: number }> {
    return this.send({ agree, seq, moves }) ?? api.answer(this.id, agree, seq, moves);
  }

  /** Send something on this connection, where it is up: what is declined is then no failed request. */
  private send(what: object): Promise<{ seq: number }> | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    this.socket.send(JSON.stringify(what));
    return new Promise((done, failed) => this.unanswered.push({ done, failed }));
  }

  private answered(answer: Answer): void {
    const waiting = this.unanswered.shift();
    if (answer.type === 'declined') waiting?.failed(new Declined(answer.error, answer.message));
    else waiting?.done(answer);
  }

  private open(): void {
    clearTimeout(this.timer);
    const [since, chat] = [String(this.since()), String(this.said)];
    const query = new URLSearchParams({ lang: this.language, since, chat, changes: 'true' });
    if (this.seat !== null) query.set('seat', String(this.seat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${API}/matches/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      network.live = true;
    };
    socket.onmessage = (event) => {
      for (const message of JSON.parse(String(event.data)) as (Message | Update<StateMessage> | Answer)[]) {
        if (message.type === 'chat') this.said = message.number;
        if (message.type === 'moved' || message.type === 'undo' || message.type === 'declined') this.answered(message);
        else if (message.type === 'state' || message.type === 'changes') this.update(message as Update<StateMessage>);
        else if (!this.closed) this.hear(message);
      }
    };
    socket.onclose = (event) => {
      if (event.code < DECLINED) this.gone();
      else if (!this.closed) this.declined(event.reason);
    };
  }

  /** A state has come, or what has changed in it; where something was missed, the whole is asked for. */
  private update(update: Update<StateMessage>): void {
    const state = this.states.next(update);
    if (!state) this.socket?.send(JSON.stringify({ whole: true }));
    else if (!this.closed) this.hear(state);
  }

  /** The connection is cut: what was on its way has not arrived, as far as we know. */
  private gone(): void {
    for (const { failed } of this.unanswered.splice(0)) failed(new Unreachable());
    if (this.closed) return;
    network.live = false;
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
