import type {IndexFiles} from '../files/indexFiles';
import type {Interpretation} from './interpret';
import {qualities, type TermMatch} from './matchWord';
import {greatestWeight, rarityOf, type Posting} from '../files/postings';
import type {MatchKind} from '../types';

/** A section with its score, before its text is read. */
export interface Candidate {
  readonly section: number;
  readonly page: number;
  readonly score: number;
  /** The fraction of the query it matches, 0–1; rare words count more. */
  readonly coverage: number;
  /** Lazy, because most candidates are never shown. */
  readonly hits: () => readonly Hit[];
}

/** The best way in which a query word was found in a section. */
interface Hit {
  /** Index of the word in the query. */
  readonly word: number;
  readonly kind: MatchKind;
  readonly found: string;
  readonly score: number;
}

export interface Ranking {
  /** Best first; ties in the order of the site. */
  readonly candidates: readonly Candidate[];
  /** Weight of each query word; the sum is 1. */
  readonly importance: readonly number[];
}

/** Candidates to keep: more than are ever shown, since many may belong to one page. */
const mostCandidates = 100;

/** How fully each kind of match counts towards coverage. */
const answered: Readonly<Record<MatchKind, number>> = {
  exact: 1,
  folded: 1,
  lemma: 1,
  stem: 0.8,
  prefix: 1,
  typo: 0.8,
  synonym: 0.9,
};
/** Fraction of the score kept by a section that matches almost none of the query. */
const uncovered = 0.2;
/** How much of a word of the subject the beginning of a page says for its sections, which often leave it out. */
const lent = 0.5;

/** The rarity of every question: one that few headings ask is not worth more than others. */
const questionRarity = 1;

/** The scores of one query word by section, and the way it was found there. */
interface WordScores {
  readonly scores: Float32Array;
  /** Index in `ways`, plus one. */
  readonly found: Uint16Array;
  readonly ways: readonly {readonly kind: MatchKind; readonly found: string}[];
  /** How rare the word is; null if it occurs nowhere. */
  readonly rarity: number | null;
}

