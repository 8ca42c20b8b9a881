/** Everything the page knows of Architects. */
import signs from 'virtual:signs/architects';
import type { Line } from '../../shared/table.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import { CARDS, colourOf, PLACES, seen, type Site } from './table';

/** What on the board a line of the log speaks of. */
function anchors({ facts }: Line): string[] {
  const cards = [facts['card'], ...(Array.isArray(facts['cards']) ? facts['cards'] : [])].filter((n) => typeof n === 'number');
  const place = typeof facts['place'] === 'number' ? [`place/${PLACES[facts['place']]}`] : [];
  return [...place, ...cards.map((number) => `card/${CARDS[number]?.slug}`)];
}

const page: GamePage = {
  Board,
  Mat,
  Hand,
  Detail,
  signs,
  anchors,
  colourOf,
  players: (view) => (view as Site).players.map(({ seat, rules_play }) => ({ seat, ruled: rules_play })),
  handSize: (view, seat) => {
    const me = (view as Site).players[seat];
    return me ? seen(me.hand).length + seen(me.desk).length : 0;
  },
  holds: (view, seat, anchor) => {
    const me = (view as Site).players[seat];
    return me ? [...seen(me.hand), ...seen(me.desk)].some((number) => anchor === `card/${CARDS[number]?.slug}`) : false;
  },
  opponent: (options) => (options['opponent'] && options['opponent'] !== 'none' ? `board-${options['opponent']}` : ''),
};
export default page;
