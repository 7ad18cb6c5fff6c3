import {datedRates} from '../samples/rates';
import {atOnce} from '@cooperative/polish';
import {parseMonth, writeMonth} from '../../src/month/calendar';
import {
  joinParts,
  matchParts,
  partsOf,
  type Part,
  type PointReadings,
} from '../../src/month/matching';
import type {CooperativeRecord} from '../../src/record/schema';
import {settleMonths, type SettledMonths} from '../../src/month/settleMonths';
import {writeStock} from '../../src/month/stock';
import {monthFiles, readFiles} from '../samples/monthFiles';

const rates = datedRates.rates;
const year = monthFiles(365);
const parts = partsOf(readFiles(year.files));
const matched = matchParts(parts, year.input.points, {});
const readings = matched.ofPoints.map(readingOf);
const january = Number(parseMonth('2026-01'));

function readingOf(parts: readonly Part[]): PointReadings | null {
  const joined = joinParts(parts);
  return joined?.ok === true ? joined.value : null;
}

/** The months of the year, settled with these changes. */
function settled(change: Partial<CooperativeRecord> = {}): SettledMonths {
  const months = atOnce(settleMonths({...year.input, ...change}, readings, rates));
  if (!months.ok) {
    throw new Error(months.errors.map(({message}) => message).join('\n'));
  }
  return months.value;
}

describe('files of a folder', () => {
  test('are matched by the number in them, by the number in their name, then by the name of the point', () => {
    expect(matched.ofPoints.map((own) => own.map(({fileName}) => fileName))).toEqual([
      ['szkola-2026.csv'],
      ['590322400000000021.csv'],
      ['licznik pge.csv', 'licznik pge (1).csv'],
      ['dom_pobor.csv', 'dom_nadwyzka.csv'],
      ['farma.csv'],
      ['remiza.csv'],
      ['swietlica.csv'],
    ]);
  });

  test('of a point nobody knows wait for a choice, and follow it', () => {
    expect(matched.unmatched.map(({ppe}) => ppe)).toEqual(['590999900000000099']);
    const key = matched.unmatched[0]?.key ?? '';
    expect(matchParts(parts, year.input.points, {[key]: null}).unmatched).toEqual([]);
    expect(matchParts(parts, year.input.points, {[key]: 'dom'}).ofPoints[3]).toHaveLength(3);
  });

  test('with the same hours twice count them once', () => {
    const joined = joinParts(matched.ofPoints[2] ?? []);
    expect(joined?.ok === true && joined.value.duplicates.length).toBe(48);
  });
});

describe('twelve months', () => {
  const {months} = settled();

  test('name the gap, count it as no energy and have rates of their own', () => {
    expect(months[0]?.exchanges.map(({missingHours}) => missingHours)).toEqual([
      0, 1, 0, 0, 0, 0, 0,
    ]);
    expect(months[1]?.exchanges.every(({missingHours}) => missingHours === 0)).toBe(true);
    expect(months[0]?.fromOtherDays).toEqual([]);
  });

  test('are what they are one by one, each with the stock the one before left', () => {
    const [first, second] = months;
    const cut = settled({
      settledTo: '2026-01',
      stock: writeStock(first?.closing ?? []),
    });
    expect(cut.settledBefore).toEqual([january]);
    expect(cut.months[0]?.settlement.totals).toEqual(second?.settlement.totals);
    expect(cut.months[10]?.closing).toEqual(months[11]?.closing);
  });
});

test('of which all are settled already are told, and nothing is settled', () => {
  const {months, settledBefore} = settled({settledTo: '2026-12'});
  expect([months.length, settledBefore.length]).toEqual([0, 12]);
});

describe('opening stock of three ages', () => {
  const stock = [
    {month: '2024-12', kwh: 5000},
    {month: '2025-01', kwh: 9000},
    {month: '2025-12', kwh: 4000},
  ];

  test('is used oldest first, and what is older than twelve months expires', () => {
    const [first] = settled({stock}).months;
    expect(first?.lots.map(({month, expiredKwh}) => [writeMonth(month), expiredKwh])).toEqual([
      ['2024-12', 5000],
      ['2025-01', 0],
      ['2025-12', 0],
      ['2026-01', 0],
    ]);
    expect(first?.lots[1]?.usedKwh).toBeGreaterThan(0);
    const {usedCreditKwh} = first?.settlement.energy.credits ?? {};
    expect(first?.lots.reduce((all, {usedKwh}) => all + usedKwh, 0)).toBeCloseTo(
      usedCreditKwh?.[0] ?? 0,
      6,
    );
  });

  test('of a month that is settled now, or from after a gap, is refused with what to do', () => {
    expect(() => settled({stock: [{month: '2026-01', kwh: 1}]})).toThrow(
      'Podaj tylko partie z wcześniejszych miesięcy.',
    );
    expect(() => settled({settledTo: '2025-10'})).toThrow('Dodaj pliki z miesięcy pomiędzy');
  });
});

test('rates of a month the table does not know are those of the nearest day, and it is said', () => {
  const folder = monthFiles(2);
  const shifted = readFiles(folder.files.slice(0, 1)).map(({name}) => ({
    name,
    read: readFiles([
      {name, text: (folder.files[0]?.text ?? '').replaceAll('2026-01', '2025-03')},
    ])[0]?.read as never,
  }));
  const {ofPoints} = matchParts(partsOf(shifted), folder.input.points, {});
  const months = atOnce(settleMonths(folder.input, ofPoints.map(readingOf), rates));
  expect(months.ok && months.value.months[0]?.fromOtherDays).toEqual([
    {id: 'C12a', day: '2026-01-01'},
    {id: 'G11', day: '2026-01-01'},
  ]);
});
