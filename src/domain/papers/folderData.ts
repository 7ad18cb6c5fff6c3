import {
  failed,
  type IsoDay,
  isRecord,
  ok,
  parseJson,
  parsePolishNumber,
  type Result,
} from '@cooperative/polish';
import {
  folderGroups,
  fieldOf,
  isListId,
  isNeeded,
  listIds,
  type FolderGroup,
  type ListId,
} from './folder';
import {fromFile} from './words';

/** One entry of a list: texts by the names of its fields. */
export type Entry = Readonly<Record<string, string>>;

/** A day of the folder: one that was entered, or the last one of a term counted from it. */
export interface FolderDay {
  /** The same in every calendar of the folder. */
  readonly id: string;
  readonly title: string;
  /** What it follows from, in a few words. */
  readonly basis: string;
  readonly day: IsoDay;
}

/**
 * What has been entered. Everything is kept as it was typed, days as `rrrr-mm-dd` and choices by their values; what is
 * empty is absent.
 */
export interface Folder {
  /** By id, as `cooperative.name`. */
  readonly values: Entry;
  readonly lists: Readonly<Record<ListId, readonly Entry[]>>;
  /** Tells its dates from those of another cooperative; absent as long as it is empty. */
  readonly id?: string;
  /** The days that its calendars had, those taken back included. */
  readonly sent?: readonly FolderDay[];
}

export const emptyFolder: Folder = {
  values: {},
  lists: {
    municipalities: [],
    members: [],
    points: [],
    sources: [],
    batteries: [],
    board: [],
    council: [],
  },
};

/** Longest text of a field; a line of a paper has about ninety letters. */
export const longestText = 300;
/** Most entries of a list: more would be no folder but a register. */
export const mostEntries = 200;

/** Line ends and other characters that control a device, halves of characters, and those that turn the direction. */
const unwanted =
  /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** A text as it may stand in a paper: one line, of bounded length, in the direction its letters have. */
export function paperText(text: string): string {
  return text.slice(0, longestText).replace(unwanted, ' ');
}

/** The folder with a value, or without it; a choice brings with it what is usual, where nothing was entered. */
export function withValue(folder: Folder, id: string, text: string): Folder {
  const values = withText(folder.values, id, text);
  return {...folder, values: {...usualWith(id, values[id]), ...values}};
}

function usualWith(id: string, chosen: string | undefined): Entry {
  return Object.fromEntries(
    Object.entries(folderGroups).flatMap(([group, {fields}]) =>
      Object.entries(fields as FolderGroup['fields']).flatMap(([name, {usual}]) => {
        const isUsual = usual?.when.field === id && usual.when.values.includes(chosen ?? '');
        return isUsual ? [[`${group}.${name}`, usual.text]] : [];
      }),
    ),
  );
}

/**
 * The folder with one field of an entry changed. A new name of a member, or a point, goes to everything that names it; while
 * a member has no name, that keeps the last one.
 */
export function withEntryText(
  folder: Folder,
  list: ListId,
  index: number,
  field: string,
  text: string,
): Folder {
  const before = folder.lists[list][index]?.[field];
  const changed = mapList(folder, list, (entry, at) =>
    at === index ? withText(entry, field, text) : entry,
  );
  const after = paperText(text);
  const last = before ?? (list === 'members' ? lastName(folder) : undefined);
  if (field !== 'name' || last === undefined || after === '') {
    return changed;
  }
  if (list === 'members') {
    return withRenamedMember(changed, last, after);
  }
  const placed = (entry: Entry): Entry =>
    entry.place === last ? withText(entry, 'place', after) : entry;
  return list === 'points'
    ? mapList(mapList(changed, 'sources', placed), 'batteries', placed)
    : changed;
}

/** The folder with one more entry, if there is room. */
export function withEntry(folder: Folder, list: ListId, entry: Entry = {}): Folder {
  const entries = folder.lists[list];
  return entries.length >= mostEntries
    ? folder
    : {...folder, lists: {...folder.lists, [list]: [...entries, entry]}};
}

