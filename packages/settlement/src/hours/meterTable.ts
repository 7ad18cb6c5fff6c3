import {
  beginningOf,
  failed,
  type FieldError,
  inQuotes,
  ok,
  parsePolishNumber,
  type Result,
} from '@cooperative/polish';

/** Columns of numbers by their header; `NaN` where a cell is empty. */
type MeterTable = ReadonlyMap<string, Float64Array>;

/**
 * Reads a table of hourly values: a header, then one row per hour. Cells are separated by semicolons, tabs or commas;
 * numbers may use Polish or programming notation. Errors name the row of the file and the column.
 */
export function readMeterTable(text: string, columns: readonly string[]): Result<MeterTable> {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row) => row.trimEnd());
  while (rows.at(-1) === '') {
    rows.pop();
  }
  const [header = '', ...body] = rows;
  const separator = [';', '\t', ','].find((mark) => header.includes(mark)) ?? ';';
  const names = header.split(separator).map(unquote);
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return failed(
      missing.map((column) => ({
        field: column,
        message: `brakuje kolumny ${inQuotes(column)}. W pierwszym wierszu są kolumny: ${names.map(beginningOf).join(', ')}.`,
      })),
    );
  }
  if (body.length === 0) {
    return failed([{field: 'plik', message: 'plik nie ma wierszy z danymi pod nagłówkiem.'}]);
  }
  const errors: FieldError[] = [];
  const table = new Map<string, Float64Array>();
  const cells = body.map((row) => row.split(separator));
  for (const column of columns) {
    const index = names.indexOf(column);
    const values = Float64Array.from(cells, (row, at) => {
      const cell = unquote(row[index] ?? '');
      const value = cell === '' ? Number.NaN : parsePolishNumber(cell);
      if (value === null || value < 0) {
        errors.push({
          field: column,
          message: `wiersz ${at + 2}, kolumna ${inQuotes(column)}: znaleziono ${inQuotes(cell)}. Wpisz liczbę nie mniejszą od zera, np. 1,25.`,
        });
        return Number.NaN;
      }
      return value;
    });
    table.set(column, values);
  }
  return errors.length > 0 ? failed(errors) : ok(table);
}

function unquote(cell: string): string {
  const trimmed = cell.trim();
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
}
