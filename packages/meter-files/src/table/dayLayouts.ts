import {registerOf} from './meaning';
import {unitOf} from './units';
import type {ColumnRole} from './columnWords';
import type {DayColumns} from './dayColumns';
import type {Head} from './head';
import type {DayTable} from './plan';
import {unknown, type Recognition} from './recognition';
import type {TableRow} from './tableRow';
import {parseWholeDay} from '../time/timeLabels';

/** Days with their intervals in columns. The first columns may have no names, so they are recognised by their cells. */
export function daysByHeader(
  {headers, body, units}: Head,
  {step, intervals}: DayColumns,
  at: (role: ColumnRole) => number | null,
): Recognition<DayTable> {
  const hours = new Set(intervals.map(({column}) => column));
  const sample = body.slice(0, 10);
  const byCells = (test: (cell: string) => boolean): number | null => {
    const column = headers.findIndex(
      (_, index) =>
        !hours.has(index) &&
        sample.length > 0 &&
        sample.every(({cells}) => test(cells[index] ?? '')),
    );
    return column === -1 ? null : column;
  };
  const day = at('day') ?? at('time') ?? byCells((cell) => parseWholeDay(cell) !== null);
  const kind = at('kind') ?? byCells((cell) => isKind(cell));
  if (day === null) {
    return unknown('Brakuje kolumny „Data”. Sprawdź nagłówek pliku.');
  }
  const [{column: first} = {column: 0}] = intervals;
  const heading = headers[first] ?? '';
  const register = kind === null ? registerOf(heading) : null;
  const plan: DayTable = {
    shape: 'days',
    layout: headers.some((header) => /^h01$/i.test(header))
      ? 'PGE eBOK'
      : 'doba w wierszu, rozpoznana po nagłówku',
    headers,
    body,
    day,
    kind,
    register,
    unit: unitOf(heading) ?? unitOf(units[first] ?? '') ?? 'kWh',
    step,
    meter: at('meter') ?? byCells((cell) => /^\d{12,}$/.test(cell)) ?? at('meterNumber'),
    unitColumn: at('unit'),
    statuses: [at('status')].filter((column) => column !== null),
    decimal: null,
    intervals,
  };
  return kind === null && register === null
    ? {kind: 'undirected', planFor: (direction) => ({...plan, register: direction})}
    : {kind: 'plan', plan};
}

function isKind(cell: string): boolean {
  return registerOf(cell) !== null || /biern/i.test(cell);
}

/** The operator's day file of a cooperative: rows `kOSD`, `kSE`, `DD`, `VV`, then the points of delivery. */
export function cooperativeDay(rows: readonly TableRow[]): DayTable | null {
  const marks = rows.slice(0, 10).map(({cells}) => cells[0]?.toLowerCase());
  if (!marks.includes('kse') || !marks.includes('dd')) {
    return null;
  }
  const width = rows.reduce((most, {cells}) => Math.max(most, cells.length), 0);
  const names = ['PPE', 'Rodzaj', 'Jednostka'];
  return {
    shape: 'days',
    layout: 'dane spółdzielni od operatora, plik dobowy',
    headers: Array.from({length: width}, (_, column) => names[column] ?? `godzina ${column - 2}`),
    body: rows,
    day: null,
    kind: 1,
    register: null,
    unit: 'kWh',
    step: 60,
    meter: 0,
    unitColumn: 2,
    statuses: [],
    decimal: '.',
    intervals: Array.from({length: Math.max(width - 3, 0)}, (_, index) => ({
      column: index + 3,
      minute: index < 24 ? index * 60 : null,
    })),
  };
}
