import {inQuotes} from '@cooperative/polish';
import {monthOf} from '../prices/monthWords';
import {Refusal, tooSeldom} from '../refusal';
import type {
  Account,
  ColumnMapping,
  Direction,
  LabelMeaning,
  MeterRegister,
  ShortAnswer,
} from '../types';
import {doubtOfSign} from './balanceSign';
import type {Named} from './choice';
import {chooseColumns, named} from './chooseColumns';
import {holdsEnergy, isOpenRole, isUndirected, placesOf} from './columnRoles';
import type {ColumnRole} from './columnWords';
import {dayColumns} from './dayColumns';
import {byDays, cooperativeDay} from './dayLayouts';
import {
  columnsOfUnits,
  doubtOfLines,
  doubtOfMention,
  onlyColumnOfUnits,
  unitFinder,
  type FoundUnit,
} from './findUnit';
import {findHead, type Head} from './head';
import {chooseKinds, withoutZoneRows} from './kindRows';
import {meaningOf} from './meaning';
import {doubtOfMultiplier} from './multiplier';
import {headerOf, plainName} from './plan';
import {
  accountOf,
  bareList,
  planValues,
  type ListBase,
  type ReadColumn,
  type Told,
} from './planParts';
import {unknown, type Recognition} from './recognition';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';
import {clockIn, isSpan, labelsIn, labelsOf, labelsSaidBy} from './timeHeadings';

/** Recognises the layout of a table by its headings and cells, and by what somebody said of it. */
export function recognise(rows: readonly TableRow[], answer: ShortAnswer = {}): Recognition {
  const cooperative = cooperativeDay(rows);
  if (cooperative !== null) {
    return {kind: 'plan', plan: cooperative};
  }
  const head = findHead(rows);
  const found = head === null ? unknown('') : byHeader(head, answer);
  if (head !== null && found.kind === 'plan' && found.plan.shape === 'list') {
    const {values, account} = found.plan;
    const doubt =
      doubtOfMultiplier(head) ??
      doubtOfLines(head, account.columns) ??
      doubtOfSign(head, account.columns);
    if (doubt !== null) {
      return unknown(
        doubt,
        guessOf(
          found.plan,
          values.flatMap(({column, register}, at) => {
            const told = account.columns[at];
            return register === null || told === undefined ? [] : [{...told, column, register}];
          }),
        ),
      );
    }
  }
  const accounted =
    found.kind === 'undirected' ? found.planFor('withdrawn') : found.kind === 'plan' && found.plan;
  if (head !== null && accounted) {
    const multiplied = doubtOfMultiplier(head);
    if (multiplied !== null) {
      return unknown(multiplied);
    }
    const doubt = accounted.account.columns.some(isUnsaid)
      ? doubtOfMention([...head.preamble, ...head.below])
      : null;
    if (doubt !== null) {
      return {...unknown(doubt), asks: 'unit'};
    }
  }
  if (found.kind === 'unknown' && found.reason === '' && rows[0]?.cells[0]?.startsWith('<')) {
    throw new Refusal(
      'To plik XML, a takich nie czytamy. Pobierz z portalu ten sam raport jako CSV albo arkusz (XLSX).',
    );
  }
  return found.kind === 'unknown' && found.reason === ''
    ? unknown('Nie rozpoznajemy układu tego pliku. Sprawdź nagłówek pliku.')
    : found;
}

function isUnsaid({unitFrom}: FoundUnit): boolean {
  return unitFrom === 'none';
}

