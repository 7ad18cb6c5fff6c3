import cards from '@site-data/glossary-cards.json';
import type {TermCard} from '../../domain/articles/glossary';

/** What a term's card says, by the term's address. In a chunk that is fetched for the first card. */
export function termCard(href: string): TermCard {
  const card = cards[href.slice(href.indexOf('#') + 1)];
  if (!card) {
    // The build refuses links to terms that do not exist.
    throw new Error(`The glossary has no term at ${href}.`);
  }
  return card;
}
