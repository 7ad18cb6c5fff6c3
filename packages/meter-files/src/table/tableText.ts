import {failed, ok, type Result} from '@cooperative/polish';
import {readText} from './decode';
import {openSource} from '../workbook/openSource';
import type {TableRow} from './tableRow';

/** As much as a field of text holds without slowing its page down; the longest list of members takes less. */
const mostCharacters = 300_000;

/** A small table as text: a workbook with tabs between its cells, a text file in whichever encoding it was saved. */
export async function tableText(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  load: Parameters<typeof openSource>[2],
): Promise<Result<string>> {
  const {table, refusal} = await openSource(name, bytes, load);
  if (refusal !== undefined) {
    return failed([{field: 'plik', message: refusal}]);
  }
  const text = table ? ok(joined(table)) : readText(bytes, 'plik');
  return text.ok && text.value.length > mostCharacters
    ? failed([{field: 'plik', message: tooLong}])
    : text;
}

const tooLong =
  'W pliku jest więcej niż 300 000 znaków, a to za dużo na listę członków. Zostaw w nim tylko wiersze i kolumny listy. Odczyty licznika wczytasz przy jego członku: „Wczytaj odczyty z licznika”.';

/** Stops once there is too much of it. */
function joined(table: readonly TableRow[]): string {
  let text = '';
  for (const {cells} of table) {
    if (text.length > mostCharacters) {
      break;
    }
    text += `${cells.map(cellText).join('\t')}\n`;
  }
  return text.trimEnd();
}

/** A quotation mark at the start would be taken for one around the cell. */
function cellText(cell: string): string {
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
