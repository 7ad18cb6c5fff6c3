import {datedRates} from '../samples/rates';
import {settleFiles} from '../../src/month/settleFiles';
import {nextMonthFile} from '../../src/month/tables';
import {yearFinding, yearOf, yearRows, yearsOf} from '../../src/month/year';
import {monthFiles, readFiles} from '../samples/monthFiles';

const {rates} = datedRates;
const {input, files} = monthFiles(90);
const {settled} = settleFiles(input, readFiles(files), {}, rates);
const months = settled.ok ? settled.value.months : [];
const format = (value: number, digits: number): string => value.toFixed(digits);

describe('The year for the board', () => {
  test('has each month as it is settled, and their sum; a month that is not is said to be so', () => {
    expect(yearsOf(input, months)).toEqual([2026]);
    const year = yearOf(input, months, 2026);
    expect(year).toHaveLength(12);
    year.slice(0, 3).forEach(({energy}, index) => {
      const own = months[index]?.settlement.energy;
      expect(energy?.sharedKwh).toBeCloseTo(own?.balance.sharedKwh[0] ?? NaN, 4);
      expect(energy?.usedCreditKwh).toBeCloseTo(own?.credits.usedCreditKwh[0] ?? NaN, 4);
      expect(energy?.boughtKwh).toBeCloseTo(own?.credits.boughtKwh[0] ?? NaN, 4);
    });
    const rows = yearRows(year, format);
    expect(rows).toHaveLength(14);
    expect(rows[4]).toEqual(['kwiecień 2026', '', '', '', '', 'nie rozliczono']);
    const column = (at: number): number[] => rows.slice(1, 4).map((row) => Number(row[at]));
    const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
    const total = rows.at(-1) ?? [];
    expect(total[0]).toBe('Razem, miesięcy: 3');
    for (const at of [1, 2, 3, 4]) {
      expect(Number(total[at])).toBeCloseTo(sum(column(at)), 2);
    }
    const own = sum(column(1)) + sum(column(2));
    expect(yearFinding(year, format)).toContain(
      `${own.toFixed(0)} kWh, czyli ${((100 * own) / (own + sum(column(3)))).toFixed(0)}%`,
    );
  });

  test('comes out the same from the archive, and has money only where all have rates', () => {
    const saved = nextMonthFile(input, months, '2026-04-08');
    expect(yearOf(saved, [], 2026)).toEqual(yearOf(input, months, 2026));
    const [point = {id: ''}, ...others] = input.points;
    const bare = {...input, points: [{...point, tariff: undefined}, ...others]};
    const {settled: without} = settleFiles(bare, readFiles(files), {}, rates);
    const rows = yearRows(yearOf(bare, without.ok ? without.value.months : [], 2026), format);
    expect(rows[1]?.slice(4)).toEqual(['', 'bez stawek']);
    expect(rows.at(-1)?.[4]).toBe('');
  });
});
