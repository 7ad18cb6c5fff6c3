/** Id of a source in the list at the end of an article. */
export function sourceAnchor(code: string): string {
  return `zrodlo-${code.toLowerCase()}`;
}
