import {searchKinds, type SearchKind} from './types';
import {kindName, queryName} from './parameters';

/** What the page of results shows: kept in its query string, so that an address can be shared. */
export interface SearchAddress {
  readonly query: string;
  /** The only kind shown; null for all. */
  readonly kind: SearchKind | null;
}

/** A kind as the address has it. */
const kindSlugs: Readonly<Record<SearchKind, string>> = {
  article: 'artykuly',
  question: 'pytania',
  term: 'slownik',
  page: 'strony',
};

/** Reads `?q=akcyza&rodzaj=artykuly`; a kind nobody knows is none. */
export function readSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const slug = params.get(kindName);
  return {
    query: params.get(queryName) ?? '',
    kind: searchKinds.find((kind) => kindSlugs[kind] === slug) ?? null,
  };
}

/** Writes the query string; nothing to look for gives an empty one. */
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
