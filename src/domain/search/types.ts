/** The kinds of place a visitor can be led to; an index names a kind by its number here. */
export const searchKinds = ['article', 'question', 'term', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Why a word of the query counts for a section, the best first. */
export type MatchKind = 'exact' | 'folded' | 'lemma' | 'stem' | 'prefix' | 'typo' | 'synonym';

/** One word of the query in one section. */
export interface Reason {
  /** As typed. */
  readonly word: string;
  readonly kind: MatchKind;
  /** What it was found as: base form or phrase. */
  readonly found: string;
  /** Its share of the section's score. */
  readonly score: number;
}

/** A piece of a text; `isFound` marks a word that answers the query, in whatever form it stands. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A section that answers the query. */
export interface SearchResult {
  readonly kind: SearchKind;
  /** Title of the page. */
  readonly title: readonly Piece[];
  /** Headings that lead to the section, the section's own last; empty for the beginning of a page. */
  readonly path: readonly (readonly Piece[])[];
  /** Address inside the site, without the base path. */
  readonly url: string;
  /** A piece of the section around the words found. */
  readonly excerpt: readonly Piece[];
  /** The words found, as they stand in the section: what to mark on the page. */
  readonly words: readonly string[];
  /** Whether the section answers only a part of the query. */
  readonly isWeak: boolean;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** Sections of one page, the best first. */
export interface SearchPage {
  readonly kind: SearchKind;
  readonly title: string;
  /** Address of the page. */
  readonly url: string;
  readonly results: readonly SearchResult[];
}

export interface SearchAnswer {
  /** The best page first. */
  readonly pages: readonly SearchPage[];
  /** How many sections the answer has, or would have, with one kind asked for alone. */
  readonly counts: Readonly<Record<SearchKind, number>>;
  /** Whether even the best answer is weak: „Słabsze dopasowania”. */
  readonly isWeak: boolean;
  /** The query with its typos put right: „Czy chodziło Ci o …?” */
  readonly corrected: string | null;
}

/**
 * The seam between an index and the dialog: whatever answers queries is one of these.
 * An empty or unmatched query gives no pages; a failed load rejects. A kind leaves out all others.
 */
export type Search = (query: string, kind?: SearchKind | null) => Promise<SearchAnswer>;
