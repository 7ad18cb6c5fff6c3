import {readFileSync} from 'node:fs';
import {
  deadlineDay,
  deadlineMark,
  parseDeadline,
  type Deadline,
} from '@site/src/domain/papers/deadline';
import {formatDate, type IsoDay} from '@cooperative/polish';
import {isFreeDay} from '../../packages/polish/src/freeDays';

const weekdays = new Intl.DateTimeFormat('pl-PL', {weekday: 'long', timeZone: 'UTC'});

/** The last day of a term counted as the papers count it; a negative count is before the day. */
export function termFrom(start: IsoDay, count: number, unit: Deadline['unit']): IsoDay {
  return deadlineDay({count, unit}, start);
}

/** `18 czerwca 2027 r.`, with plain spaces. */
export function longDay(day: IsoDay): string {
  return formatDate(day).replaceAll('\u00a0', ' ');
}

/** `18 czerwca`. */
export function dayAndMonth(day: IsoDay): string {
  return longDay(day).replace(/ \d{4} r\.$/, '');
}

/** `piątek`: an example in which people act on a day off would be a mistake. */
export function workday(day: IsoDay): string {
  const date = new Date(`${day}T00:00:00Z`);
  expect({day, isFree: isFreeDay(date)}).toEqual({day, isFree: false});
  return weekdays.format(date);
}

/** The last day of the month of a day. */
export function monthEnd(day: IsoDay): IsoDay {
  return termFrom(termFrom(`${day.slice(0, 7)}-01`, 1, 'month'), -1, 'day');
}

/** The term that the list of founding gives for the step with these words. */
export function paperTerm(step: string): Deadline {
  const [line = '', ...others] = readFileSync('wzory/lista-zakladania-spoldzielni.md', 'utf8')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((text) => text.includes(step) && text.includes('[termin: '));
  const [[, text = ''] = []] = [...line.matchAll(deadlineMark)];
  const phrase = text.replace(/^\d+ \S+ /, '');
  const term = parseDeadline(text, [{id: phrase, label: phrase, phrase}]);
  if (term === null || others.length > 0) {
    throw new Error(`Not one term for “${step}”.`);
  }
  return term;
}
