/*
 * This site has no service worker. One that an earlier site, or this one until November 2026, left under this address
 * updates to this: it drops what it kept of pages and removes itself. To go in December 2027.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const kept = (await self.caches.keys()).filter((name) => name.startsWith('se:'));
      await Promise.all(kept.map((name) => self.caches.delete(name)));
      await self.registration.unregister();
    })(),
  ),
);
