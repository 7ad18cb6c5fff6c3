import {splitSentences} from './sentences';

/** How hard a text is to read. All numbers are finite; they are zero for a text without words. */
export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** Mean number of words per sentence. */
  readonly sentenceLength: number;
  /** Fraction of long words, 0–1. */
  readonly longWords: number;
  /** Gunning's fog index: roughly the years of schooling needed to read the text easily. */
  readonly fog: number;
  /** Number of sentences in the longest paragraph. */
  readonly longestParagraph: number;
}

/** Upper limits for an article: FOG, sentences of a paragraph, words of a sentence. */
export const readabilityLimits = {fog: 13, paragraph: 6, sentence: 25} as const;

/** A Polish word is long from this many syllables. */
const longWordSyllables = 4;

/**
 * Measures paragraphs by Gunning's FOG, 0.4 × (words per sentence + long words per 100 words). In its Polish version
 * (FOG-PL, Jasnopis) a word is long from four syllables, not three. Words are counted as inflected in the text, not in
 * their dictionary form, so the result is never more lenient than theirs. A paragraph is at least one sentence, even
 * without a full stop.
 */
export function measureReadability(paragraphs: readonly string[]): Readability {
  const sentenceCounts = paragraphs.map((paragraph) => splitSentences(paragraph).length);
  const words = paragraphs.flatMap(readableWords);
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
export function readableWords(text: string): string[] {
  return text.match(/\p{L}+|\p{N}+(?:[ \u00a0]\p{N}{3}(?!\p{N}))*(?:[.,:]\p{N}+)*/gu) ?? [];
}

/**
 * Syllables of a Polish word: its vowels, except an „i” that only softens a consonant before another vowel (nia), and
 * with an initial „au” or „eu” counted as one (audyt, Europa). A number or an abbreviation without vowels has one.
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
