import {datedRates} from '../samples/rates';
import {chargeLines, sumsOf} from '../../src/documents/charges';
import {documentsOf, newDocuments, withSettings} from '../../src/documents/settings';
import type {Terms} from '../../src/record/documentSettings';
import {prepareDocuments} from '../../src/documents/prepare';
import {readPointFile} from '@cooperative/meter-files';
import {settleFiles} from '../../src/month/settleFiles';
import type {CooperativeRecord} from '../../src/record/schema';
import type {PointStatement} from '../../src/month/statement';
import {member, sampleMonth} from '../samples/documents';

const statement: PointStatement = {
  month: 2026 * 12 + 4,
  point: 'X',
  ppe: '',
  member: 'X',
  withdrawnKwh: 0,
  injectedKwh: 0,
  drawnKwh: 0,
  givenKwh: 0,
  boughtKwh: 0,
  sharedKwh: 0,
  usedCreditKwh: 0,
  fromCooperativeKwh: 0,
  missingHours: 0,
  estimatedHours: 0,
  money: null,
};
const terms: Terms = {...newDocuments.terms, regime: 'vat', price: 0.45};

/** Net, tax and gross in grosze of so many kWh at a price. */
function billed(kwh: number, price = 0.45): readonly number[] {
  const own = {...terms, price};
  const lines = chargeLines(own, {statement: {...statement, drawnKwh: kwh}, boughtKwh: 0});
  const {net, vat, gross} = sumsOf(own, lines);
  return [net, vat, gross];
}

test.each([
  [1.9, [86, 20, 106]],
  [2.3, [104, 24, 128]],
  [102.5, [4613, 1061, 5674]],
  [0.0004, [0, 0, 0]],
  [0.0005, [0, 0, 0]],
])('%s kWh at 0.45 zł', (kwh, grosze) => {
  expect(billed(kwh)).toEqual(grosze);
});

test('half a grosz goes up, and what is under it by the last place of the price does not', () => {
  expect(billed(1, 0.004999)[0]).toBe(0);
  expect(billed(1, 0.005)[0]).toBe(1);
  for (const [thousandths, micros] of [
    [9_999_999, 450_001],
    [1_000_500, 999_999],
    [1_000_001, 123_456],
    [7_654_321, 6_543_217],
  ] as const) {
    const exact = (BigInt(thousandths) * BigInt(micros) * 2n + 10_000_000n) / 20_000_000n;
    expect(billed(thousandths / 1000, micros / 1e6)[0]).toBe(Number(exact));
  }
});

test('energy of one hour is not charged twice: each pays for what it drew and did not buy', () => {
  // X draws 100 kWh at noon while Y gives 100; W draws 100 at night. The seller bills X and W 50 each.
  const bought = 50;
  const noon = {...statement, drawnKwh: 100, sharedKwh: 100};
  const night = {...statement, point: 'W', drawnKwh: 100};
  const lines = [noon, night].map((own) => chargeLines(terms, {statement: own, boughtKwh: bought}));
  expect(lines.map((own) => sumsOf(terms, own))).toEqual(
    Array(2).fill({net: 22_50, vat: 5_18, gross: 27_68}),
  );
});

test('the same cooperative settled: by the key X is refused, by default X and W pay 27.68 zł each', () => {
  const {input, settled} = settledHours({
    X: (hour) => (hour === 12 ? [100, 0] : [0, 0]),
    Y: (hour) => (hour === 12 ? [0, 100] : [0, 0]),
    W: (hour) => (hour === 26 ? [100, 0] : [0, 0]),
  });
  const byDefault = prepareDocuments(input('drawnLessBought'), settled, '2026-06-05');
  expect(byDefault.documents.map(({member: name, gross}) => [name, gross])).toEqual([
    ['X', 27_68],
    ['W', 27_68],
  ]);
  expect(byDefault.without.map(({member: name}) => name)).toEqual(['Y']);
  const byKey = prepareDocuments(input('shared'), settled, '2026-06-05');
  expect(byKey.refused).toEqual([
    {
      member: 'X',
      unit: '',
      message:
        'X: 100 kWh ze spółdzielni i 50 kWh od sprzedawcy, a pobrał 100. Zmień sposób liczenia.',
    },
  ]);
  expect(byKey.documents).toEqual([]);
});

/** A cooperative of points with these kWh in each hour of May: what is drawn and what is given. */
function settledHours(points: Record<string, (hour: number) => readonly [number, number]>) {
  const names = Object.keys(points);
  const known = sampleMonth().input;
  const base: CooperativeRecord = {
    ...known,
    tariffs: {},
    points: names.map((id, index) => ({id, ppe: `59000000000000002${index}`})),
  };
  const files = names.map((id, index) => {
    const rows = Array.from({length: 744}, (_, hour) => {
      const day = String(Math.floor(hour / 24) + 1).padStart(2, '0');
      const [drawn, given] = points[id]?.(hour) ?? [0, 0];
      return `59000000000000002${index};2026-05-${day};${(hour % 24) + 1};${drawn};${given}`;
    });
    const text = ['PPE;Data;Godzina;Pobór kWh;Oddanie kWh', ...rows].join('\n');
    const name = `${id}.csv`;
    return {name, read: readPointFile({name, bytes: new TextEncoder().encode(text)})};
  });
  const {settled} = settleFiles(base, files, {}, datedRates.rates);
  const [month] = settled.ok ? settled.value.months : [];
  if (!month) {
    throw new Error(JSON.stringify(settled));
  }
  const input = (quantity: Terms['quantity']): CooperativeRecord =>
    withSettings(base, {
      ...documentsOf(known),
      members: names.map((name, index) => member(name, {nip: String(index + 1).repeat(10)})),
      terms: {...terms, quantity},
    });
  return {input, settled: month};
}
