import {splitSentences} from './sentences';

/** How hard a text is to read. All numbers are finite; a text without words has zeros. */
export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** Words in a sentence, on average. */
  readonly sentenceLength: number;
  /** Share of long words in all words, from 0 to 1. */
  readonly longWords: number;
  /** Gunning's index: about the years of school that make for easy reading. */
  readonly fog: number;
  /** Sentences of the paragraph that has most of them. */
  readonly longestParagraph: number;
}

/** Limits of an article. */
export const readabilityLimits = {fog: 13, paragraph: 6} as const;

/** Syllables from which a Polish word is long. */
const longWordSyllables = 4;

/**
 * Measures paragraphs by Gunning's FOG, 0.4 × (words per sentence + long words per 100 words).
 * In its Polish form (FOG-PL, Jasnopis) a word is long from four syllables, not three. Forms are counted as they stand
 * in the text, not as dictionary forms, so the result is never kinder than theirs.
 * Each paragraph is at least one sentence, with a full stop or without.
 */
export function measureReadability(paragraphs: readonly string[]): Readability {
  const sentenceCounts = paragraphs.map((paragraph) => splitSentences(paragraph).length);
  const words = paragraphs.flatMap(wordsOf);
  const sentences = sentenceCounts.reduce((sum, count) => sum + count, 0);
  const long = words.filter((word) => countSyllables(word) >= longWordSyllables).length;
  const sentenceLength = ratio(words.length, sentences);
  const longWords = ratio(long, words.length);
  return {
    words: words.length,
    sentences,
    sentenceLength,
    longWords,
    fog: 0.4 * (sentenceLength + 100 * longWords),
    longestParagraph: Math.max(0, ...sentenceCounts),
  };
}

/** Words of a text: runs of letters, and numbers with their decimals. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+|\p{N}+(?:[ \u00a0]\p{N}{3}(?!\p{N}))*(?:[.,:]\p{N}+)*/gu) ?? [];
}

/**
 * Syllables of a Polish word: its vowels, without an „i” that only softens the consonant before a vowel (nia)
 * and with „au”, „eu” at the beginning as one (audyt, Europa). A number or an abbreviation without vowels has one.
 */
export function countSyllables(word: string): number {
  const vowels = word
    .toLowerCase()
    .replace(/^(?:au|eu)/, 'a')
    .replace(/(?<=\p{L})i(?=[aąeęoóu])/gu, '')
    .match(/[aąeęioóuy]/g);
  return Math.max(1, vowels?.length ?? 0);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