function byHeader(found: Head, answer: ShortAnswer): Recognition {
  const {roles, at, time, hour, meter, statuses, legend} = placesOf(found);
  const head = at('kind') === null ? withoutZoneRows(found, at('zone')) : found;
  const {headers, body, notes} = head;
  const unitFor = unitFinder(head, columnsOfUnits(roles, body), answer.unit);
  const days = dayColumns(headers);
  if (days !== null) {
    return byDays(head, days, {at, unitFor});
  }
  const kind = at('kind');
  const open = named(
    headers,
    headers.flatMap((_, column) => (isOpenRole(roles[column]) ? [column] : [])),
  );
  const directed = open.filter(({meaning}) => meaning.register !== null);
  const values = open.filter(({meaning, column}) => isUndirected(meaning, roles[column]));
  const growths = values.filter(({meaning}) => meaning.aspect !== 'state');
  // „Wskazanie” beside „Przyrost” is not what is read.
  const undirected = growths.length > 0 ? growths : values;
  const [value] = undirected;
  const beside = time === null ? null : otherTimes(found, roles, time);
  if (beside !== null) {
    return unknown(
      `Kolumna ${inQuotes(headers[beside] ?? '')} jest w pliku dwa razy, z innym czasem. To chyba dwie tabele obok siebie: zapisz każdą w osobnym pliku i wybierz oba.`,
    );
  }
  if (time === null) {
    if (hasMonths(found)) {
      throw new Refusal(tooSeldom);
    }
    return unknown(
      directed.length + undirected.length > 0
        ? 'Brakuje kolumny „Data i godzina”. Sprawdź nagłówek pliku.'
        : '',
    );
  }
  const ofSpans =
    answer.labels ?? (isSpan(body[0]?.cells[hour ?? time] ?? '') ? 'start' : undefined);
  const base: ListBase = {
    ...bareList,
    headers,
    body,
    time,
    hour,
    clock: clockIn([time, hour], headers, [...found.preamble, ...found.below]),
    zone: at('zone'),
    meter,
    unitColumn: onlyColumnOfUnits(roles, body),
    statuses,
    legend,
    labels: ofSpans ?? labelsOf(headers[time] ?? '') ?? labelsOf(headers[hour ?? -1] ?? ''),
    labelsOfHeading:
      labelsSaidBy(headers[time] ?? '') ??
      labelsSaidBy(headers[hour ?? -1] ?? '') ??
      labelsIn([...found.preamble, ...found.below]),
    areLabelsSaid: ofSpans !== undefined,
  };
  if (directed.length === 0 && kind === null && arePartsOfOne(undirected)) {
    return byNameOfParts(base, open, undirected, {unitFor, notes});
  }
  if (directed.length > 0 || value === undefined || undirected.length > 1) {
    return byColumns(base, open, {unitFor, notes});
  }
  const others = chooseColumns(
    open.filter((one) => one !== value),
    body,
  );
  if (others.question !== null) {
    return unknown(others.question, guessOf(base, []));
  }
  const told = {leftOut: others.leftOut, notes: [...notes, ...others.notes]};
  return kind === null
    ? byName(base, value.column, unitFor(value.column), told)
    : byKind(base, {value: value.column, kind, unitFor}, told);
}

/**
 * A column of times behind the energy, with the heading of the one that is read and other times: that of a table beside
 * the first. Right beside one another they are the start and the end of an interval.
 */
function otherTimes(
  {headers, body}: Head,
  roles: readonly ColumnRole[],
  time: number,
): number | null {
  const beside = headers.findIndex(
    (header, column) =>
      column !== time &&
      roles[column] === roles[time] &&
      plainName(header) === plainName(headers[time] ?? '') &&
      headers
        .slice(Math.min(time, column), Math.max(time, column))
        .some((between, at) => holdsEnergy(between, roles[Math.min(time, column) + at])),
  );
  if (beside === -1) {
    return null;
  }
  needWhole(body);
  const isOther = body.some(
    ({cells}) => (cells[beside] ?? '') !== '' && cells[beside] !== cells[time],
  );
  return isOther ? beside : null;
}

/** Whether each row is of a month of its own: a reading of a meter, `2024.01`, is none. */
function hasMonths({headers, body: [first, second]}: Head): boolean {
  return headers.some((header, column) => {
    const [month, next] = [first, second].map((row) =>
      row === undefined || isUnread(row) ? null : monthOf(row.cells[column] ?? ''),
    );
    return month !== null && month !== next && meaningOf(header).register === null;
  });
}

interface Found {
  readonly unitFor: ReturnType<typeof unitFinder>;
  readonly notes: readonly string[];
}

/** Energy of each register in columns of its own. */
function byColumns(
  base: ListBase,
  open: readonly Named[],
  {unitFor, notes}: Found,
): Exclude<Recognition, {readonly kind: 'undirected'}> {
  const {taken, leftOut, question, notes: checks} = chooseColumns(open, base.body);
  const values = taken.map((one) => ({...one, ...unitFor(one.column)}));
  if (question !== null || values.length === 0) {
    return unknown(question ?? nothingToRead(leftOut), guessOf(base, values));
  }
  const {layout, labels} = columnsLayout(base.headers);
  return {
    kind: 'plan',
    plan: {
      ...base,
      layout,
      labels: base.labels ?? labels,
      ...planValues(base, values),
      account: accountOf(values, (column) => headerOf(base, column), {
        leftOut,
        notes: [...notes, ...checks],
      }),
    },
  };
}

/** Why there is nothing to read: the first column that is no register is named, with what it is. */
function nothingToRead([first]: Account['leftOut']): string {
  const told = first === undefined ? '' : ` Kolumna ${inQuotes(first.name)}: ${first.reason}.`;
  return `Brakuje kolumny z energią pobraną albo oddaną, np. „Pobór [kWh]”.${told} Sprawdź nagłówek pliku.`;
}

