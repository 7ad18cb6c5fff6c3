import {foldPolish, inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import {civilHour, civilHours} from '../time/civilTime';
import {parseWholeDay} from '../time/timeLabels';
import {roleOf} from './columnWords';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';

interface Table {
  readonly headers: readonly string[];
  readonly body: readonly TableRow[];
}

const ofQuarters = /^(?:(?:nr|numer) )?kwadrans|^quarter$|^kw$/;
const ofMinutes = /^(?:min|minut[ay]?|minutes?)$/;
/** What an interval is called by its place in a day, as energy markets do. */
const ofPositions =
  /^(?:pozycja|position|pos|(?:(?:nr|numer) )?(?:okres|okresu|przedzial|przedzialu|interwal|interwalu|pozycji)|interval|period|mtu)$/;
const placeOfQuarter = /^(\d{1,3})(?: ?[-–] ?\d{1,3})?$/;
const hourOfDay = /^(?:h|godz\.?)? ?(\d{1,2})(?::00){0,2} ?([ab])?$/i;

/**
 * A table with a column of quarters, 1–4 beside the hour, or of places in the day alone, 1–96 or 1–24, as one with a
 * column of hours. Any other table, and one that does not say with what its hours begin, as it is.
 */
export function withQuarters(written: Table): Table {
  const table = withMergedHours(written);
  const {headers, body} = table;
  const hour = headers.findIndex((header) => roleOf(header) === 'hour');
  // „Od” and „Do” beside a day are its hours too.
  const isOnlyTime =
    headers.filter((header) => ['day', 'time', 'hour'].includes(roleOf(header))).length === 1;
  const quarter = headers.findIndex((header) => {
    const words = wordsOf(header);
    return (
      ofQuarters.test(words) ||
      (hour !== -1 && ofMinutes.test(words)) ||
      (isOnlyTime && ofPositions.test(words))
    );
  });
  if (quarter === -1) {
    return table;
  }
  // Of a long file the first rows mostly tell that they have none.
  if (!body.every(({cells}) => placeOfQuarter.test(cells[quarter] ?? ''))) {
    return table;
  }
  const parts = body.map(({cells}) => Number(placeOfQuarter.exec(cells[quarter] ?? '')?.[1]));
  if (hour === -1) {
    return withPlaces(table, quarter, parts);
  }
  if (ofMinutes.test(wordsOf(headers[quarter] ?? '')) && parts.some((part) => part % 15 !== 0)) {
    return table;
  }
  const hours = body.map(({cells}) => hourOfDay.exec(cells[hour] ?? ''));
  const numbers = new Set(hours.map((found) => Number(found?.[1])));
  const firstHour = numbers.has(0) ? 0 : numbers.has(24) || numbers.has(1) ? 1 : null;
  const inMinutes = Math.max(...new Set(parts)) > 4;
  const firstPart = parts.includes(0) ? 0 : inMinutes ? 15 : 1;
  if (firstHour === null || hours.includes(null)) {
    return table;
  }
  const days = body.map(({cells}) => parseWholeDay(cells[dayColumnOf(headers)] ?? ''));
  const most = new Map<number | null, number>();
  for (const [at, day] of days.entries()) {
    most.set(day, Math.max(Number(hours[at]?.[1]) - firstHour + 1, most.get(day) ?? 0));
  }
  return {
    headers: headers.map((header, at) => (at === quarter ? 'Kwadrans' : header)),
    body: body.map((row, at) => {
      const [, number = '', letter = ''] = hours[at] ?? [];
      const part = ((parts[at] ?? 0) - firstPart) / (inMinutes ? 15 : 1);
      const position = Number(number) - firstHour;
      const day = days[at] ?? null;
      // Hours up to as many as the day has are counted through it, as places are.
      if (day === null || civilHours(day) === 24 || most.get(day) !== civilHours(day)) {
        return withCell(row, hour, endOf(position * 4 + part, letter));
      }
      const {hour: civil, mark} = civilHour(day, position);
      return withCell(
        row,
        hour,
        endOf(civil * 4 + part, mark === null ? '' : mark === 'summer' ? 'a' : 'b'),
      );
    }),
  };
}

/** A table whose hours stand once over four quarters, as cells merged into one do, as one with both in each row. */
function withMergedHours(table: Table): Table {
  const {headers, body} = table;
  const hour = headers.findIndex((header) => roleOf(header) === 'hour');
  const [first, second] = body;
  if (hour === -1 || !first?.cells[hour] || !second || isUnread(second) || second.cells[hour]) {
    return table;
  }
  needWhole(body);
  const isOverFour = body.every(({cells}, at) => Boolean(cells[hour]) === (at % 4 === 0));
  if (!isOverFour || body.length % 4 !== 0) {
    return table;
  }
  const filled = body.map((row, at) => withCell(row, hour, body[at - (at % 4)]?.cells[hour] ?? ''));
  return headers.some((header) => ofQuarters.test(wordsOf(header)))
    ? {headers, body: filled}
    : {
        headers: [...headers, 'Kwadrans'],
        body: filled.map((row, at) => ({
          ...row,
          cells: [...headers.map((_, column) => row.cells[column] ?? ''), String((at % 4) + 1)],
        })),
      };
}

/**
 * A table with the place of each interval in its day, as one with the hour at which it begins. On the days when clocks
 * change, places up to as many as the day has are counted through it, and others are those of a clock.
 */
function withPlaces({headers, body}: Table, column: number, places: readonly number[]): Table {
  const table = {headers, body};
  const heading = headers[column] ?? '';
  const dayColumn = dayColumnOf(headers);
  const times = body.map(({cells}) => cells[dayColumn] ?? '');
  const days = times.map(parseWholeDay);
  const first = Math.min(...new Set(places)) === 0 ? 0 : 1;
  const most = new Map<number, number>();
  for (const [at, day] of days.entries()) {
    if (day === null) {
      if (new Set(places).size === 4 && partTimes(places, times)) {
        throw new Refusal(
          `Kolumna ${inQuotes(heading)} dzieli godziny z kolumny ${inQuotes(headers[dayColumn] ?? '')}. Rozdziel tę drugą w arkuszu na dwie: „Data” i „Godzina”.`,
        );
      }
      return table;
    }
    most.set(day, Math.max((places[at] ?? 0) - first + 1, most.get(day) ?? 0));
  }
  const perHour = intervalsPerHour([...most], ofQuarters.test(wordsOf(heading)));
  if (perHour === null) {
    return table;
  }
  const hourOf = (at: number): string => {
    const day = days[at] ?? 0;
    const place = (places[at] ?? 0) - first;
    const position = Math.floor(place / perHour);
    const isCounted = most.get(day) === civilHours(day) * perHour;
    const {hour, mark} = isCounted ? civilHour(day, position) : {hour: position, mark: null};
    const season = mark === 'summer' ? ' letni' : mark === 'winter' ? ' zimowy' : '';
    return `${clock(hour * 60 + (place % perHour) * 15)}${season}`;
  };
  return {
    headers: headers.map((header, at) => (at === column ? 'Godzina od' : header)),
    body: body.map((row, at) => withCell(row, column, hourOf(at))),
  };
}

function dayColumnOf(headers: readonly string[]): number {
  return headers.findIndex((header) => ['day', 'time'].includes(roleOf(header)));
}

/** Whether there are more places with their times than times: a time of its own in each row needs none. */
function partTimes(places: readonly number[], times: readonly string[]): boolean {
  return new Set(times.map((time, at) => `${time} ${places[at]}`)).size > new Set(times).size;
}

/**
 * 1 or 4, by days with the last place of each; null if they do not tell. A whole day tells, or a heading of quarters; other
 * days may be cut, but of one when clocks change it is not known whether its places count through it.
 */
function intervalsPerHour(
  lasts: readonly (readonly [day: number, last: number])[],
  areQuarters: boolean,
): number | null {
  const isWhole = ([day, last]: (typeof lasts)[number], count: number): boolean =>
    last === 24 * count || last === civilHours(day) * count;
  const found = (areQuarters ? [4] : [1, 4]).find(
    (count) =>
      (areQuarters || lasts.some((one) => isWhole(one, count))) &&
      lasts.every(
        (one) => isWhole(one, count) || (civilHours(one[0]) === 24 && one[1] < 24 * count),
      ),
  );
  return found ?? null;
}

/** The end of a quarter of the day counted from 0. */
function endOf(quarter: number, mark: string): string {
  return `${clock((quarter + 1) * 15)}${mark.toLowerCase()}`;
}

function clock(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function withCell(row: TableRow, column: number, cell: string): TableRow {
  return {...row, cells: row.cells.map((one, at) => (at === column ? cell : one))};
}

function wordsOf(heading: string): string {
  return foldPolish(heading).replaceAll('.', '').trim();
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
