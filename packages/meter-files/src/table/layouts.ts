import {dayMs, foldPolish, inQuotes, polishOffsetHours} from '@cooperative/polish';
import {monthOf} from '../prices/monthWords';
import {Refusal, tooSeldom} from '../refusal';
import {clockOf} from '../time/clocks';
import {isMoment, parseDayOnly, parseTimeLabel, parseWholeDay} from '../time/timeLabels';
import type {
  Account,
  ColumnMapping,
  Direction,
  LabelMeaning,
  MeterRegister,
  NamedColumns,
  ShortAnswer,
  TableHead,
} from '../types';
import {chooseColumns, named, type Named} from './chooseColumns';
import {namesPlace, roleOf, type ColumnRole} from './columnWords';
import {dayColumns} from './dayColumns';
import {cooperativeDay, daysByHeader} from './dayLayouts';
import {doubtOfLines, unitFinder, withoutUnits, type FoundUnit} from './findUnit';
import {findHead, type Head} from './head';
import {chooseKinds, withoutZoneRows} from './kindRows';
import {meaningOf, registerOf, type Meaning} from './meaning';
import {headerOf, type DayPlan, type DayTable, type ListPlan} from './plan';
import {unknown, type Recognition} from './recognition';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';
import {isOfStatuses, statusOf, type Status} from './statusWords';
import {unitOf} from './units';

