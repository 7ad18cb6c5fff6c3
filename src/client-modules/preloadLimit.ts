import type {ClientModule} from '@docusaurus/types';
import {createTaskQueue} from '../domain/browser/navigation/taskQueue';
import {preload as limits} from '../site/behaviour';
import {speculatively} from '../browser/navigation/speculation';
import {replaceLinkLoaders, type LinkLoaders} from '../docusaurus/browser/linkLoaders';

const queue = createTaskQueue(limits.parallel);
let isLimited = false;

/** Whoever works on a page does not leave it for what comes into view: its links load when the pointer comes. */
const isForWork = (): boolean =>
  limits.without.some((address) => window.location.pathname.endsWith(address));

function limit({prefetch, preload}: LinkLoaders): LinkLoaders {
  return {
    prefetch: (path) => !isForWork() && queue.run(() => prefetch(path)),
    // Requested by a pointer on a link: more likely to be needed than what merely came into view.
    preload: (path) => queue.run(() => speculatively(() => preload(path)), 'first'),
  };
}

/**
 * Docusaurus preloads what every visible link leads to, all at once. Here at most four preloads run, and a failed one
 * is neither an unhandled rejection nor blocks the next; pages for work preload nothing by themselves. Docusaurus itself
 * skips slow connections.
 */
const preloadLimit: ClientModule = {
  onRouteUpdate() {
    if (!isLimited) {
      isLimited = true;
      replaceLinkLoaders(limit);
    }
  },
};

export default preloadLimit;
