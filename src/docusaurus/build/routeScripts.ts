import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import type {WebpackPart} from './webpackConfig';

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

interface ScriptLists {
  /** To be added to the bundler's configuration for the browser. */
  readonly part: WebpackPart;
  /** After the build: tells the scripts a route needs besides those of all pages, relative to the build folder. */
  readonly read: (
    generatedFilesDir: string,
    routes: readonly RouteConfig[],
  ) => (route: string) => readonly string[];
}

/**
 * The scripts of each route, so that a page that wakes fetches them together and not one after another.
 *
 * Why: a built page links only what all pages need; its own parts are found by the scripts once they run.
 * Leans on: core 3.10 codegenRoutes.js writes `routesChunkNames.json`, whose keys are a route's path, a dash and a hash;
 * client/docusaurus.js finds a page's parts by it in the same way; the bundler names a chunk group after each part.
 * Breaks: a page that wakes takes longer, or the build fails.
 */
export function scriptLists(): ScriptLists {
  let groups: ChunkGroups = {};
  return {
    part: {
      plugins: [
        {
          apply: ({hooks}: Compiler) => {
            hooks.done.tap('route-scripts', (stats) => {
              groups = stats.toJson({all: false, chunkGroups: true}).namedChunkGroups ?? {};
            });
          },
        },
      ],
    } as WebpackPart,
    read: (generatedFilesDir, routes) => {
      const file = path.join(generatedFilesDir, 'routesChunkNames.json');
      const names = Object.entries(
        JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
      );
      return (route) => {
        const paths = new Set(chainTo(route, routes));
        const files = names
          .filter(([key]) => paths.has(key.replace(/-[^-]+$/, '')))
          .flatMap(([, parts]) => leavesOf(parts))
          .flatMap((name) => groups[name]?.assets ?? [])
          .map(({name}) => name);
        return [...new Set(files)].filter((name) => name.endsWith('.js'));
      };
    },
  };
}

/** Paths of the routes from the outermost to the page's own; empty if there is none. */
function chainTo(wanted: string, routes: readonly RouteConfig[]): string[] {
  for (const {path: at, exact, routes: inner = []} of routes) {
    if (at === wanted && inner.length === 0) {
      return [at];
    }
    if (exact !== true && `${wanted}/`.startsWith(at.replace(/\/?$/, '/'))) {
      const rest = chainTo(wanted, inner);
      if (rest.length > 0) {
        return [at, ...rest];
      }
    }
  }
  return [];
}

/** All names in the description of a route's parts. */
function leavesOf(parts: unknown): string[] {
  return typeof parts === 'string' ? [parts] : Object.values(parts ?? {}).flatMap(leavesOf);
}
