/** What the companion keeps in this browser. */
import type { Chests } from './chests';
import type { Game } from './game';
import { STAGES } from './stages';

const PREFIX = 'regna-companion-';

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Without storage, things last as long as the page. */
export function keep(name: 'game' | 'chests' | 'scores' | 'way', value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing can be kept here.
  }
}

const isChests = (kept: Chests | null): kept is Chests => typeof kept?.seal === 'string' && kept.digests?.length === 4;

export function keptChests(): Chests | null {
  const kept = read<Chests>('chests');
  return isChests(kept) ? kept : null;
}

export function keptGame(): Game | null {
  const kept = read<Game>('game');
  const whole = typeof kept?.seal === 'string' && kept.colours?.length === 4 && kept.stage in STAGES;
  return whole && isChests(kept.chests) ? { ...kept, reached: kept.reached ?? kept.stage } : null;
}

export const keptScores = <T>(): T | null => read<T>('scores');

/** How chests are told apart here, unless by the camera. */
export const keptWay = (): string | null => read<string>('way');
