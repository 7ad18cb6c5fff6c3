import type {IndexFiles, SynonymPhrase} from '../files/indexFiles';
import {headword, type LexiconEntry} from '../lexicon/lexicon';
import {
  directMatches,
  familyMatches,
  longestShort,
  prefixMatchesOf,
  qualities,
  shortestPrefix,
  typoMatchesOf,
  type TermMatch,
} from './matchWord';
import {longestQuery, mostForeseen, mostWords, negation} from '../shards';
import {mayHaveStem, stem} from '../lexicon/stem';
import {allowedTypos} from './typo';
import {isFiller, isQuestion, questionsOf, saidWords, wordsOf, type Word} from '../lexicon/words';

/** A word of the query with everything it may mean. */
interface QueryWord {
  readonly word: Word;
  readonly matches: readonly TermMatch[];
  /** How much it counts beside the others, 0–1. */
  readonly stress: number;
}

/** A phrase synonymous with some words of the query. */
interface SynonymMatch extends SynonymPhrase {
  /** Indices of the query words it replaces. */
  readonly covers: readonly number[];
}

export interface Interpretation {
  readonly words: readonly QueryWord[];
  /** What the query asks („ile-spółdzielni”): it counts in the headings that ask the same, and is not missed elsewhere. */
  readonly questions: readonly Omit<QueryWord, 'stress'>[];
  readonly synonyms: readonly SynonymMatch[];
  readonly isQuestion: boolean;
}

const vowels = ['a', 'e', 'i', 'o', 'u', 'y'];
/** In shorter words, a slip in the first two letters usually makes another word. */
const shortestSlippedStart = 5;

/** What a question leaves to the answer counts for less than its subject. */
const leftToAnswer = 0.5;
/** „Ilu”, „jak często”, „jak daleko”: answered by a number. */
const measures = new Set(
  'ilu czesto dlugo daleko szybko duzo drogo wczesnie pozno wysoko'.split(' '),
);
/** The infinitive of a verb. Most nouns end otherwise, as „śmierć”; „sieć” is left out. */
const verb = /^(?!sieć$).*(?:[aiyąue]|jś)ć$/u;

/** Most questions of one query. */
const mostQuestions = 4;

/** Families of words that ask how many. */
const counting = new Set(['ilu', 'liczba', 'ilosc'].map(stem));
/** A number of things or people, not a year, a rate or an amount; or the question for it. */
const isCount = ({folded}: Word): boolean => /^(?:\d{1,3}|ilu)$/.test(folded);

/** What the words of a query may mean, according to the lexicon and the synonyms of the index. */
export async function interpret(query: string, index: IndexFiles): Promise<Interpretation> {
  const text = query.normalize('NFC').slice(0, longestQuery);
  const all = wordsOf(text);
  const words = saidWords(
    all.map((word, place) => askedPlainly(word, all.slice(place + 1), index)),
  ).slice(0, mostWords);
  // The last word may still be being typed; a space after it means it is complete.
  const isUnfinished = ({end}: Word): boolean => end === text.length;
  const mayBeSaid = (family: string): boolean =>
    words.some((word) => asksHowMany(word, family) || mayHaveStem(word.folded, family));
  groupsWith(index, mayBeSaid).forEach((group) => {
    foresee(index.synonyms(group));
  });
  const asks = isQuestion(all);
  const [queryWords, questions] = await Promise.all([
    Promise.all(
      words.map(async (word) => {
        const matches = await matchesOf(word, isUnfinished(word), index);
        return {word, matches, stress: asks && isLeftToAnswer(word, matches) ? leftToAnswer : 1};
      }),
    ),
    Promise.all(
      questionsOf(all)
        .slice(0, mostQuestions)
        .map(async (word) => ({word, matches: await formsOf(word, index)})),
    ),
  ]);
  if (queryWords.length === 0) {
    return {words: [], questions: [], synonyms: [], isQuestion: false};
  }
  return {
    words: queryWords,
    questions,
    synonyms: await synonymsOf(queryWords, index),
    isQuestion: asks,
  };
}

/**
 * Whether a text that answers the question may say it in other words: the measure asked for („jak często”), and what the
 * subject does („czy spółdzielnia płaci VAT”). An infinitive is the subject itself: „jak założyć”.
 */
function isLeftToAnswer({folded}: Word, matches: readonly TermMatch[]): boolean {
  const [first] = matches;
  return (
    measures.has(folded) ||
    (first !== undefined &&
      isSure(first) &&
      !folded.endsWith('c') &&
      verb.test(headword(first.entry)))
  );
}

/** Only forms of the question: what is merely like it may ask about something else. */
async function formsOf(question: Word, index: IndexFiles): Promise<TermMatch[]> {
  const shards = index.shardsBeginning(stem(question.folded));
  foreseePlaces(shards, index);
  const entries = await entriesOf(shards, index);
  const direct = directMatches(question, entries);
  return direct.length > 0 ? direct : familyMatches(question, entries, []);
}

/** „Ile” says nothing about the subject, but „ile trzeba członków” is „ilu członków”, if synonyms know that phrase. */
function askedPlainly(word: Word, next: readonly Word[], {families}: IndexFiles): Word {
  const counted = word.folded === 'ile' && next.find(({folded}) => !isFiller(folded));
  const isKnown =
    counted &&
    families
      .flat()
      .some(
        ([number = [], things = []]) =>
          number.some((family) => counting.has(family)) &&
          things.some((family) => mayHaveStem(counted.folded, family)),
      );
  return isKnown ? {...word, text: 'ilu', folded: 'ilu'} : word;
}

