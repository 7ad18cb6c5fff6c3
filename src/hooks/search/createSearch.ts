import MiniSearch from 'minisearch';
import {excerptAround} from '../../domain/search/excerpt';
import type {Search, SearchDocument} from '../../domain/search/types';
import {foldPolish} from '../../domain/text';

const resultLimit = 20;
const words = /[\p{L}\p{N}]+/gu;

/**
 * Search over the given sections: folded for diacritics, by prefix, with one typo in longer words.
 * The Polish search proper replaces this behind the same {@link Search} contract.
 */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'heading', 'aliases', 'text'],
    tokenize: (text) => text.match(words) ?? [],
    processTerm: foldPolish,
    searchOptions: {
      boost: {title: 3, heading: 2, aliases: 2},
      combineWith: 'AND',
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(documents);

  return (query) => {
    const found = index.search(query).slice(0, resultLimit);
    // Words that stand in no section together are worth a weaker answer rather than none.
    const hits = found.length > 0 ? found : index.search(query, {combineWith: 'OR'}).slice(0, 5);
    return Promise.resolve(
      hits.flatMap((hit) => {
        const document = documents[hit.id as number];
        return document
          ? [
              {
                kind: document.kind,
                title: document.title,
                heading: document.heading,
                url: document.url,
                excerpt: excerptAround(document.text, hit.terms),
              },
            ]
          : [];
      }),
    );
  };
}
