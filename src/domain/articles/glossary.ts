import {foldPolish} from '../kernel/text';

/** A term as the page of the glossary shows it. */
export interface GlossaryEntry {
  readonly id: string;
  readonly term: string;
  readonly abbreviations: readonly string[];
  /** Inflected forms as the editor wrote them; a part in brackets may be left out. */
  readonly forms: readonly string[];
  readonly synonyms: readonly string[];
  readonly definition: string;
  /** Where the law defines it. */
  readonly basis: string;
  /** Article that says most about it. */
  readonly article: {readonly title: string; readonly permalink: string} | null;
  /** Other terms worth a look. */
  readonly see: readonly {readonly id: string; readonly term: string}[];
}

/** What the card of a term says. */
export type TermCard = Pick<GlossaryEntry, 'term' | 'definition'>;

/** What a term is called in a text. */
export interface TermNames {
  readonly id: string;
  readonly names: readonly string[];
  /** Phrases in which the same words mean something else. */
  readonly except: readonly string[];
}

/** A term in a text: from `start` up to but without `end`. */
export interface FoundTerm {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Both readings of a form with a part in brackets: `punktu poboru (energii)`. */
export function expandForm(form: string): string[] {
  return form.includes('(')
    ? [form.replace(/[()]/g, ''), form.replace(/ ?\([^)]*\)/g, '').trim()]
    : [form];
}

/** Two capitals at the start: an abbreviation, which in small letters may be a word (`SE` and „se”). */
const abbreviation = /^\p{Lu}{2}/u;
const wordBefore = /(?<!\p{L}|\p{N}|[\p{L}\p{N}]-)/u.source;
const wordAfter = /(?!\p{L}|\p{N}|-[\p{L}\p{N}])/u.source;

/**
 * Makes a function that finds all terms of a text, whole words only, the longest name first: a shorter name inside a
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
  const alternatives = [...owners.keys()]
    .toSorted((a, b) => b.length - a.length)
    // Text on a page has no-break spaces, and a new line where the editor began one.
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'));
  const pattern = new RegExp(`${wordBefore}(?:${alternatives.join('|')})${wordAfter}`, 'giu');

  return (text) =>
    [...text.matchAll(pattern)].flatMap(({0: found, index}) => {
      const name = found.replace(/\s+/g, ' ');
      const id = owners.get(name) ?? owners.get(inSmall(name));
      return id == null ? [] : [{id, start: index, end: index + found.length}];
    });
}

/** Abbreviations keep their capitals; other names are the same in small letters. */
function keyOf(name: string): string {
  return abbreviation.test(name) ? name : inSmall(name);
}

function inSmall(name: string): string {
  return name.toLocaleLowerCase('pl');
}

/** Terms under their first letters, both in the order of the Polish alphabet. */
export function termsByLetter<T extends Pick<GlossaryEntry, 'term'>>(
  terms: readonly T[],
): {readonly letter: string; readonly terms: readonly T[]}[] {
  const {compare} = new Intl.Collator('pl');
  const groups = new Map<string, T[]>();
  for (const term of terms.toSorted((a, b) => compare(a.term, b.term))) {
    const letter = term.term.charAt(0).toLocaleUpperCase('pl');
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, group]) => ({letter, terms: group}));
}

/** Whether a term, in any of its forms or by a word close to it, answers what was typed. */
export function answersQuery(
  {term, abbreviations, forms, synonyms}: GlossaryEntry,
  query: string,
): boolean {
  const wanted = foldPolish(query.trim());
  return [term, ...abbreviations, ...forms.flatMap(expandForm), ...synonyms].some((name) =>
    foldPolish(name).includes(wanted),
  );
}
