/** Choices as they are listed: in their order, those of one place together under its name. */
import type { Option } from './api';
import { KEYS } from './keys';

/** A choice with its key; `text` is what is seen of its sentence, between what only ears need. */
export interface Choice { option: Option; key: string | undefined; before: string; text: string; after: string }
export interface Group { place: string; choices: Choice[] }

/** What a choice says below the name of its place. */
function below(sentence: string, place: string): Pick<Choice, 'before' | 'text' | 'after'> {
  const rest = sentence.startsWith(place) ? sentence.slice(place.length).replace(/^[\s:,]+/, '') : '';
  const text = rest.replace(/^\((.+)\)$/, '$1') || sentence;
  const at = sentence.lastIndexOf(text);
  return { before: sentence.slice(0, at), text, after: sentence.slice(at + text.length) };
}

export function byPlace(options: Option[], groupOf: (anchor: string) => string): Group[] {
  const groups: Group[] = [];
  for (const [index, option] of options.entries()) {
    const place = option.anchor ? groupOf(option.anchor) : '';
    const choice = { option, key: KEYS[index], before: '', text: option.text, after: '' };
    const last = groups.at(-1);
    if (place && last?.place === place) last.choices.push(choice);
    else groups.push({ place, choices: [choice] });
  }
  return groups.map(({ place, choices }) =>
    choices.length > 1 ? { place, choices: choices.map((choice) => ({ ...choice, ...below(choice.text, place) })) } : { place: '', choices },
  );
}