export function withoutEntry(folder: Folder, list: ListId, index: number): Folder {
  const entries = folder.lists[list].filter((_, at) => at !== index);
  return {...folder, lists: {...folder.lists, [list]: entries}};
}

/** Whether nothing is written down yet. */
export function isEmptyFolder({values, lists}: Folder): boolean {
  return Object.keys(values).length === 0 && listIds.every((list) => lists[list].length === 0);
}

const isoDayPattern = /^\d{4}-\d\d-\d\d$/;

/** Mark of the format of a saved folder, with its version. */
const format = 'teczka-1';
const laterFormat = /^teczka-(?!1$)[1-9]\d*$/;

/** What is said of a list with more entries than a folder takes; null if there is none. */
export function overfull(lists: Readonly<Record<string, unknown>>): string | null {
  const list = listIds.find((id) => {
    const entries = lists[id];
    return Array.isArray(entries) && entries.length > mostEntries;
  });
  return list === undefined
    ? null
    : `Lista „${folderGroups[list].label}” ma ${String((lists[list] as readonly unknown[]).length)} pozycji, a\u00a0teczka mieści ich ${mostEntries}. Niczego nie wzięto: skróć listę albo podziel ją na dwie teczki.`;
}

/** Whether a text is a folder of papers, of any version. */
export function isFolderFile(text: string): boolean {
  const stored = parsed(text.replace(/^\uFEFF/, ''));
  return isRecord(stored) && 'format' in stored;
}

/** Reads the file of a folder, as the site saved it until November 2026. Fields that are no longer known are left out, texts are cleaned. */
export function readFolder(text: string): Result<Folder> {
  const stored = parsed(text.replace(/^\uFEFF/, ''));
  if (isRecord(stored) && laterFormat.test(String(stored.format))) {
    return failed([
      {
        field: 'plik',
        message:
          'Tę teczkę zapisała nowsza wersja strony. Odśwież stronę i\u00a0otwórz teczkę jeszcze raz; pliku nie zmieniaj.',
      },
    ]);
  }
  if (!isRecord(stored) || stored.format !== format) {
    return failed([
      {
        field: 'plik',
        message: 'To nie jest plik teczki. Wybierz plik, który ta strona zapisała: teczka.json.',
      },
    ]);
  }
  const {values, lists: written} = stored;
  const lists = Object.fromEntries(
    listIds.map((list) => [list, isRecord(written) ? written[folderGroups[list].word] : []]),
  );
  const tooLong = overfull(lists);
  if (tooLong !== null) {
    return failed([{field: 'plik', message: tooLong}]);
  }
  const entriesOf = (list: ListId): readonly Entry[] => {
    const entries = lists[list];
    return Array.isArray(entries)
      ? entries.map((entry) => textsOf(entry, (name) => `${list}.${name}`, list))
      : [];
  };
  return ok({
    values: textsOf(values, (id) => (isListId(id.split('.')[0] ?? '') ? '' : id)),
    lists: Object.fromEntries(listIds.map((list) => [list, entriesOf(list)])) as Folder['lists'],
    ...(typeof stored.id === 'string' && /^[\da-z-]{8,40}$/.test(stored.id) && {id: stored.id}),
    ...(Array.isArray(stored.sent) && {
      sent: stored.sent.flatMap((day) => sentDayOf(day) ?? []),
    }),
  });
}

function sentDayOf(stored: unknown): FolderDay | null {
  const {id, title, basis, day} = isRecord(stored) ? stored : {};
  return typeof id === 'string' &&
    typeof title === 'string' &&
    typeof basis === 'string' &&
    typeof day === 'string' &&
    /^[\da-z-]+$/.test(id) &&
    isoDayPattern.test(day)
    ? {id, title: paperText(title), basis: paperText(basis), day}
    : null;
}

