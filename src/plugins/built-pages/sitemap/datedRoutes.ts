import type {RouteConfig} from '@docusaurus/types';
import {sourcesOfRoutes} from '../read/pageFacts';

/** Pages that list articles and so change with them. */
const lists = ['', 'baza-wiedzy'];

/**
 * Routes with the day of each page's last change, as its front matter states it: for an article the later of its last
 * revision and the last check of its sources, for a list of articles that of the newest. A page that states none gets
 * none; otherwise Docusaurus would ask Git, which counts every comma and knows nothing in a shallow clone.
 *
 * @param readFields Front matter of a Markdown file, named relative to the root of the site.
 */
export function datedRoutes(
  routes: readonly RouteConfig[],
  baseUrl: string,
  readFields: (file: string) => unknown,
): RouteConfig[] {
  const days = new Map<string, number>();
  for (const [address, file] of sourcesOfRoutes(routes)) {
    const day = /\.mdx?$/.test(file) ? lastDay(readFields(file)) : null;
    if (day !== null) {
      days.set(address, day);
    }
  }
  const newest = Math.max(...days.values());
  if (days.size > 0) {
    lists.forEach((page) => days.set(baseUrl + page, newest));
  }
  const dated = (route: RouteConfig): RouteConfig => ({
    ...route,
    metadata: {...route.metadata, lastUpdatedAt: days.get(route.path) ?? null},
    ...(route.routes && {routes: route.routes.map(dated)}),
  });
  return routes.map(dated);
}

function lastDay(fields: unknown): number | null {
  const {updated, checked} = fields as {updated?: string; checked?: string};
  const days = [updated, checked].flatMap((day) => (day === undefined ? [] : [Date.parse(day)]));
  return days.length > 0 ? Math.max(...days) : null;
}
