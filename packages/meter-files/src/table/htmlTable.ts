import {decodeEntities} from '../workbook/xml';
import {Refusal} from '../refusal';
import {cleanCell} from './splitTable';
import type {TableRow} from './tableRow';

/** Whether a text is a web page, whatever its name says: some portals call one XLS. */
export function isHtml(text: string): boolean {
  return /<(?:!doctype html|html|table|head)\b/i.test(text.slice(0, 2000));
}

const tag = /<(\/?)(table|tr|td|th)\b([^<>]*)>/gi;

/**
 * The longest table of a web page, with cells that span columns made as wide as they are. Null if it has none with a
 * row. A cell that spans rows stands in the
 * first of them, as a merged cell of a sheet does. Refuses tables in tables.
 */
export function htmlTable(html: string): readonly TableRow[] | null {
  const tables: TableRow[][] = [];
  const source = withoutComments(html);
  let rows: TableRow[] = [];
  let cells: string[] = [];
  /** Columns still taken by a cell of a row above, and for how many rows. */
  const spans = new Map<number, number>();
  let depth = 0;
  /** Where the text of the open cell begins. */
  let from: number | null = null;
  let width = 1;
  const close = (to: number): void => {
    if (from !== null) {
      const text = decodeEntities(source.slice(from, to).replaceAll(/<[^<>]*>/g, ' '));
      cells.push(cleanCell(text.replaceAll('&nbsp;', ' ')), ...Array<string>(width - 1).fill(''));
      from = null;
    }
  };
  const skipSpans = (): void => {
    for (let left = spans.get(cells.length); left !== undefined; left = spans.get(cells.length)) {
      if (left > 1) {
        spans.set(cells.length, left - 1);
      } else {
        spans.delete(cells.length);
      }
      cells.push('');
    }
  };
  const endRow = (to: number): void => {
    close(to);
    if (cells.some((cell) => cell !== '')) {
      rows.push({line: rows.length + 1, cells});
    }
    cells = [];
  };
  for (const found of source.matchAll(tag)) {
    const [whole, slash, name = '', attributes = ''] = found;
    const kind = name.toLowerCase();
    const isEnd = slash === '/';
    if (kind === 'table') {
      endRow(found.index);
      depth += isEnd ? -1 : 1;
      if (depth > 1) {
        throw new Refusal(
          'To strona internetowa z tabelą w tabeli, choć plik może nazywać się XLS. Otwórz plik w arkuszu i zapisz go jako CSV (rozdzielany średnikami), a potem wybierz ten plik.',
        );
      }
      if (isEnd) {
        tables.push(rows);
        rows = [];
      }
    } else if (kind === 'tr') {
      endRow(found.index);
    } else if (kind === 'td' || kind === 'th') {
      close(found.index);
      if (!isEnd) {
        skipSpans();
        width = spanOf(attributes, 'colspan');
        const height = spanOf(attributes, 'rowspan');
        for (let at = 0; height > 1 && at < width; at += 1) {
          spans.set(cells.length + at, height - 1);
        }
        from = found.index + whole.length;
      }
    }
  }
  endRow(source.length);
  tables.push(rows);
  const longest = tables.reduce((best, table) => (table.length > best.length ? table : best));
  return longest.length > 0 ? longest : null;
}

function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--');
  return [first, ...others.map((rest) => rest.split('-->').slice(1).join('-->'))].join('');
}

function spanOf(attributes: string, name: string): number {
  const [, span = '1'] =
    new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,3})`, 'i').exec(attributes) ?? [];
  return Math.max(Number(span), 1);
}
