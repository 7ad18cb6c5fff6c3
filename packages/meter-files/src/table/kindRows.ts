import {remembering} from '@cooperative/polish';
import {Refusal} from '../refusal';
import type {Named} from './choice';
import {chooseColumns, type Chosen} from './chooseColumns';
import type {Head} from './head';
import {meaningOf} from './meaning';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';
import {doubtOfWords} from './unclearColumns';

/** Columns of a table whose rows are each of one kind, and perhaps of one zone. */
interface KindColumns {
  readonly value: number;
  readonly kind: number;
  readonly zone: number | null;
  /** What tells one interval of one point from another: the point, the time, the hour. */
  readonly keys: readonly number[];
  readonly statuses: readonly number[];
}

interface KindRows {
  readonly chosen: Chosen;
  readonly kinds: readonly Named[];
  /** The same readings with a column for each kind, where kinds are of one register; null where rows do. */
  readonly table: {
    readonly body: readonly TableRow[];
    readonly headers: readonly string[];
    readonly statuses: readonly number[];
  } | null;
}

/**
 * Which kinds of rows are the energy of which register, by the rules of columns. Refuses what the words do not settle:
 * whose rows these are can only be said in the file.
 */
export function chooseKinds(
  body: readonly TableRow[],
  headers: readonly string[],
  columns: KindColumns,
): KindRows {
  const kinds = namedBy(body, ({cells}) => cells[columns.kind] ?? '');
  if (areWholes(kinds) && !hasTotalZone(body, columns.zone) && doubtOfWords(kinds) === null) {
    return {chosen: chooseColumns(kinds, []), kinds, table: null};
  }
  const found = besideEachOther(body, headers, columns);
  const chosen = chooseColumns(found.kinds, found.table.body);
  if (chosen.question !== null) {
    const isUnknown = found.kinds.some(
      ({meaning: {register, zone}}) =>
        register === null || register === 'generation' || zone !== null,
    );
    throw new Refusal(
      `${ofRows(chosen.question)} ${isUnknown ? 'Zamień w pliku to oznaczenie na „pobór” albo „oddanie” albo zostaw' : 'Zostaw w pliku'} tylko wiersze, które mają być wczytane.`,
    );
  }
  return {chosen, ...found};
}

/** A question about columns as one about kinds of rows. */
function ofRows(question: string): string {
  return question
    .replaceAll('Kolumny', 'Rodzaje')
    .replaceAll('Kolumna', 'Rodzaj')
    .replaceAll('kolumny', 'rodzaju')
    .replace('może ona', 'może on');
}

/** A kind that only rows beyond a sample have is found by who reads them. */
function namedBy(body: readonly TableRow[], nameOf: (row: TableRow) => string): readonly Named[] {
  return Array.from(new Set(body.filter((row) => !isUnread(row)).map(nameOf)), (name, column) => ({
    column,
    name,
    meaning: meaningOf(name),
  }));
}

/** The readings of each interval in one row, with a column for each kind and zone. */
function besideEachOther(
  body: readonly TableRow[],
  headers: readonly string[],
  {value, kind, zone, keys, statuses}: KindColumns,
): {readonly kinds: readonly Named[]; readonly table: NonNullable<KindRows['table']>} {
  const nameOf = ({cells}: TableRow): string => {
    const ofZone = zone === null ? '' : (cells[zone] ?? '');
    return `${cells[kind] ?? ''}${ofZone === '' ? '' : ` strefa ${ofZone}`}`;
  };
  const width = 1 + statuses.length;
  const kinds = namedBy(body, nameOf).map((one, index) => ({
    ...one,
    column: keys.length + index * width,
  }));
  const columnOf = new Map(kinds.map(({name, column}) => [name, column]));
  const rows = new Map<string, string[][]>();
  const table: TableRow[] = [];
  for (const row of body) {
    const of = keys.map((column) => row.cells[column] ?? '');
    const column = columnOf.get(nameOf(row)) ?? 0;
    const known = rows.get(of.join('\t')) ?? [];
    // An hour given twice stays given twice.
    let cells = known.find((one) => one[column] === '');
    if (cells === undefined) {
      cells = [...of, ...Array<string>(kinds.length * width).fill('')];
      rows.set(of.join('\t'), [...known, cells]);
      table.push({line: row.line, cells});
    }
    cells[column] = row.cells[value] ?? '';
    for (const [index, status] of statuses.entries()) {
      cells[column + 1 + index] = row.cells[status] ?? '';
    }
  }
  return {
    kinds,
    table: {
      body: table,
      headers: [
        ...keys.map((column) => headers[column] ?? ''),
        ...kinds.flatMap(({name}) => [name, ...statuses.map((column) => headers[column] ?? '')]),
      ],
      statuses: kinds.flatMap(({column}) => statuses.map((_, index) => column + 1 + index)),
    },
  };
}

/** Whether each register has one kind, and nothing is unknown or of one phase, nor the only kind of one zone. */
function areWholes(kinds: readonly Named[]): boolean {
  const registers = kinds.flatMap(({meaning: {register, aspect}}) =>
    aspect === 'energy' || aspect === 'power' ? [register] : [],
  );
  return (
    !registers.includes(null) &&
    new Set(registers).size === registers.length &&
    kinds.every(
      ({meaning}) => meaning.phase === null && (meaning.zone === null || kinds.length > 1),
    )
  );
}

/** Rows of whole days without those of their zones, where a table has both: they are the same energy twice. */
export function withoutZoneRows(head: Head, zone: number | null): Head {
  if (zone === null || !hasTotalZone(head.body, zone)) {
    return head;
  }
  needWhole(head.body);
  const isTotal = remembering((name: string) => meaningOf(name).isTotal);
  return {
    ...head,
    body: head.body.filter(({cells}) => isTotal(cells[zone] ?? '')),
    notes: [
      ...head.notes,
      'Wczytano wiersze całodobowe. Wiersze stref pominięto, bo to ta sama energia.',
    ],
  };
}

/** Whether rows of a whole day stand beside rows of its zones. */
function hasTotalZone(body: readonly TableRow[], zone: number | null): boolean {
  if (zone === null) {
    return false;
  }
  const totals = new Set(
    namedBy(body, ({cells}) => cells[zone] ?? '').map(({meaning}) => meaning.isTotal),
  );
  return totals.size === 2;
}
