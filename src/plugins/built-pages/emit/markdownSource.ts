import path from 'node:path';
import {sourceTrail, titleAddress} from '../../../domain/articles/sourceTrail';
import {splitCitations} from '../../../domain/articles/citations';
import type {CitedSource} from '../../../domain/articles/article';
import type {MachineArticle} from '../read/machineArticles';
import type {Emitter} from '../pipeline';
import {fullAddress, markdownAddress, type PublishedSite} from '../publishedSite';

/** Addresses of the docs by their files, relative to the root of the site. */
export type AddressByFile = ReadonlyMap<string, string>;

/** The Markdown of every article, next to its page. */
export const markdownCopies: Emitter = (site) => {
  const files = new Map(site.articles.map(({file, address}) => [file, address]));
  return site.articles.map((article) => ({
    file: markdownAddress(article.address).slice(1),
    content: markdownSource(site, article, files),
  }));
};

/**
 * An article as self-contained Markdown: its data first, then its source with what only this site understands made plain,
 * then its sources as footnotes.
 */
export function markdownSource(
  site: PublishedSite,
  article: MachineArticle,
  files: AddressByFile,
): string {
  const {title, description, address, category, published, updated, checked, retired} = article;
  const facts = [
    `Adres: ${fullAddress(site, address)}`,
    ...(category === null ? [] : [`Kategoria: ${category}`]),
    ...(published === null ? [] : [`Pierwsza publikacja: ${published}`]),
    `Aktualizacja: ${updated}`,
    `Źródła sprawdzono: ${checked}`,
    ...(retired === null ? [] : [`Artykuł nieaktualny od: ${retired.since}. ${retired.reason}`]),
  ];
  const text = withPlainDirectives(withPlainCitations(article.markdown));
  return `${[
    `# ${title}`,
    description,
    list(facts),
    ...(article.summary.length > 0 ? ['## W skrócie', list(article.summary)] : []),
    portableMarkdown(text, (url) => fullLink(url, site, article, files)),
    '## Źródła',
    ...article.sources.map(footnote),
  ].join('\n\n')}\n${corrected(article)}`;
}

/** Markdown as any reader takes it: with full addresses and without the ids of headings. */
export function portableMarkdown(markdown: string, fullAddressOf: (url: string) => string): string {
  return markdown
    .trim()
    .replace(/\]\(([^()\s]+)\)/g, (_, url: string) => `](${fullAddressOf(url)})`)
    .replace(/ \{#[^{}\s]+\}$/gm, '');
}

/** What stood wrong in it, at its end as on its page. */
function corrected({corrections}: MachineArticle): string {
  return corrections.length === 0
    ? ''
    : `\n## Poprawki\n\n${list(corrections.map(({date, text}) => `${date}: ${text}`))}\n`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** `[^OZE, art. 38c]` as the footnote of its source, followed by the cited provision. */
function withPlainCitations(markdown: string): string {
  return splitCitations(markdown)
    .map((part) =>
      part.kind === 'text'
        ? part.text
        : `[^${part.code}]${part.place === null ? '' : ` (${part.place})`}`,
    )
    .join('');
}

/** A box is the title it has and its text, a figure the list or table it is drawn from. */
function withPlainDirectives(markdown: string): string {
  return markdown
    .replace(/^:::[\w-]+\[(.+)\].*$/gm, '**$1**\n')
    .replace(/^::.*$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}

function footnote(source: CitedSource): string {
  const linkOrText = (text: string, url?: string | null): string =>
    url === null || url === undefined ? text : `[${text}](${url})`;
  const trail = sourceTrail(source, source.read).map(({text, url}) => linkOrText(text, url));
  return `[^${source.code}]: ${linkOrText(source.title, titleAddress(source))}. ${trail.join('')}`;
}

/** Full address of a link to a file of the knowledge base, to a page, or to a place on this page. */
function fullLink(
  url: string,
  site: PublishedSite,
  article: MachineArticle,
  files: AddressByFile,
): string {
  if (/^[a-z]+:/.test(url)) {
    return url;
  }
  const [target = '', hash] = url.split('#');
  const file = path.posix.join(path.posix.dirname(article.file), target);
  const address = target === '' ? article.address : (files.get(file) ?? target);
  return fullAddress(site, address) + (hash === undefined ? '' : `#${hash}`);
}
