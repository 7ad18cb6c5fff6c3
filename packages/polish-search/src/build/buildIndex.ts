import {createHash} from 'node:crypto';
import {
  foreignName,
  indexVersion,
  placesName,
  sectionsPerFile,
  synonymsName,
  textsName,
  wordsName,
  type Manifest,
  type StoredSection,
} from '../files/shapes';
import {encodeStems} from '../lexicon/foreignWords';
import {encodeLexicon} from '../lexicon/lexicon';
import {encodePostings} from '../files/postings';
import {lastNotAfter} from '../shards';
import {searchKinds} from '../types';
import {formsOf} from '../lexicon/words';
import {analyzeForms} from './analyzer';
import type {Language} from '../dictionary/dictionary';
import {collectPostings} from './collectPostings';
import {foreignStems} from './foreignWords';
import {storedSections, type SearchablePage} from './sections';
import {familiesOfGroup, storedGroups} from './synonymGroups';
import {Vocabulary} from './vocabulary';

/** A search index as the files of the site. */
export interface SearchIndex {
  readonly manifest: Manifest;
  /** Contents of the files by name, without the manifest. */
  readonly files: ReadonlyMap<string, string>;
}

/** Sizes in characters; gzip makes them about a third. */
const shardLimits = {words: 2_500, places: 4_000};
const smallSize = 60_000;

/** The whole index for a list of pages. The same pages give the same files. */
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
    terms.map((term) => {
      const places = postings.get(term) ?? [];
      return {forms: term.forms, sections: places.length, places: encodePostings(places)};
    }),
    shardLimits,
  );
  const numbers = new Map(terms.map((term, index) => [term, lexicon.numbers[index] ?? 0]));
  const known = {termsOf, numbers, postings, sectionCount: sections.length};
  const parts = new Map([
    ...lexicon.shards.flatMap(({words, places}, shard): [string, string][] => [
      [wordsName(shard), words],
      [placesName(shard), places],
    ]),
    ...storedGroups(synonyms, known).map((group, number): [string, string] => [
      synonymsName(number),
      JSON.stringify(group),
    ]),
  ]);
  const isSmall = [...parts.values()].reduce((size, text) => size + text.length, 0) < smallSize;
  const shards = lexicon.shards.map(({from}) => from);
  const foreign = foreignFiles(foreignStems(terms, language.dictionary), shards);
  const texts = textFiles(sections.map(({stored}) => stored));
  const content = {
    version: indexVersion,
    pages: byPage.map((page) => page.length),
    kinds: pages.map(({kind}) => searchKinds.indexOf(kind)).join(''),
    shards,
    endings: lexicon.blocks,
    synonyms: synonyms.map((group) => familiesOfGroup(group, known)),
    ...(isSmall && {parts: Object.fromEntries(parts)}),
  };
  const files = new Map([...(isSmall ? [] : parts), ...foreign, ...texts]);
  return {manifest: {id: hashOf(content, files), ...content}, files};
}

function foreignFiles(stems: readonly string[], shards: readonly string[]): [string, string][] {
  const files = shards.map((): string[] => []);
  for (const each of stems) {
    files[lastNotAfter(shards, each)]?.push(each);
  }
  return files.map((each, shard) => [foreignName(shard), encodeStems(each)]);
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
