/** Keeps all that the page, or the companion, is made of in this browser, so that it opens without a network. */

const HASHED = '/assets/';

/** A part of the page, which opens at `shell`; its name is that of its cache and of the list of its files. */
interface Part {
  name: string;
  shell: string;
}
const PAGE: Part = { name: 'page', shell: '/' };
const COMPANION: Part = { name: 'companion', shell: '/companion' };

/** Whether this browser has the companion as it is now on the server. */
export const companion = $state({ kept: false });

export async function keepCompanion(): Promise<void> {
  companion.kept = (await keep(COMPANION)) !== null;
}

/** Keep a part as it is now on the server, and return its page; nothing where the browser does not allow it (it does over HTTPS). */
async function keep({ name, shell }: Part): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return null;
  await navigator.serviceWorker.register('/sw.js', { scope: shell });
  const files = (await (await fetch(`/${name}.json`, { cache: 'no-cache' })).json()) as string[];
  const cache = await caches.open(name);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = files.filter((file) => !(file.startsWith(HASHED) && kept.includes(file)));
  await cache.addAll(wanted.map((file) => new Request(file, { cache: 'no-cache', priority: 'low' })));
  // The page comes last: it asks for files that have to be there.
  await cache.add(new Request(shell, { cache: 'no-cache' }));
  const needed = [...files, shell];
  await Promise.all(kept.filter((path) => !needed.includes(path)).map((path) => cache.delete(path)));
  await navigator.serviceWorker.ready;
  return (await (await cache.match(shell))?.text()) ?? null;
}

let beganOffline: boolean | null = null;

/** Keep the page whenever there is a network; if it was opened offline and is out of date, load it again. */
export async function keepPage(up: boolean): Promise<void> {
  if (!import.meta.env.PROD) return;
  beganOffline ??= !up;
  if (!up) return;
  const running = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  const found = await keep(PAGE);
  if (beganOffline && found && !found.includes(running)) location.reload();
}
