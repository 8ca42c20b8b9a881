import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { credits } from './plugins/credits';
import { signs } from './plugins/signs';

const drawn = new Set<string>();

export default defineConfig({
  plugins: [svelte(), signs(drawn), credits(drawn)],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
