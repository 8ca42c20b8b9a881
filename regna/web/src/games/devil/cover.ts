/** What the lobby shows of Pact with the Devil. */
import type { GameCover } from '..';
import Picture from './Picture.svelte';

const cover: GameCover = { Picture, alone: () => [] };
export default cover;
