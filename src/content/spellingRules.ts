import {misspeltIn, type Misspelt, type SpellingRules} from '../domain/articles/misspelt';
import type {Problem} from './problem';

/** The rules of spelling as plain data; the dictionary is a file of its own. */
export interface WrittenRules {
  /** Regular expressions, each with its flags. */
  readonly ignored: readonly (readonly [source: string, flags: string])[];
  readonly own: readonly string[];
  readonly flagged: readonly (readonly [word: string, instead: string])[];
}

/** The rules that were written as plain data. */
export function rulesFrom(
  {ignored, own, flagged}: WrittenRules,
  isPolish: SpellingRules['isPolish'],
): SpellingRules {
  return {
    ignored: ignored.map(([source, flags]) => new RegExp(source, flags)),
    own: new Set(own),
    flagged: new Map(flagged),
    isPolish,
  };
}

/** The problems of a text, a word twice in a line once. */
export function spellingProblems(file: string, text: string, rules: SpellingRules): Problem[] {
  const problems = new Map<string, Problem>();
  for (const {word, offset, instead} of misspeltIn(text, rules)) {
    const line = text.slice(0, offset).split('\n').length;
    problems.set(`${line}:${word}`, {file, line, text: messageOf({word, instead})});
  }
  return [...problems.values()];
}

function messageOf({word, instead}: Pick<Misspelt, 'word' | 'instead'>): string {
  return instead === null
    ? `nie znamy słowa „${word}”. Popraw literówkę albo dopisz dobre słowo do listy „Słownik pisowni” (src/data/pisownia.yaml).`
    : `słowa „${word}” w serwisie nie używamy. Wpisz${instead === '' ? ' inne' : `: ${instead}`}.`;
}
