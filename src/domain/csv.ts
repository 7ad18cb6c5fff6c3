const byteOrderMark = '\uFEFF';

/** A text, a number (written with a comma, to the millionth) or nothing. */
export type CsvCell = string | number | null;

/**
 * CSV as Polish spreadsheets open it: semicolons, CRLF, UTF-8 with a byte order mark.
 * A text that a spreadsheet would run as a formula is marked as text; a number never is, so a negative one stays a number.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(toCell).join(';')).join('\r\n') + '\r\n';
}

function toCell(value: CsvCell): string {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? String(Number(value.toFixed(6)) + 0).replace('.', ',') : '';
  }
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
