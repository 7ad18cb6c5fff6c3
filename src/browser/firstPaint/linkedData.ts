/**
 * Marks a page opened by an address that brings data: the calculator's link describes another cooperative than the one
 * whose answer is in the page, so that answer is not shown then.
 */
export function linkedData(): void {
  document.documentElement.toggleAttribute('data-linked', location.hash.length > 1);
}
