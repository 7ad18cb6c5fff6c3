import type {SearchDocument, SearchKind} from '../../domain/search/types';
import type {MarkdownSection} from './markdownSections';

/** A page as the index takes it: Markdown split into sections, or texts of a data file. */
export interface SearchablePage {
  readonly kind: SearchKind;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly sections: readonly MarkdownSection[];
}

/** One document a section; the description stands for the beginning of a page. */
export function searchDocuments(pages: readonly SearchablePage[]): SearchDocument[] {
  return pages
    .flatMap((page) => [
      document(page, '', page.url, [page.description, ...intro(page)].join(' ')),
      ...page.sections
        .filter((section) => section.heading !== '' && section.text !== '')
        .map((section) =>
          document(page, section.heading, `${page.url}#${section.id}`, section.text),
        ),
    ])
    .map((entry, id) => ({id, ...entry}));
}

function intro(page: SearchablePage): string[] {
  return page.sections.filter((section) => section.heading === '').map((section) => section.text);
}

function document(
  page: SearchablePage,
  heading: string,
  url: string,
  text: string,
): Omit<SearchDocument, 'id'> {
  return {
    kind: page.kind,
    title: page.title,
    heading,
    aliases: heading === '' ? page.aliases.join(' ') : '',
    text,
    url,
  };
}

/** All texts of a data file, as sections of its page. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(\/|https:|#)/.test(value) ? [] : [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
