import {failed, ok, parseJson, type Result} from '@cooperative/polish';
import {type CooperativeRecord, isOurs, noCooperative} from '@cooperative/settlement/record';
import {readFolderRecord, withFolderRecord} from '../../domain/papers/folderRecord';
import {listCooperatives} from './store';
import {newCooperative} from './open';

/** A file of a cooperative, and whether it is only its folder of papers, which knows nothing of its months. */
export interface CooperativeFile {
  readonly record: CooperativeRecord;
  readonly isFolder: boolean;
}

/**
 * A file of a cooperative, whichever tool of whichever version saved it: the record, a month, a folder, a description of
 * the calculator.
 */
export async function readCooperativeFile(text: string): Promise<Result<CooperativeFile>> {
  if (isNoCooperative(text)) {
    return failed([{field: 'plik', message: noCooperative}]);
  }
  const folder = readFolderRecord(text);
  if (folder) {
    return folder.ok ? ok({record: folder.value, isFolder: true}) : folder;
  }
  const {readRecord} = await import('@cooperative/settlement/read');
  const read = readRecord(text);
  return read.ok ? ok({record: read.value, isFolder: false}) : read;
}

/** What is open with a file in its place; a folder of papers is added to it, and nothing of it goes. */
export function withFile(
  open: CooperativeRecord,
  {record, isFolder}: CooperativeFile,
): CooperativeRecord {
  const taken = isFolder ? withFolderRecord(open, record) : record;
  return {...taken, ...(open.id !== undefined && {id: open.id})};
}

/** Whether a text is JSON of something else. What is no JSON is told of by who reads it. */
function isNoCooperative(text: string): boolean {
  try {
    return !isOurs(parseJson(text.replace(/^\uFEFF/, '')));
  } catch {
    return false;
  }
}

/**
 * Which cooperative a file belongs to: null for the one that is open, else the id to open first. A file without an id is
 * of the open one if their names do not differ.
 */
export async function placeOf(
  file: CooperativeRecord,
  open: CooperativeRecord,
): Promise<string | null> {
  if (file.id !== undefined && file.id !== open.id) {
    const isKept = (await listCooperatives()).some(({id}) => id === file.id);
    if (isKept) {
      return file.id;
    }
  }
  const isNamedOther = open.name !== '' && file.name !== '' && open.name !== file.name;
  const isOther =
    file.id !== undefined && open.id !== undefined
      ? file.id !== open.id &&
        (isNamedOther || open.points.length + (open.members?.length ?? 0) > 0)
      : isNamedOther;
  return isOther ? newCooperative : null;
}
