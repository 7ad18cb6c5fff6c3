import {dayMs} from './time';

/** A day as `rrrr-mm-dd`. */
export type IsoDay = string;

/** As they stand in a date: `20 listopada`. */
export const months: readonly string[] = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
];

const written = /^(\d{1,2})[.\-/](\d{1,2})[.\-/](\d{4})$/;
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/;
const inWords = /^(\d{1,2})\s+(\p{L}+)\s+(\d{4})(?:\s*r\.?)?$/u;

/** Reads `05.03.2027`, `5.3.2027`, `2027-03-05` and „5 marca 2027 r.”; null for a day that does not exist. */
export function parsePolishDate(text: string): IsoDay | null {
  const [day, month, year] = partsOfDate(text.trim());
  if (day === undefined || month === undefined || year === undefined) {
    return null;
  }
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // Some engines reject 31.02, others move it to March.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Day, month and year; none if the text is no date. */
function partsOfDate(text: string): readonly (string | undefined)[] {
  const numbers = written.exec(text)?.slice(1) ?? yearFirst.exec(text)?.slice(1).reverse();
  if (numbers) {
    return numbers;
  }
  const [, day, word = '', year] = inWords.exec(text) ?? [];
  const month = months.indexOf(word.toLowerCase()) + 1;
  return month === 0 ? [] : [day, String(month), year];
}

/**
 * Formats `rrrr-mm-dd` as a Polish date: `20 listopada 2026 r.` Without `Intl`, whose first date blocks a slow phone for
 * 40 ms, as each article shows one.
 */
export function formatDate(isoDay: IsoDay): string {
  const [year, month = 1, day] = isoDay.split('-').map(Number);
  return [day, months[month - 1], year, 'r.'].join('\u00a0');
}

/** `05.03.2027`, as shown in a date field. */
export function writePolishDate(iso: IsoDay): string {
  return iso.split('-').reverse().join('.');
}

/** Local midnight of the day, for calendar components, which use local time. */
export function toLocalDate(iso: IsoDay): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** So many days after a day, or before it. */
export function daysAfter(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The day of a moment in the visitor's local time. */
export function isoDay(date: Date): IsoDay {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/**
 * Whether more than 12 months have passed since a day. In UTC, as a few hours do not matter here. Its source is also
 * put into an inline script, so it must not use anything outside itself.
 */
export function isOverAYearAgo(day: IsoDay, now: Date): boolean {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return day < yearAgo.toISOString().slice(0, 10);
}
