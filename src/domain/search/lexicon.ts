import {foldPolish} from '../text';
import {encodeEndings, type Endings} from './endings';
import {stem} from './stem';

/**
 * The words of the index with all their forms. A term is a word in any form; an entry holds those of its forms that
 * begin alike, as a stem and its endings („spółdzielni|a|e|om…”).
 */
export interface TermForms {
  /** The base form first. */
  readonly forms: readonly string[];
  /** In how many sections the term stands. */
  readonly sections: number;
}

export interface Entry {
  /** Its line in the files of places: entries are numbered in their order. */
  readonly number: number;
  /** Number of the entry with the base form of the term: the same for all entries of a term. */
  readonly term: number;
  readonly stem: string;
  readonly foldedStem: string;
  readonly endings: Endings;
  /** Roughly in how many sections the term stands: a power of two. */
  readonly frequency: number;
  /** Stem of the base form by the stemmer, which words of one family share. */
  readonly family: string;
}

/** A part of the lexicon: all words whose folded beginning (see {@link shardKey}) lies from one key up to the next. */
interface EncodedShard {
  readonly from: string;
  readonly text: string;
}

export interface EncodedLexicon {
  readonly shards: readonly EncodedShard[];
  /** Blocks of endings that the shards name. */
  readonly blocks: readonly string[];
  /** The entries by number, in the order of what their folded forms begin with, with the index of their term. */
  readonly order: readonly {
    readonly index: number;
    readonly isBase: boolean;
    readonly place: string;
  }[];
}

/** Letters that all forms of an entry share. */
export const keyLength = 3;
/** The prefix that any adjective or participle may have: what tells such words apart comes after it. */
export const negation = 'nie';

/** The beginning by which a word is assigned to a shard: three letters, not counting a negation. */
export function shardKey(folded: string): string {
  return folded.slice(0, (folded.startsWith(negation) ? negation.length : 0) + keyLength);
}

/** Numbers the entries in the order of their folded beginnings and packs them into shards of about `shardSize` characters. */
export function encodeLexicon(terms: readonly TermForms[], shardSize: number): EncodedLexicon {
  const groups = terms
    .flatMap((term, index) =>
      groupsOf(term).map((group, place) => ({...group, index, isBase: place === 0})),
    )
    .toSorted((a, b) => compare(a.place, b.place) || compare(a.stem, b.stem) || a.index - b.index);
  const numbers = new Map(
    groups.flatMap(({index, isBase}, number) => (isBase ? [[index, number]] : [])),
  );
  const lists = [...new Set(groups.map(({endings}) => endings))];
  const {blocks, lines: encoded} = encodeEndings(lists.map((list) => list.split(' ')));
  const lineOf = new Map(lists.map((list, number) => [list, encoded[number] ?? '']));

  const shards: {from: string; text: string}[] = [];
  let lines: string[] = [];
  let size = 0;
  let previous = '';
  let previousKey = '';
  const close = (): void => {
    const last = shards.at(-1);
    if (last) {
      last.text += lines.join('\n');
    }
    lines = [];
    size = 0;
  };
  for (const [place, group] of groups.entries()) {
    if (shards.length === 0 || (size > shardSize && group.key !== previousKey)) {
      close();
      shards.push({from: shards.length === 0 ? '' : group.key, text: `${place}\n`});
      previous = '';
    }
    const shared = sharedLength(previous, group.stem);
    const number = numbers.get(group.index) ?? 0;
    const line = [
      `${digit(shared)}${group.stem.slice(shared)}`,
      `${digit(Math.round(Math.log2((terms[group.index]?.sections ?? 0) + 1)))}${lineOf.get(group.endings) ?? ''}`,
      ...(group.isBase ? [] : [number.toString(36)]),
    ].join(' ');
    lines.push(line);
    size += line.length;
    previous = group.stem;
    previousKey = group.key;
  }
  close();
  return {
    shards,
    blocks,
    order: groups.map(({index, isBase, place}) => ({index, isBase, place})),
  };
}

export function decodeShard(text: string, readEndings: (line: string) => Endings): Entry[] {
  const [first = '0', ...lines] = text.split('\n');
  let next = Number(first);
  let previous = '';
  return lines.flatMap((line) => {
    const [written = '', said = '', other] = line.split(' ');
    if (written === '') {
      return [];
    }
    const base = previous.slice(0, parseInt(written.charAt(0), 36)) + written.slice(1);
    previous = base;
    const number = next++;
    const term = other === undefined ? number : parseInt(other, 36);
    const endings = (): Endings => readEndings(said.slice(1));
    return [new DecodedEntry(number, term, base, parseInt(said.charAt(0), 36), endings)];
  });
}

/** Most entries of a shard are passed over by their stem: the rest is made when it is asked for. */
class DecodedEntry implements Entry {
  readonly foldedStem: string;
  #family: string | null = null;

  constructor(
    readonly number: number,
    readonly term: number,
    readonly stem: string,
    readonly frequency: number,
    private readonly readEndings: () => Endings,
  ) {
    this.foldedStem = foldPolish(stem);
  }

  get endings(): Endings {
    return this.readEndings();
  }

  get family(): string {
    this.#family ??= stem(this.foldedStem + (this.endings.folded[0] ?? ''));
    return this.#family;
  }
}

/** Whether a word is a form of the entry: as written, or with diacritics left out or misplaced. */
export function formMatch(entry: Entry, text: string, folded: string): 'exact' | 'folded' | null {
  if (!folded.startsWith(entry.foldedStem)) {
    return null;
  }
  if (
    text.startsWith(entry.stem) &&
    entry.endings.written.includes(text.slice(entry.stem.length))
  ) {
    return 'exact';
  }
  return entry.endings.folded.includes(folded.slice(entry.foldedStem.length)) ? 'folded' : null;
}

/** The base form, or for forms that begin unlike it the first of them. */
export function headword(entry: Entry): string {
  return entry.stem + (entry.endings.written[0] ?? '');
}

interface Group {
  readonly key: string;
  readonly stem: string;
  /** What the folded forms begin with: groups stand in this order. */
  readonly place: string;
  readonly endings: string;
}

/** Forms by their beginning; the group of the base form first. */
function groupsOf({forms}: TermForms): Group[] {
  const byKey = new Map<string, string[]>();
  for (const form of forms) {
    const key = shardKey(foldPolish(form));
    byKey.set(key, [...(byKey.get(key) ?? []), form]);
  }
  return [...byKey].map(([key, group]) => {
    const start = commonBeginning(group);
    const [base = '', ...rest] = group.map((form) => form.slice(start.length));
    return {
      key,
      stem: start,
      // „przychód” and „przychodem” have more in common without diacritics.
      place: commonBeginning(group.map(foldPolish)),
      endings: [base, ...new Set(rest.toSorted())].join(' '),
    };
  });
}

/** At most 35 letters: more do not fit the front coding. */
function commonBeginning([first = '', ...others]: readonly string[]): string {
  return others.reduce(
    (beginning, other) => beginning.slice(0, sharedLength(beginning, other)),
    first.slice(0, 35),
  );
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < 35 && length < a.length && a[length] === b[length]) {
    length++;
  }
  return length;
}

const digit = (value: number): string => Math.min(value, 35).toString(36);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
