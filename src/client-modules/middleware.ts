import type {ClientModule} from '@docusaurus/types';
import {
  runMiddleware,
  withoutClickIds,
  type MiddlewareName,
  type RouteMiddleware,
} from '../domain/browser/navigation/middleware';
import byPath from '@site-data/route-middleware.json';

const registry: Readonly<Record<MiddlewareName, RouteMiddleware>> = {
  dropClickIds: ({pathname, search, hash}) => {
    const clean = withoutClickIds(search);
    if (clean.length < search.length) {
      window.history.replaceState(window.history.state, '', pathname + clean + hash);
    }
    return undefined;
  },
};

/** Runs the middleware a page names, before the page is loaded. Names are checked at build time, and here once more. */
const middleware: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const names = byPath[location.pathname.replace(/(.)\/$/, '$1')] ?? [];
    const elsewhere = runMiddleware(names, registry, location, previousLocation);
    if (elsewhere !== undefined) {
      window.location.replace(elsewhere);
    }
  },
};

export default middleware;
