import {
  daysAfter,
  hourAxis,
  type HourAxis,
  hourMs,
  type IsoDay,
  monthNames,
  polishOffsetHours,
  remembering,
} from '@cooperative/polish';

/** A calendar month in Poland, counted from January of the year 0. */
export type Month = number;

/** `2026-05`; null for anything else. */
export function parseMonth(text: string): Month | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(month) - 1;
}

/** `2026-05` */
export function writeMonth(month: Month): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** „maj 2026” */
export function monthName(month: Month): string {
  return `${monthNames[month % 12]?.[1] ?? ''} ${Math.floor(month / 12)}`;
}

/** The month of a moment. */
export function monthAt(utcMs: number): Month {
  const civil = new Date(utcMs + polishOffsetHours(utcMs) * hourMs);
  return civil.getUTCFullYear() * 12 + civil.getUTCMonth();
}

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): readonly [first: IsoDay, last: IsoDay] {
  return [`${writeMonth(month)}-01`, daysAfter(`${writeMonth(month + 1)}-01`, -1)];
}

/** The first moment of a month, in UTC milliseconds. */
export function startOfMonth(month: Month): number {
  return startOfDay(`${writeMonth(month)}-01`);
}

/** The first moment of a day in Poland, in UTC milliseconds. */
export function startOfDay(day: IsoDay): number {
  const midnight = Date.parse(day);
  // Clocks never change at midnight.
  return midnight - polishOffsetHours(midnight - 2 * hourMs) * hourMs;
}

/** All hours of a month, as one period. It is asked for by every point. */
export const axisOfMonth = remembering((month: Month): HourAxis => {
  const startMs = startOfMonth(month);
  const axis = hourAxis(
    new Date(startMs).toISOString(),
    (startOfMonth(month + 1) - startMs) / hourMs,
    'month',
  );
  if (!axis.ok) {
    throw new RangeError(`There is no month ${month}.`);
  }
  return axis.value;
});
