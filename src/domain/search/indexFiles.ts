import {
  endingsName,
  indexVersion,
  lexiconName,
  packName,
  postingsName,
  sectionsPerFile,
  synonymsName,
  textsName,
  type Manifest,
  type StoredSection,
  type SynonymGroup,
} from './files';
import {decodeEndings, type Endings} from './endings';
import {decodeShard, shardKey, type Entry} from './lexicon';
import {decodePostings, type Posting} from './postings';

/** Text of a file of the index, by its path in the folder of the index. Rejects when there is none. */
export type LoadFile = (path: string) => Promise<string>;

/** An index with its files fetched when they are first needed, each once; a failed one may be asked for again. */
export interface IndexFiles {
  readonly manifest: Manifest;
  readonly sectionCount: number;
  /** Number of the page of a section. */
  readonly pageOf: (section: number) => number;
  readonly shardOf: (folded: string) => number;
  readonly entries: (shard: number) => Promise<readonly Entry[]>;
  readonly postings: (term: number) => Promise<readonly Posting[]>;
  readonly section: (number: number) => Promise<StoredSection>;
  readonly endings: () => Promise<(list: number) => Endings>;
  readonly synonyms: () => Promise<readonly SynonymGroup[]>;
}

/** The index a manifest names. */
export function openIndex(load: LoadFile, manifestText: string): IndexFiles {
  const manifest = JSON.parse(manifestText) as Manifest;
  if (manifest.version !== indexVersion) {
    throw new Error(`Index of version ${manifest.version}, expected ${indexVersion}`);
  }
  const direct = (name: string): Promise<string> => load(`${manifest.id}/${name}`);
  const pack = once(async () => JSON.parse(await direct(packName)) as Record<string, string>);
  const part = async (name: string): Promise<string> =>
    manifest.isPacked ? ((await pack(0))[name] ?? '') : direct(name);

  const endings = once(async () => decodeEndings(await part(endingsName)));
  const entries = once(async (shard) => {
    const [text, lists] = await Promise.all([part(lexiconName(shard)), endings(0)]);
    return decodeShard(text, lists);
  });
  const places = once(async (file) => (await part(postingsName(file))).split('\n'));
  const texts = once(async (file) => JSON.parse(await direct(textsName(file))) as StoredSection[]);
  const synonyms = once(async () => JSON.parse(await part(synonymsName)) as SynonymGroup[]);
  const firstSections = runningSum(manifest.pages);

  return {
    manifest,
    sectionCount: manifest.pages.reduce((sum, count) => sum + count, 0),
    pageOf: (section) => lastNotAfter(firstSections, section),
    shardOf: (folded) => lastNotAfter(manifest.lexicon, shardKey(folded)),
    entries,
    postings: once(async (term) => {
      const file = lastNotAfter(manifest.postings, term);
      const lines = await places(file);
      return decodePostings(lines[term - (manifest.postings[file] ?? 0)] ?? '');
    }),
    async section(number) {
      const file = Math.floor(number / sectionsPerFile);
      const section = (await texts(file))[number % sectionsPerFile];
      if (!section) {
        throw new Error(`No section ${number} in the index`);
      }
      return section;
    },
    endings: () => endings(0),
    synonyms: () => synonyms(0),
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
