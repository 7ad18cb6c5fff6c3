import {greatestWeight, type Posting} from '../../domain/search/postings';
import type {Term} from './analyzer';
import type {IndexedSection} from './sections';

/** BM25: how soon repetition stops to matter, and how much a long section is held back. */
const saturation = 1.2;
const lengthShare = 0.6;
/** Weight above which nothing is told apart. */
const ceiling = 4;

/** For each term the sections it stands in, by the terms of each form of the vocabulary, with its weight there (BM25F, computed here so that the reader only adds). */
export function collectPostings(
  sections: readonly IndexedSection[],
  termsOf: readonly (readonly Term[])[],
): Map<Term, Posting[]> {
  const meanLength =
    sections.reduce((sum, {length}) => sum + length, 0) / Math.max(1, sections.length) || 1;
  const postings = new Map<Term, Posting[]>();
  sections.forEach(({forms, inText: times, inHeadings: weights, length}, section) => {
    const places = new Map<Term, {inText: number; inHeadings: number}>();
    forms.forEach((form, place) => {
      const inText = times[place] ?? 0;
      const inHeadings = weights[place] ?? 0;
      for (const term of termsOf[form] ?? []) {
        const known = places.get(term);
        if (known) {
          known.inText += inText;
          known.inHeadings = Math.max(known.inHeadings, inHeadings);
        } else {
          places.set(term, {inText, inHeadings});
        }
      }
    });
    const resistance = saturation * (1 - lengthShare + (lengthShare * length) / meanLength);
    for (const [term, {inText, inHeadings}] of places) {
      const raw = inText / (inText + resistance) + inHeadings;
      const weight = Math.max(
        1,
        Math.min(greatestWeight, Math.round((raw / ceiling) * greatestWeight)),
      );
      const list = postings.get(term);
      if (list) {
        list.push({section, weight});
      } else {
        postings.set(term, [{section, weight}]);
      }
    }
  });
  return postings;
}
