import {foldPolish} from '../../kernel/text';
import {placesName, wordsName, type Manifest} from './shapes';
import {keyLength, longestQuery, mostForeseen, mostWords, shardsOfWord} from '../shards';

/**
 * What a page says of the index: enough to ask for the parts that a query most likely needs together with the engine
 * and the manifest, and not after them.
 */
export const outlineName = 'search-index';

/** Shards above which the outline would weigh too much on every page: some 1000 articles. */
const mostShards = 500;
const separator = '|';

/** Null for an index whose parts stand in its manifest, and for one with too many. */
export function encodeOutline({id, shards, parts}: Manifest): string | null {
  return parts || shards.length > mostShards ? null : [id, ...shards].join(separator);
}

/**
 * Paths of the parts that the words of a query most likely need. Words of up to three letters mostly say nothing, beside
 * longer ones; which others do, the engine knows.
 */
export function likelyParts(outline: string, query: string): string[] {
  const [id = '', ...shards] = outline.split(separator);
  const words =
    query
      .normalize('NFC')
      .slice(0, longestQuery)
      .match(/\p{L}+/gu) ?? [];
  const long = words.filter(({length}) => length > keyLength);
  return (long.length > 0 ? long : words)
    .slice(0, mostWords)
    .map((word) => shardsOfWord(shards, foldPolish(word)))
    .filter(({length}) => length <= mostForeseen)
    .flat()
    .flatMap((shard) => [`${id}/${wordsName(shard)}`, `${id}/${placesName(shard)}`]);
}
