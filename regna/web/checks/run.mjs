/** Reads questions, one JSON object a line (game, seat, state), and writes for each the anchors that have no spot. */
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

globalThis.localStorage = { getItem: () => null, setItem: () => undefined };
globalThis.navigator ??= { languages: ['fr'], onLine: true };
globalThis.addEventListener ??= () => undefined;
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined });

const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { missing } = await vite.ssrLoadModule('/checks/spots.ts');
for await (const line of createInterface({ input: process.stdin })) {
  const { game, seat, state } = JSON.parse(line);
  console.log(JSON.stringify(await missing(game, seat, state)));
}
await vite.close();
process.exit(0);
