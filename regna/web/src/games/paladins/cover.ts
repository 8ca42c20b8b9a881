/** What the lobby shows of Paladins. */
import type { GameCover } from '..';
import Picture from './Picture.svelte';

const cover: GameCover = {
  Picture,
  alone: ({ options }) =>
    (options.find(({ name }) => name === 'opponent')?.values ?? [])
      .filter(({ value }) => value !== 'none')
      .map(({ value, title }) => ({ title, options: { opponent: value } })),
};
export default cover;
