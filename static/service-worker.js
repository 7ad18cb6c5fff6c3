/* This site has no service worker. One that an earlier site left under this address updates to this, and removes itself. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
