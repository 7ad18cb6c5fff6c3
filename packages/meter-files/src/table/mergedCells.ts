import {inQuotes} from '@cooperative/polish';
import {namesPlace, roleOf} from './columnWords';
import {registerOf} from './meaning';
import {headerOf} from './plan';
import {isUnread, needWhole} from './sample';
import type {TableRow} from './tableRow';

interface Table {
  readonly headers: readonly string[];
  readonly body: readonly TableRow[];
}

/**
 * A table whose merged cells are filled: a point, a kind or a zone that a sheet names once, and its rows are below. A row
 * without a point is of the one above it; a kind or a zone that comes again is no merged cell.
 */
export function withMerged(table: Table): Table & {readonly told: readonly string[]} {
  const {headers, body} = table;
  const columns = headers.flatMap((header, column) => {
    const role = roleOf(header);
    const isPoint = role === 'meter' || role === 'meterNumber';
    // „PPE 590… pobór” heads energy.
    const isOfEnergy = registerOf(header) !== null && !namesPlace(header);
    return (isPoint || role === 'kind' || role === 'zone') &&
      !isOfEnergy &&
      isMerged(body, column, isPoint)
      ? [column]
      : [];
  });
  if (columns.length === 0) {
    return {...table, told: []};
  }
  const above = new Map<number, string>();
  return {
    headers,
    body: body.map((row) => ({
      ...row,
      cells: row.cells.map((cell, column) => {
        if (!columns.includes(column)) {
          return cell;
        }
        const filled = cell === '' ? (above.get(column) ?? '') : cell;
        above.set(column, filled);
        return filled;
      }),
    })),
    told: columns.map(
      (column) =>
        `Puste komórki w kolumnie ${inQuotes(headerOf(table, column))} wczytano jak scalone, z wartością z wiersza wyżej.`,
    ),
  };
}

/** Whether cells of a column are empty below one that is not. */
function isMerged(body: readonly TableRow[], column: number, isPoint: boolean): boolean {
  const cells = body.filter((row) => !isUnread(row)).map((row) => row.cells[column] ?? '');
  const first = cells.findIndex((cell) => cell !== '');
  const isSeen = isPoint ? cells.slice(Math.max(first, 0)).includes('') : cells[1] === '';
  if (first === -1 || !isSeen || (first > 0 && !isPoint)) {
    return false;
  }
  needWhole(body);
  const words = cells.filter((cell) => cell !== '');
  return isPoint || new Set(words).size === words.length;
}
