import type {Dictionary} from '../dictionary/dictionary';
import {foldPolish, remembering} from '@cooperative/polish';
import {familiesOf, type TermForms} from '../lexicon/lexicon';
import {stem} from '../lexicon/stem';

/** Shorter words are protected by the engine itself: a slip in them is hardly ever assumed. */
const shortestWord = 5;
const shortestStem = 4;
const mostSlips = 2;
/** About as many letters of a stem may differ as of the words that have it. */
const slipsIn = (stemmed: string): number => (stemmed.length < 6 ? 1 : mostSlips);
/** Enough letters to tell most stems apart. */
const beginningLength = 3;
/** More letters than any word has. */
const wholeWord = 100;

/**
 * Stems of all words of a dictionary by their beginnings. They do not depend on the content, and the development server
 * asks after every save.
 */
const stemsOf = remembering((dictionary: Dictionary): ReadonlyMap<string, readonly string[]> => {
  const stems = new Set(
    dictionary
      .bases()
      .filter(({length}) => length >= shortestWord)
      .map((base) => stem(foldPolish(base))),
  );
  const groups = new Map<string, string[]>();
  for (const each of stems) {
    if (each.length >= shortestStem && /^[a-z]+$/.test(each)) {
      const beginning = each.slice(0, beginningLength + mostSlips);
      const group = groups.get(beginning);
      if (group) {
        group.push(each);
      } else {
        groups.set(beginning, [each]);
      }
    }
  }
  return groups;
});

/**
 * Stems of the right words that the index lacks but could take for slips of its own: „śmieci” for „śmierci”. In
 * alphabetical order.
 *
 * Two stems differ by few letters if leaving out so many of each can make them the same. What is left is compared by its
 * hash, because the dictionary has millions of such remains.
 */
export function foreignStems(
  terms: readonly Pick<TermForms, 'forms'>[],
  dictionary: Dictionary,
): string[] {
  const own = new Set(terms.flatMap(({forms}) => forms.map((form) => stem(foldPolish(form)))));
  const remains = new HashSet();
  const beginnings = new HashSet();
  for (const each of new Set(terms.flatMap(familiesOf))) {
    if (each.length >= shortestStem) {
      someRemains(each, slipsIn(each), wholeWord, (hash) => remains.add(hash));
      someRemains(each, slipsIn(each), beginningLength, (hash) => beginnings.add(hash));
    }
  }
  const mayBegin = (hash: number): boolean => beginnings.has(hash);
  const mayBe = (hash: number): boolean => remains.has(hash);
  return [...stemsOf(dictionary)]
    .flatMap(([beginning, stems]) =>
      someRemains(beginning, mostSlips, beginningLength, mayBegin)
        ? stems.filter(
            (each) => !own.has(each) && someRemains(each, slipsIn(each), wholeWord, mayBe),
          )
        : [],
    )
    .sort();
}

/**
 * Whether the test passes for the hash of a word or of what is left of it without up to two of its letters. Of what is
 * left, only as many letters count as `length` says.
 */
function someRemains(
  word: string,
  letters: number,
  length: number,
  test: (hash: number) => boolean,
): boolean {
  if (test(hashWithout(word, -1, -1, length))) {
    return true;
  }
  for (let first = 0; first < word.length; first++) {
    const end = letters > 1 ? word.length : first + 1;
    for (let second = first; second < end; second++) {
      if (test(hashWithout(word, first, second, length))) {
        return true;
      }
    }
  }
  return false;
}

function hashWithout(word: string, first: number, second: number, length: number): number {
  let hash = 0;
  let left = length;
  for (let place = 0; place < word.length && left > 0; place++) {
    if (place !== first && place !== second) {
      hash = (hash * 31 + word.charCodeAt(place)) | 0;
      left--;
    }
  }
  return hash;
}

const slots = 1 << 20;

/** A set that tells most of what it lacks by one byte. */
class HashSet {
  readonly #hashes = new Set<number>();
  readonly #slots = new Uint8Array(slots);

  add(hash: number): false {
    this.#hashes.add(hash);
    this.#slots[hash & (slots - 1)] = 1;
    return false;
  }

  has(hash: number): boolean {
    return this.#slots[hash & (slots - 1)] === 1 && this.#hashes.has(hash);
  }
}
