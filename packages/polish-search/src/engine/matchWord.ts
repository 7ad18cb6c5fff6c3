import {foldPolish} from '@cooperative/polish';
import {formMatch, headword, type LexiconEntry} from '../lexicon/lexicon';
import {stem} from '../lexicon/stem';
import type {MatchKind} from '../types';
import {allowedTypos, nearestTo} from './typo';
import {isFiller, type Word} from '../lexicon/words';

/** A term that a word of the query may mean. */
export interface TermMatch {
  readonly entry: LexiconEntry;
  readonly kind: MatchKind;
  /** How certain it is that this was meant, 0–1. */
  readonly quality: number;
  /** The form the word was matched with. */
  readonly form: string;
}

/**
 * Tuned by hand with `npm run bench:search`, in the order of {@link MatchKind}. Exact and inflected forms are
 * distinguished later, in the text.
 */
export const qualities = {
  exact: 1,
  folded: 0.95,
  /** Diacritics other than those typed: „sąd” for „sad”. */
  misfolded: 0.45,
  family: 0.6,
  prefix: 0.62,
  /** The beginning of a longer word, although what was typed is already a word. */
  longer: 0.55,
  typo: 0.55,
  twoTypos: 0.4,
  synonym: 0.5,
} as const;

const prefixMatches = 40;
const typoMatches = 8;
export const shortestPrefix = 2;
const shortestUnfinished = 6;
/** Words up to this length are short: a wrong letter in them makes another word. */
export const longestShort = 5;
/** In shorter words, so does a missing letter or one too many. */
const shortestSlip = 4;

/** Terms that the word is a form of. */
export function directMatches(word: Word, entries: readonly LexiconEntry[]): TermMatch[] {
  const matches: TermMatch[] = [];
  for (const entry of entries) {
    const kind = formMatch(entry, word.text, word.folded);
    if (kind !== null) {
      matches.push({entry, kind, quality: qualities[kind], form: word.text});
    }
  }
  return matches.some(({kind}) => kind === 'exact')
    ? matches.map((match) =>
        match.kind === 'folded' ? {...match, quality: qualities.misfolded} : match,
      )
    : matches;
}

/** Terms of the same family by the stemmer: „założenie” for „założyć”. */
export function familyMatches(
  word: Word,
  entries: readonly LexiconEntry[],
  direct: readonly TermMatch[],
): TermMatch[] {
  const families = [...new Set([stem(word.folded), ...direct.map(({entry}) => entry.family)])];
  return entries
    .filter((entry) =>
      // A word begins with its stem, so most entries can be skipped without computing theirs.
      families.some(
        (family) =>
          (family.startsWith(entry.foldedStem) || entry.foldedStem.startsWith(family)) &&
          family === entry.family,
      ),
    )
    .map((entry) => ({entry, kind: 'stem', quality: qualities.family, form: headword(entry)}));
}

/** Terms with a form that begins with what was typed so far; only the most frequent if there are many. */
export function prefixMatchesOf(
  word: Word,
  entries: readonly LexiconEntry[],
  isWord: boolean,
): TermMatch[] {
  if (word.folded.length < shortestPrefix) {
    return [];
  }
  return entries
    .filter((entry) => beginsWith(entry, word.folded))
    .sort((a, b) => b.frequency - a.frequency)
    .slice(0, prefixMatches)
    .map((entry) => ({
      entry,
      kind: 'prefix',
      quality: isWord ? qualities.longer : qualities.prefix,
      form: headword(entry),
    }));
}

/** The nearest terms with a form that differs from the word by a slip or two. */
export function typoMatchesOf(
  word: Word,
  entries: readonly LexiconEntry[],
  isUnfinished: boolean,
): TermMatch[] {
  const limit = allowedTypos(word.folded.length);
  if (limit === 0 || hasDigits(word.folded)) {
    return [];
  }
  const allowBeginning = isUnfinished && word.folded.length >= shortestUnfinished;
  const nearest = nearestTo(word.folded, limit, allowBeginning);
  const near = entries.flatMap((entry) => {
    const found = nearest(entry.foldedStem, entry.endings.folded);
    return found && saysSomething(entry) && isLikelySlip(word.folded, formOf(entry, found.ending))
      ? [{entry, ...found}]
      : [];
  });
  const least = Math.min(...near.map(({distance}) => distance));
  return near
    .filter(({distance}) => distance === least)
    .sort(
      (a, b) =>
        Number(a.isBeginning) - Number(b.isBeginning) ||
        sameLetters(b.entry, word) - sameLetters(a.entry, word) ||
        b.entry.frequency - a.entry.frequency,
    )
    .slice(0, typoMatches)
    .map(({entry, distance, ending, isBeginning}): TermMatch => {
      const form = entry.stem + (entry.endings.written[ending] ?? '');
      return hasStem(entry, stem(word.folded))
        ? {entry, kind: 'stem', quality: qualities.family, form}
        : {
            entry,
            kind: 'typo',
            quality: distance > 1 || isBeginning ? qualities.twoTypos : qualities.typo,
            form,
          };
    });
}

/** A different number is not a typo, and nobody means to search for a filler word. */
function saysSomething(entry: LexiconEntry): boolean {
  return !hasDigits(entry.foldedStem) && !isFiller(foldPolish(headword(entry)));
}

/**
 * In a short word a slip usually makes another word, and the index does not know every right one: „KRUS” is not „KRS”,
 * „wojna” is not „wójta”. Letters may only be swapped in a word of four, and not be others in a word of five.
 */
function isLikelySlip(typed: string, form: string): boolean {
  const shorter = Math.min(typed.length, form.length);
  const sameLength = typed.length === form.length;
  return shorter > longestShort || (sameLength ? areSwapped(typed, form) : shorter > shortestSlip);
}

/** Whether some form has that stem: „kupując” is not a slip of „kupują” but another form of the same word. */
const hasStem = ({foldedStem, endings}: LexiconEntry, stemmed: string): boolean =>
  endings.folded.some((ending) => stem(foldedStem + ending) === stemmed);

const areSwapped = (typed: string, form: string): boolean =>
  Array.from(typed).sort().join('') === Array.from(form).sort().join('');

const formOf = ({foldedStem, endings}: LexiconEntry, ending: number): string =>
  foldedStem + (endings.folded[ending] ?? '');

const hasDigits = (folded: string): boolean => /\p{N}/u.test(folded);

function sameLetters(entry: LexiconEntry, word: Word): number {
  return entry.foldedStem.startsWith(word.folded.charAt(0)) ? 1 : 0;
}

function beginsWith(entry: LexiconEntry, folded: string): boolean {
  if (entry.foldedStem.startsWith(folded)) {
    return true;
  }
  const rest = folded.slice(entry.foldedStem.length);
  return (
    folded.startsWith(entry.foldedStem) &&
    entry.endings.folded.some((ending) => ending.startsWith(rest))
  );
}
