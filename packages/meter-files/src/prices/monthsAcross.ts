import {foldPolish} from '@cooperative/polish';
import type {TableRow} from '../table/tableRow';
import {isPrice} from './priceColumns';
import {monthNumberOf, monthOf} from './monthWords';

/** How many rows are searched for the heading. */
const headSearch = 20;
const yearAlone = /^((?:19|20)\d\d)(?: ?r\.?)?$/;
const sums = /^(?:suma|razem|srednia|rok|total|min|max|minimum|maksimum)\b/;

/**
 * Prices of months whose months, or whose years, stand beside one another in the heading, as a table with a month in each
 * row and a column for each kind of price. Null for any other table.
 */
export function monthsInRows(rows: readonly TableRow[]): readonly TableRow[] | null {
  for (const [at, heading] of rows.slice(0, headSearch).entries()) {
    const timeOf = kindOfHeading(heading.cells);
    if (timeOf !== null) {
      return turned(rows, at, timeOf);
    }
  }
  return null;
}

/** The month (`2025-06`) of a cell under this heading in a row that begins so; null if there is none. */
type TimeOf = (heading: string, labels: readonly string[]) => string | null;

/** What a row of headings has beside one another: whole months, months of a year in each row, or years of a month in each. */
function kindOfHeading(cells: readonly string[]): TimeOf | null {
  const count = (test: (cell: string) => boolean): number => cells.filter(test).length;
  if (count((cell) => monthOf(cell) !== null) > 1) {
    return (heading) => monthOf(heading);
  }
  if (areMonths(cells)) {
    return (heading, labels) => {
      const year = labels.map(yearOf).find((found) => found !== null) ?? null;
      return joined(year, monthNumberOf(heading));
    };
  }
  if (count((cell) => yearOf(cell) !== null) > 1) {
    return (heading, labels) => {
      const month = labels.map(monthNumberOf).find((found) => found !== null) ?? null;
      return joined(yearOf(heading), month);
    };
  }
  return null;
}

/** Whether months follow one another in a row; two numbers may be a month and a price. */
function areMonths(cells: readonly string[]): boolean {
  const months = cells.flatMap((cell) => monthNumberOf(cell) ?? []);
  const areWords = cells.every((cell) => !/^\d+$/.test(cell));
  return (
    months.length > (areWords ? 1 : 2) &&
    months.every((month, at) => at === 0 || month === (months[at - 1] ?? 0) + 1)
  );
}

/** The year in a cell, beside the name and the unit of a price or alone. */
function yearOf(cell: string): string | null {
  const words = foldPolish(cell).replaceAll(
    /\b(?:rcem|cena|rok)\b|\b(?:zl|pln) ?\/ ?mwh\b|[[\]()_]/g,
    ' ',
  );
  return yearAlone.exec(words.trim())?.[1] ?? null;
}

function joined(year: string | null, month: number | null): string | null {
  return year === null || month === null ? null : `${year}-${String(month).padStart(2, '0')}`;
}

function turned(rows: readonly TableRow[], at: number, timeOf: TimeOf): readonly TableRow[] | null {
  const {cells: headings = [], line = 1} = rows[at] ?? {};
  const isTime = (heading: string): boolean =>
    yearOf(heading) !== null || monthOf(heading) !== null || monthNumberOf(heading) !== null;
  const first = headings.findIndex(isTime);
  const corner = headings.slice(0, first).find(isPrice) ?? 'RCEm';
  const prices = new Map<string, Map<string, string>>();
  const months = new Map<string, number>();
  for (const row of rows.slice(at + 1)) {
    const labels = row.cells.slice(0, first);
    const isSum =
      sums.test(foldPolish(labels.join(' ').trim())) && labels.every((one) => !/\d/.test(one));
    const name = labels.filter((label) => label !== '' && !isTime(label)).join(' ');
    for (const [column, heading] of headings.entries()) {
      const cell = row.cells[column] ?? '';
      if (isTime(heading) && cell !== '' && !isSum) {
        const month = timeOf(heading, labels);
        const known = prices.get(name) ?? new Map<string, string>();
        // A row without its month, or with that of another, is not put in its place.
        if (month === null || known.has(month)) {
          return null;
        }
        prices.set(name, known.set(month, cell));
        months.set(month, row.line);
      }
    }
  }
  const names = [...prices.keys()];
  const [only] = names;
  if (only === undefined) {
    return null;
  }
  return [
    ...rows.slice(0, at),
    {
      line,
      cells: [
        'Miesiąc',
        ...names.map((name) => (isPrice(name) ? name : `${corner} ${name}`.trim())),
      ],
    },
    ...Array.from(months, ([month, own]) => ({
      line: own,
      cells: [month, ...names.map((name) => prices.get(name)?.get(month) ?? '')],
    })),
  ];
}
