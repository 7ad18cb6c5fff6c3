import {manifestName} from '../files/shapes';
import {openIndex, type IndexFiles, type LoadFile} from '../files/indexFiles';
import {interpret} from './interpret';
import {present} from './present';
import {rank} from './rank';
import type {Search, SearchAnswer, SearchKind} from '../types';

/**
 * The search over an index whose files `load` fetches, each when it is first needed. Files of an index that a newer
 * build replaced are gone: then the manifest is read again, and the query is answered from the new index.
 * The text of the first manifest may be given.
 */
export async function createSearch(load: LoadFile, manifest?: string): Promise<Search> {
  let index = openIndex(load, manifest ?? (await load(manifestName)));
  return async (query, kind = null) => {
    const asked = index;
    try {
      return await answer(query, kind, asked);
    } catch (error) {
      // A query before this one may have met the newer index already.
      const newer = index === asked ? openIndex(load, await load(manifestName)) : index;
      if (newer.manifest.id === asked.manifest.id) {
        throw error;
      }
      index = newer;
      return answer(query, kind, newer);
    }
  };
}

async function answer(
  query: string,
  kind: SearchKind | null,
  index: IndexFiles,
): Promise<SearchAnswer> {
  const interpretation = await interpret(query, index);
  return present(await rank(interpretation, index), interpretation, index, query, kind);
}
