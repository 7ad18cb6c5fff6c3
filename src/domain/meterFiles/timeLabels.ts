import {foldPolish} from '../text';
import type {LabelMeaning} from './types';

const dayMinutes = 1440;
/** The longest day has 25 hours. */
const mostMinutes = 25 * 60;
/** Days from 1.01.1900, as Excel counts them, to 1.01.1970. */
const excelEpoch = 25_569;

/** What sets the repeated hour of autumn apart: a letter, or the name of the time that is in force. */
export type HourMark = 'a' | 'b' | 'summer' | 'winter' | null;

/** A label of time: minutes of Polish civil time from 1.01.1970. */
export interface TimeLabel {
  /** The day it is written with, from 1.01.1970. */
  readonly day: number;
  readonly minutes: number;
  readonly mark: HourMark;
  /** Written as hour 24 or 25, which only the end of an interval can be. */
  readonly isHour24: boolean;
}

interface HourLabel {
  readonly minutes: number;
  readonly mark: HourMark;
}

const dayPatterns: readonly {readonly pattern: RegExp; readonly order: 'ymd' | 'dmy'}[] = [
  {pattern: /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]+(.*))?$/, order: 'ymd'},
  {pattern: /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?:[T, ]+(.*))?$/, order: 'dmy'},
  {pattern: /^(20\d\d)(\d\d)(\d\d)(?:[T ]+(.*))?$/, order: 'ymd'},
];

const hourPattern =
  /^(?:h|godz\.?)? ?(\d{1,2}) ?([ab])?(?::(\d\d)(?::\d\d(?:\.0+)?)?)?(?: ?[-–] ?(\d{1,2})(?::(\d\d))?)? ?([ab])?\b ?(.*)$/;

/** Reads a day with an hour, or a day alone when the hour stands in a cell of its own; null for anything else. */
export function parseTimeLabel(cell: string, hourCell?: string): TimeLabel | null {
  const day = parseDay(cell);
  if (day === null) {
    return null;
  }
  if (day.serialMinutes !== undefined && hourCell === undefined) {
    const minutes = day.day * dayMinutes + day.serialMinutes;
    return {day: day.day, minutes, mark: null, isHour24: false};
  }
  const hour = parseHour(hourCell ?? day.rest);
  if (hour === null) {
    return null;
  }
  return {
    day: day.day,
    minutes: day.day * dayMinutes + hour.minutes,
    mark: hour.mark,
    isHour24: hour.minutes >= dayMinutes,
  };
}

/** Number of a day from 1.01.1970; null for what is no day. */
export function parseDayOnly(cell: string): number | null {
  const day = parseDay(cell);
  return day !== null && day.rest === '' ? day.day : null;
}

function parseDay(
  cell: string,
): {readonly day: number; readonly rest: string; readonly serialMinutes?: number} | null {
  for (const {pattern, order} of dayPatterns) {
    const found = pattern.exec(cell);
    if (found) {
      const [, first = '', month = '', last = '', rest = ''] = found;
      const [year, date] = order === 'ymd' ? [first, last] : [last, first];
      const day = dayNumber(Number(year), Number(month), Number(date));
      return day === null ? null : {day, rest};
    }
  }
  const [serial] = /^[34567]\d{4}(?:[.,]\d+)?$/.exec(cell) ?? [];
  if (serial === undefined) {
    return null;
  }
  const minutes = Math.round((Number(serial.replace(',', '.')) - excelEpoch) * dayMinutes);
  const day = Math.floor(minutes / dayMinutes);
  return {day, rest: '', serialMinutes: minutes - day * dayMinutes};
}

function dayNumber(year: number, month: number, date: number): number | null {
  const utc = new Date(Date.UTC(year, month - 1, date));
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date && year >= 1990
    ? utc.getTime() / 86_400_000
    : null;
}

/** Hour from 0 to 25 with minutes, a span (`13:00-14:00`, told by its beginning) or a bare number of an hour. */
function parseHour(text: string): HourLabel | null {
  const found = hourPattern.exec(foldPolish(text.replaceAll(/[()]/g, ' ').trim()));
  if (!found) {
    return null;
  }
  const [, hour = '', early, minute = '00', , , late, note = ''] = found;
  const minutes = Number(hour) * 60 + Number(minute);
  const mark = readMark(early ?? late, note);
  return mark === undefined || Number(minute) > 59 || minutes > mostMinutes
    ? null
    : {minutes, mark};
}

function readMark(letter: string | undefined, note: string): HourMark | undefined {
  if (letter === 'a' || letter === 'b') {
    return letter;
  }
  if (note === '') {
    return null;
  }
  const found = /^\W*(?:czasu? )?(zim|let|cet$|cest$)\w*\W*$/.exec(note)?.[1];
  return found === undefined ? undefined : /zim|cet/.test(found) ? 'winter' : 'summer';
}

/** Shortest distance between labels in minutes; 60 for a single label. */
export function findStep(labels: readonly number[]): number {
  const sorted = [...new Set(labels)].sort((one, other) => one - other);
  let step = Number.POSITIVE_INFINITY;
  for (let index = 1; index < sorted.length; index += 1) {
    step = Math.min(step, (sorted[index] ?? 0) - (sorted[index - 1] ?? 0));
  }
  return Number.isFinite(step) ? step : 60;
}

/** Whether labels name the last minute of their interval: `13:59` for 13:00–14:00. */
export function areLastMinutes(labels: readonly number[], step: number): boolean {
  return step > 1 && labels.every((label) => label % step === step - 1);
}

/**
 * Whether labels name ends or beginnings, told by where the first and the last day stop: ends go from 01:00 to midnight
 * of the next day, beginnings from 00:00 to 23:00. Null when neither shows, as in a file of some hours only.
 */
export function findMeaning(labels: readonly TimeLabel[], step: number): LabelMeaning | null {
  if (labels.some(({isHour24}) => isHour24)) {
    return 'end';
  }
  const distinct = new Set(labels.map(({minutes}) => minutes));
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const minutes of distinct) {
    first = Math.min(first, minutes);
    last = Math.max(last, minutes);
  }
  if (distinct.size < ((last - first) / step) * dense) {
    return null;
  }
  const begins = first % dayMinutes;
  const ends = last % dayMinutes;
  const votes =
    Number(begins === step) +
    Number(ends === 0) -
    Number(begins === 0) -
    Number(ends === dayMinutes - step);
  return votes === 0 ? null : votes > 0 ? 'end' : 'start';
}

/** Share of labels a file must have for its first and last one to tell anything. */
const dense = 0.9;