/** What is understood, to begin the answer with. */
function guessOf(
  {time, hour, meter}: ListBase,
  values: readonly ReadColumn[],
): Partial<ColumnMapping> {
  const of = (...registers: readonly MeterRegister[]): number | null =>
    values.find(({register}) => registers.includes(register))?.column ?? null;
  return {
    time,
    hour,
    meter,
    withdrawn: of('withdrawn', 'withdrawnNet'),
    injected: of('injected', 'injectedNet'),
    generation: of('generation'),
    unit: values[0]?.unit ?? 'kWh',
  };
}

/** All energy is in one column, and its kind in another. */
function byKind(
  base: ListBase,
  {
    value,
    kind,
    unitFor,
  }: Pick<Found, 'unitFor'> & {
    readonly value: number;
    readonly kind: number;
  },
  told: Told,
): Recognition {
  const keys = [base.time, base.hour, base.meter].filter((column) => column !== null);
  const {chosen, kinds, table} = chooseKinds(base.body, base.headers, {...base, value, kind, keys});
  const kindAt = (column: number): (typeof kinds)[number] | undefined =>
    kinds.find((one) => one.column === column);
  const values = chosen.taken.map((one) => ({
    ...one,
    ...unitFor(value, kindAt(one.column)?.meaning.unit),
  }));
  const [first = {unit: 'kWh', unitFrom: 'none'} as const] = values;
  if (values.length === 0 && base.body.length > 0) {
    return unknown(
      `W kolumnie ${inQuotes(headerOf(base, kind))} nie ma energii pobranej ani oddanej. Sprawdź ją.`,
      guessOf(base, []),
    );
  }
  const read = {
    ...base,
    layout: rowsLayout(base.headers, base.zone),
    labels: base.labels ?? 'end',
    account: accountOf(values, (column) => kindAt(column)?.name ?? '', {
      leftOut: [...told.leftOut, ...chosen.leftOut],
      notes: [...told.notes, ...chosen.notes],
    }),
  };
  if (table === null) {
    if (values.some(({unit}) => unit !== first.unit)) {
      throw new Refusal(
        `Wiersze mają różne jednostki w kolumnie ${inQuotes(headerOf(base, kind))}. Podziel plik na dwa, każdy z jedną jednostką.`,
      );
    }
    const ofRows = planValues(base, [{...first, column: value, register: null}]);
    return {kind: 'plan', plan: {...read, ...ofRows, kind}};
  }
  const place = (column: number | null): number | null =>
    column === null ? null : keys.indexOf(column);
  return {
    kind: 'plan',
    plan: {
      ...read,
      ...table,
      time: 0,
      hour: place(base.hour),
      meter: place(base.meter),
      zone: null,
      unitColumn: null,
      ...planValues(table, values),
    },
  };
}

/** Two files that their names tell apart have each hour in one of them. */
const netOf = {withdrawn: 'withdrawnNet', injected: 'injectedNet'} as const;

/** All energy is in one column, and only the name of the file tells its direction. */
function byName(base: ListBase, column: number, found: FoundUnit, told: Told): Recognition {
  return {
    kind: 'undirected',
    planFor: (direction) => {
      const value = {column, register: netOf[direction], ...found} as const;
      return {
        ...base,
        layout: 'ENERGA Mój Licznik',
        labels: base.labels ?? 'start',
        ...planValues(base, [value]),
        account: accountOf([value], () => headerOf(base, column), told),
      };
    },
  };
}

/** Whether columns are zones or phases, perhaps with their total, of energy whose direction no heading tells. */
function arePartsOfOne(columns: readonly Named[]): boolean {
  const isPart = ({meaning: {zone, phase}}: Named): boolean => zone !== null || phase !== null;
  return (
    columns.length > 1 &&
    columns.some(isPart) &&
    columns.every((one) => isPart(one) || one.meaning.isTotal)
  );
}

/** The parts of all energy, and only the name of the file tells their direction. */
function byNameOfParts(
  base: ListBase,
  open: readonly Named[],
  parts: readonly Named[],
  told: Found,
): Recognition {
  const of = (direction: Direction): ReturnType<typeof byColumns> =>
    byColumns(
      base,
      open.map((one) =>
        parts.includes(one) ? {...one, meaning: {...one.meaning, register: netOf[direction]}} : one,
      ),
      told,
    );
  const tried = of('withdrawn');
  return tried.kind !== 'plan'
    ? tried
    : {
        kind: 'undirected',
        planFor: (direction) => {
          const found = of(direction);
          if (found.kind === 'unknown') {
            throw new Refusal(found.reason);
          }
          return found.plan;
        },
      };
}

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
