/** Shows the server's notices, and opens the match they speak of; and opens the page, or the companion, where there is no network. */

self.addEventListener('push', (event) => {
  const { title, body, match } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title ?? 'Regna', { body, icon: '/sign-192.png', tag: match, data: match }),
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

// Page and companion keep their files themselves (`shared/offline.svelte.ts`); each registers this script for its own addresses.

const SHELL = new URL(self.registration.scope).pathname;
/** Milliseconds after which a network that does not answer is as good as none; for the companion, which needs no server. */
const PATIENCE = { '/companion': 4000 }[SHELL];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** The page as it is now on the server, or as it was kept where there is none to ask. */
async function page(request) {
  try {
    return await fetch(request, PATIENCE && { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name changes with what is in it is kept for good; others are asked for first. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept && new URL(request.url).pathname.includes('/assets/')) return kept;
  return fetch(request).catch((error) => kept ?? Promise.reject(error));
}
