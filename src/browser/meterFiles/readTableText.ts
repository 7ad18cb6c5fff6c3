import {failed, type Result} from '../../domain/kernel/result';
import {unreadableFile} from '../../domain/kernel/fileCheck';
import {tableText} from '../../domain/meterFiles';
import {readWorkbook} from './readWorkbook';

/** The table in a file the visitor picked, as text. */
export async function readTableText(file: File): Promise<Result<string>> {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes === null
    ? failed([{field: 'plik', message: unreadableFile}])
    : tableText(file.name, new Uint8Array(bytes), readWorkbook);
}
