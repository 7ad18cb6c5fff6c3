import {createBrowserHistory} from 'history/esm/history.js';

export {
  createBrowserHistory,
  createLocation,
  createMemoryHistory,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

/** A router of addresses after a `#` is not used; see `build/bundle/lighterPackages.ts`. */
export const createHashHistory = createBrowserHistory;
