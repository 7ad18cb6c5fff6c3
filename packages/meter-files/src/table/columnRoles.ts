import {foldPolish} from '@cooperative/polish';
import {isMoment, parseDayOnly, parseTimeLabel, parseWholeDay} from '../time/timeLabels';
import {namesPlace, roleOf, type ColumnRole} from './columnWords';
import type {Head} from './head';
import {meaningOf, registerOf, type Meaning} from './meaning';
import type {ListPlan} from './plan';
import {isUnread, needWhole, wordsIn} from './sample';
import {answersOf, dashesOf, isOfRemarks, remarksOf, tellsStatus} from './statusColumns';
import type {TableRow} from './tableRow';
import {unitOf} from './units';

/** Where the columns are that tell of a reading what, when and whose it is. */
export function placesOf(head: Head): Pick<ListPlan, 'hour' | 'meter' | 'statuses' | 'legend'> & {
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
    legend:
      answersOf(head, roles) ??
      new Map([...dashesOf(head, roles), ...head.legend, ...remarksOf(head, roles)]),
  };
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
  const areBoth = roles.includes('day') && roles.includes('hour');
  const isClockAt = (column: number): boolean => isClock(body[0]?.cells[column] ?? '');
  const placed = withoutReadOut(roles, body).map((role, column) =>
    (column === time && isHour) ||
    (isDayAlone && role === 'other' && isClockAt(column)) ||
    (isTimeParted && role === 'time' && isClockAt(column))
      ? 'hour'
      : // Beside the hour at which an interval begins stands the one at which it ends.
        // „Czas” beside both may name the season: L, Z.
        (isHour && role === 'time' && isClockAt(column)) ||
          (role === 'time' && areBoth && !/\d/.test(body[0]?.cells[column] ?? '0'))
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
      return placed.includes('status') && isOfRemarks(header) ? 'other' : 'status';
    }
    if (role === 'other' && !placed.includes('kind') && tellsKind(header, body, column)) {
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

/** Whether a column tells the places apart that a file is of, by their names. */
function namesObjects(heading: string, body: readonly TableRow[], column: number): boolean {
  if (!/^(?:nazwa )?(?:obiekt|budyn|lokaliz)\w{0,6}$/.test(foldPolish(heading).trim())) {
    return false;
  }
  needWhole(body);
  return wordsIn(body, column).length > 1;
}

/** Pobór and oddanie. */
const letters = /^p ?\/ ?o$/i;

/** Whether all cells of a column name a register or reactive energy, as „EP”, „EO” and „R+” do. */
function tellsKind(heading: string, body: readonly TableRow[], column: number): boolean {
  const first = body[0]?.cells[column] ?? '';
  return (
    // Lone letters may be statuses.
    (/^\p{L}\P{Z}/u.test(first) || letters.test(heading)) &&
    registerOf(first) !== null &&
    wordsIn(body, column).every(
      (cell) => registerOf(cell) !== null || meaningOf(cell).aspect === 'reactive',
    )
  );
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

/** Columns whose headings say nothing but what they hold. */
export function isOpenRole(role: ColumnRole | undefined): boolean {
  return role === 'other' || role === 'value';
}

/** Whether a column holds energy, or power, of a direction that its heading does not name. */
export function isUndirected(
  {register, aspect, unit}: Meaning,
  role: ColumnRole | undefined,
): boolean {
  return (
    register === null &&
    (aspect === 'energy' || aspect === 'power' || aspect === 'state') &&
    (role === 'value' || (unit !== null && aspect !== 'state'))
  );
}

/** Whether a column holds energy of any direction. */
export function holdsEnergy(header: string, role: ColumnRole | undefined): boolean {
  return isOpenRole(role) && (registerOf(header) !== null || isUndirected(meaningOf(header), role));
}
