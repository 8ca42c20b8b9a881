/** Keeps all that the companion is made of in this browser, so that it opens without a network. */

const CACHE = 'companion';
const SHELL = '/companion';
const LIST = '/companion.json';
const HASHED = '/assets/';

/** Whether the companion is kept, as it is now on the server. Browsers allow it only over a safe connection. */
export async function keepOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  await navigator.serviceWorker.register('/sw.js', { scope: SHELL });
  const files = (await (await fetch(LIST, { cache: 'no-cache' })).json()) as string[];
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = files.filter((file) => !(file.startsWith(HASHED) && kept.includes(file)));
  await cache.addAll(wanted.map((file) => new Request(file, { cache: 'no-cache' })));
  // The page comes last: it asks for files that have to be there.
  await cache.add(new Request(SHELL, { cache: 'no-cache' }));
  const needed = [...files, SHELL];
  await Promise.all(kept.filter((path) => !needed.includes(path)).map((path) => cache.delete(path)));
  return true;
}
