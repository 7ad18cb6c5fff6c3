import {manifestName} from './files';
import {openIndex, type IndexFiles, type LoadFile} from './indexFiles';
import {interpret} from './interpret';
import {present} from './present';
import {rank} from './rank';
import type {Search, SearchAnswer, SearchKind} from './types';

/**
 * The search over an index whose files `load` fetches, each when it is first needed. Files of an index that a newer
 * build replaced are gone: then the manifest is read again, and the query is answered from the new index.
 * The text of the first manifest may be given.
 */
export async function createSearch(load: LoadFile, manifest?: string): Promise<Search> {
  let index = openIndex(load, manifest ?? (await load(manifestName)));
  return async (query, kind = null) => {
    try {
      return await answer(query, kind, index);
    } catch (error) {
      const newer = openIndex(load, await load(manifestName));
      if (newer.manifest.id === index.manifest.id) {
        throw error;
      }
      index = newer;
      return answer(query, kind, index);
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
