/** What the lobby shows of Paladins. */
import type { GameCover } from '..';
import type { GameInfo } from '../../shared/api';
import { againstEachOpponent } from '../alone';
import Picture from './Picture.svelte';

type Alone = ReturnType<GameCover['alone']>[number];

const CROWNS = { crowns: 'on' };
/** The difficulty that only the expansion has. */
const MADNESS = 'madness';

/** The name of the expansion, where the server has it. */
const boxes = (game: GameInfo): string[] => game.options.flatMap(({ name, title }) => (name in CROWNS ? [title] : []));
const withCrowns = ({ title, options }: Alone, box: string): Alone => ({
  title,
  options: { ...options, ...CROWNS },
  box,
});

const cover: GameCover = {
  Picture,
  alone: (game) => {
    const each = againstEachOpponent(game);
    const base = each.filter(({ options }) => options['opponent'] !== MADNESS);
    return [...base, ...boxes(game).flatMap((box) => each.map((start) => withCrowns(start, box)))];
  },
  more: (game) => boxes(game).flatMap((box) => [1, 2].map((rivals) => ({ box, rivals, options: CROWNS }))),
};
export default cover;
