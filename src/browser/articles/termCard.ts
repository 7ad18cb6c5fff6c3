import cards from '@site-data/glossary-cards.json';
import type {TermCard} from '../../domain/articles/glossary';

/** What the card of a term says, by the address of the term. Part of a chunk that is fetched for the first card. */
export function termCard(href: string): TermCard {
  const card = cards[href.slice(href.indexOf('#') + 1)];
  if (!card) {
    // The build refuses links to terms that are not there.
    throw new Error(`The glossary has no term at ${href}.`);
  }
  return card;
}
