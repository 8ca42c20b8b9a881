import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LIST = new URL('./src/shared/signs.json', import.meta.url).pathname;

/** `virtual:signs` holds the drawings of the signs that `signs.json` lists, and no others. */
function signs(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  return {
    name: 'signs',
    resolveId: (id) => (id === 'virtual:signs' ? '\0signs' : undefined),
    load(id) {
      if (id !== '\0signs') return undefined;
      this.addWatchFile(LIST);
      const wanted = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>;
      const drawings: Record<string, string> = {};
      for (const icon of Object.values(wanted)) {
        const drawing = set.icons[icon];
        if (!drawing) throw new Error(`no such icon: ${icon}`);
        drawings[icon] = [...drawing.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('');
      }
      const named = `Object.fromEntries(Object.entries(${JSON.stringify(wanted)}).map(([k, v]) => [k, d[v]]))`;
      return `const d = ${JSON.stringify(drawings)}; export default ${named};`;
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
