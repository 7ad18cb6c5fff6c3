import {foldPolish, inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import {civilHour, civilHours} from '../time/civilTime';
import {parseWholeDay} from '../time/timeLabels';
import {roleOf} from './columnWords';
import type {TableRow} from './tableRow';

interface Table {
  readonly headers: readonly string[];
  readonly body: readonly TableRow[];
}

const ofQuarters = /^(?:(?:nr|numer) )?kwadrans|^quarter$|^kw$/;
/** What an interval is called by its place in a day, as energy markets do. */
const ofPositions =
  /^(?:pozycja|position|pos|(?:(?:nr|numer) )?(?:okres|okresu|przedzial|przedzialu|interwal|interwalu|pozycji)|interval|period|mtu)$/;
const placeOfQuarter = /^(\d{1,3})(?: ?[-–] ?\d{1,3})?$/;
const hourOfDay = /^(?:h|godz\.?)? ?(\d{1,2})(?::00){0,2} ?([ab])?$/i;

/**
 * A table with a column of quarters, 1–4 beside the hour, or of places in the day alone, 1–96 or 1–24, as one with a
 * column of hours. Any other table, and one that does not say with what its hours begin, as it is.
 */
export function withQuarters(table: Table): Table {
  const {headers, body} = table;
  const hour = headers.findIndex((header) => roleOf(header) === 'hour');
  // „Od” and „Do” beside a day are its hours too.
  const isOnlyTime =
    headers.filter((header) => ['day', 'time', 'hour'].includes(roleOf(header))).length === 1;
  const quarter = headers.findIndex((header) => {
    const words = foldPolish(header).replaceAll('.', '').trim();
    return ofQuarters.test(words) || (isOnlyTime && ofPositions.test(words));
  });
  if (quarter === -1) {
    return table;
  }
  const quarters = body.map(({cells}) => placeOfQuarter.exec(cells[quarter] ?? '')?.[1]);
  if (quarters.includes(undefined)) {
    return table;
  }
  const parts = quarters.map(Number);
  if (hour === -1) {
    return withPlaces(table, quarter, parts);
  }
  const hours = body.map(({cells}) => hourOfDay.exec(cells[hour] ?? ''));
  const numbers = new Set(hours.map((found) => Number(found?.[1])));
  const firstHour = numbers.has(0) ? 0 : numbers.has(24) || numbers.has(1) ? 1 : null;
  const inMinutes = Math.max(...new Set(parts)) > 4;
  const firstPart = parts.includes(0) ? 0 : inMinutes ? 15 : 1;
  if (firstHour === null || hours.includes(null)) {
    return table;
  }
  return {
    headers,
    body: body.map((row, at) => {
      const [, number = '', mark = ''] = hours[at] ?? [];
      const part = ((parts[at] ?? 0) - firstPart) / (inMinutes ? 15 : 1);
      return withCell(row, hour, endOf((Number(number) - firstHour) * 4 + part, mark));
    }),
  };
}

/**
 * A table with the place of each interval in its day, as one with the hour at which it begins. On the days when clocks
 * change, places up to as many as the day has are counted through it, and others are those of a clock.
 */
function withPlaces({headers, body}: Table, column: number, places: readonly number[]): Table {
  const table = {headers, body};
  const dayColumn = headers.findIndex((header) => ['day', 'time'].includes(roleOf(header)));
  const days = body.map(({cells}) => parseWholeDay(cells[dayColumn] ?? ''));
  const first = Math.min(...new Set(places)) === 0 ? 0 : 1;
  const most = new Map<number, number>();
  for (const [at, day] of days.entries()) {
    if (day === null) {
      if (new Set(places).size === 4) {
        throw new Refusal(
          `Kolumna ${inQuotes(headers[column] ?? '')} dzieli godziny z kolumny ${inQuotes(headers[dayColumn] ?? '')}. Rozdziel tę drugą w arkuszu na dwie: „Data” i „Godzina”.`,
        );
      }
      return table;
    }
    most.set(day, Math.max((places[at] ?? 0) - first + 1, most.get(day) ?? 0));
  }
  // Only whole days show how long an interval is.
  const perHour = [1, 4].find((count) =>
    [...most].every(([day, last]) => last === 24 * count || last === civilHours(day) * count),
  );
  if (perHour === undefined) {
    return table;
  }
  const hourOf = (at: number): string => {
    const day = days[at] ?? 0;
    const place = (places[at] ?? 0) - first;
    const position = Math.floor(place / perHour);
    const isCounted = most.get(day) === civilHours(day) * perHour;
    const {hour, mark} = isCounted ? civilHour(day, position) : {hour: position, mark: null};
    const season = mark === 'summer' ? ' letni' : mark === 'winter' ? ' zimowy' : '';
    return `${two(hour)}:${two((place % perHour) * 15)}${season}`;
  };
  return {
    headers: headers.map((header, at) => (at === column ? 'Godzina' : header)),
    body: body.map((row, at) => withCell(row, column, hourOf(at))),
  };
}

/** The end of a quarter of the day counted from 0. */
function endOf(quarter: number, mark: string): string {
  const minutes = (quarter + 1) * 15;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}${mark.toLowerCase()}`;
}

function withCell(row: TableRow, column: number, cell: string): TableRow {
  return {...row, cells: row.cells.map((one, at) => (at === column ? cell : one))};
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
