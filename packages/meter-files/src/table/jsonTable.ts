import {isRecord, parseJson} from '@cooperative/polish/json';
import {writeNumber} from './cellNumbers';
import type {TableRow} from './splitTable';

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
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    return null;
  }
  const said: string[][] = [];
  const lists = listsIn(json, '', said, deepest);
  const keys = [...new Set(lists.flatMap(({records}) => records.flatMap(Object.keys)))];
  if (keys.length < 2 && lists.length < 2) {
    return null;
  }
  const areSeveral = lists.length > 1;
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

/** Keys that say nothing of what stands under them. */
const plainKeys = /^(?:nodes|edges|items|values?|data|rows|records|results?|list)$/i;

function listsIn(json: unknown, key: string, said: string[][], depth: number): readonly List[] {
  if (Array.isArray(json)) {
    const values: readonly unknown[] = json;
    const inner = values.flatMap((value) =>
      isRecord(value) && depth > 0 ? listsIn(value, key, [], depth - 1) : [],
    );
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
  return Object.entries(json).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) {
      return listsIn(value, plainKeys.test(name) && key !== '' ? key : name, said, depth - 1);
    }
    said.push([name, cellOf(value)]);
    return [];
  });
}

/** A record with the keys of records inside it joined by a space. */
function recordOf(
  record: Readonly<Record<string, unknown>>,
  prefix: string,
  depth: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      isRecord(value) && depth > 0
        ? Object.entries(recordOf(value, `${prefix}${key} `, depth - 1))
        : [[`${prefix}${key}`, cellOf(value)]],
    ),
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
