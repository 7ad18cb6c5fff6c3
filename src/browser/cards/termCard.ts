import cards from '@site-data/glossary-cards.json';
import {element} from '../device/element';

/** What a word means. Phrasing content only, as it stands inside a sentence. */
export function termCard(word: HTMLAnchorElement): HTMLElement {
  const found = cards[word.hash.slice(1)];
  if (!found) {
    // The build refuses links to terms that do not exist.
    throw new Error(`The glossary has no term at ${word.href}.`);
  }
  const title = `Co to znaczy: ${found.term}?`;
  const more = element('a', '', 'Więcej w słowniku');
  more.href = word.href;
  const card = element(
    'span',
    'floatingCard termCard',
    element('span', 'cardTitle', title),
    element('span', '', found.definition),
    more,
  );
  card.setAttribute('role', 'group');
  card.setAttribute('aria-label', title);
  return card;
}
