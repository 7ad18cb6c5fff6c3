import type {HtmlTagObject} from '@docusaurus/types';
import {feedTitle} from './emit/feeds';
import {openSearchAddress} from './emit/openSearch';
import {feedAddresses} from './publishedSite';

/** The links in every page's head to the files next to the pages. */
export function headTags(baseUrl: string): HtmlTagObject[] {
  const root = baseUrl.replace(/\/$/, '');
  const link = (attributes: Record<string, string>): HtmlTagObject => ({
    tagName: 'link',
    attributes,
  });
  return [
    ...Object.entries(feedAddresses).map(([kind, address]) =>
      link({
        rel: 'alternate',
        type: `application/${kind}+xml`,
        title: `${feedTitle} (${kind === 'rss' ? 'RSS' : 'Atom'})`,
        href: root + address,
      }),
    ),
    link({
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: 'Szukaj',
      href: root + openSearchAddress,
    }),
  ];
}
