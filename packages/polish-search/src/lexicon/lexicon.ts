import {foldPolish} from '@cooperative/polish';
import {encodeEndings, type Endings} from './endings';
import {entryKey} from '../shards';
import {stem} from './stem';

// One file, long as it is: what the build writes is read here too, so that both sides of the format change together.

/**
 * The words of the index with all their forms. A term is a word in all its forms; an entry holds those of its forms
 * that begin the same way, as a stem and its endings („spółdzielni|a|e|om…”).
 */
export interface TermForms {
  /** The base form first. */
  readonly forms: readonly string[];
  /** In how many sections the term occurs. */
  readonly sections: number;
  /** Where it occurs, as a line of a file of places. */
  readonly places: string;
}

/** Sizes in characters above which no further beginning is added to a shard. */
interface ShardLimits {
  readonly words: number;
  readonly places: number;
}

export interface LexiconEntry {
  /** Computed from its shard and its line there. */
  readonly number: number;
  /** Number of the entry with the base form of the term: the same for all entries of a term. */
  readonly term: number;
  readonly stem: string;
  readonly foldedStem: string;
  readonly endings: Endings;
  /** Approximate number of sections in which the term occurs: a power of two. */
  readonly frequency: number;
  /** Stem of the base form, shared by the words of one family. */
  readonly family: string;
}

/** All entries from one beginning up to the next, one per line. */
interface EncodedShard {
  readonly from: string;
  readonly words: string;
  readonly places: string;
}

interface EncodedLexicon {
  readonly shards: readonly EncodedShard[];
  /** Blocks of endings referred to by the shards. */
  readonly blocks: readonly string[];
  /** Number of the entry with the base form of each term. */
  readonly numbers: readonly number[];
}

/** Identifies an entry by its shard and its line there, as one number. */
const entryNumber = (shard: number, line: number, shardCount: number): number =>
  line * shardCount + shard;

export const shardOfEntry = (entry: number, shardCount: number): number => entry % shardCount;

export const lineOfEntry = (entry: number, shardCount: number): number =>
  Math.floor(entry / shardCount);

/** Packs the entries, in the order of their beginnings, into shards of about the size set by `limits`. */
export function encodeLexicon(terms: readonly TermForms[], limits: ShardLimits): EncodedLexicon {
  const groups = terms
    .flatMap((term, index) =>
      groupsOf(term).map((group, place) => ({...group, index, isBase: place === 0})),
    )
    .sort((a, b) => compare(a.place, b.place) || compare(a.stem, b.stem) || a.index - b.index);
  const lists = [...new Set(groups.map(({endings}) => endings))];
  const {blocks, lines: encoded} = encodeEndings(lists.map((list) => list.split(' ')));
  const lineOf = new Map(lists.map((list, number) => [list, encoded[number] ?? '']));

  const shards: {from: string; entries: typeof groups}[] = [{from: '', entries: []}];
  let words = 0;
  let places = 0;
  let previous = '';
  for (const group of groups) {
    const isFull = words > limits.words || places > limits.places;
    // Entries with the same place must be in the same shard.
    if (isFull && group.place !== previous) {
      shards.push({from: beginningAfter(previous, group.place), entries: []});
      words = 0;
      places = 0;
    }
    shards.at(-1)?.entries.push(group);
    words += group.stem.length + (lineOf.get(group.endings)?.length ?? 0);
    places += terms[group.index]?.places.length ?? 0;
    previous = group.place;
  }

  const numbers: number[] = [];
  shards.forEach(({entries}, number) => {
    entries.forEach(({index, isBase}, line) => {
      if (isBase) {
        numbers[index] = entryNumber(number, line, shards.length);
      }
    });
  });
  return {
    shards: shards.map(({from, entries}) => ({
      from,
      words: entries
        .map(({stem, endings, index, isBase}, line) => {
          const shared = sharedLength(entries[line - 1]?.stem ?? '', stem);
          return [
            `${digit(shared)}${stem.slice(shared)}`,
            `${digit(Math.round(Math.log2((terms[index]?.sections ?? 0) + 1)))}${lineOf.get(endings) ?? ''}`,
            ...(isBase ? [] : [(numbers[index] ?? 0).toString(36)]),
          ].join(' ');
        })
        .join('\n'),
      places: entries.map(({index}) => terms[index]?.places ?? '').join('\n'),
    })),
    blocks,
    numbers,
  };
}

