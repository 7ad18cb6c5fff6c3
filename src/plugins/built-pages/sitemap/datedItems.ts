import type {Options} from '@docusaurus/preset-classic';
import {siteOf} from '../../../content/loadSite';
import {datedRoutes} from './datedRoutes';

type CreateItems = NonNullable<
  Exclude<Options['sitemap'], false | undefined>['createSitemapItems']
>;

/** The sitemap's own items, with the editors' dates. */
export const datedItems: CreateItems = ({defaultCreateSitemapItems, routes, siteConfig}) =>
  defaultCreateSitemapItems({
    siteConfig,
    routes: datedRoutes(routes, siteConfig.baseUrl, siteOf(process.cwd()).fieldsOf),
  });
