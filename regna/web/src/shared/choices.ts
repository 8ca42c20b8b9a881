/** Choices as they are listed: in their order, those of one place together under its name. */
import type { Option } from './api';
import { KEYS } from './keys';

/** `label` is said where the name of the place is above the text. */
export interface Choice {
  option: Option;
  key: string | undefined;
  text: string;
  label?: string;
}
export interface Group {
  place: string;
  choices: Choice[];
}

/** What a choice says below the name of its place. */
function below(text: string, place: string): string {
  const rest = text.startsWith(place) ? text.slice(place.length).replace(/^[\s:,]+/, '') : '';
  return rest.replace(/^\((.+)\)$/, '$1') || text;
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
    choices.length > 1 ? { place, choices: choices.map((choice) => shortened(choice, place)) } : { place: '', choices },
  );
}

function shortened(choice: Choice, place: string): Choice {
  const text = below(choice.text, place);
  return text === choice.text ? choice : { ...choice, text, label: `${place}, ${text}` };
}
