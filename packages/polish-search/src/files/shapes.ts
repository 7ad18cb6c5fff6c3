import type {SearchKind} from '../types';

/** Version of the file format; a reader accepts only its own. */
export const indexVersion = 7;

/** Number of sections in one file of texts. */
export const sectionsPerFile = 2;

/**
 * `search/manifest.json`: the only file with a fixed name. All others are in the folder `id`, named by content. It
 * holds what every query needs, so that a first query waits for fewer sequential requests.
 */
export interface Manifest {
  readonly version: number;
  /** Hash of all files, and the name of their folder. */
  readonly id: string;
  /** Number of sections of each page, in the order of page numbers. */
  readonly pages: readonly number[];
  /** Kind of each page: a digit, the index in `searchKinds`. */
  readonly kinds: string;
  /** Where each shard of words and places begins: as much of its first word as distinguishes it from those before. */
  readonly shards: readonly string[];
  /** Blocks of endings referred to by the shards. */
  readonly endings: readonly string[];
  /**
   * For each group of synonyms, the families of its words' entries, which show whether a query may contain one of its
   * phrases; see {@link encodeFamilies}.
   */
  readonly synonyms: readonly string[];
  /** Contents of all files except the texts, if small: they are then not written as files. */
  readonly parts?: Readonly<Record<string, string>>;
}

/**
 * A section as stored in its file of texts: kind, page, address of the page, headings with the section's own last, id,
 * text, aliases.
 */
export interface StoredSection {
  readonly kind: SearchKind;
  readonly title: string;
  readonly page: string;
  readonly path: readonly string[];
  /** Id of the heading; empty for the beginning of a page. */
  readonly id: string;
  readonly text: string;
  /** Other words people search for the page by; only with its beginning. */
  readonly aliases?: readonly string[];
}

/**
 * A word of a phrase: the terms it may be, as numbers of their entries, and its stem, by which it is recognised in a
 * text.
 */
interface SynonymWord {
  readonly terms: readonly number[];
  readonly family: string;
}

/** A phrase of a group of synonyms. Each group is a separate file. */
export interface StoredPhrase {
  readonly text: string;
  /** Its words without fillers; all words if there are only fillers. */
  readonly words: readonly SynonymWord[];
  /** Mean rarity of the words. */
  readonly rarity: number;
  /** Sections with all of the words, with their mean weight, as a line of postings. */
  readonly places: string;
}

/** A group in the manifest: families by word by phrase. */
export type GroupFamilies = readonly (readonly (readonly string[])[])[];

export const encodeFamilies = (group: GroupFamilies): string =>
  group.map((phrase) => phrase.map((word) => word.join(',')).join(' ')).join('|');

export const decodeFamilies = (group: string): GroupFamilies =>
  group.split('|').map((phrase) => phrase.split(' ').map((word) => word.split(',')));

/** Folder of the index in the site. */
export const searchFolder = 'search';
export const manifestName = 'manifest.json';
export const wordsName = (shard: number): string => `words-${shard}.txt`;
export const placesName = (shard: number): string => `places-${shard}.txt`;
/** Right words that are not in the index, by the shard they would be in: see `IndexFiles.isForeign`. */
export const foreignName = (shard: number): string => `foreign-${shard}.txt`;
export const synonymsName = (group: number): string => `synonyms-${group}.json`;
export const textsName = (file: number): string => `texts-${file}.json`;
