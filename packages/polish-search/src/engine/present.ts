import type {StoredSection} from '../files/shapes';
import type {IndexFiles} from '../files/indexFiles';
import {wordFinder, type Finder} from './findWords';
import type {Interpretation} from './interpret';
import type {Candidate, Ranking} from './rank';
import {excerptOf, pieces, type Found} from './excerpt';
import {
  searchKinds,
  type MatchKind,
  type Reason,
  type SearchAnswer,
  type SearchKind,
  type SearchPage,
  type SearchResult,
} from '../types';
import {saidWords, wordsOf} from '../lexicon/words';

/** How many sections' texts are read, and how many of them may be of one page. */
const shownSections = 10;
const sectionsOfPage = 3;
/** Coverage below which an answer is weak. */
const weakCoverage = 0.6;
/** Bonus for a word found exactly as typed, or as typed except for diacritics. */
const asTyped = {exact: 0.08, folded: 0.04} as const;
/** Bonus for two query words found next to each other. */
const sideBySide = 0.06;
/** Bonus for the beginning of a page over its equally good sections. */
const beginning = 0.02;
/** Fraction of its score that a definition keeps beside an article named like the query, which answers more. */
const definition = 0.8;
/** Fraction of its score that what explains nothing, most often a paper to fill in, keeps for a question. */
const unexplained = 0.75;
const unexplaining: ReadonlySet<SearchKind> = new Set(['paper', 'page']);
/** A smaller share of a name is not the whole query. */
const wholeName = 0.99;
/** Bonus for a title or heading that matches the whole query. */
const wholeHeading = 0.8;
/**
 * Weight in headings of words that only begin like the query word or share its stem. A heading answers a question's verb
 * („operator odmówi”) with the noun of its family („Odmowa”): there it counts fully.
 */
const likeness = 0.6;
const likeWords: ReadonlySet<MatchKind> = new Set(['prefix', 'stem']);
const likeQuestion: ReadonlySet<MatchKind> = new Set(['prefix']);
/** Fraction of that bonus for an alias that contains more than the query. */
const byAlias = 0.8;

/** Reads the texts of the best sections, orders them by how the words occur there and groups them by page. */
export async function present(
  {candidates, importance}: Ranking,
  interpretation: Interpretation,
  index: IndexFiles,
  query: string,
  kind: SearchKind | null,
): Promise<SearchAnswer> {
  const byKind = fewOfEachKind(candidates, index);
  const finder = wordFinder(interpretation);
  const found = await Promise.all(
    (kind === null ? fewOfEachPage(candidates) : byKind[kind]).map(async (candidate) => {
      const section = await index.section(candidate.section);
      return {
        candidate,
        section,
        ...resultOf(candidate, section, interpretation, finder, importance),
      };
    }),
  );
  const isTopic = found.some(({section, named}) => section.kind === 'article' && named > wholeName);
  const shown = found.map(({result, ...rest}) => {
    const {kind: shownKind} = rest.section;
    const kept =
      interpretation.isQuestion && unexplaining.has(shownKind)
        ? unexplained
        : shownKind === 'term' && isTopic
          ? definition
          : 1;
    return {...rest, result: {...result, score: result.score * kept}};
  });
  shown.sort(
    (a, b) => b.result.score - a.result.score || a.candidate.section - b.candidate.section,
  );
  const pages = new Map<number, SearchPage & {results: SearchResult[]}>();
  for (const {candidate, section, result} of shown) {
    const page = pages.get(candidate.page);
    if (page) {
      page.results.push(result);
    } else {
      pages.set(candidate.page, {
        kind: section.kind,
        title: section.title,
        url: section.page,
        results: [result],
      });
    }
  }
  const isWeak = shown[0]?.result.isWeak ?? false;
  return {
    pages: [...pages.values()],
    counts: mapKinds((each) => byKind[each].length),
    isWeak,
    corrected: correctedQuery(query, interpretation),
  };
}

/** What would be shown for each kind alone. */
function fewOfEachKind(
  candidates: readonly Candidate[],
  {manifest}: IndexFiles,
): Record<SearchKind, Candidate[]> {
  return mapKinds((kind) => {
    const digit = String(searchKinds.indexOf(kind));
    return fewOfEachPage(
      candidates.filter(({page}) => manifest.kinds[page] === digit),
      // All questions are on one page, and so are all terms.
      kind === 'question' || kind === 'term' ? shownSections : sectionsOfPage,
    );
  });
}

function mapKinds<T>(valueOf: (kind: SearchKind) => T): Record<SearchKind, T> {
  return Object.fromEntries(searchKinds.map((kind) => [kind, valueOf(kind)])) as Record<
    SearchKind,
    T
  >;
}

function fewOfEachPage(
  candidates: readonly Candidate[],
  most: number = sectionsOfPage,
): Candidate[] {
  const counts = new Map<number, number>();
  const few: Candidate[] = [];
  for (const candidate of candidates) {
    const count = counts.get(candidate.page) ?? 0;
    if (count < most) {
      counts.set(candidate.page, count + 1);
      few.push(candidate);
    }
    if (few.length === shownSections) {
      break;
    }
  }
  return few;
}

