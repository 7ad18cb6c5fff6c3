import {greatestWeight, type Posting} from '../files/postings';
import type {Term} from './analyzer';
import type {IndexedSection} from './sections';

/** BM25: how soon repetition stops mattering, and how strongly long sections are penalised. */
const saturation = 1.2;
const lengthShare = 0.6;
/** Weights above this are not told apart. */
const ceiling = 4;

/**
 * For each term the sections it occurs in, with its weight there (BM25F, computed here so that the reader only adds).
 * `termsOf` gives the terms of each form in the vocabulary.
 */
export function collectPostings(
  sections: readonly IndexedSection[],
  termsOf: readonly (readonly Term[])[],
): Map<Term, Posting[]> {
  const meanLength =
    sections.reduce((sum, {length}) => sum + length, 0) / Math.max(1, sections.length) || 1;
  const numbers = new Map([...new Set(termsOf.flat())].map((term, number) => [term, number]));
  const numbersOf = termsOf.map((terms) => terms.map((term) => numbers.get(term) ?? 0));
  const postings = Array.from(numbers, (): Posting[] => []);
  // One slot per term, reused for each section: a large collection has millions of them.
  const inText = new Float64Array(numbers.size);
  const inHeadings = new Float64Array(numbers.size);
  sections.forEach((indexed, section) => {
    const met = new Set<number>();
    indexed.forms.forEach((form, place) => {
      for (const term of numbersOf[form] ?? []) {
        met.add(term);
        inText[term] = (inText[term] ?? 0) + (indexed.inText[place] ?? 0);
        inHeadings[term] = Math.max(inHeadings[term] ?? 0, indexed.inHeadings[place] ?? 0);
      }
    });
    const resistance = saturation * (1 - lengthShare + (lengthShare * indexed.length) / meanLength);
    for (const term of met) {
      const times = inText[term] ?? 0;
      const raw = times / (times + resistance) + (inHeadings[term] ?? 0);
      const weight = Math.max(
        1,
        Math.min(greatestWeight, Math.round((raw / ceiling) * greatestWeight)),
      );
      postings[term]?.push({section, weight});
      inText[term] = 0;
      inHeadings[term] = 0;
    }
  });
  return new Map([...numbers].map(([term, number]) => [term, postings[number] ?? []]));
}
