/** Id of a source in the list at the end of an article. */
export function sourceAnchor(code: string): string {
  return `zrodlo-${code.toLowerCase()}`;
}

/** Id of the element that holds the announcements; stands in the HTML before the page's own code. */
export const announcementsId = 'ogloszenia';
