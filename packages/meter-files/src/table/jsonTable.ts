import {isRecord, parseJson} from '@cooperative/polish';
import {writeNumber} from './cellNumbers';
import type {TableRow} from './tableRow';

/** A list of readings in JSON, with the key it stands under. */
interface List {
  readonly key: string;
  readonly records: readonly Readonly<Record<string, string>>[];
}

/** How deep in a file its lists may stand, and values in their records. */
const deepest = 6;

/**
 * A table of the records in JSON, such as `[{"timestamp": …, "value": …}]` also inside an object: headings from their
 * keys, above them what else the file says. Records of several lists, such as `import` and `export`, are told apart by
 * a column of kind. Null for text that is no JSON, or has no records.
 */
export function jsonTable(text: string): readonly TableRow[] | null {
  if (!/^\s*[[{]/.test(text)) {
    return null;
  }
  const json = parsed(text);
  if (json === null) {
    return null;
  }
  const said: string[][] = [];
  const lists = listsIn(json, '', said, deepest);
  const keys = [...new Set(lists.flatMap(({records}) => records.flatMap(Object.keys)))];
  if (keys.length < 2 && lists.length < 2) {
    return null;
  }
  // Lists under one key are told apart by what their records say.
  const areSeveral = new Set(lists.map(({key}) => key)).size > 1;
  const rows = [
    ...said,
    [...(areSeveral ? ['rodzaj'] : []), ...keys],
    ...lists.flatMap(({key, records}) =>
      records.map((record) => [
        ...(areSeveral ? [key] : []),
        ...keys.map((one) => record[one] ?? ''),
      ]),
    ),
  ];
  return rows.map((cells, index) => ({line: index + 1, cells}));
}

/** A text of JSON, or of one record in each line. */
function parsed(text: string): unknown {
  const attempt = (one: string): unknown => {
    try {
      return parseJson(one);
    } catch {
      return null;
    }
  };
  const whole = attempt(text);
  if (whole !== null) {
    return whole;
  }
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(attempt);
  return lines.length > 1 && lines.every(isRecord) ? lines : null;
}

/** Keys that say nothing of what stands under them. */
const plainKeys = /^(?:nodes|edges|items|values?|data|rows|records|results?|list)$/i;

function listsIn(json: unknown, key: string, said: string[][], depth: number): readonly List[] {
  if (Array.isArray(json)) {
    const values: readonly unknown[] = json;
    const inner = values.flatMap((value) => {
      if (!isRecord(value) || depth === 0) {
        return [];
      }
      // What a record says of a list inside it is said of each of its records.
      const own = Object.fromEntries(
        Object.entries(value).flatMap(([name, of]) =>
          typeof of === 'object' ? [] : [[name, cellOf(of)] as const],
        ),
      );
      return listsIn(value, key, [], depth - 1).map((list) => ({
        ...list,
        records: list.records.map((record) => ({...own, ...record})),
      }));
    });
    if (inner.length > 0) {
      return inner;
    }
    const records = values.flatMap((value) => {
      const record: unknown = Array.isArray(value) ? Object.fromEntries(value.entries()) : value;
      return isRecord(record) ? [recordOf(record, '', depth)] : [];
    });
    return records.length > 0 ? [{key, records}] : [];
  }
  if (!isRecord(json) || depth === 0) {
    return [];
  }
  const columns = columnsIn(json);
  if (columns !== null) {
    return [{key, records: columns}];
  }
  return Object.entries(json).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) {
      return listsIn(value, plainKeys.test(name) && key !== '' ? key : name, said, depth - 1);
    }
    said.push([name, cellOf(value)]);
    return [];
  });
}

/** Records of an object that has a list of equally many values for each key; null for any other. */
function columnsIn(json: Readonly<Record<string, unknown>>): List['records'] | null {
  const lists = Object.entries(json).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  const [first] = lists;
  const count = first?.[1].length ?? 0;
  const areColumns =
    lists.length > 1 &&
    count > 1 &&
    lists.every(
      ([, values]) =>
        values.length === count &&
        values.every((value) => typeof value !== 'object' || value === null),
    );
  return areColumns
    ? Array.from({length: count}, (_, at) =>
        Object.fromEntries(lists.map(([name, values]) => [name, cellOf(values[at])])),
      )
    : null;
}

/** A record with the keys of records inside it joined by a space; values of a list in it are numbered from 1. */
function recordOf(
  record: Readonly<Record<string, unknown>>,
  prefix: string,
  depth: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const values: readonly unknown[] | null = Array.isArray(value) ? value : null;
      const inner =
        values === null
          ? value
          : Object.fromEntries(values.map((one, index) => [String(index + 1), one]));
      return isRecord(inner) && depth > 0
        ? Object.entries(recordOf(inner, `${prefix}${key} `, depth - 1))
        : [[`${prefix}${key}`, cellOf(value)]];
    }),
  );
}

/** Moments counted in seconds or milliseconds from 1970, of the years 2001 to 2065. */
const moments = {from: 1e9, to: 3e9} as const;

function cellOf(value: unknown): string {
  if (typeof value !== 'number') {
    return typeof value === 'string' ? value.trim() : '';
  }
  const seconds = value >= moments.from * 1000 ? value / 1000 : value;
  const isMoment =
    seconds >= moments.from && seconds < moments.to && (seconds * 1000) % 60_000 === 0;
  return isMoment ? new Date(seconds * 1000).toISOString() : writeNumber(value);
}
