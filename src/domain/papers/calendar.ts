import {type IsoDay, months, toHeadingId} from '@cooperative/polish';

/** A duty that falls on the same day of every year. */
export interface YearlyDuty {
  readonly title: string;
  /** The law behind it. */
  readonly basis: string;
  readonly day:
    | {readonly kind: 'date'; readonly month: number; readonly day: number}
    /** Counted from 1 January: not the same date in a leap year. */
    | {readonly kind: 'dayOfYear'; readonly number: number};
}

/** Reads `30 czerwca` or `60. dzień roku`, with or without more words after it. */
export function parseYearlyDay(text: string): YearlyDuty['day'] | null {
  const plain = text.replaceAll('\u00a0', ' ').trim();
  const [, number] = /^(\d{1,3})\. dzień roku\b/.exec(plain) ?? [];
  if (number !== undefined) {
    return {kind: 'dayOfYear', number: Number(number)};
  }
  const [, day = '', name = ''] = /^(\d{1,2}) (\p{L}+)/u.exec(plain) ?? [];
  const month = months.indexOf(name) + 1;
  return month === 0 ? null : {kind: 'date', month, day: Number(day)};
}

/** The next such day, from the given one on. */
export function nextDay(day: YearlyDuty['day'], from: IsoDay): IsoDay {
  const year = Number(from.slice(0, 4));
  const inYear = (of: number): IsoDay =>
    new Date(
      day.kind === 'date' ? Date.UTC(of, day.month - 1, day.day) : Date.UTC(of, 0, day.number),
    )
      .toISOString()
      .slice(0, 10);
  return inYear(year) >= from ? inYear(year) : inYear(year + 1);
}

/** What falls on a day once. */
interface CalendarDay {
  /** The same in every calendar of its folder, whatever its words and its day. */
  readonly id: string;
  readonly title: string;
  readonly basis: string;
  readonly day: IsoDay;
  /** It was in an earlier calendar and is in the folder no more. */
  readonly isCancelled?: boolean;
}

/** What a calendar says of itself. */
export interface Calendar {
  readonly name: string;
  /** Full address of its page. */
  readonly url: string;
  /** When it was made; the first dates follow it, and what is made later takes the place of what was made before. */
  readonly made: Date;
  readonly notice: string;
  readonly duties: readonly YearlyDuty[];
  readonly days?: readonly CalendarDay[];
}

/** Days before a duty on which calendars remind of it. */
const reminderDays = 14;

/**
 * The calendar as iCalendar (RFC 5545): an all-day event with a reminder for each duty, every year, and for each day. A
 * yearly duty has one id in all calendars of the site, so that two of them do not remind twice.
 */
export function toICalendar({name, url, made, notice, duties, days = []}: Calendar): string {
  const {host} = new URL(url);
  const stamp = made.toISOString();
  const events = [
    ...duties.map(({title, basis, day}) => ({
      id: toHeadingId(title),
      title,
      basis,
      start: nextDay(day, stamp.slice(0, 10)),
      rules: [`RRULE:${rule(day)}`],
      isCancelled: false,
    })),
    ...days.map(({isCancelled = false, ...day}) => ({
      ...day,
      start: day.day,
      rules: [],
      isCancelled,
    })),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//kalendarz//PL`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({id, title, basis, start, rules, isCancelled}) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp.replace(/[-:]|\.\d+/g, '')}`,
      `SEQUENCE:${Math.floor(made.getTime() / 60_000)}`,
      `DTSTART;VALUE=DATE:${compact(start)}`,
      ...rules,
      ...(isCancelled ? ['STATUS:CANCELLED'] : []),
      `SUMMARY:${escaped(isCancelled ? `Odwołane: ${title}` : title)}`,
      `DESCRIPTION:${escaped(`Podstawa: ${basis}.\n${notice}\n${url}`)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      ...(isCancelled ? [] : reminderOf(title)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function reminderOf(title: string): readonly string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${reminderDays}D`,
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
  ];
}

function rule(day: YearlyDuty['day']): string {
  return day.kind === 'date'
    ? `FREQ=YEARLY;BYMONTH=${day.month};BYMONTHDAY=${day.day}`
    : `FREQ=YEARLY;BYYEARDAY=${day.number}`;
}

function compact(day: IsoDay): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Longest line in bytes; what follows goes to lines that begin with a space. */
const longestLine = 75;

function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = utf8Length(character);
    if (bytes + size > longestLine) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
