/** The table of a game that has none of its own yet: everything in words, every choice a button. */
import type { GamePage } from '../../games';
import Board from './Board.svelte';
import Mat from './Mat.svelte';
import Nothing from './Nothing.svelte';
import { colourOf, describe, players } from './reading';
import Token from './Token.svelte';

const page: GamePage = {
  Board,
  Mat,
  Hand: Nothing,
  Detail: Nothing,
  Token,
  describe,
  signs: {},
  colourOf,
  players: (view) => players(view).map((_, seat) => ({ seat, ruled: false })),
  handSize: () => 0,
  holds: () => false,
  opponent: () => '',
  rounds: () => [],
  reconstructed: () => false,
  flights: () => [],
  secret: () => true,
  section: () => '',
};
export default page;
