import {foldPolish} from '@cooperative/polish';
import {placesName, wordsName, type Manifest} from './shapes';
import {keyLength, longestQuery, mostForeseen, mostWords, shardsOfWord} from '../shards';

/**
 * What a page knows about the index: enough to request the parts a query probably needs together with the engine and
 * the manifest instead of after them.
 */
export const outlineName = 'search-index';

/** With more shards (about 1000 articles) the outline would be too large for every page to carry. */
const mostShards = 500;
const separator = '|';
/** Questions begin with them in the index. */
const asking = /^(?:ile|kto|jak|czy)$/i;

/** Null for an index whose parts are in its manifest, and for one with too many shards. */
export function encodeOutline({id, shards, parts}: Manifest): string | null {
  return parts || shards.length > mostShards ? null : [id, ...shards].join(separator);
}

/**
 * Paths of the parts that the words of a query probably need. Next to longer words, those of up to three letters are
 * mostly fillers and are skipped, unless they ask; the full list of fillers is in the engine.
 */
export function likelyParts(outline: string, query: string): string[] {
  const [id = '', ...shards] = outline.split(separator);
  const words =
    query
      .normalize('NFC')
      .slice(0, longestQuery)
      .match(/\p{L}+/gu) ?? [];
  const isLong = ({length}: string): boolean => length > keyLength;
  return words
    .filter((word) => isLong(word) || asking.test(word) || !words.some(isLong))
    .slice(0, mostWords)
    .map((word) => shardsOfWord(shards, foldPolish(word)))
    .filter(({length}) => length <= mostForeseen)
    .flat()
    .flatMap((shard) => [`${id}/${wordsName(shard)}`, `${id}/${placesName(shard)}`]);
}
