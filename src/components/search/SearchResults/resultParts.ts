import type {Piece, SearchKind, SearchResult} from '@site/src/domain/search/types';

/** What a page of results is. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  article: 'Artykuł',
  question: 'Pytania',
  term: 'Słownik',
  page: 'Strona',
};

/** What is left when one kind is chosen. */
export const kindsNames: Readonly<Record<SearchKind, string>> = {
  article: 'Artykuły',
  question: 'Pytania',
  term: 'Słownik',
  page: 'Strony',
};

/** What a section is called: by its heading, or by the page's title where it is the beginning of it. */
export function headingOf({path, title}: SearchResult): readonly Piece[] {
  return path.at(-1) ?? title;
}
