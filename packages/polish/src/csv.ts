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

/** What may part cells where a comma does instead of a semicolon, and the sign after it. */
const innerStart = /([,\s\0\u200b]+)([=+\-@＝＋－＠]?)/gu;

/** A spreadsheet that parts cells by commas runs what stands after one; quotes do not hold it, since ours begin no cell there. */
function withoutInnerStarts(value: string): string {
  return value.replace(innerStart, (whole: string, gap: string, sign: string) =>
    sign !== '' && /[,\t\r\n]/.test(gap) ? `${gap}'${sign}` : whole,
  );
}

function toCell(value: string): string {
  if (number.test(value)) {
    return value.replaceAll('\u00a0', '').replace('−', '-');
  }
  const marked = withoutInnerStarts(value);
  const safe = formulaStart.test(value) ? `'${marked}` : marked;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
