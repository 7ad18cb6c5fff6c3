import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {siteAnswers, offerRetry} from '../browser/navigation/connection';
import {reloadForChunk} from '../browser/navigation/reload';
import {isSpeculative} from '../browser/navigation/speculation';
import {guardPageParts, type LoadParts} from '../docusaurus/browser/pageParts';

let hasStarted = false;
let isHandling = false;

/** The address is already that of the requested page, so a reload lands there. */
async function handleFailure(error: unknown): Promise<void> {
  if (isHandling) {
    return;
  }
  isHandling = true;
  console.warn('A part of the page could not be loaded.', error);
  const isOnline = await siteAnswers();
  const isReloading = isOnline && reloadForChunk();
  // A page that has not hydrated is complete as the server sent it: its links work and its text stays.
  if (!isReloading && hasStarted) {
    offerRetry(isOnline);
  }
}

function guard(load: LoadParts): LoadParts {
  return () => {
    const isAwaited = !isSpeculative();
    return load().catch((error: unknown) => {
      if (!isAwaited) {
        throw error;
      }
      void handleFailure(error);
      // Docusaurus would reload endlessly or ask; the page stays as it is until something better is known.
      return new Promise<never>(() => undefined);
    });
  };
}

/**
 * A chunk that fails to load, mostly because a newer build replaced it, reloads the page once. Without a connection,
 * or if the chunk is still missing after the reload, the visitor is told and can try again.
 */
const failedChunk: ClientModule = {
  onRouteUpdate() {
    hasStarted = true;
    isHandling = false;
  },
};

if (ExecutionEnvironment.canUseDOM) {
  guardPageParts(guard);
}

export default failedChunk;
