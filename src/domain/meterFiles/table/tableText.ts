import {failed, ok, type Result} from '../../kernel/result';
import {Refusal} from '../refusal';
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
    const lines = table.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'));
    return ok(lines.join('\n'));
  }
  try {
    return ok(decode(bytes));
  } catch (error) {
    if (error instanceof Refusal) {
      return failed([{field: 'plik', message: error.message}]);
    }
    throw error;
  }
}
