/** Reads questions, one JSON object a line (game, seat, state), and writes for each the anchors that have no hotspot. */
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import './browser.mjs';

const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { missing } = await vite.ssrLoadModule('/checks/hotspots.ts');
for await (const line of createInterface({ input: process.stdin })) {
  const { game, seat, state } = JSON.parse(line);
  console.log(JSON.stringify(await missing(game, seat, state)));
}
await vite.close();
process.exit(0);
