import fc from 'fast-check';
import {oneBucket} from '../src/energy/balance';
import type {MeterSeries} from '../src/energy/memberHours';
import {settleCredits, settleSteadyYear} from '../src/energy/credits';
import {
  internalSplit,
  lawfulRules,
  settleEnergy,
  type EnergySettlement,
} from '../src/energy/settleEnergy';
import {sum} from '../src/split';
import {axisOf} from './samples/settlement';

const hours = 36;
const axis = axisOf(hours, {hours: 6});

const series = fc
  .array(fc.integer({min: 0, max: 800}), {minLength: hours, maxLength: hours})
  .map((values) => Float64Array.from(values, (value) => value / 100));
const meter: fc.Arbitrary<MeterSeries> = fc.record({withdrawn: series, injected: series});
const meters = fc.array(meter, {minLength: 1, maxLength: 5});
const periods = fc
  .array(fc.tuple(fc.integer({min: 0, max: 300}), fc.integer({min: 0, max: 300})), {
    minLength: 1,
    maxLength: 40,
  })
  .map((pairs) => ({
    imported: Float64Array.from(pairs, ([value]) => value),
    exported: Float64Array.from(pairs, ([, value]) => value),
  }));

const settle = (
  all: readonly MeterSeries[],
  year: 'first' | 'steady' = 'first',
): EnergySettlement => settleEnergy(axis, all, {year});
const total = (values: Iterable<number>): number => sum(Float64Array.from(values));

describe('The hourly balance', () => {
  test('never imports and exports in one hour, and keeps P − W = ΣEp − ΣEw', () => {
    const hourly = axisOf(hours, {hours: 1});
    fc.assert(
      fc.property(meters, (all) => {
        const {importKwh, exportKwh, sharedKwh} = settleEnergy(hourly, all, {
          year: 'first',
        }).balance;
        for (let hour = 0; hour < hours; hour += 1) {
          const balances = all.map(
            ({withdrawn, injected}) => (withdrawn[hour] ?? 0) - (injected[hour] ?? 0),
          );
          const drawn = total(balances.map((value) => Math.max(value, 0)));
          const given = total(balances.map((value) => Math.max(-value, 0)));
          expect((importKwh[hour] ?? 0) * (exportKwh[hour] ?? 0)).toBe(0);
          expect((importKwh[hour] ?? 0) - (exportKwh[hour] ?? 0)).toBeCloseTo(total(balances), 9);
          expect(sharedKwh[hour]).toBeLessThanOrEqual(Math.min(drawn, given));
          expect((sharedKwh[hour] ?? 0) + (importKwh[hour] ?? 0)).toBeCloseTo(drawn, 9);
          expect((sharedKwh[hour] ?? 0) + (exportKwh[hour] ?? 0)).toBeCloseTo(given, 9);
        }
      }),
      {numRuns: 50},
    );
  });

  test('does not depend on the order of members or on a meter split in two', () => {
    fc.assert(
      fc.property(meters, fc.double({min: 0, max: 1, noNaN: true}), (all, part) => {
        const [first, ...others] = all;
        if (!first) {
          return;
        }
        const scaled = (factor: number): MeterSeries => ({
          withdrawn: first.withdrawn.map((value) => value * factor),
          injected: first.injected.map((value) => value * factor),
        });
        const expected = settle(all);
        for (const variant of [
          all.slice().reverse(),
          [...others, scaled(part), scaled(1 - part)],
        ]) {
          const actual = settle(variant);
          expectClose(actual.balance.importKwh, expected.balance.importKwh);
          expectClose(actual.balance.exportKwh, expected.balance.exportKwh);
          expectClose(actual.credits.usedCreditKwh, expected.credits.usedCreditKwh);
          expectClose(actual.credits.boughtKwh, expected.credits.boughtKwh);
        }
      }),
      {numRuns: 50},
    );
  });
});

