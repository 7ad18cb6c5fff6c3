import {isRecord, parseJson} from '@cooperative/polish/json';
import {failed, ok, type Result} from '@cooperative/polish/result';
import {describeIssue} from '@cooperative/polish/shape';
import {documentsPart, type DocumentsPart} from './documentsPart';

/**
 * Settings of the documents in a file of their own, with what was issued before; or those in the file of a month. Depends
 * on zod: load it only to read files.
 */
export function readDocumentsPart(text: string): Result<DocumentsPart> {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    return failed([{field: '', message: 'To nie jest plik JSON z ustawieniami dokumentów.'}]);
  }
  const own = isRecord(json) && isRecord(json.documents) ? json.documents : json;
  const read = documentsPart.safeParse(own);
  return read.success
    ? ok(read.data)
    : failed(read.error.issues.flatMap((issue) => describeIssue(issue, own)));
}
