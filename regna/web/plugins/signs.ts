import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:signs';
const listOf = (game: string) =>
  new URL(game ? `../src/games/${game}/signs.json` : '../src/shared/signs.json', import.meta.url).pathname;

/**
 * `virtual:signs` holds the drawings that `shared/signs.json` names, `virtual:signs/GAME` those of a game's list.
 * Every icon that is drawn is added to `drawn`.
 */
export function signs(drawn: Set<string>): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  const drawing = (icon: string): string => {
    const found = set.icons[icon];
    if (!found) throw new Error(`no such icon: ${icon}`);
    drawn.add(icon);
    return [...found.body.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]).join('');
  };
  return {
    name: 'signs',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const list = listOf(id.slice(PREFIX.length + 2));
      this.addWatchFile(list);
      const wanted = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
      const drawings = Object.fromEntries(Object.entries(wanted).map(([name, icon]) => [name, drawing(icon)]));
      return `export default ${JSON.stringify(drawings)};`;
    },
  };
}
