/** The lessons that were taken to their end, kept in this browser. */
import { SvelteSet } from 'svelte/reactivity';

const KEY = 'regna-lessons';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

const done = new SvelteSet<string>(kept());
const id = (lesson: { game: string; name: string }): string => `${lesson.game}/${lesson.name}`;

export const isDone = (lesson: { game: string; name: string }): boolean => done.has(id(lesson));

export function finish(lesson: { game: string; name: string }): void {
  done.add(id(lesson));
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...kept(), ...done])]));
  } catch {
    // Without storage the tick lasts as long as the page.
  }
}
