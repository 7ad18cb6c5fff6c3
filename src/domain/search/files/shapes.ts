import type {SearchKind} from '../types';

/** Version of the shape of the files; a reader takes only its own. */
export const indexVersion = 5;

/** Sections in one file of texts. */
export const sectionsPerFile = 2;

/**
 * `search/manifest.json`: the only file with a fixed name. All others stand in the folder `id`, named by content.
 * It holds what every query needs, so that a first query waits for fewer files one after another.
 */
export interface Manifest {
  readonly version: number;
  /** Hash of all files: the folder they stand in. */
  readonly id: string;
  /** Number of sections of each page, in the order of their numbers. */
  readonly pages: readonly number[];
  /** Kind of each page: a digit, its place in `searchKinds`. */
  readonly kinds: string;
  /** Where each shard of words and places begins: as much of a word as tells it from those before. */
  readonly shards: readonly string[];
  /** Blocks of endings that the shards name. */
  readonly endings: readonly string[];
  /** For each group of synonyms what tells whether a query may hold one: the families of the entries of its words, see {@link encodeFamilies}. */
  readonly synonyms: readonly string[];
  /** Contents of all files but the texts, when they are small: then they are no files. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** A section as its file of texts holds it: kind, page, address of the page, headings with the section's own last, id, text, aliases. */
export interface StoredSection {
  readonly kind: SearchKind;
  readonly title: string;
  readonly page: string;
  readonly path: readonly string[];
  /** Id of the heading; empty for the beginning of a page. */
  readonly id: string;
  readonly text: string;
  /** What else the page is looked for by; with its beginning only. */
  readonly aliases?: readonly string[];
}

/** A word of a phrase: the terms it may be, as numbers of their entries, and its stem, by which it is known in a text. */
interface SynonymWord {
  readonly terms: readonly number[];
  readonly family: string;
}

/** A phrase of a group of synonyms. The group is a file of its own. */
export interface StoredPhrase {
  readonly text: string;
  /** Those of its words that say something; all, if none does. */
  readonly words: readonly SynonymWord[];
  /** Mean rarity of the words. */
  readonly rarity: number;
  /** Sections with all of them, with their mean weight: a line of postings. */
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
export const synonymsName = (group: number): string => `synonyms-${group}.json`;
export const textsName = (file: number): string => `texts-${file}.json`;
