import {createHash} from 'node:crypto';
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
} from '../../domain/search/files';
import {encodeLexicon} from '../../domain/search/lexicon';
import {encodePostings} from '../../domain/search/postings';
import {searchKinds} from '../../domain/search/types';
import {wordsOf} from '../../domain/search/words';
import {analyzeForms, type InflectionModels, type Term} from './analyzer';
import type {Dictionary} from './dictionary';
import {collectPostings} from './collectPostings';
import {storedSections, type SearchablePage} from './sections';

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
const shardSize = 5_000;
const postingsSize = 4_000;
const packSize = 60_000;

/** The whole index of a list of pages. The same pages give the same files. */
export function buildIndex(pages: readonly SearchablePage[], language: Language): SearchIndex {
  const byPage = pages.map(storedSections);
  const sections = byPage.flat();
  const synonyms = language.synonyms.map((group) => group.map((phrase) => phrase.normalize('NFC')));
  const forms = new Set(synonyms.flat().flatMap((phrase) => wordsOf(phrase).map(({text}) => text)));
  for (const {words} of sections) {
    for (const form of words.keys()) {
      forms.add(form);
    }
  }
  const {termsOf} = analyzeForms(forms, language.dictionary, language.models);
  const postings = collectPostings(sections, termsOf);
  for (const {text} of synonyms.flat().flatMap(wordsOf)) {
    for (const term of termsOf(text)) {
      postings.set(term, postings.get(term) ?? []);
    }
  }

  const terms = [...postings.keys()].toSorted((a, b) => (a.base < b.base ? -1 : 1));
  const lexicon = encodeLexicon(
    terms.map((term) => ({forms: term.forms, sections: postings.get(term)?.length ?? 0})),
    shardSize,
  );
  const ordered = lexicon.order.flatMap((index) => terms[index] ?? []);
  const placeFiles = packLines(ordered.map((term) => encodePostings(postings.get(term) ?? [])));
  const files = new Map([
    [endingsName, lexicon.endings],
    [synonymsName, JSON.stringify(synonymGroups(synonyms, ordered, termsOf))],
    ...lexicon.shards.map(({text}, shard): [string, string] => [lexiconName(shard), text]),
    ...placeFiles.map(({text}, file): [string, string] => [postingsName(file), text]),
  ]);
  const isPacked = [...files.values()].reduce((size, text) => size + text.length, 0) < packSize;
  const texts = textFiles(sections.map(({stored}) => stored));
  const written = new Map([
    ...(isPacked ? [[packName, JSON.stringify(Object.fromEntries(files))] as const] : files),
    ...texts,
  ]);
  return {
    manifest: {
      version: indexVersion,
      id: hashOf(written),
      pages: byPage.map((page) => page.length),
      kinds: pages.map(({kind}) => searchKinds.indexOf(kind)).join(''),
      lexicon: lexicon.shards.map(({from}) => from),
      postings: placeFiles.map(({from}) => from),
      isPacked,
    },
    files: written,
  };
}

/** Lines in files of about {@link postingsSize} characters, each with the number of its first line. */
function packLines(lines: readonly string[]): {from: number; text: string}[] {
  const packed: {from: number; lines: string[]; size: number}[] = [];
  lines.forEach((line, number) => {
    const last = packed.at(-1);
    if (last && last.size < postingsSize) {
      last.lines.push(line);
      last.size += line.length + 1;
    } else {
      packed.push({from: number, lines: [line], size: line.length});
    }
  });
  return packed.map(({from, lines: part}) => ({from, text: part.join('\n')}));
}

function synonymGroups(
  synonyms: readonly (readonly string[])[],
  ordered: readonly Term[],
  termsOf: (form: string) => readonly Term[],
): SynonymGroup[] {
  const numbers = new Map(ordered.map((term, number) => [term, number]));
  return synonyms.map((group) =>
    group.map((text) => ({
      text,
      terms: wordsOf(text).map((word) =>
        termsOf(word.text).flatMap((term) => numbers.get(term) ?? []),
      ),
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

function hashOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, text] of files) {
    hash.update(`${name}\n${text}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}
