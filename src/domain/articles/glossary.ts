import {foldPolish} from '@cooperative/polish';

/** A term as shown on the glossary page. */
export interface GlossaryEntry {
  readonly id: string;
  readonly term: string;
  readonly abbreviations: readonly string[];
  /** Inflected forms as written by the editor; a part in brackets is optional. */
  readonly forms: readonly string[];
  readonly synonyms: readonly string[];
  readonly definition: string;
  /** Where the law defines it. */
  readonly basis: string;
  /** The main article about it. */
  readonly article: {readonly title: string; readonly permalink: string} | null;
  /** Related terms. */
  readonly see: readonly {readonly id: string; readonly term: string}[];
}

/** What a term's card shows. */
export type TermCard = Pick<GlossaryEntry, 'term' | 'definition'>;

/** The names of a term in a text. */
export interface TermNames {
  readonly id: string;
  readonly names: readonly string[];
  /** Phrases in which the same words mean something else. */
  readonly except: readonly string[];
}

/** A term in a text, from `start` up to but not including `end`. */
export interface FoundTerm {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Both readings of a form with a part in brackets: `punktu poboru (energii)`. */
export function expandForm(form: string): string[] {
  return form.includes('(')
    ? [form.replace(/[()]/g, ''), form.replace(/ ?\([^()]*\)/g, '').trim()]
    : [form];
}

/** Two capitals at the start mark an abbreviation, which in lower case may be another word (`SE` and „se”). */
const abbreviation = /^\p{Lu}{2}/u;

/**
 * Makes a function that finds all terms in a text, as whole words. The longest name wins: a shorter name inside a
 * longer one, or inside a phrase that means something else, is not found.
 */
export function termFinder(terms: readonly TermNames[]): (text: string) => FoundTerm[] {
  const owners = new Map<string, string | null>();
  for (const {id, names, except} of terms) {
    names.flatMap(expandForm).forEach((name) => owners.set(keyOf(name), id));
    except.forEach((phrase) => owners.set(keyOf(phrase), null));
  }
  if (owners.size === 0) {
    return () => [];
  }
  const patterns = patternsByFirstWord([...owners.keys()]);

  return (text) => {
    const all: FoundTerm[] = [];
    let end = 0;
    for (const {0: word, index: start} of text.matchAll(words)) {
      const pattern = patterns.get(inSmall(word));
      // Not the rest of a word with a hyphen.
      if (
        pattern === undefined ||
        start < end ||
        /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, start - 2), start))
      ) {
        continue;
      }
      pattern.lastIndex = start;
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) {
        continue;
      }
      end = start + found.length;
      const name = found.replace(/\s+/g, ' ');
      const id = owners.get(name) ?? owners.get(inSmall(name));
      if (id != null) {
        all.push({id, start, end});
      }
    }
    return all;
  };
}

const words = /[\p{L}\p{N}]+/gu;

/** What matches the names that begin with a word, the longest first. One pattern of all names takes long at each word. */
function patternsByFirstWord(names: readonly string[]): ReadonlyMap<string, RegExp> {
  const groups = new Map<string, string[]>();
  for (const name of names.slice().sort((a, b) => b.length - a.length)) {
    const [first = ''] = name.match(words) ?? [];
    groups.set(inSmall(first), [...(groups.get(inSmall(first)) ?? []), name]);
  }
  return new Map(
    [...groups].map(([first, group]) => {
      const alternatives = group
        // Text on a page has no-break spaces, and line breaks where the editor typed them.
        .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
        .join('|');
      return [first, new RegExp(`(?:${alternatives})(?!\\p{L}|\\p{N}|-[\\p{L}\\p{N}])`, 'iuy')];
    }),
  );
}

/** Abbreviations are case-sensitive, other names are not. */
function keyOf(name: string): string {
  return abbreviation.test(name) ? name : inSmall(name);
}

function inSmall(name: string): string {
  return name.toLocaleLowerCase('pl');
}

/** Terms grouped by first letter, both sorted by the Polish alphabet. */
export function termsByLetter<T extends Pick<GlossaryEntry, 'term'>>(
  terms: readonly T[],
): {readonly letter: string; readonly terms: readonly T[]}[] {
  const {compare} = new Intl.Collator('pl');
  const groups = new Map<string, T[]>();
  for (const term of terms.slice().sort((a, b) => compare(a.term, b.term))) {
    const letter = term.term.charAt(0).toLocaleUpperCase('pl');
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, group]) => ({letter, terms: group}));
}

/** Whether a term matches what was typed, in any of its forms or by a similar word. */
export function answersQuery(
  {term, abbreviations, forms, synonyms}: GlossaryEntry,
  query: string,
): boolean {
  const wanted = foldPolish(query.trim());
  return [term, ...abbreviations, ...forms.flatMap(expandForm), ...synonyms].some((name) =>
    foldPolish(name).includes(wanted),
  );
}
