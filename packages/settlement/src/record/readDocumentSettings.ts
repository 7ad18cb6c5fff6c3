import {describeIssue, failed, isRecord, ok, parseJson, type Result} from '@cooperative/polish';
import {documentsOf} from '../documents/settings';
import {readRecord} from './readRecord';
import {documentSettings, type DocumentSettings} from './documentSettings';

/**
 * Settings of the documents in a file of their own, with what was issued before; or those in the file of a cooperative. Depends
 * on zod: load it only to read files.
 */
export function readDocumentSettings(text: string): Result<DocumentSettings> {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    return failed([{field: '', message: 'To nie jest plik JSON z ustawieniami dokumentów.'}]);
  }
  if (isRecord(json) && 'kind' in json) {
    const record = readRecord(text);
    return record.ok ? ok(documentsOf(record.value)) : record;
  }
  const read = documentSettings.safeParse(json);
  return read.success
    ? ok(read.data)
    : failed(read.error.issues.flatMap((issue) => describeIssue(issue, json)));
}
