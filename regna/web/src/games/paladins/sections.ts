/** Which section of the rules is about what carries an anchor. */
import { DECKS } from './cards';
import { cardOf } from './table';

const SECTIONS: Record<string, string> = {
  develop: 'developing',
  recruit: 'recruiting',
  pray: 'praying',
  conspire: 'conspiring',
  hunt: 'supplies',
  trade: 'supplies',
  commission: 'commissions',
  fortify: 'fortifying',
  garrison: 'garrisons',
  absolve: 'absolving',
  attack: 'attacks',
  convert: 'conversions',
  muster: 'mustering',
  negotiate: 'rallying',
  pool: 'inquisition',
  suspicions: 'suspicion',
};
const KINDS: Record<string, string> = { place: 'commissions', jar: 'absolving', spot: 'developing' };

export function sectionOf(anchor: string): string {
  const card = cardOf(anchor);
  if (card) return DECKS[card.deck] ?? '';
  const [kind = '', name = ''] = anchor.split('/');
  return KINDS[kind] ?? (kind === 'space' || kind === 'site' ? (SECTIONS[name] ?? '') : '');
}
