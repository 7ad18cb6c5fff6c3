import {citationLinks} from '../../site/anchors';

/** Places that do not read well: navigation, numbers in rows, what is only for the eye or only on paper. */
const skipped =
  'nav, table, figure, .meta, .noPrint, .needsScript, [aria-hidden="true"], [aria-labelledby="zrodla"]';

/** Within a paragraph: marks of sources, the sign beside a heading, lists that are read on their own. */
const left = `${citationLinks}, .hash-link, ul, ol, button`;

/** The running text of an article in order, one paragraph or list item at a time. */
export function readableTexts(article: Element): string[] {
  return [...article.querySelectorAll('h1, h2, h3, h4, p, li')]
    .filter((element) => !element.closest(skipped) && !element.querySelector(':scope > p'))
    .map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll(left)) {
        part.remove();
      }
      return copy.textContent.replace(/[\s\u200B]+/g, ' ').trim();
    })
    .filter((text) => text !== '');
}
