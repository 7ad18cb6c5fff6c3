import type {Addresses} from '../../domain/articles/addresses';
import type {TermCard} from '../../domain/articles/glossary';
import type {PublicSettings} from '../../site/settings';
import type {SearchIndex} from '../search-index/buildIndex';
import type {MachineArticle} from './read/machineArticles';

/** A style sheet of the build that not every page loads. */
export interface Sheet {
  /** Its file, from the folder of the build. */
  readonly file: string;
  readonly css: string;
}

/** A file that somebody wrote: its name from the root it lies under, and what stands in it. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** What steps, emitters and checks know of the site beside its pages. Routes are addresses with the base path. */
export interface PublishedSite {
  /** Address of the home page, with the base path and a slash at its end. */
  readonly url: string;
  readonly baseUrl: string;
  readonly name: string;
  readonly owner: PublicSettings;
  /** Own domain of the site, or null on an address of the host. */
  readonly customDomain: string | null;
  /** Terms of the glossary by their place on its page. */
  readonly glossary: Readonly<Record<string, TermCard>>;
  readonly addresses: Addresses;
  /** In the order of the knowledge base's sidebar. */
  readonly articles: readonly MachineArticle[];
  /** Day of the last change of each other page that states one, by its route. */
  readonly days: ReadonlyMap<string, string>;
  /** File each page is made of, by its route. */
  readonly sources: ReadonlyMap<string, string>;
  /** The editors' files of data, from the root of the repository. */
  readonly dataFiles: readonly TextFile[];
  readonly sheets: readonly Sheet[];
  /** Files the build has made so far, from its folder. */
  readonly files: ReadonlySet<string>;
  readonly searchIndex: SearchIndex;
  /** Paths of all icons of the set by name. */
  readonly icons: ReadonlyMap<string, string>;
}

/** Full address of a page or file of the site; the home page keeps its slash. */
export function fullAddress({url}: Pick<PublishedSite, 'url'>, address: string): string {
  return new URL(address.replace(/^\//, ''), url).href;
}

/** Address of the Markdown of an article. */
export function markdownAddress(address: string): string {
  return `${address}.md`;
}

/** Feeds of the knowledge base, without the base path. */
export const feedAddresses = {rss: '/baza-wiedzy/rss.xml', atom: '/baza-wiedzy/atom.xml'} as const;
