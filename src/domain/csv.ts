const byteOrderMark = '\uFEFF';

/**
 * CSV as Polish spreadsheets open it: semicolons, CRLF, UTF-8 with a byte order mark.
 * A cell that a spreadsheet would run as a formula is marked as text; a negative number stays a number.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(toCell).join(';')).join('\r\n') + '\r\n';
}

function toCell(value: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^-\d+(\s\d{3})*(,\d+)?$/.test(value);
  const safe = isFormula ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
