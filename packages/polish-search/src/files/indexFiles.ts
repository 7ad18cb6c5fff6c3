import {once} from '@cooperative/polish';
import {
  decodeFamilies,
  foreignName,
  indexVersion,
  placesName,
  sectionsPerFile,
  synonymsName,
  textsName,
  wordsName,
  type GroupFamilies,
  type Manifest,
  type StoredPhrase,
  type StoredSection,
} from './shapes';
import {endingReader} from '../lexicon/endings';
import {decodeStems} from '../lexicon/foreignWords';
import {decodeShard, lineOfEntry, shardOfEntry, type LexiconEntry} from '../lexicon/lexicon';
import {stem} from '../lexicon/stem';
import {decodePostings, type Posting} from './postings';
import {lastNotAfter, shardsBeginning, shardsOfWord} from '../shards';

/** Loads a file of the index by its path in the index folder. Rejects if it does not exist. */
export type LoadFile = (path: string) => Promise<string>;

/** A phrase of a group of synonyms, and where it occurs. */
export interface SynonymPhrase extends Omit<StoredPhrase, 'places'> {
  readonly postings: readonly Posting[];
}

/** An index whose files are fetched once, when first needed; a failed fetch can be retried. */
export interface IndexFiles {
  readonly manifest: Manifest;
  /** One per group of synonyms. */
  readonly families: readonly GroupFamilies[];
  /** Phrases that mean the same. */
  readonly synonyms: (group: number) => Promise<readonly SynonymPhrase[]>;
  readonly sectionCount: number;
  /** Number of the page a section belongs to. */
  readonly pageOf: (section: number) => number;
  /** The shards with words beginning like this. */
  readonly shardsBeginning: (beginning: string) => readonly number[];
  /** The shards with the entries a word may mean. */
  readonly shardsOfWord: (folded: string) => readonly number[];
  readonly entries: (shard: number) => Promise<readonly LexiconEntry[]>;
  /** Whether a word looks like one of the index but is another, right one: „śmieci” beside „śmierci”. */
  readonly isForeign: (folded: string) => Promise<boolean>;
  /** Lines of postings, one for each entry of a shard. */
  readonly places: (shard: number) => Promise<readonly string[]>;
  /** Where an entry's term occurs, by the number of the entry. */
  readonly postings: (entry: number) => Promise<readonly Posting[]>;
  readonly section: (number: number) => Promise<StoredSection>;
}

/** Opens the index described by a manifest. */
export function openIndex(load: LoadFile, manifestText: string): IndexFiles {
  const manifest = JSON.parse(manifestText) as Manifest;
  if (manifest.version !== indexVersion) {
    throw new Error(`Index of version ${manifest.version}, expected ${indexVersion}`);
  }
  const part = async (name: string): Promise<string> =>
    manifest.parts?.[name] ?? load(`${manifest.id}/${name}`);

  const readEndings = endingReader(manifest.endings);
  const {length: shardCount} = manifest.shards;
  const entries = once(async (shard: number) =>
    decodeShard(await part(wordsName(shard)), shard, shardCount, readEndings),
  );
  const foreign = once(async (shard: number) => decodeStems(await part(foreignName(shard))));
  const places = once(async (shard: number) => (await part(placesName(shard))).split('\n'));
  const texts = once(
    async (file: number) => JSON.parse(await part(textsName(file))) as StoredSection[],
  );
  const firstSections = runningSum(manifest.pages);

  return {
    manifest,
    families: manifest.synonyms.map(decodeFamilies),
    synonyms: once(async (group: number) =>
      (JSON.parse(await part(synonymsName(group))) as StoredPhrase[]).map(
        ({places: line, ...phrase}) => ({...phrase, postings: decodePostings(line)}),
      ),
    ),
    sectionCount: manifest.pages.reduce((sum, count) => sum + count, 0),
    pageOf: (section) => lastNotAfter(firstSections, section),
    shardsBeginning: (beginning) => shardsBeginning(manifest.shards, beginning),
    shardsOfWord: (folded) => shardsOfWord(manifest.shards, folded),
    entries,
    async isForeign(folded) {
      const stemmed = stem(folded);
      return (await foreign(lastNotAfter(manifest.shards, stemmed))).has(stemmed);
    },
    places,
    postings: once(async (entry: number) => {
      const lines = await places(shardOfEntry(entry, shardCount));
      return decodePostings(lines[lineOfEntry(entry, shardCount)] ?? '');
    }),
    async section(number) {
      const file = Math.floor(number / sectionsPerFile);
      const section = (await texts(file))[number % sectionsPerFile];
      if (!section) {
        throw new Error(`No section ${number} in the index`);
      }
      return section;
    },
  };
}

function runningSum(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => (sum += count) - count);
}
