import {iconFolder} from '../../../site/icons';
import {searchFolder} from '@cooperative/polish-search';
import type {Site} from '../../../content/loadSite';
import {sitePages} from '../../search-index/sitePages';
import {feed} from '../emit/feed';
import {iconEndpoint} from '../emit/iconEndpoint';
import {markdownCopies} from '../emit/markdownSource';
import {paperFiles} from '../emit/papers';
import {payloads, type OutlinedPage} from '../emit/payloads';
import {searchFiles} from '../emit/searchFiles';
import type {OutputFile} from '../pipeline';
import type {PublishedSite} from '../publishedSite';

type Emit = (
  site: PublishedSite,
  pages: readonly OutlinedPage[],
) => readonly OutputFile[] | Promise<readonly OutputFile[]>;

/** Who makes which files; the rest needs the pages of a build. */
const makers: readonly (readonly [RegExp, Emit])[] = [
  [/(?:^|\/)_payload\.json$/, payloads],
  [/^baza-wiedzy\/rss\.xml$/, (site) => feed(site, [])],
  [/^baza-wiedzy\/.+\.md$/, (site) => markdownCopies(site, [])],
  [/^wzory\/.+\.[a-z]+$/, (site) => paperFiles(site, [])],
  [new RegExp(`^${iconFolder}/`), (site) => iconEndpoint(site, [])],
  [new RegExp(`^${searchFolder}/.`), (site) => searchFiles(site, [])],
];

/** A file of a build as the development server can tell it, which has no built pages; null for any other file. */
export async function draftFile(
  file: string,
  site: () => PublishedSite,
  pages: () => readonly OutlinedPage[],
): Promise<OutputFile['content'] | null> {
  const make = makers.find(([names]) => names.test(file))?.[1];
  const made = make ? await make(site(), pages()) : [];
  return made.find((other) => other.file === file)?.content ?? null;
}

/** The pages as the search knows them. */
export function outlinedPages(site: Site, baseUrl: string): OutlinedPage[] {
  return sitePages(site).map(({url, title, description, sections}) => ({
    route: baseUrl + url.slice(1),
    address: url,
    content: {
      title,
      description,
      headings: sections
        .filter(({depth}) => depth >= 2 && depth <= 4)
        .map(({id, heading, depth}) => ({id, text: heading, level: depth})),
    },
  }));
}
