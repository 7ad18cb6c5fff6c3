import {
  dayMinutes,
  dayMs,
  foldPolish,
  minuteMs,
  polishOffsetHours,
  remembering,
} from '@cooperative/polish';
import type {LabelMeaning} from '../types';
import {inDigits} from './dayWords';

/** The longest day has 25 hours. */
const mostMinutes = 25 * 60;
/** The largest UTC offset on Earth. */
const mostOffset = 14 * 60;
/** Days from 1.01.1900, as Excel counts them, to 1.01.1970. */
const excelEpoch = 25_569;

/** What distinguishes the repeated autumn hour: a letter, or the name of the time in force. */
export type HourMark = 'a' | 'b' | 'summer' | 'winter' | null;

/** `2` sorts before `2a`, and `2a` before `2b`; summer time before winter time. */
export function rankOf(mark: HourMark): number {
  switch (mark) {
    case 'summer':
      return -1;
    case null:
      return 0;
    case 'a':
      return 1;
    default:
      return 2;
  }
}

/** A time label, in minutes of Polish civil time since 1.01.1970. */
export interface TimeLabel {
  /** The day as written, counted from 1.01.1970. */
  readonly day: number;
  readonly minutes: number;
  readonly mark: HourMark;
  /** Written as hour 24 or 25, which can only be the end of an interval. */
  readonly isHour24: boolean;
  /** Minutes of UTC since 1.01.1970, if the label gives its UTC offset; civil time is then derived from it. */
  readonly instant: number | null;
  /** Minutes as written, in whatever time zone the label uses. */
  readonly written: number;
}

/** The labels of a file, each of their properties in a column of its own: there are tens of thousands. */
export interface TimeLabels {
  readonly minutes: Int32Array;
  readonly written: Int32Array;
  /** Whether one of them is written as hour 24 or 25. */
  readonly hasHour24: boolean;
  /** Whether one of them gives its UTC offset. */
  readonly hasInstants: boolean;
}

interface HourLabel {
  readonly minutes: number;
  readonly mark: HourMark;
  /** UTC offset of the label's time zone in minutes; null for Polish civil time. */
  readonly offset: number | null;
}

type DayOrder = 'ymd' | 'dmy';

const dayPatterns: readonly {readonly pattern: RegExp; readonly order: DayOrder}[] = [
  {pattern: /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:(?:, |[T ])(.*))?$/, order: 'ymd'},
  {pattern: /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?:(?:, |[T, ])(.*))?$/, order: 'dmy'},
  {pattern: /^(20\d\d)(\d\d)(\d\d)(?:[T ](.*))?$/, order: 'ymd'},
  {pattern: /^(\d{1,2})\.(\d{1,2})\.(\d\d)(?:(?:, |[, ])(.*))?$/, order: 'dmy'},
  // Without a clock of twelve hours nobody knows which of the three is the year.
  {pattern: /^(\d{1,2})\/(\d{1,2})\/(\d\d)(?:, | )(.* ?[ap]\.?m\.?)$/i, order: 'dmy'},
];

/** A clock of twelve hours, in whose country the month stands before the day. */
const twelveHours = /^(.*\d) ?([ap])\.?m\.?$/i;

/** The end of an interval written with its day: `2026-06-01 00:00 - 2026-06-01 01:00`, in ISO 8601 behind a stroke. */
const datedEnd = /(?:[-–/]|do) ?\d{1,4}[-./]\d{1,2}[-./]\d{1,4}[T ]/;

/** The day on which a spreadsheet's time alone falls, and the next, which begins with its 24:00. */
const spreadsheetDay = /^(?:1899-12-(3[01])|(3[01])\.12\.1899|1900-01-0([01])) (.*)$/;

/** A time as a part of a day. */
const dayPart = /^[01][.,]\d+$/;

/** An hour with its minutes behind a point, as Polish has it, or behind nothing, or a number with a zero: `1.00`, `0100`, `1.0`. */
const dotted = /^(\d{1,2})(?:[.,]?(00|15|30|45)|[.,]0)$/;

/** The same from its start to its end: `0.00-1.00`. */
const dottedSpan = /^(\d{1,2})\.(\d\d) ?[-–] ?(\d{1,2})\.(\d\d)$/;

const hourPattern =
  /^(?:he?|g|godz\.?)? ?(\d{1,2}) ?([ab])?(?::(\d\d)(?::\d\d(?:[.,]0+)?)?)?(?: ?[-–] ?(\d{1,2})(?::(\d\d)(?::\d\d)?)?)? ?([ab])?\b ?(.*)$/;

