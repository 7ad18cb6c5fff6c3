import {ok} from '@cooperative/polish';
import {
  type ReadOptions,
  readPointFile,
  type SourceFile,
  type TableHead,
} from '@cooperative/meter-files';
import type {MonthFile} from './matching';
import type {CooperativeRecord} from '../record/schema';
import {readSellerInvoice} from './sellerInvoice';
import {readSellerTable} from './sellerTable';

/** Names a heading: files that have the same one have the same columns. */
function headingOf({headers}: Pick<TableHead, 'headers'>): string {
  return headers.join(';');
}

/**
 * Reads a file of the cooperative: of a meter, or of the seller. What it does not say is what somebody said of a file of the same heading; if that
 * does not fit, the reason is why. `now` is a clock in milliseconds, for the limit of time;
 * `answers` are those given for all files that do not say something.
 */
export function readMonthFile(
  source: SourceFile,
  columns: CooperativeRecord['columns'] = {},
  now?: () => number,
  answers: Pick<ReadOptions, 'columns' | 'answer'> = {},
): MonthFile {
  const {name} = source;
  const bills = readSellerInvoice(name, source.bytes) ?? readSellerTable(source);
  if (bills !== null) {
    return {name, read: bills.ok ? ok({kind: 'seller', bills: bills.value}) : bills};
  }
  const clock = now && {now};
  const asIs = readPointFile(source, {...clock});
  const read =
    asIs.ok && asIs.value.kind === 'unknown' && hasAnswer(answers)
      ? readPointFile(source, {...clock, ...answers})
      : asIs;
  if (!read.ok || read.value.kind === 'read' || read.value.asks === 'direction') {
    return {name, read};
  }
  const unknown = read.value;
  const heading = headingOf(unknown.head);
  const said = columns[heading];
  if (said === undefined) {
    return {name, read, heading};
  }
  const mapped = readPointFile(source, {
    ...clock,
    ...('time' in said ? {mapping: said} : {answer: said}),
  });
  return {
    name,
    read: mapped.ok
      ? mapped
      : ok({...unknown, reason: mapped.errors.map(({message}) => message).join(' ')}),
    heading,
  };
}

function hasAnswer({columns, answer = {}}: Pick<ReadOptions, 'columns' | 'answer'>): boolean {
  return columns !== undefined || Object.keys(answer).length > 0;
}
