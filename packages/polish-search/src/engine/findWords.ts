import {foldPolish, remembering} from '@cooperative/polish';
import type {Found} from './excerpt';
import type {Interpretation} from './interpret';
import {formMatch} from '../lexicon/lexicon';
import type {TermMatch} from './matchWord';
import {keyLength} from '../shards';
import {stem} from '../lexicon/stem';
import type {MatchKind} from '../types';
import {someWordsOf, type Word} from '../lexicon/words';

/** The words of a text that match a word of the query, each with its family. */
export type Finder = (text: string) => (Found & {readonly family: string})[];

/** Finds whatever the interpretation says the query words may mean. */
export function wordFinder({words, synonyms}: Interpretation): Finder {
  // Keyed by their first letters, which all forms of an entry share.
  const wanted = new Map<string, {index: number; match: TermMatch}[]>();
  words.forEach(({matches}, index) => {
    for (const match of matches) {
      const {foldedStem, endings} = match.entry;
      const key = startOf(foldedStem + (endings.folded[0] ?? ''));
      wanted.set(key, [...(wanted.get(key) ?? []), {index, match}]);
    }
  });
  const families = new Map(
    synonyms.flatMap(({covers, words: phrase}) =>
      phrase.map(({family}) => [family, covers[0] ?? 0] as const),
    ),
  );
  const familyKeys = new Set([...families.keys()].map(startOf));
  const find = remembering(
    (form: string): {index: number; as: MatchKind; family: string} | null => {
      const word = {text: form, folded: foldPolish(form)};
      const family = stem(word.folded);
      const meant = wanted
        .get(startOf(word.folded))
        ?.find(({match}) => formMatch(match.entry, word.text, word.folded) !== null);
      if (meant) {
        return {
          index: meant.index,
          as: standsAs(meant.match, words[meant.index]?.word, word),
          family,
        };
      }
      const index = families.get(family);
      return index === undefined ? null : {index, as: 'synonym', family};
    },
  );
  // The first letters rule out most words of a text before anything else is computed.
  const isWanted = remembering((beginning: string) => {
    const key = foldPolish(beginning);
    return key.length < keyLength || wanted.has(key) || familyKeys.has(key);
  });
  return (text) =>
    someWordsOf(text, (written) => isWanted(startOf(written))).flatMap((word) => {
      const found = find(word.text);
      return found ? [{start: word.start, end: word.end, ...found}] : [];
    });
}

const startOf = (word: string): string => word.slice(0, keyLength);

function standsAs(
  {kind, form}: TermMatch,
  typed: Word | undefined,
  standing: Pick<Word, 'text' | 'folded'>,
): MatchKind {
  if (kind === 'typo' && standing.text === form) {
    return 'exact';
  }
  if (kind !== 'exact' && kind !== 'folded') {
    return kind;
  }
  return typed?.text === standing.text
    ? 'exact'
    : typed?.folded === standing.folded
      ? 'folded'
      : 'lemma';
}
