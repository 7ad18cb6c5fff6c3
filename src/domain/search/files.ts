import type {SearchKind} from './types';

/** Version of the shape of the files; a reader takes only its own. */
export const indexVersion = 4;

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
  /** First key of each shard of the lexicon, in order. */
  readonly lexicon: readonly string[];
  /** Number of entries of each file of postings, in the order of their numbers, which is that of what their folded forms begin with. */
  readonly postings: readonly number[];
  /** Where each of those files begins: as much of a stem as tells it from the file before. */
  readonly stems: readonly string[];
  /** Blocks of endings that the shards of the lexicon name. */
  readonly endings: readonly string[];
  readonly synonyms: readonly EncodedGroup[];
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

/** A word of a phrase: the terms it may be, as numbers of their entries, and its stem, by which it is known in a text and guessed in a query. */
export interface SynonymWord {
  readonly terms: readonly number[];
  readonly family: string;
}

interface SynonymPhrase {
  readonly text: string;
  /** Those of its words that say something; all, if none does. */
  readonly words: readonly SynonymWord[];
}

/** Phrases as text and words, words as family and terms: without names, which would weigh as much. */
type EncodedGroup = readonly (readonly [string, ...(readonly [string, ...number[]])[]])[];

export const encodeGroup = (group: SynonymGroup): EncodedGroup =>
  group.map(({text, words}) => [
    text,
    ...words.map(({family, terms}) => [family, ...terms] as const),
  ]);

export const decodeGroup = (group: EncodedGroup): SynonymGroup =>
  group.map(([text, ...words]) => ({
    text,
    words: words.map(([family, ...terms]) => ({family, terms})),
  }));

/** Phrases that mean the same. */
export type SynonymGroup = readonly SynonymPhrase[];

/** Folder of the index in the site. */
export const searchFolder = 'search';
export const manifestName = 'manifest.json';
export const lexiconName = (shard: number): string => `words-${shard}.txt`;
export const postingsName = (file: number): string => `places-${file}.txt`;
export const textsName = (file: number): string => `texts-${file}.json`;
