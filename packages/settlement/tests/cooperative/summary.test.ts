import {affordableCost} from '../../src/cooperative/project';
import {componentSums, memberRows, periodRows} from '../../src/cooperative/summary';
import {savingOf} from '../../src/cooperative/compare';
import {zloty} from '@cooperative/polish';
import {usedRates} from '../../src/cooperative/description/usedRates';
import {rates, threeMembersExample, wholeExample} from '../samples/calculation';

describe('Summary of a calculation', () => {
  const {report, ranges} = wholeExample();
  const {settlement} = report;

  test('the saving is the settlement’s, with its range once that is known', () => {
    const base = (settlement.totals.alone - settlement.totals.inCooperative) / 100;
    expect(savingOf(report, null, 'alone')).toEqual({base, low: null, high: null});
    const saving = savingOf(report, ranges(), 'alone');
    expect(saving?.low).toBeLessThan(base);
    expect(saving?.high).toBeGreaterThan(base);
  });

  test('the range of an older answer is left out', () => {
    const found = ranges();
    const older = {...found, alone: {...found.alone, base: zloty(found.alone.base + 100)}};
    expect(savingOf(report, older, 'alone')?.low).toBeNull();
  });

  test('without market prices there is no comparison with net-billing', () => {
    expect(savingOf(threeMembersExample().report, null, 'netBilling')).toBeNull();
  });

  test('72 hours are scaled to a year', () => {
    const {report: short} = threeMembersExample();
    const {alone, inCooperative} = short.settlement.totals;
    expect(savingOf(short, null, 'alone')?.base).toBeCloseTo(
      (((alone - inCooperative) / 100) * 8760) / 72,
      6,
    );
  });

  test('the affordable cost is ten years of a saving that shrinks with the panels', () => {
    const saved = zloty(1000);
    expect(affordableCost(saved, 1)).toBe(1000);
    expect(affordableCost(saved, 10)).toBeCloseTo((1000 * (1 - 0.995 ** 10)) / 0.005, 6);
    expect(affordableCost(saved, 10, zloty(200))).toBeCloseTo(affordableCost(saved, 10) - 2000, 6);
    expect(affordableCost(saved, 10, zloty(1000))).toBe(0);
    expect(affordableCost(zloty(-5), 10)).toBe(0);
  });

  test('periods sum to the year', () => {
    const rows = periodRows(report);
    const total = (of: (row: (typeof rows)[number]) => number): number =>
      rows.reduce((all, row) => all + of(row), 0);
    expect(rows).toHaveLength(12);
    expect(total(({grossZl}) => grossZl)).toBeCloseTo(settlement.totals.inCooperative / 100, 6);
    expect(total(({ownUseKwh}) => ownUseKwh)).toBeCloseTo(settlement.indicators.ownUseKwh, 4);
    for (const row of rows) {
      expect(row.boughtKwh).toBeCloseTo(row.importKwh - row.usedCreditKwh, 6);
    }
  });

  test('members sum to the cooperative; the payback is based on a year', () => {
    const rows = memberRows(report);
    expect(rows.map(({id}) => id)).toEqual(['szkoła', 'dom', 'oświetlenie', 'magazyn']);
    const gross = rows.reduce((all, {grossZl}) => all + grossZl, 0);
    expect(gross).toBeCloseTo(settlement.totals.inCooperative / 100, 6);
    const [school, home] = rows;
    const {aloneZl = 0, grossZl = 0, internalPaymentZl = 0} = school ?? {};
    expect(school?.payback).toEqual({
      kind: 'years',
      years: 180_000 / (aloneZl - grossZl - internalPaymentZl),
    });
    const added = rows.reduce((all, {addedZl}) => all + addedZl, 0);
    const without = rows.reduce((all, {withoutZl}) => all + withoutZl, 0);
    expect(added).toBeCloseTo(without - gross, 6);
    expect(home?.payback).toBeNull();
  });

  test('components with the tax add up to the bills', () => {
    const {inCooperative, alone} = componentSums(report);
    const total = (sums: Readonly<Record<string, number>>): number =>
      Object.values(sums).reduce((all, value) => all + value, 0);
    // Each bill is rounded by at most half a grosz.
    expect(total(inCooperative)).toBeCloseTo(settlement.totals.inCooperative / 100, 0);
    expect(total(alone)).toBeCloseTo(settlement.totals.alone / 100, 0);
  });
});

describe('Used rates', () => {
  test('are those the tariffs ask for, on their day', () => {
    const names = usedRates(threeMembersExample().input, rates.rates).map(({id}) => id);
    expect(names).toEqual(expect.arrayContaining(['energyG11Enea', 'networkG11Enea', 'vat']));
    expect(names).not.toContain('energyG11Pge');
  });

  test('what the user enters is not taken from the table', () => {
    const own = {kind: 'own', zones: [{name: 'a', energy: 0.6, network: 0.3}], quality: 0.03};
    const {input} = threeMembersExample({tariffs: {g11: own}, prices: {vat: 8}});
    const names = usedRates(input, rates.rates).map(({id}) => id);
    expect(names).not.toContain('quality');
    expect(names).not.toContain('vat');
    expect(names).toContain('renewables');
  });
});
