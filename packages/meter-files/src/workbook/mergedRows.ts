import {Refusal} from '../refusal';
import type {TableRow} from '../table/tableRow';

/** Cells of one column merged into one, from a line to another. */
export interface MergedRows {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Rows with the words of a merged cell in each of them: a status of several hours stands in the first one only. A number is of
 * the whole cell, a sum of a day perhaps, and stays alone; so do headings, which stand in rows without numbers.
 */
export function withMergedWords(
  rows: readonly TableRow[],
  merged: readonly MergedRows[],
  mostCells: number,
  tooMuch: string,
): readonly TableRow[] {
  const at = new Map(merged.length === 0 ? [] : rows.map(({line}, index) => [line, index]));
  const filled = [...rows];
  let room = mostCells;
  for (const {column, from, to} of merged) {
    const {cells: first} = filled[at.get(from) ?? -1] ?? {cells: []};
    const word = first[column] ?? '';
    if (!/\p{L}/u.test(word) || !first.some((cell) => /^[-+]?\d/.test(cell))) {
      continue;
    }
    room -= to - from;
    if (room < 0) {
      throw new Refusal(tooMuch);
    }
    for (let line = from + 1; line <= to; line += 1) {
      const index = at.get(line);
      const row = index === undefined ? undefined : filled[index];
      if (index !== undefined && row !== undefined && (row.cells[column] ?? '') === '') {
        const cells = Array.from(
          {length: Math.max(row.cells.length, column + 1)},
          (_, place) => row.cells[place] ?? '',
        );
        cells[column] = word;
        filled[index] = {...row, cells};
      }
    }
  }
  return filled;
}
