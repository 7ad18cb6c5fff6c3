import type {RouteConfig} from '@docusaurus/types';

/** The part we read of what the pages plugin loads. */
export interface LoadedPage {
  readonly permalink: string;
  /** Only pages written in Markdown have one. */
  readonly frontMatter?: {readonly updated?: string};
}

/** Day of the last change of each page that states one, by its address. */
export function daysOfPages(pages: readonly LoadedPage[]): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({permalink, frontMatter}) =>
      frontMatter?.updated === undefined ? [] : [[permalink, frontMatter.updated] as const],
    ),
  );
}

/** File each route is made of, by its address; routes made by a plugin alone have none. */
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
