import {ok, type Result} from '@cooperative/polish';
import {readPointsCsv, withListed} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {readTableText} from '../meterFiles/readTableText';

/** A list of members and points in a file: what it adds to a record, and what of it was left out, in Polish. */
export async function readList(file: File): Promise<
  Result<{
    readonly join: (record: CooperativeRecord) => CooperativeRecord;
    readonly notes: readonly string[];
  }>
> {
  const text = await readTableText(file);
  const read = text.ok ? readPointsCsv(text.value) : text;
  return read.ok
    ? ok({join: (record) => withListed(record, read.value), notes: read.value.notes})
    : read;
}
