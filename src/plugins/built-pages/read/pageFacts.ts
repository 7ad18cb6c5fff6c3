import type {RouteConfig} from '@docusaurus/types';
import type {LoadedPage} from '../../../docusaurus/build/loadedContent';

/** Day of the last change of each page that states one, by its address. */
export function daysOfPages(
  pages: readonly Pick<LoadedPage, 'permalink' | 'frontMatter'>[],
): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({permalink, frontMatter}) => {
      const {updated} = (frontMatter ?? {}) as {readonly updated?: string};
      return updated === undefined ? [] : [[permalink, updated] as const];
    }),
  );
}

/** File each route is made from, by its address; routes made by a plugin alone have none. */
export function sourcesOfRoutes(routes: readonly RouteConfig[]): ReadonlyMap<string, string> {
  return new Map(
    routes.flatMap(leaves).flatMap(({path, metadata}) => {
      const file = metadata?.sourceFilePath;
      return file === undefined ? [] : [[path, file] as const];
    }),
  );
}

function leaves(route: RouteConfig): readonly RouteConfig[] {
  return route.routes ? route.routes.flatMap(leaves) : [route];
}
