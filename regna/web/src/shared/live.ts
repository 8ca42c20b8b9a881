/** The live connection: every line once and in order; it comes back by itself from the last number seen. */
import { network } from './network.svelte';
import { API, type Entry, type MatchInfo, type Said, type State } from './api';

export type Message =
  | ({ type: 'entry' } & Entry)
  | ({ type: 'state'; match: MatchInfo } & (State | { view?: undefined }))
  | ({ type: 'chat' } & Said);

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const DECLINED = 4000;

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private said = 0;
  private closed = false;

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
  private drop = (): void => this.socket?.close();

  /** Connect without waiting any longer. */
  private again = (): void => {
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    const query = new URLSearchParams({ lang: this.language, since: String(this.since()), chat: String(this.said) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${API}/matches/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      network.live = true;
    };
    socket.onmessage = (event) => {
      for (const message of JSON.parse(String(event.data)) as Message[]) {
        if (message.type === 'chat') this.said = message.number;
        if (!this.closed) this.hear(message);
      }
    };
    socket.onclose = (event) => {
      if (this.closed) return;
      if (event.code >= DECLINED) {
        this.declined(event.reason);
        return;
      }
      network.live = false;
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
