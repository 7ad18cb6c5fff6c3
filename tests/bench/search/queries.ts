import {readFileSync} from 'node:fs';
import {foldPolish} from '@cooperative/polish';
import {isFiller, wordsOf} from '@site/packages/polish-search/src/lexicon/words';
import type {Dictionary} from '@cooperative/polish-search/dictionary';
import type {SearchablePage} from '@cooperative/polish-search/build';

/** A query and the addresses that answer it; none if nothing should answer it. */
export interface Query {
  readonly kind: string;
  readonly text: string;
  readonly relevant: readonly string[];
}

export const negative = 'negative';

/** Queries from a file of tab-separated rows: class, query, and how the last parts of the answering addresses begin. */
export function readQueries(file: string): Query[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', text = '', relevant = ''] = line.split('\t');
      return {
        kind,
        text,
        relevant: kind === negative ? [] : relevant.split(','),
      };
    });
}

/**
 * Queries made from the titles of a collection, with a fixed seed: words of a title as written, in another form,
 * without diacritics, with a typo, cut short, in a question. They are answered by every page whose title contains all
 * the words in some form.
 */
export function titleQueries(
  pages: readonly SearchablePage[],
  dictionary: Dictionary,
  count: number,
  seed = 1,
): Query[] {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(random() * items.length)];
  const basesOf = (word: string): readonly string[] => {
    const bases = dictionary.basesOf(word);
    return bases.length > 0 ? bases : [word];
  };
  const titles = pages.map(({url, title}) => ({
    url,
    words: contentWords(title),
    bases: new Set(contentWords(title).flatMap(basesOf)),
  }));
  const relevantTo = (words: readonly string[]): string[] =>
    titles
      .filter(({bases}) => words.every((word) => basesOf(word).some((base) => bases.has(base))))
      .map(({url}) => url);

  const inflect = (word: string): string => {
    const base = pick(dictionary.basesOf(word));
    const forms =
      base === undefined
        ? []
        : dictionary
            .formsOf(base)
            .filter((form) => form !== word && !/(?:by|ś|ście|śmy|że|ż)$/.test(form));
    return pick(forms) ?? word;
  };
  const fold = (words: string): string => foldPolish(words);
  const slip = (words: readonly string[]): string => {
    const longest = words.slice().sort((a, b) => b.length - a.length)[0] ?? '';
    return words.map((word) => (word === longest ? withSlip(word, random) : word)).join(' ');
  };
  const shorten = (words: readonly string[]): string => {
    const last = words.at(-1) ?? '';
    return [...words.slice(0, -1), last.slice(0, Math.max(3, Math.ceil(last.length * 0.6)))].join(
      ' ',
    );
  };
  const makers: Record<string, (words: readonly string[]) => string> = {
    exact: (words) => words.join(' '),
    nodiacritics: (words) => fold(words.join(' ')),
    inflection: (words) => words.map(inflect).join(' '),
    'inflection+nodia': (words) => fold(words.map(inflect).join(' ')),
    typo: slip,
    'typo+nodia': (words) => fold(slip(words)),
    prefix: shorten,
    question: (words) =>
      `${pick(['jak zrobić', 'gdzie jest', 'co to jest', 'do czego służy', 'jak działa']) ?? ''} ${words.map(inflect).join(' ')}`,
  };
  return Object.entries(makers).flatMap(([kind, make]) =>
    Array.from({length: count}, () => {
      for (;;) {
        const words = (pick(titles)?.words ?? []).slice(0, 3);
        const relevant = relevantTo(words);
        const isFit =
          words.length > 0 &&
          words.some((word) => word.length > 5) &&
          words.every((word) => /^\p{L}+$/u.test(word)) &&
          relevant.length > 0 &&
          relevant.length <= 5;
        if (isFit) {
          return {kind, text: make(words), relevant};
        }
      }
    }),
  );
}

function contentWords(title: string): string[] {
  return wordsOf(title.normalize('NFC'))
    .filter(({folded}) => !isFiller(folded))
    .map(({text}) => text);
}

/** The word with a letter dropped, doubled, changed or swapped with the next one; never the first letter. */
function withSlip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const slips = [
    before + next + after,
    before + letter + letter + next + after,
    before + (letter === 'a' ? 'e' : 'a') + next + after,
    before + next + letter + after,
  ];
  return slips[Math.floor(random() * slips.length)] ?? word;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
