import {useEffect, useState} from 'react';
import type {TermCard} from '../../domain/articles/glossary';

/** What a term of the dictionary means, by its id; undefined until that is loaded, and where it cannot be. */
export function useDefinition(id: string): string | undefined {
  const [cards, setCards] = useState<Readonly<Record<string, TermCard>>>({});
  useEffect(() => {
    import('@site-data/glossary-cards.json')
      .then(({default: loaded}) => setCards(loaded))
      .catch(() => {
        // The results have the beginning of it.
      });
  }, []);
  return cards[id]?.definition;
}
