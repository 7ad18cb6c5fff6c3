import {isState, registerOf, roleOf, unitOf, type ColumnRole} from './columnWords';
import {cooperativeDay, daysByHeader} from './dayLayouts';
import {findHead, type Head} from './head';
import {headerOf, type ListPlan} from './plan';
import {unknown, type Recognition} from './recognition';
import type {TableRow} from './splitTable';
import type {ColumnMapping, EnergyUnit, LabelMeaning, TableHead} from '../types';

/** Recognises the layout of a table by its headings and cells. */
export function recognise(rows: readonly TableRow[]): Recognition {
  const cooperative = cooperativeDay(rows);
  if (cooperative !== null) {
    return {kind: 'plan', plan: cooperative};
  }
  const head = findHead(rows);
  const found = head === null ? unknown('') : byHeader(head);
  return found.kind === 'unknown' && found.reason === ''
    ? unknown('Nie rozpoznajemy układu tego pliku. Sprawdź nagłówek pliku.')
    : found;
}

/** How to read a table whose columns the user has assigned. */
export function mappedPlan(rows: readonly TableRow[], mapping: ColumnMapping): ListPlan {
  const {headers, body} = headOf(rows);
  const columns = [
    {column: mapping.withdrawn, register: 'withdrawn'},
    {column: mapping.injected, register: 'injected'},
    {column: mapping.generation ?? null, register: 'generation'},
  ] as const;
  return {
    ...listBase,
    layout: 'kolumny wskazane ręcznie',
    headers,
    body,
    meter: mapping.meter ?? null,
    time: mapping.time,
    hour: mapping.hour,
    labels: mapping.labels,
    areLabelsSaid: true,
    decimal: mapping.decimal,
    values: columns.flatMap(({column, register}) =>
      column === null ? [] : [{column, register, unit: mapping.unit}],
    ),
  };
}

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

const listBase = {
  shape: 'list',
  hour: null,
  kind: null,
  zone: null,
  meter: null,
  unitColumn: null,
  statuses: [],
  decimal: null,
  areLabelsSaid: false,
} as const;

function byHeader({headers, body, units}: Head): Recognition {
  const roles = headers.map(roleOf);
  const at = (role: ColumnRole): number | null => {
    const column = roles.indexOf(role);
    return column === -1 ? null : column;
  };
  const hours = roles.flatMap((role, column) => (role === 'dayHour' ? [column] : []));
  if (hours.length >= 23) {
    return daysByHeader(headers, body, hours, at);
  }
  const time = at('time') ?? at('day');
  const value = at('value');
  const values = headers.flatMap((header, column) => {
    const register = roles[column] === 'other' ? registerOf(header) : null;
    return register === null ? [] : [{column, register, unit: unitIn(header, units[column])}];
  });
  // Beside the energy of each hour some files have the state of the meter.
  const ofState = ({column}: {readonly column: number}): boolean => isState(headers[column] ?? '');
  const ofHours = values.filter(
    (one) =>
      !ofState(one) || values.every((other) => other.register !== one.register || ofState(other)),
  );
  const hasEnergy = value !== null || values.length > 0;
  if (time === null) {
    return unknown(hasEnergy ? 'Brakuje kolumny „Data i godzina”. Sprawdź nagłówek pliku.' : '');
  }
  const base = {
    ...listBase,
    headers,
    body,
    time,
    hour: at('hour'),
    zone: at('zone'),
    meter: at('meter'),
    unitColumn: at('unit'),
    statuses: roles.flatMap((role, column) => (role === 'status' ? [column] : [])),
  };
  if (values.length > 0) {
    return {kind: 'plan', plan: {...base, ...columnsLayout(headers), values: ofHours}};
  }
  return value === null
    ? unknown(
        'Brakuje kolumny z energią pobraną albo oddaną, np. „Pobór [kWh]”. Sprawdź nagłówek pliku.',
      )
    : byValue(base, value, at('kind'), unitIn(headers[value], units[value]));
}

/** All energy is in one column; a column beside it tells its kind, or nothing does. */
function byValue(
  base: Omit<ListPlan, 'layout' | 'labels' | 'values'>,
  column: number,
  kind: number | null,
  unit: EnergyUnit,
): Recognition {
  if (kind !== null) {
    return {
      kind: 'plan',
      plan: {
        ...base,
        layout: rowsLayout(base.headers, base.zone),
        labels: 'end',
        kind,
        values: [{column, register: null, unit}],
      },
    };
  }
  return {
    kind: 'undirected',
    planFor: (direction) => ({
      ...base,
      layout: 'ENERGA Mój Licznik',
      labels: 'start',
      values: [
        {column, register: direction === 'withdrawn' ? 'withdrawnNet' : 'injectedNet', unit},
      ],
    }),
  };
}

const unitIn = (header = '', unit = ''): EnergyUnit => unitOf(header) ?? unitOf(unit) ?? 'kWh';

/** Name of a layout with the kind of energy next to each value. */
function rowsLayout(headers: readonly string[], zone: number | null): string {
  if (headers.some((header) => /kvar/i.test(header))) {
    return 'TAURON, wartości w kWh i kvar';
  }
  return zone === null ? 'TAURON eLicznik' : 'TAURON eLicznik, taryfa strefowa';
}

/** Name of a layout with a column per quantity, and the meaning of its labels where they do not show it. */
function columnsLayout(headers: readonly string[]): {
  readonly layout: string;
  readonly labels: LabelMeaning | null;
} {
  if (headers.some((header) => /^wolumen energii/i.test(header))) {
    return {layout: 'ENEA eBOK', labels: 'start'};
  }
  if (headers.some((header) => /^status$/i.test(header))) {
    return {layout: 'arkusz operatora ze statusem odczytu', labels: 'end'};
  }
  if (/^data, godzina$/i.test(headers[0] ?? '')) {
    return {layout: 'TAURON eLicznik do 2022 r.', labels: 'end'};
  }
  return {layout: 'kolumny rozpoznane po nagłówku', labels: null};
}
