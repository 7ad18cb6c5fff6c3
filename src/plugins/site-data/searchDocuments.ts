import type {SearchDocument, SearchKind} from '../../domain/search/types';
import type {MarkdownSection} from './markdownSections';

/** A page as the index takes it: Markdown split into sections, or texts of a data file. */
export interface SearchablePage {
  readonly kind: SearchKind;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly sections: readonly (MarkdownSection & {readonly aliases?: readonly string[]})[];
}

/** One document a section; the description stands for the beginning of a page. */
export function searchDocuments(pages: readonly SearchablePage[]): SearchDocument[] {
  return pages
    .flatMap((page) => [
      document(page, {
        heading: '',
        url: page.url,
        text: [page.description, ...intro(page)].join(' '),
        aliases: page.aliases,
      }),
      ...page.sections
        .filter((section) => section.heading !== '' && section.text !== '')
        .map(({heading, id, text, aliases = []}) =>
          document(page, {heading, url: `${page.url}#${id}`, text, aliases}),
        ),
    ])
    .map((entry, id) => ({id, ...entry}));
}

function intro(page: SearchablePage): string[] {
  return page.sections.filter((section) => section.heading === '').map((section) => section.text);
}

function document(
  {kind, title}: SearchablePage,
  {
    aliases,
    ...section
  }: Pick<SearchDocument, 'heading' | 'url' | 'text'> & Pick<SearchablePage, 'aliases'>,
): Omit<SearchDocument, 'id'> {
  return {kind, title, aliases: aliases.join(' '), ...section};
}

/** All texts of a data file, as sections of its page. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(\/|https:|#)/.test(value) ? [] : [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
