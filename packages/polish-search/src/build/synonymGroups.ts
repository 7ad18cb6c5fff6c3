import {encodeFamilies, type StoredPhrase} from '../files/shapes';
import {familiesOf} from '../lexicon/lexicon';
import {encodePostings, rarityOf, type Posting} from '../files/postings';
import {remembering} from '@cooperative/polish';
import {stem} from '../lexicon/stem';
import {saidWords, wordsOf, type Word} from '../lexicon/words';
import type {Term} from './analyzer';

/** What the index knows about the words of the groups. */
interface Known {
  readonly termsOf: (form: string) => readonly Term[];
  /** Number of a term's entry. */
  readonly numbers: ReadonlyMap<Term, number>;
  readonly postings: ReadonlyMap<Term, readonly Posting[]>;
  readonly sectionCount: number;
}

/** A synonym counts for less than the word itself: past its best sections, more hardly matter. */
const mostSections = 2000;

/**
 * The groups as stored in their files. The sections with a phrase are found here, so that a browser need not fetch all
 * its words.
 */
export function storedGroups(
  groups: readonly (readonly string[])[],
  {termsOf, numbers, postings, sectionCount}: Known,
): StoredPhrase[][] {
  // Many phrases share words.
  const weightsOf = remembering((word: string) => greatestWeights(termsOf(word), postings));
  const stored = (text: string): StoredPhrase => {
    const words = wordsOfPhrase(text);
    const byWord = words.map((word) => weightsOf(word.text));
    return {
      text,
      words: words.map((word) => ({
        terms: termsOf(word.text).map((term) => numbers.get(term) ?? 0),
        family: stem(word.folded),
      })),
      rarity: Number(mean(byWord.map(({size}) => rarityOf(size, sectionCount))).toFixed(2)),
      places: encodePostings(best(together(byWord))),
    };
  };
  return groups.map((group) => group.map(stored));
}

/** Families of a group's words, which show that a query contains one of its phrases: see `Manifest.synonyms`. */
export function familiesOfGroup(
  group: readonly string[],
  {termsOf}: Pick<Known, 'termsOf'>,
): string {
  const families = ({text}: Word): string[] => [...new Set(termsOf(text).flatMap(familiesOf))];
  return encodeFamilies(group.map((text) => wordsOfPhrase(text).map(families)));
}

/** The significant ones; all, if none is. */
const wordsOfPhrase = (text: string): readonly Word[] => saidWords(wordsOf(text));

/** The weight of a word in each section, as the term with the highest weight there. */
function greatestWeights(
  terms: readonly Term[],
  postings: Known['postings'],
): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  for (const term of terms) {
    for (const {section, weight} of postings.get(term) ?? []) {
      weights.set(section, Math.max(weight, weights.get(section) ?? 0));
    }
  }
  return weights;
}

/** The sections that contain all words, with their mean weight. */
function together(words: readonly ReadonlyMap<number, number>[]): Posting[] {
  const [first, ...others] = words.slice().sort((a, b) => a.size - b.size);
  return [...(first ?? [])].flatMap(([section, weight]) => {
    const weights = others.flatMap((word) => word.get(section) ?? []);
    return weights.length === others.length
      ? [{section, weight: Math.round(mean([weight, ...weights]))}]
      : [];
  });
}

/** In section order, as postings are written. */
function best(postings: readonly Posting[]): Posting[] {
  return postings
    .slice()
    .sort((a, b) => b.weight - a.weight || a.section - b.section)
    .slice(0, mostSections)
    .sort((a, b) => a.section - b.section);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
