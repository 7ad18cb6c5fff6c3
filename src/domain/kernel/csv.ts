const byteOrderMark = '\uFEFF';

/**
 * CSV for Polish spreadsheets: semicolons, CRLF, UTF-8 with a byte order mark. Numbers are written without spaces so
 * that spreadsheets recognise them; a cell that would be run as a formula is marked as text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(toCell).join(';')).join('\r\n') + '\r\n';
}

/** A number as written on the site, with no-break spaces between thousands and a minus. */
const number = /^[-−]?[\d\u00a0]+(?:,\d+)?$/;

/** What spreadsheets take for the start of a formula, also in full width, behind a line break or an invisible sign. */
const formulaStart = /^(?:[\t\r]|[\s\0\u200b]*[=+\-@＝＋－＠])/u;

function toCell(value: string): string {
  if (number.test(value)) {
    return value.replaceAll('\u00a0', '').replace('−', '-');
  }
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
