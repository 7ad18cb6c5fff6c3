import {checkDescription, readJson} from '../cooperative/description/readDescription';
import type {CooperativeInput} from '../cooperative/description/schema';
import {describeIssue, failed, isRecord, ok, parseJson, type Result} from '@cooperative/polish';
import {jsonTable} from '@cooperative/meter-files/table';
import {isEarlier, ofEarlier} from './earlier';
import {isLaterRecord, isOurs, laterRecord} from './foreign';
import {newRecord} from './newRecord';
import {faultsOf} from '../month/problems';
import {cooperativeRecord, type CooperativeRecord} from './schema';

/**
 * The file of a cooperative, of any version of the site, or a description saved in the calculator, of which points, rates,
 * price and key are taken. Depends on zod: load it only to read files.
 */
export function readRecord(text: string): Result<CooperativeRecord> {
  const parsed = readJson(text);
  if (!parsed.ok) {
    return parsed;
  }
  const json = parsed.value;
  if (!isRecord(json) || !('kind' in json)) {
    const described = checkDescription(json);
    return described.ok ? ok(monthOfDescription(described.value)) : described;
  }
  if (isLaterRecord(json)) {
    return failed([{field: 'version', message: laterRecord}]);
  }
  const current = isEarlier(json) ? ofEarlier(json) : json;
  const read = cooperativeRecord.safeParse(current);
  if (!read.success) {
    return failed(read.error.issues.flatMap((issue) => describeIssue(issue, current)));
  }
  const wrong = faultsOf(read.data);
  return wrong.length > 0 ? failed(wrong) : ok(read.data);
}

/** Whether a text in JSON is neither file of a cooperative, but readings from an operator's portal. */
export function isReadings(text: string): boolean {
  try {
    return !isOurs(parseJson(text)) && jsonTable(text) !== null;
  } catch {
    return false;
  }
}

/** What a description knows of a running cooperative. Planned sources and modelled use are left out. */
function monthOfDescription({members, tariffs, prices, key}: CooperativeInput): CooperativeRecord {
  return {
    ...newRecord,
    points: members.map(
      ({id, holder, ofCooperative, tariff, orderedKw, sources = [], sourceKw = 0}) => ({
        id,
        ...(holder !== undefined && {holder}),
        ...(ofCooperative === true && {ofCooperative}),
        ...(tariff !== undefined && {tariff}),
        ...(orderedKw !== undefined && {orderedKw}),
        sourceKw: sources.reduce((all, {kw}) => all + kw, sourceKw),
      }),
    ),
    tariffs: tariffs ?? {},
    vat: prices?.vat ?? newRecord.vat,
    internalPrice: prices?.internalPrice ?? 0,
    internalVat: prices?.internalVat ?? false,
    gridReading: prices?.gridReading ?? 1,
    ...(prices?.averagePrice !== undefined && {averagePrice: prices.averagePrice}),
    ...(key.kind === 'fixed' && {shares: [...key.shares]}),
  };
}
