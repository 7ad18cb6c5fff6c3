import {registerOf, type ColumnRole} from './columnWords';
import type {DayPlan} from './plan';
import {unknown, type Recognition} from './recognition';
import type {TableRow} from './splitTable';
import {parseDayOnly} from '../time/timeLabels';

/** Days with hours in columns. PGE's first columns have no fixed names, so they are recognised by their cells. */
export function daysByHeader(
  headers: readonly string[],
  body: readonly TableRow[],
  hours: readonly number[],
  at: (role: ColumnRole) => number | null,
): Recognition {
  const sample = body.slice(0, 10);
  const byCells = (test: (cell: string) => boolean): number | null => {
    const column = headers.findIndex(
      (_, index) =>
        !hours.includes(index) &&
        sample.length > 0 &&
        sample.every(({cells}) => test(cells[index] ?? '')),
    );
    return column === -1 ? null : column;
  };
  const day = at('day') ?? at('time') ?? byCells((cell) => parseDayOnly(cell) !== null);
  const kind = at('kind') ?? byCells((cell) => isKind(cell));
  if (day === null || kind === null) {
    const name = day === null ? 'Data' : 'Rodzaj';
    return unknown(`Brakuje kolumny „${name}”. Sprawdź nagłówek pliku.`);
  }
  const plan: DayPlan = {
    shape: 'days',
    layout: 'PGE eBOK',
    headers,
    body,
    day,
    kind,
    meter: at('meter') ?? byCells((cell) => /^\d{12,}$/.test(cell)),
    unitColumn: at('unit'),
    statuses: [at('status')].filter((column) => column !== null),
    decimal: null,
    hours: hourColumns(headers, hours),
  };
  return {kind: 'plan', plan};
}

/** Maps `H01`–`H24` or `0`–`23` to civil hours; a letter or a 25th column is the extra autumn hour. */
function hourColumns(headers: readonly string[], columns: readonly number[]): DayPlan['hours'] {
  const labels = columns.map((column) => ({
    column,
    number: Number(/\d+/.exec(headers[column] ?? '')?.[0]),
    hasLetter: /\d ?[ab]$/i.test(headers[column] ?? ''),
  }));
  const first = labels.some(({number}) => number === 0) ? 0 : 1;
  return labels.map(({column, number, hasLetter}) => ({
    column,
    hour: hasLetter || number - first > 23 ? null : number - first,
  }));
}

function isKind(cell: string): boolean {
  return registerOf(cell) !== null || /biern/i.test(cell);
}

/** The operator's day file of a cooperative: rows `kOSD`, `kSE`, `DD`, `VV`, then the points of delivery. */
export function cooperativeDay(rows: readonly TableRow[]): DayPlan | null {
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
    meter: 0,
    unitColumn: 2,
    statuses: [],
    decimal: '.',
    hours: Array.from({length: Math.max(width - 3, 0)}, (_, index) => ({
      column: index + 3,
      hour: index < 24 ? index : null,
    })),
  };
}
