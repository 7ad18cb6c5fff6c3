import ComponentCreator from '@docusaurus/ComponentCreator';
import {matchPath} from '@docusaurus/router';
import * as generated from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
import {routeTableOf} from '../routeTable';

/** Loads the scripts and data of a route. */
export type LoadParts = () => Promise<unknown>;
type Guard = (load: LoadParts) => LoadParts;

interface Route {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: {preload?: LoadParts; readonly hasParts?: () => boolean};
  readonly routes?: readonly Route[];
}

/** Some of the articles; see `build/bundle/routeTables.ts`. */
interface RouteTable {
  readonly routes: readonly (readonly [path: string, hash: string, sidebar: string])[];
  readonly chunkNames: object;
  readonly registry: object;
}

interface Generated {
  readonly default: readonly Route[];
  /** The list of routes of articles known so far. */
  readonly articles?: Route[];
  readonly tables?: readonly (() => Promise<RouteTable>)[];
}

const {default: routes, articles = [], tables = []} = generated as unknown as Generated;
const guards: Guard[] = [];
const known = new Set<number>();

/**
 * Wraps the loading of every route's parts in a guard.
 *
 * Why: when parts of a page fail to load, Docusaurus reloads endlessly and without asking.
 * Leans on: core 3.10 client/preload.js calls `component.preload` of the generated routes for each navigation, and
 * client/PendingNavigation.js reloads only when that fails.
 * Breaks: a missing chunk reloads the page over and over, or fails silently.
 */
export function guardPageParts(guard: Guard): void {
  guards.push(guard);
  guardRoutes(routes, guard);
}

/** Learns of the route of an article before its parts are loaded, see `build/bundle/routeTables.ts`. */
export function preloadWith(
  load: (path: string) => Promise<unknown>,
): (path: string) => Promise<unknown> {
  return (path) => {
    const index = routeTableOf(decodeURI(path).replace(/(.)\/$/, '$1'), tables.length);
    const fetchTable = tables[index];
    if (!fetchTable || known.has(index) || !isArticle(path)) {
      return load(path);
    }
    // Guarded as a whole, as a guard asks at once why something is loaded.
    return guards.reduce<LoadParts>(
      (inner, guard) => guard(inner),
      async () => {
        const added = learn(index, await fetchTable());
        try {
          await load(path);
        } finally {
          guards.forEach((guard) => {
            guardRoutes(added, guard);
          });
        }
      },
    )();
  };
}

/** Whether all parts of the page at an address have come, so that it can be shown at once. */
export function hasParts(path: string): boolean {
  const holds = (some: readonly Route[]): boolean => {
    const match = some.find((route) =>
      matchPath(decodeURI(path), {path: route.path, exact: route.exact}),
    );
    return match?.component.hasParts?.() === true && (!match.routes || holds(match.routes));
  };
  return holds(routes);
}

/** Whether an address is below the route whose list the articles are in. */
function isArticle(path: string): boolean {
  const holds = (route: Route): boolean =>
    path.startsWith(`${route.path.replace(/\/$/, '')}/`) &&
    (route.routes === articles || (route.routes ?? []).some(holds));
  return routes.some(holds);
}

function learn(index: number, table: RouteTable): readonly Route[] {
  if (known.has(index)) {
    return [];
  }
  known.add(index);
  Object.assign(chunkNames, table.chunkNames);
  Object.assign(registry, table.registry);
  const added = table.routes.map(([path, hash, sidebar]) => ({
    path,
    component: ComponentCreator(path, hash) as unknown as Route['component'],
    exact: true,
    sidebar,
  }));
  articles.push(...added);
  return added;
}

function guardRoutes(some: readonly Route[], guard: Guard): void {
  some.forEach(({component, routes: children = []}) => {
    guardRoutes(children, guard);
    if (component.preload) {
      component.preload = guard(component.preload);
    }
  });
}
