/** What carries an anchor: its name, and the rule that is about it. */
import { say } from '../../shared/words.svelte';
import { ASSISI, cardOf, COLOURS } from './table';

type Named = (seat: number) => string;

const JOBS: Record<string, string> = {
  barracks: 'targets',
  market: 'market',
  quarry: 'monuments',
  temple: 'devotion',
  farm: 'crops',
};
const RULES: Record<string, string> = {
  seat: 'targets',
  die: 'assigning',
  stall: 'market',
  lot: 'plunder',
  assisi: 'plunder',
  housing: 'housing',
  goals: 'victory',
  track: 'court',
  year: 'crops',
  season: 'sale',
  pile: 'blessings',
};
const DECKS: Record<string, string> = { hero: 'heroes', climate: 'crops', blessing: 'blessings' };

export function ruleOf(anchor: string): string {
  const card = cardOf(anchor);
  if (card) return DECKS[card.deck] ?? '';
  const [kind = '', , place = ''] = anchor.split('/');
  if (anchor === 'seat/assisi') return 'plunder';
  if (anchor === 'season/harvest') return 'crops';
  return kind === 'place' ? (JOBS[place] ?? '') : (RULES[kind] ?? '');
}

/** How a city is called: as its king is in the log; Assisi has none. */
export const cityCalled = (nameOf: Named, seat: number): string =>
  seat === ASSISI ? say('city-assisi') : nameOf(seat);

export function titleOf(anchor: string, nameOf: Named): string {
  const cityNamed = (colour: string): string => (COLOURS.includes(colour) ? nameOf(COLOURS.indexOf(colour)) : '');
  const [kind = '', name = '', place = ''] = anchor.split('/');
  switch (kind) {
    case 'place':
      return say('detail-place', { place: say(`place-${place}`), city: cityNamed(name) });
    case 'seat':
      return cityNamed(name) || say('city-assisi');
    case 'housing':
      return say('detail-place', { place: say('city-village'), city: cityNamed(name) });
    case 'goals':
      return say('detail-place', { place: say('rule-victory'), city: cityNamed(name) });
    case 'year':
      return say('sky-year-unknown', { year: Number(name) });
    case 'track':
      return say('court-price');
    case 'assisi':
      return say('city-assisi');
    case 'pile':
      return say('rule-blessings');
    default:
      return say(`${kind}-${name}`);
  }
}
