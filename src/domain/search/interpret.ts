import type {SynonymGroup} from './files';
import type {IndexFiles} from './indexFiles';
import type {Entry} from './lexicon';
import {
  directMatches,
  familyMatches,
  prefixMatchesOf,
  typoMatchesOf,
  type TermMatch,
} from './matchWord';
import {stem} from './stem';
import type {MatchKind} from './types';
import {isFiller, wordsOf, type Word} from './words';

/** A word of the query with everything it may mean. */
interface QueryWord {
  readonly word: Word;
  readonly matches: readonly TermMatch[];
}

/** A phrase that means the same as some words of the query. All its words must stand in a section. */
export interface SynonymMatch {
  /** Indices of the words of the query it stands for. */
  readonly covers: readonly number[];
  readonly text: string;
  readonly words: readonly SynonymWord[];
}

interface SynonymWord {
  readonly terms: readonly number[];
  /** Stem by which the word is known in a text: its forms may lie in a part of the lexicon that was not asked for. */
  readonly family: string;
}

export interface Interpretation {
  readonly words: readonly QueryWord[];
  readonly synonyms: readonly SynonymMatch[];
}

const longestQuery = 300;
const mostWords = 12;
/** A slip in the first two letters of a shorter word makes another word. */
const shortestSlippedStart = 6;

/** What the words of a query may mean, by the lexicon and the synonyms of the index. */
export async function interpret(query: string, index: IndexFiles): Promise<Interpretation> {
  const text = query.normalize('NFC').slice(0, longestQuery);
  const all = wordsOf(text);
  const said = all.filter(({folded}) => !isFiller(folded));
  const words = (said.length > 0 ? said : all).slice(0, mostWords);
  const last = all.at(-1);
  const queryWords = await Promise.all(
    words.map(async (word): Promise<QueryWord> => {
      // What is still being typed ends the query; a space after it says the word is whole.
      const isUnfinished = word === last && word.end === text.length;
      return {word, matches: await matchesOf(word, isUnfinished, index)};
    }),
  );
  if (queryWords.length === 0) {
    return {words: [], synonyms: []};
  }
  return {words: queryWords, synonyms: await synonymsOf(queryWords, index)};
}

async function matchesOf(
  word: Word,
  isUnfinished: boolean,
  index: IndexFiles,
): Promise<TermMatch[]> {
  const home = index.shardOf(word.folded);
  const entries = await index.entries(home);
  const direct = directMatches(word, entries);
  const known = new Set(direct.map(({entry}) => entry.term));
  const others: TermMatch[] = [];
  const add = (matches: readonly TermMatch[]): void => {
    for (const match of matches) {
      if (!known.has(match.entry.term)) {
        known.add(match.entry.term);
        others.push(match);
      }
    }
  };
  if (isUnfinished) {
    add(prefixMatchesOf(word, entries, direct.length > 0));
  }
  // The stem of an unfinished word says nothing, but that of a word does.
  if (direct.length > 0 || others.length === 0) {
    add(familyMatches(word, entries, direct));
  }
  if (direct.length === 0 && !others.some(({kind}) => kind === 'prefix')) {
    const near = typoMatchesOf(word, entries, isUnfinished);
    add(near);
    if (near.length === 0 && word.folded.length >= shortestSlippedStart) {
      add(typoMatchesOf(word, await neighbours(word, home, index), isUnfinished));
    }
  }
  return [...direct, ...others];
}

/** Words that a slip in the first two letters may have come from: all of a small index, else those with them changed. */
async function neighbours(word: Word, home: number, index: IndexFiles): Promise<Entry[]> {
  const [first = '', second = '', third = ''] = word.folded;
  const shards = index.manifest.isPacked
    ? index.manifest.lexicon.map((_, shard) => shard)
    : [second + first, second + third, first + third].map(index.shardOf);
  const entries = await Promise.all(
    [...new Set(shards)].filter((shard) => shard !== home).map(index.entries),
  );
  return entries.flat();
}

async function synonymsOf(words: readonly QueryWord[], index: IndexFiles): Promise<SynonymMatch[]> {
  const meanings = words.map(
    ({matches}) =>
      new Set(matches.filter(({kind}) => isMeant.has(kind)).map(({entry}) => entry.term)),
  );
  return (await index.synonyms()).flatMap((group) => coveredBy(group, meanings));
}

/** Ways to be found that are sure enough to look for synonyms too. */
const isMeant = new Set<MatchKind>(['exact', 'folded', 'typo']);

/** The other phrases of a group, when one of its phrases stands in the query; words as the terms they may mean. */
function coveredBy(group: SynonymGroup, words: readonly ReadonlySet<number>[]): SynonymMatch[] {
  for (const phrase of group) {
    const covers = phrase.terms.map((terms) =>
      words.findIndex((meanings) => terms.some((term) => meanings.has(term))),
    );
    if (covers.every((place) => place >= 0)) {
      return group
        .filter((other) => other !== phrase)
        .map(({text, terms}) => ({covers, text, words: saidWords(text, terms)}));
    }
  }
  return [];
}

/** Words of a phrase that say something, with the terms they may be. */
function saidWords(text: string, terms: readonly (readonly number[])[]): SynonymWord[] {
  const words = wordsOf(text).map(({folded}, place) => ({
    folded,
    terms: terms[place] ?? [],
    family: stem(folded),
  }));
  const said = words.filter(({folded}) => !isFiller(folded));
  return said.length > 0 ? said : words;
}