/** Reads a day with an hour, or a day alone if the hour is in a separate cell; null for anything else. */
export function parseTimeLabel(cell: string, hourCell?: string): TimeLabel | null {
  const day = parseDay(cell, hourCell);
  if (day === null) {
    return null;
  }
  if (day.serialMinutes !== undefined && hourCell === undefined) {
    const minutes = day.day * dayMinutes + day.serialMinutes;
    return {
      day: day.day,
      minutes,
      mark: null,
      isHour24: false,
      instant: null,
      written: minutes,
    };
  }
  const hour = parseHour(hourCell ?? day.rest);
  // A cell of hours may hold the day too.
  return hour ? labelOf(day.day, hour) : hourCell === undefined ? null : parseTimeLabel(hourCell);
}

/** The same for many cells: a file has few distinct days and hours, so each is parsed once. */
export function labelReader(): typeof parseTimeLabel {
  const dayOf = remembering(parseDayOnly);
  const hourOf = remembering(parseHour);
  return (cell, hourCell) => {
    const space = cell.indexOf(' ');
    const end = space === -1 ? cell.indexOf('T') : space;
    const day = dayOf(end === -1 ? cell : cell.slice(0, end));
    const hourText = hourCell ?? (end === -1 ? '' : cell.slice(end + 1));
    const hour = hourOf(hourText);
    return day === null || hour === null || twelveHours.test(hourText)
      ? (parseTimeLabel(cell, hourCell) ?? (hourCell === undefined ? momentLabel(cell) : null))
      : labelOf(day, hour);
  };
}

/** Seconds or milliseconds from 1970, of the years 2001 to 2033, in whole minutes. */
const epoch = /^1\d{9}(?:000)?$/;

/** Whether a cell may be a moment as programs count it. */
export function isMoment(cell: string): boolean {
  return momentLabel(cell) !== null;
}

/** A moment as programs count it; only where a time is expected, since any other number may look like one. */
function momentLabel(cell: string): TimeLabel | null {
  const minutes = epoch.test(cell) ? Number(cell.slice(0, 10)) / 60 : Number.NaN;
  return Number.isInteger(minutes)
    ? labelOf(Math.floor(minutes / dayMinutes), {
        minutes: minutes % dayMinutes,
        mark: null,
        offset: 0,
      })
    : null;
}

function labelOf(day: number, {minutes, mark, offset}: HourLabel): TimeLabel {
  const written = day * dayMinutes + minutes;
  if (offset === null) {
    return {
      day,
      minutes: written,
      mark,
      isHour24: minutes >= dayMinutes,
      instant: null,
      written,
    };
  }
  const instant = written - offset;
  const civil = instant + polishOffsetHours(instant * minuteMs) * 60;
  return {
    day: Math.floor(civil / dayMinutes),
    minutes: civil,
    mark: null,
    isHour24: false,
    instant,
    written,
  };
}

/** A label of a clock that is so many minutes ahead of UTC, unless the label itself says another. */
export function inClock(label: TimeLabel, offset: number): TimeLabel {
  return label.instant === null
    ? labelOf(label.day, {minutes: label.written - label.day * dayMinutes, mark: null, offset})
    : label;
}

/** Number of a day counted from 1.01.1970; null if it is not a day. */
export function parseDayOnly(cell: string): number | null {
  const day = parseDay(cell);
  return day?.rest === '' ? day.day : null;
}

const midnight = /^([\d./-]{6,10})[T ]0?0:00(?::00)?(?:\.0+)?$/;

/** The same of a day written with the midnight at which it begins, as workbooks have it, where a cell can only be a day. */
export function parseWholeDay(cell: string): number | null {
  return parseDayOnly(midnight.exec(cell)?.[1] ?? cell);
}

/** Digits alone: `202605312200`, perhaps with the distance from UTC. */
const compact = /^(20\d{6})([01]\d|2[0-4])([0-5]\d)(?:[0-5]\d)?(z|[+-]\d\d(?::?\d\d)?)?$/i;

