import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const PREFIX = 'virtual:signs';
const listOf = (game: string) => new URL(game ? `./src/games/${game}/signs.json` : './src/shared/signs.json', import.meta.url).pathname;

/** `virtual:signs` holds the drawings that `shared/signs.json` names, `virtual:signs/GAME` those of a game's list. */
function signs(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  const drawing = (icon: string): string => {
    const found = set.icons[icon];
    if (!found) throw new Error(`no such icon: ${icon}`);
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
      const drawn = Object.fromEntries(Object.entries(wanted).map(([name, icon]) => [name, drawing(icon)]));
      return `export default ${JSON.stringify(drawn)};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), signs()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
