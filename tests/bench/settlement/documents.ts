import {
  documentEmail,
  documentsOf,
  invoiceXml,
  issued,
  paymentCode,
  prepareDocuments,
  registerRows,
  withSettings,
} from '@cooperative/settlement/documents';
import {newDocuments} from '@site/packages/settlement/src/documents/settings';
import {atOnce, toCsv} from '@cooperative/polish';
import {parseMonth, type SettledMonth} from '@cooperative/settlement/month';
import {startOfMonth} from '@site/packages/settlement/src/month/calendar';
import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';
import {settleMonths} from '@site/packages/settlement/src/month/settleMonths';
import type {DatedRates} from '../../../src/domain/calculator/defaults';

const members = 50;
const pointsOfEach = 4;
const hours = 744;

/** Fifty companies with four points each, in a settled May. */
export function documentsMonth(rates: DatedRates['rates']): {
  readonly input: CooperativeRecord;
  readonly settled: SettledMonth;
} {
  const names = Array.from({length: members}, (_, index) => `Firma ${index + 1}`);
  const bare: CooperativeRecord = {
    ...newRecord,
    name: 'Spółdzielnia Energetyczna',
    points: Array.from({length: members * pointsOfEach}, (_, index) => ({
      id: `punkt ${index + 1}`,
      ppe: `5900000000000${String(index).padStart(5, '0')}`,
      holder: names[Math.floor(index / pointsOfEach)] ?? '',
    })),
  };
  const input = withSettings(bare, {
    ...newDocuments,
    cooperative: {
      address: 'ul. Słoneczna 2',
      town: '00-002 Warszawa',
      krs: '0000099999',
      nip: '5265877635',
      account: '61109010140000071219812874',
    },
    members: names.map((name) => ({
      name,
      kind: 'entity',
      nip: '1111111111',
      address: 'ul. Polna 1',
      town: '00-001 Warszawa',
      email: 'biuro@example.pl',
      wantsInvoice: false,
      units: [],
    })),
    terms: {...newDocuments.terms, regime: 'vat', price: 0.45},
    decidedOn: '2026-05-01',
  });
  const startMs = startOfMonth(parseMonth('2026-05') ?? 0);
  const readings = input.points.map((_, point) => ({
    startMs,
    withdrawn: Float64Array.from({length: hours}, (__, hour) => ((hour * 7 + point) % 10) / 10),
    injected: Float64Array.from({length: hours}, (__, hour) => ((hour * 3 + point) % 7) / 10),
    gaps: [],
    duplicates: [],
    estimated: [],
    corrected: [],
    replaced: [],
    chosen: [],
    doubtful: [],
    lateStarts: [],
    unknownStatuses: [],
  }));
  const months = atOnce(settleMonths(input, readings, rates));
  const [settled] = months.ok ? months.value.months : [];
  if (!settled) {
    throw new Error(JSON.stringify(months));
  }
  return {input, settled};
}

/** The drafts that the part „Dokumenty” shows before anything is issued. */
export function prepareDrafts({
  input,
  settled,
}: ReturnType<typeof documentsMonth>): ReturnType<typeof prepareDocuments> {
  return prepareDocuments(input, settled, '2026-06-05');
}

/** Everything that part makes of a month, its drafts anew: how many files, and how many signs of text. */
export function makeDocuments(
  month: ReturnType<typeof documentsMonth>,
): readonly [files: number, signs: number] {
  const {input} = month;
  const prepared = prepareDrafts(month);
  const format = (value: number, digits: number): string => value.toFixed(digits);
  const files = new Map(
    prepared.documents.map((one) => [one.number, {xml: invoiceXml(one, 0), sha256: ''}]),
  );
  const all = issued(documentsOf(input), prepared, files).issued;
  const texts = [
    ...all.map(({xml = ''}) => xml),
    ...all.map((one) => documentEmail(one, format).text),
    ...all.map((one) => JSON.stringify(paymentCode(one))),
    toCsv(registerRows(all, format)),
  ];
  return [all.length, texts.join('').length];
}
