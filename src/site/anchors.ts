/** Id of a source in the list at the end of an article. */
export function sourceAnchor(code: string): string {
  return `zrodlo-${code.toLowerCase()}`;
}

/** Id of the element that holds the announcements; stands in the HTML before the page's own code. */
export const announcementsId = 'ogloszenia';

/** Id of an article's tools, to which its header leads. */
export const toolsId = 'narzedzia';

/** Id of the related articles, to which a reader who was helped is led. */
export const relatedId = 'powiazane';
