/** Asks the shell to open the search, from anywhere on the page. */
export const openSearchEvent = 'se:open-search';

export interface OpenSearchDetail {
  readonly query: string;
}

export function openSearch(query: string): void {
  document.dispatchEvent(new CustomEvent<OpenSearchDetail>(openSearchEvent, {detail: {query}}));
}
