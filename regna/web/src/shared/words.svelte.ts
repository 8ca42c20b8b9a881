/** Words: sentences from the same Fluent files as the terminal, and the page's own. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { preferences, type Language } from './preferences.svelte';

type Load = () => Promise<string>;
const common = import.meta.glob<string>('../../../texts/*.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../games/*/texts/*.ftl', { query: '?raw', import: 'default' });
const tables = import.meta.glob<string>('../games/**/texts/*.ftl', { query: '?raw', import: 'default' });

/** How a word begins, without accents, before which French elides; as in `regna/texts`. */
const ELIDED = /^([aeiouæœ]|y[bcdfghj-np-tvwxz])/;

/** `de Bob`, `d’Ada`: the function `DE` of French messages. */
const of = (name: string): string => (ELIDED.test(name.toLowerCase().normalize('NFD')) ? `d’${name}` : `de ${name}`);

/** A game's files in one language: `fr.ftl`, and those of boxes, `crowns.fr.ftl`. */
const inLanguage = (files: Record<string, Load>, folder: string, language: Language): Load[] =>
  Object.entries(files).flatMap(([path, load]) =>
    path.includes(`/${folder}/texts/`) && new RegExp(`[./]${language}\\.ftl$`).test(path) ? [load] : [],
  );

let bundle = $state.raw<FluentBundle | null>(null);

/** Learn a language, with the words of a game, or of a part of the page in a game's folder, if one is named. */
export async function learn(language: Language, game?: string): Promise<void> {
  const folder = game?.replaceAll('-', '_');
  const files = [common[`../../../texts/${language}.ftl`], own[`../../texts/${language}.ftl`]];
  if (folder) files.push(...inLanguage(games, folder, language), ...inLanguage(tables, folder, language));
  const texts = await Promise.all(files.filter((load): load is Load => load !== undefined).map((load) => load()));
  const learned = new FluentBundle(language, { useIsolating: false, functions: { DE: ([name]) => of(String(name)) } });
  for (const text of texts) learned.addResource(new FluentResource(text));
  if (language === preferences.language) bundle = learned;
}

export function ready(): boolean {
  return bundle !== null;
}

/** The sentence for a message, or for an attribute of one (`card-keep.text`); empty if there is none. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const [name = '', attribute] = key.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, args ?? null, []) : '';
}

/** `a`, `a and b`, `a, b and c`. */
export function listing(words: string[]): string {
  if (words.length < 2) return words.join('');
  return say('list-and', { first: words.slice(0, -1).join(', '), last: words[words.length - 1] ?? '' });
}