/** Recognises the layout of a table by its headings and cells, and by what somebody said of it. */
export function recognise(rows: readonly TableRow[], answer: ShortAnswer = {}): Recognition {
  const cooperative = cooperativeDay(rows);
  if (cooperative !== null) {
    return {kind: 'plan', plan: dayPlan(cooperative, {unit: 'kWh', unitFrom: 'column'}, [])};
  }
  const head = findHead(rows);
  const found = head === null ? unknown('') : byHeader(head, answer);
  if (head !== null && found.kind === 'plan' && found.plan.shape === 'list') {
    const {values, account} = found.plan;
    const doubt = doubtOfMultiplier(head) ?? doubtOfLines(head, account.columns);
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
  if (found.kind === 'unknown' && found.reason === '' && rows[0]?.cells[0]?.startsWith('<')) {
    throw new Refusal(
      'To plik XML, a takich nie czytamy. Pobierz z portalu ten sam raport jako CSV albo arkusz (XLSX).',
    );
  }
  return found.kind === 'unknown' && found.reason === ''
    ? unknown('Nie rozpoznajemy układu tego pliku. Sprawdź nagłówek pliku.')
    : found;
}

function doubtOfMultiplier(head: Head): string | null {
  const multiplier = multiplierAbove(head) ?? multiplierIn(head);
  return multiplier === null
    ? null
    : `Plik podaje mnożną ${multiplier}. Nie wiemy, czy energia jest już przez nią pomnożona. Jeśli nie jest, pomnóż ją w arkuszu; jeśli jest, wskaż kolumny, a wczytamy je tak, jak są.`;
}

/** What readings of a meter on transformers are multiplied by, where a line above the table says it and it is not 1. */
function multiplierAbove({preamble}: Head): string | null {
  for (const {cells} of preamble) {
    const [, found] =
      /^(?:mnozna|mnoznik|przekladnia|multiplier)\b[^\d]*(\d[\d.,/ ]*)/.exec(
        foldPolish(cells.filter((cell) => cell !== '').join(' ')).trim(),
      ) ?? [];
    if (found !== undefined && !/^1(?:[.,]0+)?$/.test(found.trim())) {
      return found.trim();
    }
  }
  return null;
}

/** The same in a heading: „Pobór [kWh] x40”. */
function multiplierIn({headers}: Head): string | null {
  const found = headers.flatMap((header) => {
    const [, factor] = /(?:^|[\s\])])[x×*] ?(\d{1,6})$/i.exec(header.trim()) ?? [];
    return factor !== undefined && factor !== '1' && registerOf(header) !== null ? [factor] : [];
  });
  return found[0] ?? null;
}

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
    ...listBase,
    layout: handLayout,
    headers,
    meter: mapping.meter ?? null,
    time: mapping.time,
    hour: mapping.hour,
    clock: clockIn([mapping.time, mapping.hour], headers, head?.preamble),
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
    const wanted = plain(name);
    const column = headers.findIndex(
      (header, index) => plain(header) === wanted || plain(headerOf(head, index)) === wanted,
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
  const unitFor = unitFinder(head, unitsIn(roles, body), undefined);
  const hourAt = said.hour === undefined ? hour : columnOf(said.hour);
  const values = said.registers.map(({register, name}) => {
    const column = columnOf(name);
    const unit: FoundUnit =
      answer.unit === undefined ? unitFor(column) : {unit: answer.unit, unitFrom: 'said'};
    return {column, register, ...unit};
  });
  const base: Base = {
    ...listBase,
    statuses,
    legend,
    headers,
    body,
    time,
    hour: hourAt,
    clock: clockIn([time, hourAt], headers, head.preamble),
    meter: said.meter === undefined ? meter : columnOf(said.meter),
    unitColumn: answer.unit === undefined ? onlyUnit(roles, body) : null,
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

/** A name of a column as somebody may type it. */
function plain(name: string): string {
  return foldPolish(name).replaceAll(/\s+/g, ' ').trim();
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
  labelsOfHeading: null,
  areLabelsSaid: false,
} as const;

type Base = Omit<ListPlan, 'layout' | 'values' | 'account'>;

/** A column, or a kind of rows, with what it is read as. */
interface Value extends FoundUnit {
  readonly column: number;
  readonly register: MeterRegister;
}

/** What there is to tell besides what was read. */
type Told = Pick<Account, 'leftOut' | 'notes'>;

function accountOf(
  values: readonly Value[],
  nameOf: (column: number) => string,
  told: Told,
): Account {
  return {
    columns: values.map(({column, register, unit, unitFrom}) => ({
      name: nameOf(column),
      register,
      unit,
      unitFrom,
    })),
    ...told,
  };
}

function byHeader(found: Head, answer: ShortAnswer): Recognition {
  const {roles, at, time, hour, meter, statuses, legend} = placesOf(found);
  const head = at('kind') === null ? withoutZoneRows(found, at('zone')) : found;
  const {headers, body, notes} = head;
  const unitFor = unitFinder(head, unitsIn(roles, body), answer.unit);
  const days = dayColumns(headers);
  if (days !== null) {
    const day = at('day') ?? at('time');
    const clock = clockIn([day], headers, found.preamble);
    if (clock !== null && (clock.offset !== null || hasOtherSeason(body, day, clock.season))) {
      return unknown(
        `Godziny w pliku są w czasie, o którym mówi ${inQuotes(clock.from)}, a dni w wierszach czytamy tylko w czasie polskim. Pobierz plik z godziną w każdym wierszu; jeśli godziny są takie jak na zegarze w Polsce, zmień napis na „czas lokalny”.`,
      );
    }
    const [{column} = {column: 0}] = days.intervals;
    const unit = unitFor(column);
    const ofCells = days.intervals.map((interval) => ({...interval, unit: unit.unit}));
    const plain = unit.unitFrom === 'cells' ? withoutUnits(body, ofCells) : body;
    return withDays(daysByHeader({...head, body: plain}, days, at), unit, notes);
  }
  const kind = at('kind');
  const open = named(
    headers,
    headers.flatMap((_, column) => (isOpen(roles[column]) ? [column] : [])),
  );
  const directed = open.filter(({meaning}) => meaning.register !== null);
  const values = open.filter(({meaning, column}) => isValue(meaning, roles[column]));
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
  const base: Base = {
    ...listBase,
    headers,
    body,
    time,
    hour,
    clock: clockIn([time, hour], headers, found.preamble),
    zone: at('zone'),
    meter,
    unitColumn: onlyUnit(roles, body),
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
      plain(header) === plain(headers[time] ?? '') &&
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

/** Columns whose headings say nothing but what they hold. */
function isOpen(role: ColumnRole | undefined): boolean {
  return role === 'other' || role === 'value';
}

/** Whether a column holds energy, or power, of a direction that its heading does not name. */
function isValue({register, aspect, unit}: Meaning, role: ColumnRole | undefined): boolean {
  return (
    register === null &&
    (aspect === 'energy' || aspect === 'power' || aspect === 'state') &&
    (role === 'value' || (unit !== null && aspect !== 'state'))
  );
}

/** Whether a column holds energy of any direction. */
function holdsEnergy(header: string, role: ColumnRole | undefined): boolean {
  return isOpen(role) && (registerOf(header) !== null || isValue(meaningOf(header), role));
}

/** Where the columns are that tell of a reading what, when and whose it is. */
function placesOf(head: Head): Pick<Base, 'hour' | 'meter' | 'statuses' | 'legend'> & {
  readonly time: number | null;
  readonly roles: readonly ColumnRole[];
  readonly at: (role: ColumnRole) => number | null;
} {
  const roles = rolesOf(head);
  const at = (role: ColumnRole): number | null => {
    const column = roles.findIndex((one, index) => one === role && !head.lost.includes(index));
    return column === -1 ? null : column;
  };
  return {
    roles,
    at,
    time: at('time') ?? at('day'),
    hour: at('hour'),
    // The point stays when its meter is replaced.
    meter: at('meter') ?? at('meterNumber'),
    statuses: roles.flatMap((role, column) => (role === 'status' ? [column] : [])),
    legend: answersOf(head, roles) ?? new Map([...head.legend, ...remarksOf(head, roles)]),
  };
}

/** The columns of units: one is of each row, and of several each is of the numbers beside it. */
function unitsIn(roles: readonly ColumnRole[], body: readonly TableRow[]): readonly number[] {
  const columns = roles.flatMap((role, column) => (role === 'unit' ? [column] : []));
  if (columns.length < 2) {
    return columns;
  }
  needWhole(body);
  // „Jednostka” may also be an institution.
  const known = columns.filter((column) =>
    wordsIn(body, column).some((word) => unitOf(word) !== null),
  );
  const areSame = body.every(({cells}) => new Set(known.map((column) => cells[column])).size < 2);
  // Rows of kinds have one number each.
  return areSame || roles.includes('kind') ? known.slice(0, 1) : known;
}

function onlyUnit(roles: readonly ColumnRole[], body: readonly TableRow[]): number | null {
  const [only = null, ...more] = unitsIn(roles, body);
  return more.length > 0 ? null : only;
}

const yes = /^(?:tak|t|yes|y|true|prawda)$/i;
const no = /^(?:nie|n|no|false|falsz|fałsz)$/i;
/** How much of an interval was measured. */
const percent = /^(?:100|\d{1,2})(?:[.,]\d+)? ?%?$/;

/** What „tak” and „nie” mean under a heading that names a status: „Kompletność”, „Szacowany”. */
function answersOf(
  {headers, body}: Head,
  roles: readonly ColumnRole[],
): ReadonlyMap<string, Status> | null {
  const column = headers.findIndex(
    (_, at) =>
      roles[at] === 'status' && [yes, no].some((one) => one.test(body[0]?.cells[at] ?? '')),
  );
  const share = headers.findIndex(
    (header, at) => roles[at] === 'status' && isCompleteness(header, body, at),
  );
  if (share !== -1) {
    return new Map(
      wordsIn(body, share).map((word) => [word, word.startsWith('100') ? 'measured' : 'missing']),
    );
  }
  const status = column === -1 ? null : statusOf(headers[column] ?? '');
  if (status === null) {
    return null;
  }
  return new Map(
    wordsIn(body, column).map((word) => [
      word,
      yes.test(word) ? status : status === 'measured' ? 'missing' : 'measured',
    ]),
  );
}

/** What remarks mean that stand for a status: that status, or nothing. */
function remarksOf(
  {headers, body}: Head,
  roles: readonly ColumnRole[],
): readonly (readonly [string, Status])[] {
  return headers.flatMap((header, column) =>
    roles[column] === 'status' && roleOf(header) === 'other' && remarks.test(foldPolish(header))
      ? wordsIn(body, column).map((word) => [word, remarkedStatus(word) ?? 'measured'] as const)
      : [],
  );
}

/** Whether a cell is an hour alone, `00:15`, or one from its start to its end, `0-1` or `[00:00 - 00:15)`. */
function isClock(cell: string): boolean {
  const [, from = '', start, to, end] =
    /^[[(]?(\d{1,2})(?::(\d\d)(?::\d\d)?)?(?: ?[-–] ?(\d{1,2})(?::(\d\d)(?::\d\d)?)?)?[\])]?$/.exec(
      cell,
    ) ?? [];
  if (to === undefined) {
    return start !== undefined;
  }
  const minutes = (Number(to) - Number(from)) * 60 + Number(end ?? 0) - Number(start ?? 0);
  // The whole day, as the last hour ends with the next one. A zone of a tariff is longer.
  const length = minutes < 0 ? minutes + 24 * 60 : minutes;
  return length > 0 && length <= 60;
}

/** Whether a cell has the start and the end of its interval, perhaps with days: whatever the heading says, its start is read. */
function isSpan(cell: string): boolean {
  const [, start, end] =
    /(?:^|[ [(])\d{1,2}((?::\d\d)*) ?[-–] ?(?:[\d./-]+ )?\d{1,2}((?::\d\d)*)[\])]?$/.exec(cell) ??
    [];
  return start !== undefined && start.length === end?.length;
}

/** Roles of columns by their headings; beside a day, a time without a day is its hour, whatever its heading. */
function rolesOf({headers, body, legend}: Head): readonly ColumnRole[] {
  const roles = openRoles(headers.map(roleOf), headers, body);
  const time = roles.indexOf('time');
  const cell = body[0]?.cells[time] ?? '';
  const isHour =
    roles.includes('day') &&
    !roles.includes('hour') &&
    parseDayOnly(cell) === null &&
    parseTimeLabel(cell) === null;
  const isDayAlone =
    !roles.includes('hour') &&
    !roles.includes('time') &&
    parseDayOnly(body[0]?.cells[roles.indexOf('day')] ?? '') !== null;
  // „Od (data)”, „Od (godzina)”.
  const isTimeParted = !roles.includes('hour') && time !== -1 && parseDayOnly(cell) !== null;
  const isClockAt = (column: number): boolean => isClock(body[0]?.cells[column] ?? '');
  const placed = withoutReadOut(roles, body).map((role, column) =>
    (column === time && isHour) ||
    (isDayAlone && role === 'other' && isClockAt(column)) ||
    (isTimeParted && role === 'time' && isClockAt(column))
      ? 'hour'
      : // Beside the hour at which an interval begins stands the one at which it ends.
        isHour && role === 'time' && isClockAt(column)
        ? 'other'
        : role,
  );
  if (!placed.includes('time') && !placed.includes('day')) {
    const lone = placed.findIndex((role, column) => {
      const first = body[0]?.cells[column] ?? '';
      return (
        role === 'other' &&
        (parseTimeLabel(first) !== null || parseDayOnly(first) !== null || areMoments(body, column))
      );
    });
    const hour = placed.findIndex((role, column) => role === 'other' && isClockAt(column));
    if (lone !== -1) {
      placed[lone] = 'time';
    }
    if (lone !== -1 && !placed.includes('hour') && hour !== -1) {
      const isDay = parseDayOnly(body[0]?.cells[lone] ?? '') !== null;
      placed[hour] = isDay ? 'hour' : 'other';
    }
  }
  const areKinds = placed.filter((role) => role === 'kind').length > 1;
  return placed.map((role, column) => {
    const header = headers[column] ?? '';
    // „Read type” may be of readings and not of energy; „Typ licznika” is of neither.
    const isOfReadings =
      role === 'kind' &&
      !placed.includes('status') &&
      !/licznik|meter/i.test(header) &&
      !wordsIn(body, column).some((word) => meaningOf(word).register !== null);
    if ((role === 'other' || isOfReadings) && tellsStatus(header, body, column)) {
      return placed.includes('status') && remarks.test(foldPolish(header)) ? 'other' : 'status';
    }
    if (role === 'other' && !placed.includes('kind') && tellsKind(body, column)) {
      return 'kind';
    }
    if (role === 'other' && isExplained(legend, header, body, column)) {
      return 'status';
    }
    if (role === 'other' && !placed.includes('meter') && namesObjects(header, body, column)) {
      return 'meter';
    }
    // Beside that of the energy there may be a kind of the meter or of the tariff.
    return areKinds && role === 'kind' && registerOf(body[0]?.cells[column] ?? '') === null
      ? 'other'
      : role;
  });
}

/**
 * Roles without the day on which somebody read the meter out, „Data odczytu”, where another column, „Doba”, has the days
 * of the hours: it tells at least as many rows apart.
 */
function withoutReadOut(
  roles: readonly ColumnRole[],
  body: readonly TableRow[],
): readonly ColumnRole[] {
  const [time, day, hour] = (['time', 'day', 'hour'] as const).map((role) => roles.indexOf(role));
  if (time === undefined || day === undefined || hour === undefined) {
    return roles;
  }
  const dayIn = (column: number): number | null => {
    const cell = body[0]?.cells[column] ?? '';
    return parseWholeDay(cell) ?? parseTimeLabel(cell)?.day ?? null;
  };
  const [ofTime, ofDay] = [dayIn(time), dayIn(day)];
  if (time < 0 || day < 0 || hour < 0 || ofTime === null || ofDay === null || ofTime === ofDay) {
    return roles;
  }
  const known = body.filter((row) => !isUnread(row));
  const apart = (column: number): number =>
    new Set(known.map(({cells}) => `${cells[column] ?? ''}\t${cells[hour] ?? ''}`)).size;
  return apart(day) < apart(time)
    ? roles
    : roles.map((role, column) => (column === time ? 'stamp' : role));
}

/** Whether a column counts time as programs do. A number that comes again is of a meter. */
function areMoments([first, second]: readonly TableRow[], column: number): boolean {
  const cell = first?.cells[column] ?? '';
  const next = second === undefined || isUnread(second) ? '' : (second.cells[column] ?? '');
  return isMoment(cell) && isMoment(next) && cell !== next;
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

/** A number of a reading; that of a point or a meter has more digits. */
const ofReading = /^[-+]?\d{1,7}(?:[.,]\d+)?$/;

/**
 * Roles of columns by their words, without those that their cells do not keep: „Exported energy” over numbers is no time
 * of an export, and „Profil poboru” or „PPE … pobór” no kind or point, where no other column has that energy. A time of an
 * update is that of the readings where it goes on and there is no other.
 */
function openRoles(
  roles: readonly ColumnRole[],
  headers: readonly string[],
  body: readonly TableRow[],
): readonly ColumnRole[] {
  const cellAt = (row: number, column: number): string => body[row]?.cells[column] ?? '';
  const second = body[1] === undefined || isUnread(body[1]) ? -1 : 1;
  const isTimed = roles.includes('time') || roles.includes('day');
  return roles.map((role, column) => {
    const cell = cellAt(0, column);
    if (
      role === 'stamp' &&
      !isTimed &&
      parseTimeLabel(cell) !== null &&
      parseTimeLabel(cellAt(second, column)) !== null &&
      cellAt(second, column) !== cell
    ) {
      return 'time';
    }
    const header = headers[column] ?? '';
    const register = registerOf(header);
    return ['stamp', 'kind', 'meter', 'zone'].includes(role) &&
      register !== null &&
      !namesPlace(header) &&
      areReadings(wordsIn(body, column)) &&
      !headers.some(
        (other, at) =>
          holdsEnergy(other, roles[at]) && [null, register].includes(registerOf(other)),
      )
      ? 'other'
      : role;
  });
}

/** Codes of zones, registers and channels are whole, and no more than these. */
const mostCodes = 4;

function areReadings(words: readonly string[]): boolean {
  return (
    ofReading.test(words[0] ?? '') &&
    (words.length > mostCodes || words.some((word) => /^[-+]?\d+[.,]\d/.test(word)))
  );
}

/** Whether a column says of how much of its interval a reading is, in percent. */
function isCompleteness(heading: string, body: readonly TableRow[], column: number): boolean {
  return (
    /^kompletn|^completeness|^pokrycie/.test(foldPolish(heading)) &&
    percent.test(body[0]?.cells[column] ?? '')
  );
}

/** The different cells of a column, as far as they are read. */
function wordsIn(body: readonly TableRow[], column: number): readonly string[] {
  return [...new Set(body.filter((row) => !isUnread(row)).map(({cells}) => cells[column] ?? ''))];
}

/** Whether a column tells the places apart that a file is of, by their names. */
function namesObjects(heading: string, body: readonly TableRow[], column: number): boolean {
  if (!/^(?:nazwa )?(?:obiekt|budyn|lokaliz)\w{0,6}$/.test(foldPolish(heading).trim())) {
    return false;
  }
  needWhole(body);
  return wordsIn(body, column).length > 1;
}

/** Whether all cells of a column name a register or reactive energy, as „EP”, „EO” and „R+” do. */
function tellsKind(body: readonly TableRow[], column: number): boolean {
  const first = body[0]?.cells[column] ?? '';
  return (
    /^\p{L}/u.test(first) &&
    registerOf(first) !== null &&
    wordsIn(body, column).every(
      (cell) => registerOf(cell) !== null || meaningOf(cell).aspect === 'reactive',
    )
  );
}

/** What people write of a row: „brak” there is no status. */
const remarks = /uwag|opis|koment|notat|alarm|zdarzen|remark|note|comment/;
/** But these are, whatever column they stand in. */
const remarked: readonly (readonly [Status, RegExp])[] = [
  [
    'missing',
    /^(?:(?:brak|zanik) (?:danych|odczyt|pomiar|transmis|komunikac|lacznosc)\w*(?: pomiarow\w*| z licznika)?|no (?:data|reading))$/,
  ],
  [
    'corrected',
    /^(?:(?:wartosc|odczyt|dane) )?(?:po )?(?:korek[ct]\w*|skorygowan\w*|poprawion\w*)$/,
  ],
  ['estimated', /^(?:(?:wartosc|odczyt|dane) )?(?:szac\w*|estymowan\w*|zastepcz\w*)$/],
];

/** The status that a remark tells and nothing else; null for any other. */
function remarkedStatus(remark: string): Status | null {
  const words = foldPolish(remark).trim().replace(/\.$/, '');
  return remarked.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Whether lines around the table explain all signs of a column, which is none of energy. */
function isExplained(
  legend: Head['legend'],
  heading: string,
  body: readonly TableRow[],
  column: number,
): boolean {
  const {register, aspect} = meaningOf(heading);
  const isSign = (word: string): boolean => legend.has(word) && !/\d/.test(word);
  return (
    register === null &&
    aspect === 'energy' &&
    unitOf(heading) === null &&
    isSign(body[0]?.cells[column] ?? '') &&
    wordsIn(body, column).every((word) => word === '' || isSign(word))
  );
}

/** Whether a column tells how readings came about, whatever its heading: all it says is a status. */
function tellsStatus(heading: string, body: readonly TableRow[], column: number): boolean {
  const [first] = body;
  if (isAnswer(first?.cells[column] ?? '') && statusOf(heading) !== null) {
    return true;
  }
  if (isCompleteness(heading, body, column)) {
    // Only all rows tell all its numbers.
    needWhole(body);
    return true;
  }
  if (remarks.test(foldPolish(heading))) {
    needWhole(body);
    return wordsIn(body, column).some((word) => remarkedStatus(word) !== null);
  }
  // Usual readings may have none.
  const told = body.find((row) => !isUnread(row) && (row.cells[column] ?? '') !== '');
  if (!isStatusWord(told?.cells[column] ?? '')) {
    return false;
  }
  const cells = wordsIn(body, column);
  const words = cells.filter((word) => word !== '');
  const {register, aspect} = meaningOf(heading);
  // „Brak danych” in every row may be of anything; in some, beside empty cells, it is of their readings.
  const isOfSome =
    register === null &&
    aspect === 'energy' &&
    general.test(foldPolish(heading)) &&
    cells.length > words.length;
  return (
    words.length <= mostStatuses &&
    words.every(isStatusWord) &&
    words.some((word) => statusOf(word) !== null) &&
    (words.some((word) => statusOf(word) !== 'missing') ||
      (isOfSome && words.every((word) => remarkedStatus(word) === 'missing')))
  );
}

function isAnswer(cell: string): boolean {
  return yes.test(cell) || no.test(cell);
}

const mostStatuses = 8;

/** A heading that says nothing of what is in its column, or that it is about the readings. */
const general =
  /^\W*$|^(?:inne|info|kolumna|column)|jakosc|\bdan(?:e|ych)\b|odczyt|komunikac|uwag|opis/;

/** A sign may stand for anything; a word of a status does not. */
function isStatusWord(cell: string): boolean {
  return /\p{L}{4}/u.test(cell) && isOfStatuses(cell);
}

/** What a line above a table says the clock with. */
const clockLine = /^\W*(?:strefa|time ?zone|zeitzone|tz\b|czas\b|godziny\b)/;

/** The clock that the headings of the time name, else a line above the table. */
function clockIn(
  columns: readonly (number | null)[],
  headers: readonly string[],
  preamble: readonly TableRow[] = [],
): Base['clock'] {
  const lines = preamble
    .map(({cells}) => cells.filter((cell) => cell !== '').join(' '))
    .filter((line) => clockLine.test(foldPolish(line)));
  const named = columns.flatMap((column) => (column === null ? [] : [headers[column] ?? '']));
  const found = [...named, ...lines].flatMap((from) => {
    const clock = clockOf(from);
    return clock === null ? [] : [{...clock, from}];
  });
  return found[0] ?? null;
}

/** Whether days in rows are of the season whose time „CET” or „CEST” does not name. */
function hasOtherSeason(
  body: readonly TableRow[],
  column: number | null,
  season: 'winter' | 'summer',
): boolean {
  needWhole(body);
  const usual = season === 'winter' ? 1 : 2;
  return body.some(({cells}) => {
    const day = parseWholeDay(cells[column ?? -1] ?? '');
    return day !== null && polishOffsetHours(day * dayMs) !== usual;
  });
}

/** Whether a heading says that its labels are the starts or the ends of intervals. */
function labelsOf(heading: string): LabelMeaning | null {
  const words = foldPolish(heading);
  if (/\b(?:od|from|von)\b|\b(?:start|pocz|begin|anfang)/.test(words)) {
    return 'start';
  }
  return /\b(?:do|to|bis|end(?:e|ing)?|koniec)\b|\b(?:konc|zakoncz)/.test(words) ? 'end' : null;
}

/** The same, where it can mean nothing else: „od - do” names both, „odczytu do rozliczeń” neither. */
function labelsSaidBy(heading: string): LabelMeaning | null {
  const words = foldPolish(heading);
  const isStart = /\b(?:od|from|von)\W*$|\b(?:start|pocz|begin|anfang)/.test(words);
  const isEnd = /\b(?:do|to|bis)\W*$|\b(?:end(?:e|ing)?|koniec)\b|\b(?:konc|zakoncz)/.test(words);
  const isOfSpan =
    /\bod pocz/.test(words) ||
    (/\b(?:od|from|von)\b/.test(words) && /\b(?:do|to|bis)\b/.test(words));
  return isOfSpan || isStart === isEnd ? null : isStart ? 'start' : 'end';
}

/** The same of the lines around a table: „Godzina oznacza koniec okresu”. */
function labelsIn(lines: readonly TableRow[]): LabelMeaning | null {
  const [, said] =
    lines
      .map(({cells}) =>
        /^\W*(?:godzin|czas|data i godzin|znacznik|etykiet)[^:;\d]{0,40} (?:to|oznacza|wskazuje) (koniec|poczatek)(?= (?:okres|przedzial|interwal|pomiar|kwadrans|godziny)|\W*$)/.exec(
          foldPolish(cells.filter((cell) => cell !== '').join(' ')),
        ),
      )
      .find((match) => match !== null) ?? [];
  return said === undefined ? null : said === 'koniec' ? 'end' : 'start';
}

interface Found {
  readonly unitFor: ReturnType<typeof unitFinder>;
  readonly notes: readonly string[];
}

/** Energy of each register in columns of its own. */
function byColumns(
  base: Base,
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

/** The columns to read, in cells without units. */
function planValues(
  {body}: Pick<Base, 'body'>,
  values: readonly (FoundUnit & ListPlan['values'][number])[],
): Pick<ListPlan, 'body' | 'values'> {
  const ofCells = values.filter(({unitFrom}) => unitFrom === 'cells');
  return {
    body: ofCells.length > 0 ? withoutUnits(body, ofCells) : body,
    values: values.map(({column, register, unit}) => ({column, register, unit})),
  };
}

/** Why there is nothing to read: the first column that is no register is named, with what it is. */
function nothingToRead([first]: Account['leftOut']): string {
  const told = first === undefined ? '' : ` Kolumna ${inQuotes(first.name)}: ${first.reason}.`;
  return `Brakuje kolumny z energią pobraną albo oddaną, np. „Pobór [kWh]”.${told} Sprawdź nagłówek pliku.`;
}

/** What is understood, to begin the answer with. */
function guessOf({time, hour, meter}: Base, values: readonly Value[]): Partial<ColumnMapping> {
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
  base: Base,
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
function byName(base: Base, column: number, found: FoundUnit, told: Told): Recognition {
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
  base: Base,
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
