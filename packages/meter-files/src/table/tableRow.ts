import {foldPolish} from '@cooperative/polish';

/** A non-empty row of the file, with the number of the line it begins on. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** How many cells of a row hold something. */
export function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}

/** The words of a row, to be compared. */
export function folded(cells: readonly string[]): string {
  return foldPolish(cells.join('\t')).trim();
}
