import {manifestName} from '../files/shapes';
import {openIndex, type IndexFiles, type LoadFile} from '../files/indexFiles';
import {interpret} from './interpret';
import {present} from './present';
import {rank} from './rank';
import {textFilter} from './textFilter';
import type {Search, SearchAnswer, SearchEngine, SearchKind} from '../types';

/**
 * Search over an index whose files are fetched by `load` when first needed. If a newer build has replaced the index,
 * its files are gone: the manifest is then read again and the query answered from the new index. The text of the first
 * manifest can be passed in.
 */
export async function createSearch(load: LoadFile, manifest?: string): Promise<SearchEngine> {
  let index = openIndex(load, manifest ?? (await load(manifestName)));
  const ask = async <T>(question: (asked: IndexFiles) => Promise<T>): Promise<T> => {
    const asked = index;
    try {
      return await question(asked);
    } catch (error) {
      // An earlier query may have switched to the newer index already.
      const newer = index === asked ? openIndex(load, await load(manifestName)) : index;
      if (newer.manifest.id === asked.manifest.id) {
        throw error;
      }
      index = newer;
      return question(newer);
    }
  };
  const search: Search = (query, kind = null) => ask((asked) => answer(query, kind, asked));
  return Object.assign(search, {
    filter: (query: string) => ask((asked) => textFilter(query, asked)),
  });
}

async function answer(
  query: string,
  kind: SearchKind | null,
  index: IndexFiles,
): Promise<SearchAnswer> {
  const interpretation = await interpret(query, index);
  return present(await rank(interpretation, index), interpretation, index, query, kind);
}
