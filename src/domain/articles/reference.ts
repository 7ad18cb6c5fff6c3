import type {CitedSource} from './article';

export interface Referenced {
  readonly title: string;
  /** Who wrote it, or whose site it is on. */
  readonly author: string;
  /** Day its sources were checked, as it should be shown. */
  readonly checked: string;
  readonly address: string;
}

/** A number as an article states it: the sentence with the number and its day, and where it comes from. */
export interface StatedNumber {
  readonly statement: string;
  readonly sources: readonly CitedSource[];
}

/** A number to be quoted: what is stated, who says so and when, and the article it was found in. */
export function numberReference({statement, sources}: StatedNumber, article: Referenced): string {
  const origin = sources
    .map(({publisher, title, date}) => `${publisher}, „${title}”, ${date}`)
    .join('; ');
  return `${statement} Źródło: ${origin}. Za: ${articleReference(article)}`.replaceAll(
    '\u00a0',
    ' ',
  );
}

/** An article as it is named in a footnote or a list of sources. */
export function articleReference({title, author, checked, address}: Referenced): string {
  return `${author}, „${title}”, źródła sprawdzono ${checked}, ${address}`.replaceAll(
    '\u00a0',
    ' ',
  );
}
