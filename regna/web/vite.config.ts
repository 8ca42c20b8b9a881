import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { credits } from './plugins/credits';
import { offline } from './plugins/offline';
import { signs } from './plugins/signs';

const drawn = new Set<string>();

export default defineConfig({
  plugins: [svelte(), signs(drawn), credits(drawn), offline()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The companion's service worker answers for scripts of workers only under its own address.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'companion/assets/[name]-[hash].js' } } },
  test: { include: ['tests/*.test.ts'], setupFiles: ['checks/browser.mjs'] },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
