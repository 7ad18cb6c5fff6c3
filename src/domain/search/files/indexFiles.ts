import {once} from '../../kernel/memory';
import {
  decodeFamilies,
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
import {decodeShard, lineOfEntry, shardOfEntry, type Entry} from '../lexicon/lexicon';
import {decodePostings, type Posting} from './postings';
import {lastNotAfter, shardsBeginning, shardsOfWord} from '../shards';

/** Text of a file of the index, by its path in the folder of the index. Rejects when there is none. */
export type LoadFile = (path: string) => Promise<string>;

/** A phrase of a group of synonyms, and where it stands. */
export interface SynonymPhrase extends Omit<StoredPhrase, 'places'> {
  readonly postings: readonly Posting[];
}

/** An index with its files fetched when they are first needed, each once; a failed one may be asked for again. */
export interface IndexFiles {
  readonly manifest: Manifest;
  /** For each group of synonyms. */
  readonly families: readonly GroupFamilies[];
  /** Phrases that mean the same. */
  readonly synonyms: (group: number) => Promise<readonly SynonymPhrase[]>;
  readonly sectionCount: number;
  /** Number of the page of a section. */
  readonly pageOf: (section: number) => number;
  /** The shards with the words that begin so. */
  readonly shardsBeginning: (beginning: string) => readonly number[];
  /** The shards with what a word may mean. */
  readonly shardsOfWord: (folded: string) => readonly number[];
  readonly entries: (shard: number) => Promise<readonly Entry[]>;
  /** Lines of places, one for each entry of a shard. */
  readonly places: (shard: number) => Promise<readonly string[]>;
  /** Where the term of an entry stands, by the number of the entry. */
  readonly postings: (entry: number) => Promise<readonly Posting[]>;
  readonly section: (number: number) => Promise<StoredSection>;
}

/** The index a manifest names. */
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