function parseDay(
  cell: string,
  hourCell = '',
): {readonly day: number; readonly rest: string; readonly serialMinutes?: number} | null {
  for (const {pattern, order} of dayPatterns) {
    const found = pattern.exec(cell);
    if (found) {
      const [, first = '', second = '', last = '', rest = ''] = found;
      const isMonthFirst = cell.includes('/') && twelveHours.test(hourCell || rest);
      const [year, month, date] =
        order === 'ymd'
          ? [first, second, last]
          : isMonthFirst
            ? [last, first, second]
            : [last, second, first];
      const fullYear = year.length === 2 ? `20${year}` : year;
      const day = dayNumber(Number(fullYear), Number(month), Number(date));
      return day === null ? null : {day, rest: (rest.split(datedEnd, 1)[0] ?? '').trim()};
    }
  }
  const [serial] = /^[34567]\d{4}(?:[.,]\d+)?$/.exec(cell) ?? [];
  if (serial === undefined) {
    const [, date, hour, minute, zone = ''] = compact.exec(cell) ?? [];
    if (date !== undefined) {
      return parseDay(`${date} ${hour}:${minute}${zone === '' ? '' : `:00${zone}`}`, hourCell);
    }
    const digits = /[a-z]/i.test(cell) ? inDigits(cell) : null;
    return digits === null || digits === cell ? null : parseDay(digits, hourCell);
  }
  const minutes = Math.round((Number(serial.replace(',', '.')) - excelEpoch) * dayMinutes);
  const day = Math.floor(minutes / dayMinutes);
  return {day, rest: '', serialMinutes: minutes - day * dayMinutes};
}

function dayNumber(year: number, month: number, date: number): number | null {
  const utc = new Date(Date.UTC(year, month - 1, date));
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date && year >= 1990
    ? utc.getTime() / dayMs
    : null;
}

/** `00:00:00Z`, `02:00+01:00`; a minus requires seconds, because `13:00-14:00` is a span. */
const zonedHour = /^(\d\d):?(\d\d)(:?\d\d(?:[.,]\d+)?)? ?(?:z|utc|gmt|([+-])(\d\d)(?::?(\d\d))?)$/i;

function parseZonedHour(text: string): HourLabel | null {
  const [, hour, minute, seconds, sign, hours = '0', minutes = '0'] = zonedHour.exec(text) ?? [];
  if (hour === undefined || (sign === '-' && seconds === undefined)) {
    return null;
  }
  const away = Number(hours) * 60 + Number(minutes);
  return Number(hour) > 24 || Number(minute) > 59 || away > mostOffset
    ? null
    : {
        minutes: Number(hour) * 60 + Number(minute),
        mark: null,
        offset: sign === '-' ? 0 - away : away,
      };
}

/** Hour from 0 to 25 with minutes, a span (`13:00-14:00`, represented by its start) or a bare hour number. */
function parseHour(text: string): HourLabel | null {
  const zoned = parseZonedHour(text);
  if (zoned !== null) {
    return zoned;
  }
  const [, second, other, zeroth, onThatDay] = spreadsheetDay.exec(text) ?? [];
  if (onThatDay !== undefined) {
    const hour = parseHour(onThatDay);
    const isNext = (second ?? other) === '31' || zeroth === '1';
    return hour && {...hour, minutes: hour.minutes + (isNext ? dayMinutes : 0)};
  }
  if (dayPart.test(text) && !dotted.test(text)) {
    const minutes = Math.round(Number(text.replace(',', '.')) * dayMinutes);
    return minutes > mostMinutes ? null : {minutes, mark: null, offset: null};
  }
  const [, ofTwelve, half] = twelveHours.exec(text) ?? [];
  if (ofTwelve !== undefined) {
    const hour = parseHour(ofTwelve);
    return hour === null || hour.minutes >= 13 * 60
      ? null
      : {...hour, minutes: (hour.minutes % 720) + (half?.toLowerCase() === 'p' ? 720 : 0)};
  }
  const words = foldPolish(text.replaceAll(/[()[\]]/g, ' ').trim())
    .replace(dotted, (_, hour: string, minute = '00') => `${hour}:${minute}`)
    .replace(dottedSpan, '$1:$2-$3:$4')
    .replace(/^od /, '')
    .replace(/ do /, '-')
    .replace(/(\d) ?(?:h|godz\.?|\.)$/, '$1');
  const found = hourPattern.exec(words);
  if (!found) {
    return null;
  }
  const [, hour = '', early, minute = '00', end, , late, note = ''] = found;
  const minutes = Number(hour) * 60 + Number(minute);
  const mark = readMark(early ?? late, note);
  // A span of an hour counted through a day of 25, `24-25`, is at no such time of the clock.
  const isBeyondDay = end !== undefined && minutes >= dayMinutes;
  return mark === undefined || isBeyondDay || Number(minute) > 59 || minutes > mostMinutes
    ? null
    : {minutes, mark, offset: null};
}