describe('The credit account', () => {
  test('uses no more than it received and than was drawn; received = used + expired + left', () => {
    fc.assert(
      fc.property(periods, fc.integer({min: 0, max: 14}), ({imported, exported}, validPeriods) => {
        const account = settleCredits(imported, exported, {ratio: 0.6, validPeriods});
        const used = sum(account.usedCreditKwh);
        expect(used).toBeLessThanOrEqual(0.6 * sum(exported) + 1e-9);
        expect(used).toBeLessThanOrEqual(sum(imported) + 1e-9);
        expect(sum(account.creditKwh)).toBeCloseTo(
          used + sum(account.expiredKwh) + (account.balanceKwh.at(-1) ?? 0),
          6,
        );
        account.boughtKwh.forEach((bought, period) => {
          expect(bought).toBeGreaterThanOrEqual(0);
          expect(bought + (account.usedCreditKwh[period] ?? 0)).toBeCloseTo(
            imported[period] ?? 0,
            9,
          );
        });
      }),
    );
  });

  test('buys no more with a higher ratio, a longer validity or an added source; no less with added use', () => {
    fc.assert(
      fc.property(
        periods,
        fc.integer({min: 0, max: 13}),
        fc.nat(),
        fc.integer({min: 0, max: 100}),
        ({imported, exported}, validPeriods, at, more) => {
          const rules = {ratio: 0.6, validPeriods};
          const bought = (...args: Parameters<typeof settleCredits>): number =>
            sum(settleCredits(...args).boughtKwh);
          const base = bought(imported, exported, rules);
          const raised = (values: Float64Array): Float64Array =>
            values.map((value, index) => value + (index === at % values.length ? more : 0));
          expect(bought(imported, exported, {ratio: 0.8, validPeriods})).toBeLessThanOrEqual(
            base + 1e-9,
          );
          expect(
            bought(imported, exported, {ratio: 0.6, validPeriods: validPeriods + 1}),
          ).toBeLessThanOrEqual(base + 1e-9);
          expect(bought(imported, raised(exported), rules)).toBeLessThanOrEqual(base + 1e-9);
          expect(bought(raised(imported), exported, rules)).toBeGreaterThanOrEqual(base - 1e-9);
        },
      ),
    );
  });

  test('allows using a lot of month m in m + 12 but not in m + 13', () => {
    const at = (month: number, value: number): Float64Array => {
      const values = new Float64Array(14);
      values[month] = value;
      return values;
    };
    expect(settleCredits(at(12, 60), at(0, 100), lawfulRules).boughtKwh[12]).toBe(0);
    const late = settleCredits(at(13, 60), at(0, 100), lawfulRules);
    expect(late.boughtKwh[13]).toBe(60);
    expect(late.expiredKwh[13]).toBe(60);
    expect(late.balanceKwh[12]).toBe(60);
  });

  test('in a steady year takes in what it uses and loses', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({min: 0, max: 300}), {minLength: 24, maxLength: 24}),
        (values) => {
          const imported = Float64Array.from(values.slice(0, 12));
          const exported = Float64Array.from(values.slice(12));
          const account = settleSteadyYear(imported, exported, lawfulRules);
          expect(sum(account.creditKwh)).toBeCloseTo(
            sum(account.usedCreditKwh) + sum(account.expiredKwh),
            6,
          );
        },
      ),
    );
  });
});

describe('The split among members', () => {
  test('sums to the cooperative; who fed in more than they drew buys nothing if another drew more', () => {
    fc.assert(
      fc.property(meters, (all) => {
        const settled = settle(all);
        settled.credits.boughtKwh.forEach((bought, period) => {
          const parts = settled.members.map((member) => member.statutoryBought[period] ?? 0);
          expect(total(parts)).toBeCloseTo(bought, 9);
          if (settled.members.some((member) => (member.net[period] ?? 0) > 0)) {
            settled.members.forEach((member, index) => {
              if ((member.net[period] ?? 0) <= 0) {
                expect(parts[index]).toBe(0);
              }
            });
          }
        });
      }),
      {numRuns: 50},
    );
  });

  test.each(['hourly', 'fixed'] as const)('by the %s key sums to S, K and Z', (kind) => {
    fc.assert(
      fc.property(meters, (all) => {
        const settled = settle(all);
        const key =
          kind === 'hourly'
            ? ({kind} as const)
            : ({kind, shares: all.map((_, index) => index + 1)} as const);
        const splits = internalSplit(settled, key, () => oneBucket(axis));
        settled.credits.boughtKwh.forEach((bought, period) => {
          const of = (name: 'shared' | 'usedCredit' | 'bought'): number =>
            total(splits.map((split) => split[name][period] ?? 0));
          expect(of('shared')).toBeCloseTo(settled.balance.sharedKwh[period] ?? 0, 6);
          expect(of('usedCredit')).toBeCloseTo(settled.credits.usedCreditKwh[period] ?? 0, 6);
          expect(of('bought')).toBeCloseTo(bought, 6);
        });
      }),
      {numRuns: 50},
    );
  });

  test('by law falls back to the hours with draw if no one drew more than they fed in', () => {
    const meterOf = (withdrawn: number[], injected: number[]): MeterSeries => ({
      withdrawn: Float64Array.from(withdrawn),
      injected: Float64Array.from(injected),
    });
    // Both draw in the second hour and feed in more in the first; without carrying over, part is bought.
    const twoHours = axisOf(2, {hours: 2});
    const settled = settleEnergy(twoHours, [meterOf([0, 3], [3, 0]), meterOf([0, 1], [1, 0])], {
      year: 'first',
    });
    expect(settled.credits.boughtKwh[0]).toBeCloseTo(1.6, 9);
    expect(settled.members.map((member) => member.statutoryBought[0])).toEqual([
      expect.closeTo(1.2, 9),
      expect.closeTo(0.4, 9),
    ]);
  });
});

describe('One member', () => {
  test('has a 0.6 discount on its own meter', () => {
    fc.assert(
      fc.property(meter, (own) => {
        const settled = settle([own]);
        const eb = own.withdrawn.map((value, hour) => value - (own.injected[hour] ?? 0));
        const sums = (sign: 1 | -1): Float64Array =>
          Float64Array.from({length: 6}, (_, period) =>
            total(
              Array.from(eb.subarray(period * 6, period * 6 + 6), (value) =>
                Math.max(value * sign, 0),
              ),
            ),
          );
        const alone = settleCredits(sums(1), sums(-1), lawfulRules);
        expectClose(settled.credits.boughtKwh, alone.boughtKwh);
        expect(sum(settled.balance.sharedKwh)).toBe(0);
      }),
      {numRuns: 50},
    );
  });
});

function expectClose(actual: Float64Array, expected: Float64Array): void {
  expected.forEach((value, index) => {
    expect(actual[index]).toBeCloseTo(value, 6);
  });
}
