import {ok, type Result} from '../../kernel/result';
import {unlessRefused} from '../refusal';
import {decode} from './decode';
import {openSource} from './sheets';

/** A small table as text: a workbook with tabs between its cells, a text file in whichever encoding it was saved. */
export async function tableText(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  readWorkbook: Parameters<typeof openSource>[2],
): Promise<Result<string>> {
  const {table} = await openSource(name, bytes, readWorkbook);
  if (table) {
    return ok(table.map((row) => row.map(cellText).join('\t')).join('\n'));
  }
  return unlessRefused('plik', () => decode(bytes));
}

/** A quotation mark at the start would be taken for one around the cell. */
function cellText(cell: string): string {
  const text = cell.replaceAll(/\s+/g, ' ');
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
