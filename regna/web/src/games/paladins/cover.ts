/** What the lobby shows of Paladins. */
import type { GameCover } from '..';
import { againstEachOpponent } from '../alone';
import Picture from './Picture.svelte';

const cover: GameCover = { Picture, alone: againstEachOpponent };
export default cover;
