/** Choices as they are listed: in their order, those of one place together under its name. */
import type { Option } from './api';
import { KEYS } from './keys';

/** A choice with its key; `text` is what it says below the name of its place, if it stands below one. */
export interface Choice { option: Option; key: string | undefined; text: string }
export interface Group { place: string; choices: Choice[] }

function below(sentence: string, place: string): string {
  const rest = sentence.startsWith(place) ? sentence.slice(place.length).replace(/^[\s:,]+/, '') : '';
  return rest.replace(/^\((.+)\)$/, '$1') || sentence;
}

export function byPlace(options: Option[], groupOf: (anchor: string) => string): Group[] {
  const groups: Group[] = [];
  for (const [index, option] of options.entries()) {
    const place = option.anchor ? groupOf(option.anchor) : '';
    const choice = { option, key: KEYS[index], text: option.text };
    const last = groups.at(-1);
    if (place && last?.place === place) last.choices.push(choice);
    else groups.push({ place, choices: [choice] });
  }
  return groups.map(({ place, choices }) =>
    choices.length > 1 ? { place, choices: choices.map((choice) => ({ ...choice, text: below(choice.text, place) })) } : { place: '', choices },
  );
}