function resultOf(
  candidate: Candidate,
  section: StoredSection,
  {words, isQuestion}: Interpretation,
  finder: Finder,
  importance: readonly number[],
): {readonly result: SearchResult; readonly named: number} {
  const {score, coverage} = candidate;
  const hits = candidate.hits();
  // A single word of a synonymous phrase does not count where the whole phrase is absent.
  const bySynonym = new Set(hits.filter(({kind}) => kind === 'synonym').map(({word}) => word));
  const foundIn = (text: string): Found[] =>
    finder(text).filter(({as, index}) => as !== 'synonym' || bySynonym.has(index));
  const inText = foundIn(section.text);
  const inTitle = foundIn(section.title);
  const inPath = section.path.map(foundIn);
  const everywhere = [inTitle, ...inPath, inText];
  const reasons = hits
    .slice()
    .sort((a, b) => a.word - b.word)
    .map((hit): Reason => {
      const form = bestForm(hit.kind, hit.word, everywhere.flat());
      const bonus = form === 'exact' || form === 'folded' ? asTyped[form] : 0;
      return {
        word: words[hit.word]?.word.text ?? '',
        kind: hit.kind === 'typo' ? hit.kind : form,
        found: hit.found,
        score: hit.score * (1 + bonus),
      };
    });
  const plain = hits.reduce((sum, hit) => sum + hit.score, 0);
  const lifted = reasons.reduce((sum, reason) => sum + reason.score, 0);
  const isLike = isQuestion ? likeQuestion : likeWords;
  const named = Math.max(
    ...[inTitle, ...inPath.slice(-1)].map((found) => shareOf(found, importance, isLike)),
    ...(section.aliases ?? []).map((alias) => {
      const found = foundIn(alias);
      const isWhole = found.length === saidWords(wordsOf(alias)).length;
      return (isWhole ? 1 : byAlias) * shareOf(found, importance, isLike);
    }),
  );
  const pairs = adjacentPairs(everywhere, words.length);
  const result = {
    title: pieces(section.title, inTitle),
    path: section.path.map((heading, place) => pieces(heading, inPath[place] ?? [])),
    url: section.id === '' ? section.page : `${section.page}#${section.id}`,
    excerpt: excerptOf(section.text, inText),
    words: surfaces([
      [section.text, inText],
      [section.path.at(-1) ?? section.title, inPath.at(-1) ?? inTitle],
    ]),
    isWeak: coverage < weakCoverage,
    score:
      plain > 0
        ? ((score * lifted) / plain) *
          (1 + sideBySide * pairs + wholeHeading * named ** 2 + (section.id === '' ? beginning : 0))
        : 0,
    reasons,
  };
  return {result, named};
}

/** The distinct words found, as they are written. */
function surfaces(texts: readonly (readonly [string, readonly Found[]])[]): string[] {
  return [
    ...new Set(
      texts.flatMap(([text, found]) =>
        found.map(({start, end}) => text.slice(start, end).toLowerCase()),
      ),
    ),
  ];
}

/**
 * The best match in the text for a dictionary word: exactly as typed (or corrected), but for diacritics, or inflected.
 */
function bestForm(kind: MatchKind, word: number, found: readonly Found[]): MatchKind {
  if (kind !== 'exact' && kind !== 'folded' && kind !== 'typo') {
    return kind;
  }
  const kinds = new Set(found.filter(({index}) => index === word).map(({as}) => as));
  return kinds.has('exact') ? 'exact' : kinds.has('folded') ? 'folded' : 'lemma';
}

/** The fraction of the query matched by the words found in one heading; similar words count less. */
function shareOf(
  found: readonly Found[],
  importance: readonly number[],
  isLike: ReadonlySet<MatchKind>,
): number {
  const best = new Map<number, number>();
  for (const {index, as} of found) {
    const value = isLike.has(as) ? likeness : 1;
    best.set(index, Math.max(best.get(index) ?? 0, value * (importance[index] ?? 0)));
  }
  return [...best.values()].reduce((sum, share) => sum + share, 0);
}

/** How many pairs of adjacent query words are adjacent in some text too, in the same order. */
function adjacentPairs(texts: readonly (readonly Found[])[], wordCount: number): number {
  const pairs = new Set<number>();
  for (const found of texts) {
    found.forEach((word, place) => {
      const next = found[place + 1];
      if (next?.index === word.index + 1 && next.start - word.end <= 2 && next.index < wordCount) {
        pairs.add(word.index);
      }
    });
  }
  return pairs.size;
}

/** The query as understood if a word was corrected, otherwise null. */
function correctedQuery(query: string, {words}: Interpretation): string | null {
  let corrected = query.normalize('NFC');
  let isChanged = false;
  for (const {word, matches} of words.slice().reverse()) {
    const [match] = matches;
    if (match?.kind === 'typo') {
      corrected = corrected.slice(0, word.start) + match.form + corrected.slice(word.end);
      isChanged = true;
    }
  }
  return isChanged ? corrected : null;
}
