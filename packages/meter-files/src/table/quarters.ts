import {foldPolish} from '@cooperative/polish/text';
import {roleOf} from './columnWords';
import type {TableRow} from './tableRow';

interface Table {
  readonly headers: readonly string[];
  readonly body: readonly TableRow[];
}

const quarterOfHour = /^(\d{1,2})(?: ?[-–] ?\d{1,2})?$/;
const hourOfDay = /^(?:h|godz\.?)? ?(\d{1,2})(?::00){0,2} ?([ab])?$/i;

/**
 * A table with a column of quarters, 1–4 beside the hour or 1–96 beside the day alone, as one whose column of hours
 * names the end of each quarter. Any other table, and one that does not say with what its hours begin, as it is.
 */
export function withQuarters(table: Table): Table {
  const {headers, body} = table;
  const quarter = headers.findIndex((header) =>
    /^(?:(?:nr|numer) )?kwadrans|^quarter$|^kw$/.test(foldPolish(header)),
  );
  if (quarter === -1) {
    return table;
  }
  const hour = headers.findIndex((header) => roleOf(header) === 'hour');
  if (quarter === -1) {
    return table;
  }
  const quarters = body.map(({cells}) => quarterOfHour.exec(cells[quarter] ?? '')?.[1]);
  if (quarters.includes(undefined)) {
    return table;
  }
  const parts = quarters.map(Number);
  if (hour === -1) {
    const first = Math.min(...new Set(parts)) === 0 ? 0 : 1;
    return {
      headers: headers.map((header, at) => (at === quarter ? 'Godzina' : header)),
      body: body.map((row, at) => withCell(row, quarter, endOf((parts[at] ?? 0) - first, ''))),
    };
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

/** The end of a quarter of the day counted from 0. */
function endOf(quarter: number, mark: string): string {
  const minutes = (quarter + 1) * 15;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}${mark.toLowerCase()}`;
}

function withCell(row: TableRow, column: number, cell: string): TableRow {
  return {...row, cells: row.cells.map((one, at) => (at === column ? cell : one))};
}
