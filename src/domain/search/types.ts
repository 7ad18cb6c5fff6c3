/** A kind of place a visitor can be led to. */
export type SearchKind = 'article' | 'question' | 'page';

/** One section of one page, as the build writes it into the index. */
export interface SearchDocument {
  readonly id: number;
  readonly kind: SearchKind;
  /** Title of the page. */
  readonly title: string;
  /** Heading of the section; empty for the beginning of a page. */
  readonly heading: string;
  /** Other words people look for it by. */
  readonly aliases: string;
  readonly text: string;
  /** Address inside the site, without the base path. */
  readonly url: string;
}

export interface SearchResult {
  readonly kind: SearchKind;
  readonly title: string;
  readonly heading: string;
  readonly url: string;
  /** A piece of the section around the first word found. */
  readonly excerpt: string;
}

/**
 * The seam between an index and the dialog: whatever answers queries is one of these.
 * An empty or unmatched query gives an empty list; a failed load rejects.
 */
export type Search = (query: string) => Promise<readonly SearchResult[]>;
