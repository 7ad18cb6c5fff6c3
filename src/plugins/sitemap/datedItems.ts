import {readFileSync} from 'node:fs';
import type {Options} from '@docusaurus/preset-classic';
import {splitFrontMatter} from '../../content/markdown/hooks/parseFrontMatter';
import {datedRoutes} from './datedRoutes';

type CreateItems = NonNullable<
  Exclude<Options['sitemap'], false | undefined>['createSitemapItems']
>;

/** The sitemap's own items, dated by the editors. */
export const datedItems: CreateItems = ({defaultCreateSitemapItems, routes, siteConfig}) =>
  defaultCreateSitemapItems({
    siteConfig,
    routes: datedRoutes(
      routes,
      siteConfig.baseUrl,
      (file) => splitFrontMatter(file, readFileSync(file, 'utf8')).fields,
    ),
  });
