/** What chooses the first, second, ... option; the same keys as in the terminal. */
const RESERVED = 'ulswqh';
export const KEYS = [...'123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
  (key) => !RESERVED.includes(key),
);

/** Do what a key means, unless somebody writes, or presses a button with it; whether something was done. */
export function act(event: KeyboardEvent, meanings: Record<string, () => unknown>): boolean {
  const target = event.target as HTMLElement;
  const meaning = meanings[event.key];
  if (!meaning || event.ctrlKey || event.metaKey || event.altKey || writes(target)) return writes(target);
  if ((event.key === ' ' || event.key === 'Enter') && target.closest('button, a, summary')) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (event.key !== 'Escape') event.preventDefault();
  meaning();
  return true;
}

const writes = (target: HTMLElement) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
