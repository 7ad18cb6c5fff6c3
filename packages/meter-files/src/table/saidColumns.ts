import {inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import type {ColumnMapping, NamedColumns, ShortAnswer, TableHead} from '../types';
import {isTurnedBalance} from './balanceSign';
import {placesOf} from './columnRoles';
import {roleOf} from './columnWords';
import {
  columnsOfUnits,
  onlyColumnOfUnits,
  unitFinder,
  withoutUnits,
  type FoundUnit,
} from './findUnit';
import {findHead, type Head} from './head';
import {headerOf, plainName, type ListPlan} from './plan';
import {accountOf, bareList, planValues, type ListBase} from './planParts';
import type {TableRow} from './tableRow';
import {clockIn, labelsOf, labelsSaidBy} from './timeHeadings';

/** How to read a table whose columns the user has assigned. */
export function mappedPlan(rows: readonly TableRow[], mapping: ColumnMapping): ListPlan {
  const head = findHead(rows);
  const {headers, body} = head ?? {headers: [], body: rows};
  const columns = [
    {column: mapping.withdrawn, register: 'withdrawn'},
    {column: mapping.injected, register: 'injected'},
    {column: mapping.generation ?? null, register: 'generation'},
  ] as const;
  const values = columns.flatMap(({column, register}) =>
    column === null ? [] : [{column, register, unit: mapping.unit, unitFrom: 'said' as const}],
  );
  return {
    ...bareList,
    layout: handLayout,
    headers,
    meter: mapping.meter ?? null,
    time: mapping.time,
    hour: mapping.hour,
    clock: clockIn(
      [mapping.time, mapping.hour],
      headers,
      head === null ? [] : [...head.preamble, ...head.below],
    ),
    labels: mapping.labels,
    areLabelsSaid: true,
    decimal: mapping.decimal,
    statuses: headers.flatMap((header, column) => (roleOf(header) === 'status' ? [column] : [])),
    body: withoutUnits(body, values),
    values: values.map(({column, register, unit}) => ({column, register, unit})),
    account: accountOf(values, (column) => headerOf({headers}, column), {leftOut: [], notes: []}),
  };
}

/** How to read a table whose columns somebody has named. Refuses a name of no column. */
export function namedPlan(
  rows: readonly TableRow[],
  said: NamedColumns,
  answer: ShortAnswer,
): ListPlan {
  const head = findHead(rows) ?? {
    headers: [],
    body: rows,
    units: [],
    preamble: [],
    below: [],
    notes: [],
    lost: [],
    legend: new Map(),
  };
  const {headers, body, notes} = head;
  const {roles, time: timeFound, hour, meter, statuses, legend} = placesOf(head);
  const columnOf = (name: string): number => {
    const wanted = plainName(name);
    const column = headers.findIndex(
      (header, index) =>
        plainName(header) === wanted || plainName(headerOf(head, index)) === wanted,
    );
    if (column === -1) {
      const known = headers.map((_, index) => inQuotes(headerOf(head, index))).join(', ');
      throw new Refusal(`Nie ma kolumny ${inQuotes(name)}. Kolumny w pliku: ${known}.`);
    }
    return column;
  };
  const time = said.time === undefined ? timeFound : columnOf(said.time);
  if (time === null) {
    throw new Refusal('Nie wiemy, w której kolumnie jest czas. Podaj ją: czas=nazwa kolumny.');
  }
  const unitFor = unitFinder(head, columnsOfUnits(roles, body), undefined);
  const hourAt = said.hour === undefined ? hour : columnOf(said.hour);
  const values = said.registers.map(({register, name}) => {
    const column = columnOf(name);
    if (register === 'balance' && isTurnedBalance(headerOf(head, column))) {
      throw new Refusal(
        `Kolumna ${inQuotes(headerOf(head, column))} mówi, że wartości dodatnie to energia oddana, a bilans czytamy odwrotnie. Odwróć w arkuszu jej znaki i zmień nagłówek na „Bilans (pobór - oddanie)”.`,
      );
    }
    const unit: FoundUnit =
      answer.unit === undefined ? unitFor(column) : {unit: answer.unit, unitFrom: 'said'};
    return {column, register, ...unit};
  });
  const base: ListBase = {
    ...bareList,
    statuses,
    legend,
    headers,
    body,
    time,
    hour: hourAt,
    clock: clockIn([time, hourAt], headers, [...head.preamble, ...head.below]),
    meter: said.meter === undefined ? meter : columnOf(said.meter),
    unitColumn: answer.unit === undefined ? onlyColumnOfUnits(roles, body) : null,
    labels: answer.labels ?? labelsOf(headers[time] ?? ''),
    labelsOfHeading: labelsSaidBy(headers[time] ?? ''),
    areLabelsSaid: answer.labels !== undefined,
  };
  return {
    ...base,
    layout: handLayout,
    ...planValues(base, values),
    account: accountOf(values, (column) => headerOf(head, column), {leftOut: [], notes}),
  };
}

const handLayout = 'kolumny wskazane ręcznie';

/** The headings and the first rows, from which the user assigns the columns. */
export function tableHead(rows: readonly TableRow[]): TableHead {
  const {headers, body} = headOf(rows);
  const first = body.slice(0, 5).map(({cells}) => cells);
  const width = Math.max(headers.length, ...first.map((cells) => cells.length));
  return {
    headers: Array.from({length: width}, (_, column) => headerOf({headers}, column)),
    rows: first,
  };
}

function headOf(rows: readonly TableRow[]): Pick<Head, 'headers' | 'body'> {
  return findHead(rows) ?? {headers: [], body: rows};
}
