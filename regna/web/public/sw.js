/** Shows the server's notices, and opens the match they speak of. */

self.addEventListener('push', (event) => {
  const { title, body, match } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title ?? 'Regna', { body, icon: '/sign.svg', tag: match, data: match }));
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
