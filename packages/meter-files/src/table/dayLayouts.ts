import {inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import {withoutUnits, type FoundUnit, type unitFinder} from './findUnit';
import {chooseKinds} from './kindRows';
import {registerOf} from './meaning';
import {unitOf} from './units';
import type {ColumnRole} from './columnWords';
import type {DayColumns} from './dayColumns';
import type {Head} from './head';
import {headerOf, type DayPlan, type DayTable} from './plan';
import {accountOf} from './planParts';
import {unknown, type Recognition} from './recognition';
import type {TableRow} from './tableRow';
import {clockIn, hasOtherSeason} from './timeHeadings';
import {parseWholeDay} from '../time/timeLabels';

/** A table with a day in each row. Its hours are those of Poland. */
export function byDays(
  head: Head,
  days: DayColumns,
  {
    at,
    unitFor,
  }: {
    readonly at: (role: ColumnRole) => number | null;
    readonly unitFor: ReturnType<typeof unitFinder>;
  },
): Recognition {
  const {headers, body} = head;
  const day = at('day') ?? at('time');
  const clock = clockIn([day], headers, head.preamble);
  if (clock !== null && (clock.offset !== null || hasOtherSeason(body, day, clock.season))) {
    return unknown(
      `Godziny w pliku są w czasie, o którym mówi ${inQuotes(clock.from)}, a dni w wierszach czytamy tylko w czasie polskim. Pobierz plik z godziną w każdym wierszu; jeśli godziny są takie jak na zegarze w Polsce, zmień napis na „czas lokalny”.`,
    );
  }
  const [{column} = {column: 0}] = days.intervals;
  const unit = unitFor(column);
  const ofCells = days.intervals.map((interval) => ({...interval, unit: unit.unit}));
  const plain = unit.unitFrom === 'cells' ? withoutUnits(body, ofCells) : body;
  return withDays(daysByHeader({...head, body: plain}, days, at), unit, head.notes);
}

/** Days with their intervals in columns. The first columns may have no names, so they are recognised by their cells. */
function daysByHeader(
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
export function cooperativeDay(rows: readonly TableRow[]): DayPlan | null {
  const marks = rows.slice(0, 10).map(({cells}) => cells[0]?.toLowerCase());
  if (!marks.includes('kse') || !marks.includes('dd')) {
    return null;
  }
  const width = rows.reduce((most, {cells}) => Math.max(most, cells.length), 0);
  const names = ['PPE', 'Rodzaj', 'Jednostka'];
  const table: DayTable = {
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
  return dayPlan(table, {unit: 'kWh', unitFrom: 'column'}, []);
}

function withDays(
  found: Recognition<DayTable>,
  unit: FoundUnit,
  notes: readonly string[],
): Recognition {
  switch (found.kind) {
    case 'plan':
      return {kind: 'plan', plan: dayPlan(found.plan, unit, notes)};
    case 'undirected':
      return {
        kind: 'undirected',
        planFor: (direction) => dayPlan(found.planFor(direction), unit, notes),
      };
    case 'unknown':
      return found;
  }
}

/** Days in rows, each of one kind: what was made of the kinds. Refuses two kinds of one register. */
function dayPlan(table: DayTable, found: FoundUnit, notes: readonly string[]): DayPlan {
  const {kind, day, meter, intervals} = table;
  const read = {...table, unit: found.unit};
  if (kind === null) {
    const register = table.register ?? 'balance';
    return {
      ...read,
      account: {columns: [{name: 'kolumny dnia', register, ...found}], leftOut: [], notes},
    };
  }
  // Marks of the cooperative's day file stand where its points do.
  const rows = day === null ? table.body.filter(({cells}) => cells[2] !== '') : table.body;
  const {chosen, kinds} = chooseKinds(rows, table.headers, {
    value: intervals[0]?.column ?? 0,
    kind,
    zone: null,
    keys: [day, meter].filter((column) => column !== null),
    statuses: [],
  });
  const nameOf = (column: number): string => kinds.find((one) => one.column === column)?.name ?? '';
  const names = new Set(chosen.taken.map(({column}) => nameOf(column)));
  if (names.size > new Set(chosen.taken.map(({register}) => register)).size) {
    throw new Refusal(
      `W kolumnie ${inQuotes(headerOf(table, kind))} kilka rodzajów to ta sama energia: ${[...names].join(', ')}. Zostaw w pliku wiersze jednego z nich albo pobierz plik z jednym wierszem na dzień.`,
    );
  }
  return {
    ...read,
    body: day === null ? table.body : table.body.filter(({cells}) => names.has(cells[kind] ?? '')),
    account: accountOf(
      chosen.taken.map((one) => ({...one, ...found})),
      nameOf,
      {leftOut: chosen.leftOut, notes: [...notes, ...chosen.notes]},
    ),
  };
}
