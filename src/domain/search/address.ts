import {type SearchKind, searchKinds} from '@cooperative/polish-search';
import {kindName, queryName} from './parameters';

/** What the results page shows, kept in its query string so that the address can be shared. */
export interface SearchAddress {
  readonly query: string;
  /** The only kind shown, or null for all. */
  readonly kind: SearchKind | null;
}

/** How each kind is written in the address. */
const kindSlugs: Readonly<Record<SearchKind, string>> = {
  article: 'artykuly',
  question: 'pytania',
  term: 'slownik',
  paper: 'wzory',
  page: 'strony',
};

/** Reads `?q=akcyza&rodzaj=artykuly`; an unknown kind is ignored. */
export function readSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const slug = params.get(kindName);
  return {
    query: params.get(queryName) ?? '',
    kind: searchKinds.find((kind) => kindSlugs[kind] === slug) ?? null,
  };
}

/** Writes the query string, which is empty if there is nothing to search for. */
export function writeSearchAddress({query, kind}: SearchAddress): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') {
    params.set(queryName, query.trim());
  }
  if (kind !== null) {
    params.set(kindName, kindSlugs[kind]);
  }
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}
