/** The kinds of search results; the index stores a kind as its position here. */
export const searchKinds = ['article', 'question', 'term', 'paper', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Why a query word counts for a section, best first. */
export type MatchKind = 'exact' | 'folded' | 'lemma' | 'stem' | 'prefix' | 'typo' | 'synonym';

/** One word of the query in one section. */
export interface Reason {
  /** As typed. */
  readonly word: string;
  readonly kind: MatchKind;
  /** The base form or phrase it was found as. */
  readonly found: string;
  /** Its share of the section's score. */
  readonly score: number;
}

/** A piece of a text; `isFound` marks a word that matches the query, in whatever form. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A section that matches the query. */
export interface SearchResult {
  /** Title of the page. */
  readonly title: readonly Piece[];
  /** Headings leading to the section, its own last; empty for the beginning of a page. */
  readonly path: readonly (readonly Piece[])[];
  /** Address inside the site, without the base path. */
  readonly url: string;
  /** A passage of the section around the words found. */
  readonly excerpt: readonly Piece[];
  /** The words found, as written in the section, to be marked on the page. */
  readonly words: readonly string[];
  /** Whether the section matches only a part of the query. */
  readonly isWeak: boolean;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** Sections of one page, best first. */
export interface SearchPage {
  readonly kind: SearchKind;
  readonly title: string;
  /** Address of the page. */
  readonly url: string;
  readonly results: readonly SearchResult[];
}

export interface SearchAnswer {
  /** Best first. */
  readonly pages: readonly SearchPage[];
  /** How many sections the answer would have for each kind alone. */
  readonly counts: Readonly<Record<SearchKind, number>>;
  /** Whether even the best answer is weak: „Słabsze dopasowania”. */
  readonly isWeak: boolean;
  /** The query with its typos corrected: „Czy chodziło Ci o …?” */
  readonly corrected: string | null;
}

/**
 * The interface between an index and the search dialog. An empty or unmatched query gives no pages; a failed load
 * rejects. A kind excludes all others.
 */
export type Search = (query: string, kind?: SearchKind | null) => Promise<SearchAnswer>;

/** Where in a text a word stands: from `start` up to but not including `end`. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The words of a query in texts that belong together, which no index need know; null if the texts do not answer it. */
export type TextFilter = (texts: readonly string[]) => readonly (readonly Span[])[] | null;

/** The search, and what makes of its queries a filter for texts that are at hand. */
export interface SearchEngine extends Search {
  readonly filter: (query: string) => Promise<TextFilter>;
}