/** Sections that match the query, by the weights of its words in them. */
export async function rank(
  {words, questions, synonyms}: Interpretation,
  index: IndexFiles,
): Promise<Ranking> {
  const total = index.sectionCount;
  const idf = (sections: number): number => rarityOf(sections, total);
  const [byWord, byQuestion] = await Promise.all([
    Promise.all(
      words.map(({matches, stress}) =>
        scoresOf(matches, index, (sections) => stress * idf(sections)),
      ),
    ),
    Promise.all(questions.map(({matches}) => scoresOf(matches, index, () => questionRarity))),
  ]);
  const ways = byWord.map((word) => [...word.ways]);
  for (const {covers, text, rarity, postings} of synonyms) {
    for (const covered of covers) {
      const word = byWord[covered];
      ways[covered]?.push({kind: 'synonym', found: text});
      // A rare synonym of a common word must not win just for being rare.
      const value = (qualities.synonym * Math.min(rarity, word?.rarity ?? rarity)) / greatestWeight;
      for (const {section, weight} of postings) {
        note(word, section, value * weight, ways[covered]?.length ?? 0);
      }
    }
  }

  // A word found nowhere matters as much as the rarest one, or half as much if it has synonyms.
  const weights = byWord.map(
    ({rarity}, word) =>
      rarity ??
      ((words[word]?.stress ?? 1) * idf(0)) /
        (synonyms.some(({covers}) => covers.includes(word)) ? 2 : 1),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const importance = weights.map((weight) => weight / whole);

  const shares = ways.map((own, word) =>
    own.map(({kind}) => (importance[word] ?? 0) * answered[kind]),
  );
  const lentShares = shares.map((own, word) =>
    own.map((share) => (words[word]?.stress === 1 ? lent * share : 0)),
  );
  const candidates = bestSections(byWord, byQuestion, shares, lentShares, index.manifest.pages).map(
    (best) => ({
      ...best,
      page: index.pageOf(best.section),
      hits: () =>
        byWord.flatMap(({scores, found}, word) => {
          const way = ways[word]?.[(found[best.section] ?? 0) - 1];
          return way ? [{word, ...way, score: scores[best.section] ?? 0}] : [];
        }),
    }),
  );
  return {candidates, importance};
}

type Scored = Omit<Candidate, 'page' | 'hits'>;

/**
 * The sections with the best scores, ties in the order of the site. `shares` is the coverage of each way, `lentShares`
 * what it adds to the score of a section whose page begins with it; `pages` are the numbers of sections.
 */
function bestSections(
  words: readonly WordScores[],
  questions: readonly WordScores[],
  shares: readonly (readonly number[])[],
  lentShares: readonly (readonly number[])[],
  pages: readonly number[],
): Scored[] {
  const best: Scored[] = [];
  let least = 0;
  let first = 0;
  // Plain loops over typed arrays, because every section is visited and few are kept.
  for (const count of pages) {
    for (let section = first; section < first + count; section++) {
      let sum = 0;
      let coverage = 0;
      let fromBeginning = 0;
      for (let word = 0; word < words.length; word++) {
        const way = words[word]?.found[section] ?? 0;
        if (way > 0) {
          sum += words[word]?.scores[section] ?? 0;
          coverage += shares[word]?.[way - 1] ?? 0;
        } else {
          fromBeginning += lentShares[word]?.[(words[word]?.found[first] ?? 0) - 1] ?? 0;
        }
      }
      for (let question = 0; coverage > 0 && question < questions.length; question++) {
        sum += questions[question]?.scores[section] ?? 0;
      }
      const score = sum * (uncovered + (1 - uncovered) * (coverage + fromBeginning) ** 2);
      if (score > least) {
        let place = best.length;
        while (place > 0 && (best[place - 1]?.score ?? 0) < score) {
          place--;
        }
        best.splice(place, 0, {section, score, coverage});
        if (best.length > mostCandidates) {
          best.pop();
          least = best.at(-1)?.score ?? 0;
        }
      }
    }
    first += count;
  }
  return best;
}

async function scoresOf(
  matches: readonly TermMatch[],
  index: IndexFiles,
  idf: (sections: number) => number,
): Promise<WordScores> {
  const lists = await Promise.all(
    matches.map(async (match) => ({match, postings: await index.postings(match.entry.number)})),
  );
  // Terms merely similar to the word share their combined rarity, so that none wins just for being rare.
  const together = new Map<MatchKind, number>();
  for (const {match, postings} of lists) {
    together.set(match.kind, (together.get(match.kind) ?? 0) + postings.length);
  }
  const rarityOf = ({
    match,
    postings,
  }: {
    match: TermMatch;
    postings: readonly Posting[];
  }): number => {
    const isWord = match.kind === 'exact' || match.kind === 'folded';
    const sections = isWord ? postings.length : (together.get(match.kind) ?? 0);
    return idf(Math.min(sections, index.sectionCount));
  };
  const word: WordScores = {
    scores: new Float32Array(index.sectionCount),
    found: new Uint16Array(index.sectionCount),
    ways: lists.map(({match}) => ({kind: match.kind, found: match.form})),
    rarity: null,
  };
  let rarity = Infinity;
  lists.forEach((list, way) => {
    const value = (list.match.quality * rarityOf(list)) / greatestWeight;
    for (const {section, weight} of list.postings) {
      note(word, section, value * weight, way + 1);
    }
    if (list.postings.length > 0) {
      rarity = Math.min(rarity, rarityOf(list));
    }
  });
  return {...word, rarity: rarity === Infinity ? null : rarity};
}

/** Records a match if it is the word's best one in the section. */
function note(word: WordScores | undefined, section: number, score: number, way: number): void {
  if (word && score > (word.scores[section] ?? 0)) {
    word.scores[section] = score;
    word.found[section] = way;
  }
}
