/** Id of a source in the list at the end of an article. */
export function sourceAnchor(code: string): string {
  return `zrodlo-${code.toLowerCase()}`;
}

/** The links of citations, which lead to the sources. */
export const citationLinks = 'a[href^="#zrodlo-"]';

/** Words of the glossary in a text; the loader of sleeping pages names them too. */
export const termLinks = 'a[data-term]';

/** Links that have a card: in running text and in lists marked for it. */
export const cardLinks = '.prose a[href], [data-link-previews] a[href]';

/** Id of the n-th citation of a source in the text, where the source leads back to. */
export function citationAnchor(code: string, nth: number): string {
  return `${code}-${nth}`;
}

/** Class of the link to its own section beside a heading, also named by style sheets and the loader of sleeping pages. */
export const headingLinkClass = 'hash-link';

/** Id of the element with the announcements, which precedes the page's own code in the HTML. */
export const announcementsId = 'ogloszenia';

/** Id of the place on a paper's page where it is filled in; a link to it also begins that. */
export const fillPlaceId = 'wypelnij';

/** Id of a page's content, the target of the skip link. */
export const contentId = 'tresc';

/** Id of the search dialog, which a sleeping page opens without React. */
export const searchDialogId = 'wyszukiwanie';

/** Id of the menu drawer, opened in the same way. */
export const menuId = 'menu';

/** Id of the footer's links, the target of „Menu” without scripts. */
export const footerNavigationId = 'nawigacja-w-stopce';
