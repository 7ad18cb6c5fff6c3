/**
 * What runs beside React in every page, in this order: first what mends the address and the document before React reads
 * them. Paths from the root, as the configuration names them.
 */
export const clientModules = [
  './src/client-modules/fileAddress.ts',
  './src/client-modules/translatedText.ts',
  './src/client-modules/storageEvents.ts',
  './src/client-modules/serviceWorker.ts',
  './src/client-modules/hashGuard.ts',
  './src/client-modules/middleware.ts',
  './src/client-modules/preloadLimit.ts',
  './src/client-modules/failedChunk.ts',
  './src/client-modules/versionCheck.ts',
  './src/client-modules/offline.ts',
  './src/client-modules/scroll.ts',
  './src/client-modules/copies.ts',
  './src/client-modules/cards.ts',
  './src/client-modules/searchMarks.ts',
];
