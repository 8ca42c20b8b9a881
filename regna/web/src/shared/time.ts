/** Lengths of time and dates, as people say them. */
import { preferences } from './preferences.svelte';
import { say } from './words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 d 5 h`, `3 h 20`, `4:07`. */
export function lasting(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return say('time-days', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return say('time-hours', { h: Math.floor(left / HOUR), m: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(preferences.language, { day: 'numeric', month: 'short' });
}

export function hour(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(preferences.language, { hour: '2-digit', minute: '2-digit' });
}

/** A day with its year. */
export function fullDate(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(preferences.language, { dateStyle: 'long' });
}
