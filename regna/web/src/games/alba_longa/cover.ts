/** What the lobby shows of Alba Longa. */
import type { GameCover } from '..';
import Picture from './Picture.svelte';

const VARIANTS = ['job-well-done', 'spoils-of-war', 'assisi'];

const cover: GameCover = {
  Picture,
  alone: () => [],
  more: (game) => {
    const known = game.options.filter(({ name }) => VARIANTS.includes(name));
    return [
      {
        box: known.map(({ title }) => title).join(', '),
        rivals: 3,
        options: Object.fromEntries(known.map(({ name }) => [name, 'on'])),
      },
    ];
  },
};
export default cover;
