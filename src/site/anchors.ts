/** Id of a source in the list at the end of an article. */
export function sourceAnchor(code: string): string {
  return `zrodlo-${code.toLowerCase()}`;
}

/** Id of the element that holds the announcements; stands in the HTML before the page's own code. */
export const announcementsId = 'ogloszenia';

/** Id of a page's content, where the skip link leads. */
export const contentId = 'tresc';

/** Id of the footer's links, where „Menu” leads without scripts. */
export const footerNavigationId = 'nawigacja-w-stopce';
