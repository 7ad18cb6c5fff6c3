import {createHash} from 'node:crypto';
import {
  encodeGroup,
  indexVersion,
  lexiconName,
  postingsName,
  sectionsPerFile,
  textsName,
  type Manifest,
  type StoredSection,
  type SynonymGroup,
} from '../../domain/search/files';
import {encodeLexicon} from '../../domain/search/lexicon';
import {encodePostings} from '../../domain/search/postings';
import {stem} from '../../domain/search/stem';
import {searchKinds} from '../../domain/search/types';
import {formsOf, saidWords, wordsOf} from '../../domain/search/words';
import {analyzeForms, type InflectionModels, type Term} from './analyzer';
import type {Dictionary} from './dictionary';
import {collectPostings} from './collectPostings';
import {storedSections, type SearchablePage} from './sections';
import {Vocabulary} from './vocabulary';

/** What editors steer the search with, and the dictionary. */
export interface Language {
  readonly dictionary: Dictionary;
  readonly models: InflectionModels;
  /** Groups of phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

export interface SearchIndex {
  readonly manifest: Manifest;
  /** Contents of the files by name, without the manifest. */
  readonly files: ReadonlyMap<string, string>;
}

/** Sizes in characters; gzip makes about a third of them. */
const shardSize = 2_500;
const postingsSize = 1_200;
const smallSize = 60_000;

/** The whole index of a list of pages. The same pages give the same files. */
export function buildIndex(pages: readonly SearchablePage[], language: Language): SearchIndex {
  const vocabulary = new Vocabulary();
  const byPage = pages.map((page) => storedSections(page, vocabulary));
  const sections = byPage.flat();
  const synonyms = language.synonyms.map((group) => group.map((phrase) => phrase.normalize('NFC')));
  const forms = new Set([...vocabulary.forms, ...synonyms.flat().flatMap(formsOf)]);
  const {termsOf} = analyzeForms(forms, language.dictionary, language.models);
  const postings = collectPostings(sections, vocabulary.forms.map(termsOf));
  for (const form of synonyms.flat().flatMap(formsOf)) {
    for (const term of termsOf(form)) {
      postings.set(term, postings.get(term) ?? []);
    }
  }

  const terms = [...postings.keys()];
  const lexicon = encodeLexicon(
    terms.map((term) => ({forms: term.forms, sections: postings.get(term)?.length ?? 0})),
    shardSize,
  );
  const numbers = new Map(
    lexicon.order.flatMap(({index, isBase}, number) => {
      const term = terms[index];
      return term && isBase ? [[term, number]] : [];
    }),
  );
  const placeFiles = packPostings(
    lexicon.order.map(({index, place}) => {
      const term = terms[index];
      return {place, line: encodePostings((term && postings.get(term)) ?? [])};
    }),
  );
  const parts = new Map([
    ...lexicon.shards.map(({text}, shard): [string, string] => [lexiconName(shard), text]),
    ...placeFiles.map(({lines}, file): [string, string] => [postingsName(file), lines.join('\n')]),
  ]);
  const isSmall = [...parts.values()].reduce((size, text) => size + text.length, 0) < smallSize;
  const texts = textFiles(sections.map(({stored}) => stored));
  const content = {
    version: indexVersion,
    pages: byPage.map((page) => page.length),
    kinds: pages.map(({kind}) => searchKinds.indexOf(kind)).join(''),
    lexicon: lexicon.shards.map(({from}) => from),
    postings: placeFiles.map(({lines}) => lines.length),
    stems: placeFiles.map(({stem}) => stem),
    endings: lexicon.blocks,
    synonyms: synonymGroups(synonyms, numbers, termsOf).map(encodeGroup),
    ...(isSmall && {parts: Object.fromEntries(parts)}),
  };
  const files = new Map([...(isSmall ? [] : parts), ...texts]);
  return {manifest: {id: hashOf(content, files), ...content}, files};
}

/** Postings of entries in files of about {@link postingsSize} characters; entries with the same place stay together. */
function packPostings(
  entries: readonly {readonly place: string; readonly line: string}[],
): {stem: string; lines: string[]}[] {
  const packed: {stem: string; lines: string[]; size: number}[] = [];
  let previous = '';
  for (const {place, line} of entries) {
    const last = packed.at(-1);
    if (last && (last.size < postingsSize || place === previous)) {
      last.lines.push(line);
      last.size += line.length + 1;
    } else {
      packed.push({stem: beginningAfter(previous, place), lines: [line], size: line.length});
    }
    previous = place;
  }
  return packed;
}

/** The shortest beginning of a word that sorts after the word before it. */
function beginningAfter(before: string, word: string): string {
  let length = 1;
  while (length < word.length && word.slice(0, length) <= before) {
    length++;
  }
  return word.slice(0, length);
}

function synonymGroups(
  synonyms: readonly (readonly string[])[],
  numbers: ReadonlyMap<Term, number>,
  termsOf: (form: string) => readonly Term[],
): SynonymGroup[] {
  return synonyms.map((group) =>
    group.map((text) => ({
      text,
      words: saidWords(wordsOf(text)).map((word) => ({
        terms: termsOf(word.text).flatMap((term) => numbers.get(term) ?? []),
        family: stem(word.folded),
      })),
    })),
  );
}

function textFiles(sections: readonly StoredSection[]): [string, string][] {
  const count = Math.ceil(sections.length / sectionsPerFile);
  return Array.from({length: count}, (_, file) => [
    textsName(file),
    JSON.stringify(sections.slice(file * sectionsPerFile, (file + 1) * sectionsPerFile)),
  ]);
}

function hashOf(content: Omit<Manifest, 'id'>, files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(content));
  for (const [name, text] of files) {
    hash.update(`${name}\n${text}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}
