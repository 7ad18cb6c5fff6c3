import {dayColumns} from '../table/dayColumns';
import type {TableRow} from '../table/tableRow';
import {parseDayOnly} from '../time/timeLabels';
import {isPrice} from './priceColumns';

/** How many rows are searched for the heading. */
const headSearch = 20;

/**
 * Prices whose hours, or whose days, stand beside one another in the heading, as a table with one price in each row. Null
 * for any other table, and for one that no word says to be of prices: energy may stand so too.
 */
export function hoursInRows(rows: readonly TableRow[]): readonly TableRow[] | null {
  const at = rows
    .slice(0, headSearch)
    .findIndex(({cells}) => dayColumns(cells) !== null || areDays(cells));
  const heading = rows[at];
  const above = rows.slice(0, Math.max(at, 0));
  const title = [...above, {cells: heading?.cells.slice(0, 1) ?? []}]
    .map(({cells}) => cells.filter((cell) => cell !== '').join(' '))
    .find(isPrice);
  if (heading === undefined || title === undefined) {
    return null;
  }
  const hours = dayColumns(heading.cells)?.intervals.map(({column}) => column) ?? null;
  const first = Math.min(...(hours ?? daysIn(heading.cells)));
  const body = rows.slice(at + 1).flatMap(({line, cells}) => {
    const label = cells.slice(0, first).find((cell) => cell !== '') ?? '';
    // A sum or a mean has a word there.
    return /\d/.test(label)
      ? (hours ?? daysIn(heading.cells)).flatMap((column) => {
          const other = heading.cells[column] ?? '';
          const price = cells[column] ?? '';
          const place = hours === null ? [other, label] : [label, other];
          // A day without its repeated or skipped hour has an empty cell there.
          return price === '' ? [] : [{line, cells: [...place, price]}];
        })
      : [];
  });
  return [...above, {line: heading.line, cells: ['Data', 'Godzina', title]}, ...body];
}

/** Whether different days stand behind a word; a row of data begins with one. */
function areDays(cells: readonly string[]): boolean {
  const days = daysIn(cells);
  return (
    days.length > 1 &&
    !days.includes(0) &&
    new Set(days.map((column) => cells[column])).size === days.length
  );
}

function daysIn(cells: readonly string[]): readonly number[] {
  return cells.flatMap((cell, column) =>
    /^\d+[-./]\d+[-./]\d/.test(cell) && parseDayOnly(cell) !== null ? [column] : [],
  );
}
