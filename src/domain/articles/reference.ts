export interface Referenced {
  readonly title: string;
  /** Who wrote it, or whose site it is on. */
  readonly author: string;
  /** Day its sources were checked, as it should be shown. */
  readonly checked: string;
  readonly address: string;
}

/** An article as it is named in a footnote or a list of sources. */
export function articleReference({title, author, checked, address}: Referenced): string {
  return `${author}, „${title}”, źródła sprawdzono ${checked}, ${address}`.replaceAll(
    '\u00a0',
    ' ',
  );
}
