import type {IsoDay} from './date';
import {remembering} from './memory';
import {failed, ok, type Result} from './result';
import {dayMs, hourMs} from './time';
import {isFreeDay} from './freeDays';

/** A settlement period: a calendar month in Poland, or a number of hours for examples and tests. */
export type PeriodRule = 'month' | {readonly hours: number};

/**
 * Consecutive hours in UTC, each with its Polish civil time. A Polish day has 24 hours, 23 when summer time begins and
 * 25 when it ends; the axis itself has no gaps or duplicates.
 */
export interface HourAxis {
  readonly startMs: number;
  readonly hours: number;
  /** First hour of each settlement period, followed by the number of hours. */
  readonly periodStarts: Int32Array;
  /**
   * Length of each period in months, which monthly fees are charged for: 1 for a calendar month, or its part if the
   * axis has only some of its days and fees are charged by days; hours/730 for other periods.
   */
  readonly periodMonths: Float64Array;
  /** Polish hour of the day, 0–23. */
  readonly localHour: Uint8Array;
  /** Polish month, 0–11. */
  readonly localMonth: Uint8Array;
  /** Polish day as a number of days since 1.01.1970. */
  readonly localDay: Int32Array;
  /** 1 on working days, 0 on weekends and holidays. */
  readonly workday: Uint8Array;
}

/** What monthly fees of a month cut at an end of the axis are charged for. */
type FeeRule = 'months' | 'days';

/** Hours of a common year; every "per year" figure is for this many. */
export const yearHours = 8760;

/** Whether the settled time is a year or longer; a part of it tells nothing about a year, as seasons differ. */
export function coversYear({hours}: {readonly hours: number}): boolean {
  return hours >= yearHours;
}

/** Turns sums of the settled time into what is told: those of a year of 8760 hours, or of less than a year as they are. */
export function toldScale(axis: {readonly hours: number}): number {
  return coversYear(axis) ? yearHours / axis.hours : 1;
}

/** Turns what is of a year of 8760 hours into what is told: the same, or the part of it that the settled time is. */
export function partOfYear(axis: {readonly hours: number}): number {
  return coversYear(axis) ? 1 : axis.hours / yearHours;
}

/** Mean length of a month in hours. */
const hoursOfMonth = yearHours / 12;

/** Longest axis allowed: 16 years, more than any comparison needs. */
const maxHours = 16 * 8784;

/** The axis starting at a moment given with an offset (`2026-01-01T00:00:00+01:00`) or in UTC (`…Z`). */
export function hourAxis(
  start: string,
  hours: number,
  period: PeriodRule,
  fees: FeeRule = 'months',
): Result<HourAxis> {
  const startMs = /T[\d:.]*(?:Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
  if (!Number.isFinite(startMs) || startMs % hourMs !== 0) {
    return failed([
      {
        field: 'start',
        message:
          'Podaj początek pełnej godziny z przesunięciem czasu, np. 2026-01-01T00:00:00+01:00.',
      },
    ]);
  }
  if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) {
    return failed([
      {field: 'hours', message: `Podaj liczbę godzin od 1 do ${maxHours}; znaleziono ${hours}.`},
    ]);
  }
  if (period !== 'month' && (!Number.isInteger(period.hours) || period.hours < 1)) {
    return failed([
      {field: 'period.hours', message: 'Podaj całkowitą liczbę godzin okresu, co najmniej 1.'},
    ]);
  }
  const axis = buildAxis(startMs, hours, period);
  return ok(
    fees === 'days' && period === 'month' ? {...axis, periodMonths: monthParts(axis)} : axis,
  );
}

/** A whole calendar year in Poland: twelve periods. */
export function yearAxis(year: number): HourAxis {
  // Both ends of a year are in winter time, when Polish midnight is 23:00 UTC.
  return buildAxis(Date.UTC(year, 0, 1) - hourMs, hoursOfYear(year), 'month');
}

/** The calendar year of a moment in Poland, where the year begins an hour earlier than in UTC. */
export function polishYear(utcMs: number): number {
  return new Date(utcMs + hourMs).getUTCFullYear();
}

/** 8760 or 8784. */
export function hoursOfYear(year: number): number {
  return (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / hourMs;
}

/** An axis for examples, each hour its own settlement period. */
export function singleHours(hours: number): HourAxis {
  return buildAxis(-hourMs, hours, {hours: 1});
}

function buildAxis(startMs: number, hours: number, period: PeriodRule): HourAxis {
  const localHour = new Uint8Array(hours);
  const localMonth = new Uint8Array(hours);
  const localDay = new Int32Array(hours);
  const workday = new Uint8Array(hours);
  const starts: number[] = [];
  let day = Number.NaN;
  let month = -1;
  let isWorkday = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    const utcMs = startMs + hour * hourMs;
    const localMs = utcMs + polishOffsetHours(utcMs) * hourMs;
    const newDay = Math.floor(localMs / dayMs);
    if (newDay !== day) {
      day = newDay;
      const date = new Date(localMs);
      isWorkday = isFreeDay(date) ? 0 : 1;
      if (date.getUTCMonth() !== month) {
        month = date.getUTCMonth();
        if (period === 'month') {
          starts.push(hour);
        }
      }
    }
    if (period !== 'month' && hour % period.hours === 0) {
      starts.push(hour);
    }
    localHour[hour] = (localMs - day * dayMs) / hourMs;
    localMonth[hour] = month;
    localDay[hour] = day;
    workday[hour] = isWorkday;
  }
  const periodMonths = Float64Array.from(starts, () =>
    period === 'month' ? 1 : period.hours / hoursOfMonth,
  );
  const periodStarts = Int32Array.from([...starts, hours]);
  return {
    startMs,
    hours,
    periodStarts,
    periodMonths,
    localHour,
    localMonth,
    localDay,
    workday,
  };
}

/** Parts of the calendar months by days: a day counts if the axis has any of its hours. */
function monthParts({periodStarts, localDay}: HourAxis): Float64Array {
  return Float64Array.from(periodStarts.subarray(0, -1), (first, period) => {
    const from = localDay[first] ?? 0;
    const to = localDay[(periodStarts[period + 1] ?? 0) - 1] ?? 0;
    const date = new Date(from * dayMs);
    const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    return (to - from + 1) / days;
  });
}

/** The two changes of the clocks in a year. */
const changesOf = remembering((year: number): readonly [number, number] => [
  lastSunday(year, 2) + hourMs,
  lastSunday(year, 9) + hourMs,
]);

/** Poland's UTC offset: 2 hours from 01:00 UTC on the last Sunday of March to the last Sunday of October; else 1. */
export function polishOffsetHours(utcMs: number): 1 | 2 {
  const [spring, autumn] = changesOf(new Date(utcMs).getUTCFullYear());
  return utcMs >= spring && utcMs < autumn ? 2 : 1;
}

/** The day in Poland at a moment, wherever the device is. */
export function polishDay(utcMs: number): IsoDay {
  return new Date(utcMs + polishOffsetHours(utcMs) * hourMs).toISOString().slice(0, 10);
}

function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs;
}
