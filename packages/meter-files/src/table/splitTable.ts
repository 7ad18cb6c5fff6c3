import type {Result} from '@cooperative/polish';
import {Refusal, unlessRefused} from '../refusal';
import {meterFileLimits} from '../limits';
import {alignedRows} from './alignedText';
import type {TableRow} from './tableRow';

const separators = [';', '\t', '|', ','];

/**
 * Splits separated text into rows and cells; quoted cells may hold separators and line breaks. Cells are returned
 * without quotes, the `="…"` of spreadsheets and surrounding spaces. `tick` is called now and then with the fraction
 * done.
 */
export function splitTable(text: string, tick: (share: number) => void): readonly TableRow[] {
  const aligned = alignedRows(text);
  if (aligned !== null) {
    aligned.forEach(({line, cells}, at) => {
      checkRow(at + 1, cells.length, line);
    });
    return aligned;
  }
  const separator = findSeparator(text);
  const readPlain = plainRows(text, separator);
  const rows: TableRow[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const row = readPlain(at) ?? readRow(text, at, line, separator);
    if (row.cells.some((cell) => cell !== '')) {
      checkRow(rows.length + 1, row.cells.length, line);
      rows.push({line, cells: row.cells});
    }
    if (rows.length % 4096 === 0) {
      tick(at / text.length);
    }
    line += row.lines;
    at = row.end;
  }
  return rows;
}

/** The rows of a text that was pasted or is short; what is wrong with it belongs to `field`. */
export function readTable(text: string, field: string): Result<readonly TableRow[]> {
  return unlessRefused(field, () => splitTable(text.replace(/^\uFEFF/, ''), () => undefined));
}

/** Refuses a file with too many rows or columns. */
function checkRow(rows: number, columns: number, line: number): void {
  if (rows > meterFileLimits.rows) {
    throw new Refusal(
      `Plik ma więcej niż ${meterFileLimits.rows} wierszy. Podziel go na krótsze okresy i wybierz wszystkie części.`,
    );
  }
  checkColumns(columns, line);
}

/** Refuses a row with too many columns. */
export function checkColumns(columns: number, line: number): void {
  // One more, because an empty cell after the last separator is not a column.
  if (columns > meterFileLimits.columns + 1) {
    throw new Refusal(
      `Wiersz ${line}: kolumn jest ${columns}, a może być najwyżej ${meterFileLimits.columns}. Usuń zbędne kolumny.`,
    );
  }
}

interface Row {
  readonly cells: readonly string[];
  /** Where the next row begins. */
  readonly end: number;
  readonly lines: number;
}

/** A fast path for rows without quotes whose cells need no cleaning, which is nearly all. Null for any other. */
function plainRows(text: string, separator: string): (from: number) => Row | null {
  // Spaces at the ends of a cell or several in a row, a formula, a line break.
  const border = `[${separator}]`;
  const odd = separator === '\t' ? '\\r\\u00A0' : '\\r\\t\\u00A0';
  const isUnclean = new RegExp(`(?:^|${border})[\\s=]|\\s(?:$|${border})|\\s\\s|[${odd}]`);
  let close = -1;
  return (from) => {
    if (close < from) {
      close = text.indexOf('\n', from);
      close = close === -1 ? text.length : close;
    }
    const line = text.slice(from, text[close - 1] === '\r' ? close - 1 : close);
    return isUnclean.test(line) || line.includes('"')
      ? null
      : {cells: line.split(separator), end: close + 1, lines: 1};
  };
}

/** One row of any kind. */
export function readRow(text: string, from: number, line: number, separator: string): Row {
  const cells: string[] = [];
  let at = from;
  let lines = 0;
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at, line, separator) : null;
    const end = cell?.end ?? plainEnd(text, at, separator);
    cells.push(cleanCell(cell?.text ?? text.slice(at, end)));
    lines += cell?.breaks ?? 0;
    if (text[end] === separator) {
      at = end + 1;
      continue;
    }
    const next = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
    return {cells, end: next, lines: lines + 1};
  }
}

function plainEnd(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
    at += 1;
  }
  return at;
}

function readQuoted(
  text: string,
  from: number,
  line: number,
  separator: string,
): {readonly text: string; readonly end: number; readonly breaks: number} {
  let close = from + 1;
  for (;;) {
    close = text.indexOf('"', close);
    if (close === -1) {
      throw new Refusal(
        `Wiersz ${line}: cudzysłów jest otwarty i nigdzie się nie zamyka. Usuń go albo pobierz plik jeszcze raz.`,
      );
    }
    if (text[close + 1] !== '"') {
      break;
    }
    close += 2;
  }
  const quoted = text.slice(from + 1, close);
  const inner = quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted;
  // Text between the closing quote and the separator is invalid CSV; it is kept all the same.
  const end = plainEnd(text, close + 1, separator);
  const breaks = /[\r\n]/.test(inner) ? (inner.match(/\r\n|\r|\n/g)?.length ?? 0) : 0;
  return {text: end === close + 1 ? inner : inner + text.slice(close + 1, end), end, breaks};
}

/** A cell without the `="…"` of spreadsheets and needless spaces. */
export function cleanCell(cell: string): string {
  const [, formulaText = cell] = cell.includes('=') ? (/^\s*="(.*)"\s*$/s.exec(cell) ?? []) : [];
  // Most cells are already clean, and a year has a lot of them.
  return /^\s|\s$|\s\s|[\n\r\t\u00A0]/.test(formulaText)
    ? formulaText.replaceAll(/\s+/g, ' ').trim()
    : formulaText;
}

/** The first separator found in most of the first lines, outside quotes. */
export function findSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    // Of cells in quotes only the separators are left.
    .filter((line) => line.replaceAll(' ', '') !== '')
    .slice(0, 20);
  return (
    separators.find(
      (mark) => lines.filter((line) => line.includes(mark)).length * 2 > lines.length,
    ) ?? ';'
  );
}