/** Prefetches what is probably needed next. Failures are ignored here: the actual request will report them. */
function foresee(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}

function foreseePlaces(shards: readonly number[], index: IndexFiles): void {
  if (shards.length <= mostForeseen) {
    shards.forEach((shard) => {
      foresee(index.places(shard));
    });
  }
}

/** The groups of synonyms with a phrase whose words all belong to such families. */
function groupsWith(index: IndexFiles, isSaid: (family: string) => boolean): number[] {
  return index.families.flatMap((phrases, group) =>
    phrases.some((words) => words.every((families) => families.some(isSaid))) ? [group] : [],
  );
}

async function matchesOf(
  word: Word,
  isUnfinished: boolean,
  index: IndexFiles,
): Promise<TermMatch[]> {
  const shards = shardsFor(word, isUnfinished, index);
  foreseePlaces(shards, index);
  const entries = await entriesOf(shards, index);
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
  // The stem of an unfinished word is meaningless, unless what was typed is already a word.
  if (direct.length > 0 || others.length === 0) {
    add(familyMatches(word, entries, direct));
  }
  const isKnown = direct.length > 0 || others.some(({kind}) => kind === 'prefix');
  if (!isKnown && (await mayBeSlip(word, index))) {
    const near = typoMatchesOf(word, entries, isUnfinished);
    const isSure = near.some(({quality}) => quality >= qualities.typo);
    add(isSure ? near : typoMatchesOf(word, await neighbours(word, index), isUnfinished));
  }
  const matches = [...direct, ...others];
  for (const {entry} of matches) {
    foresee(index.postings(entry.number));
  }
  return matches;
}

/** A right word is not a slip of another. Short words are told apart by {@link typoMatchesOf}. */
async function mayBeSlip({folded}: Word, index: IndexFiles): Promise<boolean> {
  return (
    allowedTypos(folded.length) > 0 &&
    (folded.length <= longestShort || !(await index.isForeign(folded)))
  );
}

/** The shards to search for a word, including longer words if it may be unfinished. */
function shardsFor(
  {folded}: Word,
  isUnfinished: boolean,
  {shardsOfWord, shardsBeginning}: IndexFiles,
): number[] {
  const longer = isUnfinished && folded.length >= shortestPrefix ? shardsBeginning(folded) : [];
  return [...new Set([...shardsOfWord(folded), ...longer])];
}

/**
 * Words that may have been mistyped in their first letters: all words of a small index, otherwise those with the same
 * first two letters or with plausible changes to them.
 */
function neighbours({folded}: Word, index: IndexFiles): Promise<LexiconEntry[]> {
  const prefix = folded.startsWith(negation) ? negation : '';
  const [first = '', second = '', third = '', fourth = ''] = folded.slice(prefix.length);
  // Swapped letters, an extra letter, a wrong or missing vowel.
  const vowelled = vowels.includes(second) ? third : second;
  const slipped = [
    second + first + third,
    second + third + fourth,
    first + third + second,
    first + third + fourth,
    ...vowels.map((vowel) => first + vowel + vowelled),
  ];
  const beginnings = [first + second, ...(folded.length < shortestSlippedStart ? [] : slipped)];
  const shards = index.manifest.parts
    ? index.manifest.shards.map((_, shard) => shard)
    : beginnings.flatMap((beginning) => index.shardsBeginning(prefix + beginning));
  return entriesOf([...new Set(shards)], index);
}

async function entriesOf(shards: readonly number[], index: IndexFiles): Promise<LexiconEntry[]> {
  return (await Promise.all(shards.map(index.entries))).flat();
}

async function synonymsOf(words: readonly QueryWord[], index: IndexFiles): Promise<SynonymMatch[]> {
  const families = new Set(
    words.flatMap(({matches}) => matches.filter(isSure).map(({entry}) => entry.family)),
  );
  const isSaid = (family: string): boolean =>
    families.has(family) || words.some(({word}) => asksHowMany(word, family));
  const groups = await Promise.all(groupsWith(index, isSaid).map(index.synonyms));
  const meanings = words.map(({word, matches}) => ({
    terms: new Set(matches.filter(isSure).map(({entry}) => entry.term)),
    counts: isCount(word),
  }));
  return groups.flatMap((group) => coveredBy(group, meanings));
}

/** Whoever says how many („8 członków”) may want to know how many there must be („ilu członków”). */
function asksHowMany(word: Word, family: string): boolean {
  return counting.has(family) && isCount(word);
}

/** Whether a match is certain enough to use its synonyms too: with two slips it may be another word. */
function isSure({kind, quality}: TermMatch): boolean {
  return kind === 'exact' || kind === 'folded' || (kind === 'typo' && quality === qualities.typo);
}

/** What a word of the query may mean. */
interface Meanings {
  readonly terms: ReadonlySet<number>;
  readonly counts: boolean;
}

/** The phrases of a group that the query does not say itself, if it says one of them. */
function coveredBy(group: readonly SynonymPhrase[], words: readonly Meanings[]): SynonymMatch[] {
  for (const phrase of group) {
    const said = phrase.words.map(({terms}) =>
      words.findIndex((word) => terms.some((term) => word.terms.has(term))),
    );
    const covers = said.map((place, word) =>
      place < 0 && said.length > 1 && counting.has(phrase.words[word]?.family ?? '')
        ? words.findIndex(({counts}) => counts)
        : place,
    );
    if (covers.every((place) => place >= 0)) {
      const others = said.includes(-1) ? group : group.filter((other) => other !== phrase);
      return others.map((other) => ({covers, ...other}));
    }
  }
  return [];
}
