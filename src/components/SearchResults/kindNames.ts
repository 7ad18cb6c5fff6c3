import type {SearchKind} from '@site/src/domain/search/types';

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
