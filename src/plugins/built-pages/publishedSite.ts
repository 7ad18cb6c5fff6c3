import type {TermCard} from '../../domain/articles/glossary';
import type {PublicSettings} from '../../site/settings';

export interface Site {
  /** Address of the home page, with the base path and a slash at its end. */
  readonly url: string;
  readonly name: string;
  readonly owner: PublicSettings;
  /** Terms of the glossary by their place on its page. */
  readonly glossary: Readonly<Record<string, TermCard>>;
}

/** Full address of a page or file of the site; the home page keeps its slash. */
export function fullAddress(site: Site, address: string): string {
  return new URL(address.replace(/^\//, ''), site.url).href;
}

/** Address of the Markdown of an article. */
export function markdownAddress(address: string): string {
  return `${address}.md`;
}

/** Feeds of the knowledge base, without the base path. */
export const feedAddresses = {rss: '/baza-wiedzy/rss.xml', atom: '/baza-wiedzy/atom.xml'} as const;
