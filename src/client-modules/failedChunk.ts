import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {isReachable, offerRetry} from '../browser/navigation/connection';
import {reloadForChunk} from '../browser/navigation/reload';
import {isSpeculative} from '../browser/navigation/speculation';
import {guardPageParts, type LoadParts} from '../docusaurus/browser/pageParts';

let hasStarted = false;
let isHandling = false;

/** The address is already that of the page asked for, so a reload lands there. */
async function handleFailure(error: unknown): Promise<void> {
  if (isHandling) {
    return;
  }
  isHandling = true;
  console.warn('A part of the page could not be loaded.', error);
  const isOnline = await isReachable();
  const isReloading = isOnline && reloadForChunk();
  // A page that has not started is whole as it came from the server: its links work and its text stays.
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
      // Docusaurus would reload without end or asking; the page stays as it is until something better is known.
      return new Promise<never>(() => undefined);
    });
  };
}

/**
 * A chunk that fails, mostly because a newer build took its place, reloads the page once. Without a connection, or
 * when the chunk is missing after the reload too, the visitor is told and may try again.
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
