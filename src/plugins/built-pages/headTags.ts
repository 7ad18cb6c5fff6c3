import type {HtmlTagObject} from '@docusaurus/types';
import {feed} from '../../site/navigation';
import {feedTitle} from './emit/feed';
import {openSearchAddress} from './emit/openSearch';

/** The links in every page's head to the files next to the pages. */
export function headTags(baseUrl: string): HtmlTagObject[] {
  const root = baseUrl.replace(/\/$/, '');
  const link = (attributes: Record<string, string>): HtmlTagObject => ({
    tagName: 'link',
    attributes,
  });
  return [
    link({
      rel: 'alternate',
      type: 'application/rss+xml',
      title: feedTitle,
      href: root + feed.to,
    }),
    link({
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: 'Szukaj',
      href: root + openSearchAddress,
    }),
  ];
}
