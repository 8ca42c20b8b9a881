/** Shows the server's notices, and opens the match they speak of; and opens the companion where there is no network. */

self.addEventListener('push', (event) => {
  const { title, body, match } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title ?? 'Regna', { body, icon: '/sign.svg', tag: match, data: match }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data ? `/match/${event.notification.data}` : '/';
  event.waitUntil(open(address));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === address);
  await (page ? page.focus() : self.clients.openWindow(address));
}

// The companion keeps its files itself (`companion/offline.ts`); it registers this script for its own addresses alone.

const COMPANION = '/companion';
/** Milliseconds after which a network that does not answer is as good as none. */
const PATIENCE = 4000;

if (new URL(self.registration.scope).pathname === COMPANION) {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
    event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
  });
}

/** The page as it is now on the server, or as it was kept. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const kept = await caches.match(COMPANION);
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name changes with what is in it is kept for good; others are asked for first. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept;
  return fetch(request).catch((error) => kept ?? Promise.reject(error));
}
