/** The rules of a game in our own words, read from the server once for each language. */
import { api, type Rule, type Section } from './api';
import { preferences } from './preferences.svelte';
import { say } from './words.svelte';

const shelf = new Map<string, Promise<Section[]>>();

export function rulesOf(game: string): Promise<Section[]> {
  const key = `${game} ${preferences.language}`;
  const found = shelf.get(key) ?? api.rules(game).then(({ sections }) => sections);
  shelf.set(key, found);
  found.catch(() => shelf.delete(key));
  return found;
}

/** A place in the rulebook: its page and what stands there. */
export const ruleAt = ({ key, page }: Rule): string =>
  say(/^\d/.test(page) ? 'match-rule-page' : 'match-rule-annex', { page, rule: say(`rule-${key}`) });
