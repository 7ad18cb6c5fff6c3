import {
  addedByCooperative,
  costLevels,
  decisionOf,
  savedBySources,
} from '@cooperative/settlement/answer';
import {withoutCooperative} from '@site/packages/settlement/src/cooperative/levels';
import {
  calculated,
  rates,
  threeMembersExample,
  wholeExample,
} from '../../../../packages/settlement/tests/samples/calculation';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';

describe('The example of a municipality', () => {
  const {report} = calculated(cooperativeOfQuick(quickOf(rates), rates));
  const levels = costLevels(report);

  test('has four levels, from buying alone to the cooperative', () => {
    const {totals} = report.settlement;
    expect(levels).toEqual({
      alone: totals.alone / 100,
      withSources: totals.aloneWithSources / 100,
      netBilling: (totals.netBilling ?? 0) / 100,
      inCooperative: totals.inCooperative / 100,
      running: null,
    });
    expect(levels.alone).toBeGreaterThan(levels.withSources);
    expect(levels.withSources).toBeGreaterThan(levels.netBilling ?? 0);
    expect(levels.netBilling).toBeGreaterThan(levels.inCooperative);
  });

  test('the two parts of the saving add up to all of it', () => {
    expect(withoutCooperative(report.settlement)).toBe('netBilling');
    expect(savedBySources(levels) + addedByCooperative(levels)).toBeCloseTo(
      levels.alone - levels.inCooperative,
      6,
    );
    const {base} = decisionOf(report, null).changes.step.yearly;
    expect(base).toBeCloseTo(addedByCooperative(levels), 6);
  });
});

describe('Running costs', () => {
  const finance = {costZl: 0, annualCostZl: 1000};

  test('that are named are taken off what the cooperative adds', () => {
    const free = wholeExample({prices: {}, finance: {costZl: 0}});
    const paid = wholeExample({prices: {servicePerMember: 10}, finance});
    const [before, after] = [costLevels(free.report), costLevels(paid.report)];
    expect(before.running).toBeNull();
    // Three members and the battery, 10 zł a month with tax.
    expect(after.running).toBeCloseTo(1000 + 4 * 12 * 10 * 1.23, 0);
    expect(after.inCooperative).toBeCloseTo(before.inCooperative, 0);
    expect(addedByCooperative(after)).toBeCloseTo(
      addedByCooperative(before) - (after.running ?? 0),
      0,
    );
    const {base} = decisionOf(paid.report, null).changes.step.yearly;
    expect(base).toBeCloseTo(addedByCooperative(after), 6);
  });

  test('move the whole range', () => {
    const {report, input, ranges} = wholeExample({finance});
    const {base, full} = decisionOf(report, ranges()).changes.step.yearly;
    const free = {...report, input: {...input, finance: undefined}};
    const without = decisionOf(free, ranges()).changes.step.yearly;
    expect(base).toBe(without.base - 1000);
    expect(full).toEqual({
      low: (without.full?.low ?? Number.NaN) - 1000,
      high: (without.full?.high ?? Number.NaN) - 1000,
    });
  });
});

test('without market prices the surplus is worth nothing alone, and a part of a year is told as it is', () => {
  const {report} = threeMembersExample();
  const levels = costLevels(report);
  expect(withoutCooperative(report.settlement)).toBe('aloneWithSources');
  expect(levels.netBilling).toBeNull();
  expect(levels.alone).toBeCloseTo(report.settlement.totals.alone / 100, 6);
  expect(addedByCooperative(levels)).toBeCloseTo(
    (report.settlement.totals.aloneWithSources - report.settlement.totals.inCooperative) / 100,
    6,
  );
});