/** The entries of a shard; their numbers follow from its number and the number of all shards. */
export function decodeShard(
  words: string,
  shard: number,
  shardCount: number,
  readEndings: (line: string) => Endings,
): LexiconEntry[] {
  let previous = '';
  const lines = words === '' ? [] : words.split('\n');
  return lines.map((line, place) => {
    const [written = '', said = '', other] = line.split(' ');
    const base = previous.slice(0, parseInt(written.charAt(0), 36)) + written.slice(1);
    previous = base;
    const number = entryNumber(shard, place, shardCount);
    const term = other === undefined ? number : parseInt(other, 36);
    const endings = (): Endings => readEndings(said.slice(1));
    return new DecodedEntry(number, term, base, parseInt(said.charAt(0), 36), endings);
  });
}

/** Most entries of a shard are ruled out by their stem, so everything else is computed on demand. */
class DecodedEntry implements LexiconEntry {
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

/** Whether a word is a form of the entry: as written, or with missing or wrong diacritics. */
export function formMatch(
  entry: LexiconEntry,
  text: string,
  folded: string,
): 'exact' | 'folded' | null {
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

/** The base form, or the first form in an entry of forms that begin differently from it. */
export function headword(entry: LexiconEntry): string {
  return entry.stem + (entry.endings.written[0] ?? '');
}

interface Group {
  readonly stem: string;
  /** The common beginning of the folded forms, by which entries are sorted. */
  readonly place: string;
  readonly endings: string;
}

/** The families of the entries of a term: see {@link LexiconEntry.family}. */
export function familiesOf(term: Pick<TermForms, 'forms'>): string[] {
  return groupsOf(term).map(({stem: start, endings}) =>
    stem(foldPolish(start + (endings.split(' ')[0] ?? ''))),
  );
}

/** Forms by their beginning; the group of the base form first. */
function groupsOf({forms}: Pick<TermForms, 'forms'>): Group[] {
  const byKey = new Map<string, {written: string[]; folded: string[]}>();
  for (const form of forms) {
    const folded = foldPolish(form);
    const key = entryKey(folded);
    const group = byKey.get(key) ?? {written: [], folded: []};
    group.written.push(form);
    group.folded.push(folded);
    byKey.set(key, group);
  }
  return [...byKey.values()].map(({written, folded}) => {
    const start = commonBeginning(written);
    const [base = '', ...rest] = written.map((form) => form.slice(start.length));
    return {
      stem: start,
      // „przychód” and „przychodem” have more in common without diacritics.
      place: commonBeginning(folded),
      endings: [base, ...new Set(rest.slice().sort())].join(' '),
    };
  });
}

/** The shortest beginning of a word that sorts after the previous word. */
function beginningAfter(before: string, word: string): string {
  let length = 1;
  while (length < word.length && word.slice(0, length) <= before) {
    length++;
  }
  return word.slice(0, length);
}

/** At most 35 letters: more would not fit the front coding. */
function commonBeginning([first = '', ...others]: readonly string[]): string {
  return others.reduce(
    (beginning, other) => beginning.slice(0, sharedLength(beginning, other)),
    first.slice(0, 35),
  );
}

/** How many first letters two words share, at most 35. */
export function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < 35 && length < a.length && a[length] === b[length]) {
    length++;
  }
  return length;
}

const digit = (value: number): string => Math.min(value, 35).toString(36);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
