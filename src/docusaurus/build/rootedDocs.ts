import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import type {Doc} from './loadedContent';

/** Address outside the knowledge base set in a doc's front matter (`root_url: /faq`), with the base path. */
function rootPermalink(doc: Doc, baseUrl: string): string | null {
  const rootUrl = doc.frontMatter['root_url' as keyof Doc['frontMatter']] as string | undefined;
  return rootUrl ? baseUrl.replace(/\/$/, '') + rootUrl : null;
}

/**
 * Gives docs with `root_url` that address, also in the previous/next links of their neighbours. They stay in the
 * sidebar of the knowledge base.
 */
export function moveRootedDocs(content: LoadedContent, baseUrl: string): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => {
      const moved = new Map<string, string>();
      for (const doc of version.docs) {
        const permalink = rootPermalink(doc, baseUrl);
        if (permalink) {
          moved.set(doc.permalink, permalink);
        }
      }
      const readdress = <T extends {permalink: string}>(link: T): T => ({
        ...link,
        permalink: moved.get(link.permalink) ?? link.permalink,
      });
      return {
        ...version,
        docs: version.docs.map((doc) => ({
          ...readdress(doc),
          previous: doc.previous && readdress(doc.previous),
          next: doc.next && readdress(doc.next),
        })),
      };
    }),
  };
}

/**
 * Splits the tree of doc routes into the tree without docs outside its path and, for each of those, a copy of the tree
 * pruned to that doc, with the doc's own path at every level (docs root > version > sidebar > doc).
 *
 * Why: the router matches the paths of a page's parents first.
 * Leans on: plugin-content-docs 3.10 lib/routes.js makes one nested route, whose leaves are the pages.
 * Breaks: the FAQ is not found, or lacks the sidebar of the knowledge base.
 */
export function splitRootedRoutes(tree: RouteConfig): RouteConfig[] {
  const prefix = `${tree.path.replace(/\/$/, '')}/`;
  const outside = leaves(tree).filter(
    (leaf) => leaf.path !== tree.path && !leaf.path.startsWith(prefix),
  );
  return [
    withoutLeaves(tree, new Set(outside.map((leaf) => leaf.path))),
    ...outside.map((leaf) => prunedTo(tree, leaf)),
  ];
}

function leaves(route: RouteConfig): RouteConfig[] {
  return route.routes ? route.routes.flatMap(leaves) : [route];
}

function withoutLeaves(route: RouteConfig, paths: ReadonlySet<string>): RouteConfig {
  return route.routes
    ? {
        ...route,
        routes: route.routes
          .filter((child) => child.routes !== undefined || !paths.has(child.path))
          .map((child) => withoutLeaves(child, paths)),
      }
    : route;
}

function prunedTo(route: RouteConfig, leaf: RouteConfig): RouteConfig {
  if (!route.routes) {
    return route;
  }
  return {
    ...route,
    path: leaf.path,
    exact: false,
    routes: route.routes
      .filter((child) => leaves(child).includes(leaf))
      .map((child) => prunedTo(child, leaf)),
  };
}
