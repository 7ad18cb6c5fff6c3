/** A non-empty row of the file, with the number of the line it begins on. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}
