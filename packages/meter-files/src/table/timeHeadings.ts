import {dayMs, foldPolish, polishOffsetHours} from '@cooperative/polish';
import {clockOf} from '../time/clocks';
import {parseWholeDay} from '../time/timeLabels';
import type {LabelMeaning} from '../types';
import type {ListPlan} from './plan';
import {needWhole} from './sample';
import type {TableRow} from './tableRow';

/** What a line above a table says the clock with. */
const clockLine = /^\W*(?:strefa|time ?zone|zeitzone|tz\b|czas\b|godziny\b)/;

/** The clock that the headings of the time name, else a line above the table. */
export function clockIn(
  columns: readonly (number | null)[],
  headers: readonly string[],
  preamble: readonly TableRow[] = [],
): ListPlan['clock'] {
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
export function hasOtherSeason(
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
export function labelsOf(heading: string): LabelMeaning | null {
  const words = foldPolish(heading);
  if (/\b(?:od|from|von)\b|\b(?:start|pocz|begin|anfang)/.test(words)) {
    return 'start';
  }
  return /\b(?:do|to|bis|end(?:e|ing)?|koniec)\b|\b(?:konc|zakoncz)/.test(words) ? 'end' : null;
}

/** The same, where it can mean nothing else: „od - do” names both, „odczytu do rozliczeń” neither. */
export function labelsSaidBy(heading: string): LabelMeaning | null {
  const words = foldPolish(heading);
  const isStart = /\b(?:od|from|von)\W*$|\b(?:start|pocz|begin|anfang)/.test(words);
  const isEnd = /\b(?:do|to|bis)\W*$|\b(?:end(?:e|ing)?|koniec)\b|\b(?:konc|zakoncz)/.test(words);
  const isOfSpan =
    /\bod pocz/.test(words) ||
    (/\b(?:od|from|von)\b/.test(words) && /\b(?:do|to|bis)\b/.test(words));
  return isOfSpan || isStart === isEnd ? null : isStart ? 'start' : 'end';
}

/** The same of the lines around a table: „Godzina oznacza koniec okresu”. */
export function labelsIn(lines: readonly TableRow[]): LabelMeaning | null {
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

/** Whether a cell has the start and the end of its interval, perhaps with days: whatever the heading says, its start is read. */
export function isSpan(cell: string): boolean {
  const [, start, end] =
    /(?:^|[ [(])\d{1,2}((?::\d\d)*) ?[-–] ?(?:[\d./-]+ )?\d{1,2}((?::\d\d)*)[\])]?$/.exec(cell) ??
    [];
  return start !== undefined && start.length === end?.length;
}
