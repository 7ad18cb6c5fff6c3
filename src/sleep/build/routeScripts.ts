import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/** Files by the name of the part of the site they are needed for. */
type ChunkGroups = Readonly<Record<string, {readonly assets: readonly {readonly name: string}[]}>>;

interface Stats {
  readonly toJson: (options: object) => {readonly namedChunkGroups?: ChunkGroups};
}

interface Compiler {
  readonly hooks: {
    readonly done: {readonly tap: (name: string, then: (stats: Stats) => void) => void};
  };
}

/** As webpack and rspack know it. */
interface BundlerPlugin {
  readonly apply: (compiler: Compiler) => void;
}

/** `routesChunkNames.json`. */
type Chunks = Readonly<Record<string, {readonly __comp: string}>>;

interface ScriptLists {
  /** To be added to the bundler's plugins for the browser. */
  readonly plugin: BundlerPlugin;
  /**
   * After the build: tells the scripts a route needs besides those of all pages, relative to the build folder.
   */
  readonly read: (
    generatedFilesDir: string,
    routes: readonly RouteConfig[],
  ) => (route: string) => readonly string[];
}

/**
 * The scripts of each route, so that a page that wakes fetches them together and not one after another.
 *
 * Why: a built page links only what all pages need; its own parts are found by the scripts once they run.
 * Leans on: core 3.10 codegenRoutes.js writes `routesChunkNames.json`, whose keys are a route's path, a dash and a hash,
 * and in production names a part by the hash of its file, which tells routes of one path apart; the bundler names a
 * chunk group after each part.
 * Breaks: the build fails.
 */
export function scriptLists(): ScriptLists {
  let groups: ChunkGroups = {};
  return {
    plugin: {
      apply: ({hooks}) => {
        hooks.done.tap('route-scripts', (stats) => {
          groups = stats.toJson({all: false, chunkGroups: true}).namedChunkGroups ?? {};
        });
      },
    },
    read: (generatedFilesDir, routes) => {
      const file = path.join(generatedFilesDir, 'routesChunkNames.json');
      const parts = partsByRoute(JSON.parse(readFileSync(file, 'utf8')) as Chunks);
      return (route) => {
        const names = chainTo(route, routes)
          .map(({path: at, component}) => `${at} ${simpleHash(component, 8)}`)
          .flatMap((key) => leavesOf(parts.get(key) ?? refuse(route)));
        const files = names.flatMap((name) => groups[name]?.assets ?? []).map(({name}) => name);
        return [...new Set(files)].filter((name) => name.endsWith('.js'));
      };
    },
  };
}

/** The parts of each route, by its path and the name of its component. */
function partsByRoute(chunks: Chunks): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(chunks).map(([key, parts]) => [
      `${key.replace(/-[^-]+$/, '')} ${parts.__comp}`,
      parts,
    ]),
  );
}

function refuse(route: string): never {
  throw new Error(
    `Docusaurus names the parts of ${route} in another way: see src/sleep/build/routeScripts.ts.`,
  );
}

/** The routes from the outermost to the page's own; empty if there is none. */
function chainTo(wanted: string, routes: readonly RouteConfig[]): RouteConfig[] {
  for (const route of routes) {
    const {path: at, exact, routes: inner = []} = route;
    if (at === wanted && inner.length === 0) {
      return [route];
    }
    if (exact !== true && `${wanted}/`.startsWith(at.replace(/\/?$/, '/'))) {
      const rest = chainTo(wanted, inner);
      if (rest.length > 0) {
        return [route, ...rest];
      }
    }
  }
  return [];
}

/** All names in the description of a route's parts. */
function leavesOf(parts: unknown): string[] {
  return typeof parts === 'string' ? [parts] : Object.values(parts ?? {}).flatMap(leavesOf);
}
