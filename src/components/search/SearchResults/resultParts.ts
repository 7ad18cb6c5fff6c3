import type {Piece, SearchKind, SearchResult} from '@cooperative/polish-search';

/** The kind of a page, in the singular. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  article: 'Artykuł',
  question: 'Pytania',
  term: 'Słownik',
  paper: 'Wzór',
  page: 'Strona',
};

/** The kinds as filters, in the plural. */
export const kindsNames: Readonly<Record<SearchKind, string>> = {
  article: 'Artykuły',
  question: 'Pytania',
  term: 'Słownik',
  paper: 'Wzory',
  page: 'Strony',
};

/** The name of a section: its heading or, for the start of a page, the page's title. */
export function headingOf({path, title}: SearchResult): readonly Piece[] {
  return path.at(-1) ?? title;
}