function readMark(letter: string | undefined, note: string): HourMark | undefined {
  if (letter === 'a' || letter === 'b') {
    return letter;
  }
  // An asterisk marks the hour that comes again.
  if (note === '' || note === '*') {
    return note === '' ? null : 'b';
  }
  const found = /^\W*(?:czasu? )?(zim|let|lat|cz$|cl$|cet$|cest$|dst$|mez$|mesz$)\w*\W*$/.exec(
    note,
  )?.[1];
  return found === undefined ? undefined : /zim|^cz|^cet|mez/.test(found) ? 'winter' : 'summer';
}

/** Distinct values in ascending order. Those of a file mostly are in order already. */
export function sortedDistinct(values: Int32Array): Int32Array {
  const sorted = isAscending(values) ? values : values.slice().sort();
  const distinct = new Int32Array(sorted.length);
  let count = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    if (at === 0 || sorted[at] !== sorted[at - 1]) {
      distinct[count] = sorted[at] ?? 0;
      count += 1;
    }
  }
  return distinct.subarray(0, count);
}

function isAscending(values: Int32Array): boolean {
  for (let at = 1; at < values.length; at += 1) {
    if ((values[at] ?? 0) < (values[at - 1] ?? 0)) {
      return false;
    }
  }
  return true;
}

/** Shortest interval between sorted labels in minutes; 60 for a single label, or a few of different days. */
export function findStep(sorted: Int32Array): number {
  let step = Number.POSITIVE_INFINITY;
  for (let index = 1; index < sorted.length; index += 1) {
    step = Math.min(step, (sorted[index] ?? 0) - (sorted[index - 1] ?? 0));
  }
  return Number.isFinite(step) && (step < dayMinutes || areDays(sorted)) ? step : 60;
}

/** Midnight in Poland, also in minutes of UTC. */
const midnights = new Set([0, 22 * 60, 23 * 60]);

/** Whether labels at least a day apart are of days: a few of other hours are hours, as of surplus in winter. */
function areDays(sorted: Int32Array): boolean {
  const [first = 0] = sorted;
  const days = ((sorted.at(-1) ?? 0) - first) / dayMinutes + 1;
  return (
    sorted.every((label) => midnights.has(label % dayMinutes)) ||
    (sorted.length > 3 && sorted.length > days / 2)
  );
}

/** Whether labels name the last minute of their interval: `13:59` for 13:00–14:00. */
export function areLastMinutes(labels: Int32Array, step: number): boolean {
  // The first one mostly tells.
  return (
    step > 1 &&
    (labels[0] ?? 0) % step === step - 1 &&
    labels.every((label) => label % step === step - 1)
  );
}

/**
 * Whether labels name ends or starts of intervals, judged by how the first day begins and the last one ends: end labels
 * run from 01:00 to midnight of the next day, start labels from 00:00 to 23:00. Null if neither is evident, as in a
 * file of a few hours, or if the labels' own time zone suggests one and Polish time the other.
 */
export function findMeaning(labels: TimeLabels, step: number): LabelMeaning | null {
  if (labels.hasHour24) {
    return 'end';
  }
  const civil = meaningOfDays(sortedDistinct(labels.minutes), step);
  if (!labels.hasInstants) {
    return civil;
  }
  const written = meaningOfDays(sortedDistinct(labels.written), step);
  return civil === null || written === null || civil === written ? (civil ?? written) : null;
}

function meaningOfDays(sorted: Int32Array, step: number): LabelMeaning | null {
  const [first = Number.NaN] = sorted;
  const last = sorted.at(-1) ?? Number.NaN;
  const share = sorted.length / ((last - first) / step + 1);
  const begins = first % dayMinutes;
  const ends = last % dayMinutes;
  const votes =
    Number(begins === step) +
    Number(ends === 0) -
    Number(begins === 0) -
    Number(ends === dayMinutes - step);
  if (votes === 0 || share < (Math.abs(votes) === 2 ? dense : nearlyWhole)) {
    return null;
  }
  return votes > 0 ? 'end' : 'start';
}

/** Fraction of labels a file must have for its first and last one to be conclusive together. */
const dense = 0.5;
/** And for one of them alone: where hours without energy are left out, the first one of a day may be among them. */
const nearlyWhole = 0.99;
