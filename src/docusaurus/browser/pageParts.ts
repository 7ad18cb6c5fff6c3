import routes from '@generated/routes';

/** Loads the scripts and data of a route. */
export type LoadParts = () => Promise<unknown>;
type Guard = (load: LoadParts) => LoadParts;

interface Route {
  readonly component: {preload?: LoadParts};
  readonly routes?: readonly Route[];
}

/**
 * Wraps the loading of every route's parts in a guard.
 *
 * Why: when parts of a page fail to load, Docusaurus reloads endlessly and without asking.
 * Leans on: core 3.10 client/preload.js calls `component.preload` of the generated routes for each navigation, and
 * client/PendingNavigation.js reloads only when that fails.
 * Breaks: a missing chunk reloads the page over and over, or fails silently.
 */
export function guardPageParts(guard: Guard): void {
  guardRoutes(routes as unknown as readonly Route[], guard);
}

function guardRoutes(some: readonly Route[], guard: Guard): void {
  some.forEach(({component, routes: children = []}) => {
    guardRoutes(children, guard);
    if (component.preload) {
      component.preload = guard(component.preload);
    }
  });
}
