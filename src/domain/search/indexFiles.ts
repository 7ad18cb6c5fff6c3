import {
  decodeGroup,
  indexVersion,
  lexiconName,
  postingsName,
  sectionsPerFile,
  textsName,
  type Manifest,
  type StoredSection,
  type SynonymGroup,
} from './files';
import {endingReader} from './endings';
import {decodeShard, keyLength, shardKey, type Entry} from './lexicon';
import {decodePostings, type Posting} from './postings';
import {stem} from './stem';

/** Text of a file of the index, by its path in the folder of the index. Rejects when there is none. */
export type LoadFile = (path: string) => Promise<string>;

/** An index with its files fetched when they are first needed, each once; a failed one may be asked for again. */
export interface IndexFiles {
  readonly manifest: Manifest;
  readonly synonyms: readonly SynonymGroup[];
  readonly sectionCount: number;
  /** Number of the page of a section. */
  readonly pageOf: (section: number) => number;
  /** The shards with the words that begin so; a whole word is in one. */
  readonly shardsOf: (beginning: string) => readonly number[];
  readonly shardOf: (folded: string) => number;
  /** Asks for the places where a word most likely stands, so that they come with its shard and not after it. */
  readonly foreseeWord: (folded: string, isUnfinished: boolean) => void;
  readonly foreseeEntry: (entry: number) => void;
  readonly entries: (shard: number) => Promise<readonly Entry[]>;
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
  const entries = once(async (shard) => decodeShard(await part(lexiconName(shard)), readEndings));
  const places = once(async (file) => (await part(postingsName(file))).split('\n'));
  const texts = once(async (file) => JSON.parse(await part(textsName(file))) as StoredSection[]);
  const firstEntries = runningSum(manifest.postings);
  const fileOf = (entry: number): number => lastNotAfter(firstEntries, entry);
  const foresee = (file: number): void => {
    // Who needs it asks again and is told.
    places(file).catch(() => undefined);
  };
  const firstSections = runningSum(manifest.pages);

  return {
    manifest,
    synonyms: manifest.synonyms.map(decodeGroup),
    sectionCount: manifest.pages.reduce((sum, count) => sum + count, 0),
    pageOf: (section) => lastNotAfter(firstSections, section),
    shardOf: (folded) => lastNotAfter(manifest.lexicon, shardKey(folded)),
    shardsOf: (beginning) =>
      range(
        lastNotAfter(manifest.lexicon, shardKey(beginning)),
        lastNotAfter(manifest.lexicon, shardKey(beginning + afterLetters)),
      ),
    foreseeWord(folded, isUnfinished) {
      const family = stem(folded);
      const before = [folded, family, ...beginningsOf(folded, 3), ...beginningsOf(family, 1)].map(
        (beginning) => lastNotAfter(manifest.stems, beginning),
      );
      const [home = 0] = before;
      const after = [
        Math.min(home + 1, lastNotAfter(manifest.stems, family + afterLetters)),
        ...(isUnfinished ? [lastNotAfter(manifest.stems, folded + afterLetters)] : []),
      ];
      [...before, ...after].forEach(foresee);
    },
    foreseeEntry(entry) {
      foresee(fileOf(entry));
    },
    entries,
    postings: once(async (entry) => {
      const file = fileOf(entry);
      const lines = await places(file);
      return decodePostings(lines[entry - (firstEntries[file] ?? 0)] ?? '');
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

/** A loader that remembers what came, and forgets what failed. */
function once<T>(load: (number: number) => Promise<T>): (number: number) => Promise<T> {
  const known = new Map<number, Promise<T>>();
  return (number) => {
    const loading =
      known.get(number) ??
      load(number).catch((error: unknown) => {
        known.delete(number);
        throw error;
      });
    known.set(number, loading);
    return loading;
  };
}

/** A word without its last letters, up to so many: what its forms may all begin with, and its places are found by. */
function beginningsOf(word: string, most: number): string[] {
  return range(1, most)
    .map((count) => word.slice(0, -count))
    .filter(({length}) => length >= keyLength);
}

/** Sorts after all letters. */
const afterLetters = '\uffff';

function range(first: number, last: number): number[] {
  return Array.from({length: last - first + 1}, (_, place) => first + place);
}

function runningSum(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => (sum += count) - count);
}

/** Index of the last of the ascending values that is not greater than `value`; 0 if all are. */
function lastNotAfter<T extends number | string>(values: readonly T[], value: T): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((values[middle] ?? value) <= value) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