/**
 * How many of a group's fields are filled in, of those that are or must be; for a list, of those of all its entries. With
 * names, of those fields alone.
 */
export function filledIn(
  folder: Folder,
  group: keyof typeof folderGroups,
  names?: readonly string[],
): {readonly filled: number; readonly all: number} {
  const fields = Object.entries((folderGroups[group] as FolderGroup).fields).filter(
    ([name]) => names?.includes(name) ?? true,
  );
  const once = fields.map(([name]) => [name, folder.values[`${group}.${name}`] ?? '']);
  const entries = isListId(group) ? folder.lists[group] : [Object.fromEntries(once) as Entry];
  const counted = entries.flatMap((entry) =>
    fields.flatMap(([name, field]) => {
      const isFilled = (entry[name] ?? '') !== '';
      const isAwaited = isNeeded(field, entry.kind) && field.isLater !== true;
      return isFilled || isAwaited ? [isFilled] : [];
    }),
  );
  return {filled: counted.filter(Boolean).length, all: counted.length};
}

/** A sum of a number over a list; null if no entry has it. */
export function sumOf(entries: readonly Entry[], field: string): number | null {
  const numbers = entries.flatMap((entry) => parsePolishNumber(entry[field] ?? '') ?? []);
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0);
}

/** The same where every entry has it; null if any has not. */
export function wholeSumOf(entries: readonly Entry[], field: string): number | null {
  return entries.every((entry) => parsePolishNumber(entry[field] ?? '') !== null)
    ? sumOf(entries, field)
    : null;
}

function textsOf(stored: unknown, idOf: (key: string) => string, list?: ListId): Entry {
  const texts = Object.entries(isRecord(stored) ? stored : {}).flatMap(([word, text]) =>
    typeof text === 'string' ? [[word, paperText(text)] as const] : [],
  );
  return Object.fromEntries(
    Object.entries(fromFile(Object.fromEntries(texts), list)).filter(([key, text]) => {
      const type = fieldOf(idOf(key))?.type;
      return (
        text !== '' &&
        type !== undefined &&
        (type.kind !== 'choice' || Object.hasOwn(type.options, text)) &&
        (type.kind !== 'day' || isoDayPattern.test(text))
      );
    }),
  );
}

function withText(texts: Entry, key: string, text: string): Entry {
  const clean = paperText(text);
  const rest = Object.entries(texts).filter(([other]) => other !== key);
  return Object.fromEntries(clean === '' ? rest : [...rest, [key, clean]]);
}

/** What the one member without a name was called: the one name of a member that no member has. */
function lastName({lists}: Folder): string | undefined {
  const {members, points, sources, board, council} = lists;
  const names = new Set(members.map(({name}) => name));
  const named = [
    ...[...points, ...sources].map(({member}) => member),
    ...[...board, ...council].map(({namedBy}) => namedBy),
  ];
  const lost = new Set(named.filter((name) => name !== undefined && !names.has(name)));
  const isOne = members.filter(({name}) => name === undefined).length === 1;
  return isOne && lost.size === 1 ? [...lost][0] : undefined;
}

function withRenamedMember(folder: Folder, before: string, after: string): Folder {
  const renamed = (list: ListId, field: string): readonly Entry[] =>
    folder.lists[list].map((entry) =>
      entry[field] === before ? withText(entry, field, after) : entry,
    );
  return {
    ...folder,
    lists: {
      ...folder.lists,
      points: renamed('points', 'member'),
      sources: renamed('sources', 'member'),
      board: renamed('board', 'namedBy'),
      council: renamed('council', 'namedBy'),
    },
  };
}

function mapList(
  folder: Folder,
  list: ListId,
  change: (entry: Entry, index: number) => Entry,
): Folder {
  return {...folder, lists: {...folder.lists, [list]: folder.lists[list].map(change)}};
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
