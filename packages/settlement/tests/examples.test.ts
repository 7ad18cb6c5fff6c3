import {oneBucket} from '../src/energy/balance';
import {settleCredits, settleSteadyYear} from '../src/energy/credits';
import {internalSplit, lawfulRules, settleEnergy} from '../src/energy/settleEnergy';
import {sum} from '../src/split';
import {axisOf, rounded, threeMembers} from './samples/settlement';

const f = (...values: number[]): Float64Array => Float64Array.from(values);

describe('W1: six periods from an empty account', () => {
  const account = settleCredits(
    f(100, 80, 20, 10, 10, 120),
    f(0, 30, 200, 300, 250, 20),
    lawfulRules,
  );

  test('credit, used, bought and balance', () => {
    expect(rounded(account.creditKwh)).toEqual([0, 18, 120, 180, 150, 12]);
    expect(rounded(account.usedCreditKwh)).toEqual([0, 18, 20, 10, 10, 120]);
    expect(rounded(account.boughtKwh)).toEqual([100, 62, 0, 0, 0, 0]);
    expect(account.balanceKwh[5]).toBeCloseTo(302, 9);
  });
});

describe('W2: a lot that is valid for two more periods', () => {
  const rules = {ratio: 0.6, validPeriods: 2};

  test('has expired by the fourth', () => {
    const account = settleCredits(f(0, 0, 0, 50), f(100, 0, 0, 0), rules);
    expect(rounded(account.expiredKwh)).toEqual([0, 0, 0, 60]);
    expect(account.boughtKwh[3]).toBe(50);
  });

  test('is still used in the third', () => {
    const account = settleCredits(f(0, 0, 50, 0), f(100, 0, 0, 0), rules);
    expect(rounded(account.boughtKwh)).toEqual([0, 0, 0, 0]);
  });
});

describe('W3: three members, three days as periods', () => {
  const axis = axisOf(72, {hours: 24});
  const settled = settleEnergy(axis, threeMembers(), {year: 'first'});

  test('balance of the cooperative', () => {
    expect(rounded(settled.balance.importKwh)).toEqual([36.39, 36.46, 92.17]);
    expect(rounded(settled.balance.exportKwh)).toEqual([151.79, 56.31, 0]);
    expect(rounded(settled.balance.sharedKwh)).toEqual([1.79, 4.72, 0]);
  });

  test('credit', () => {
    expect(rounded(settled.credits.creditKwh)).toEqual([91.074, 33.786, 0]);
    expect(rounded(settled.credits.usedCreditKwh)).toEqual([36.39, 36.46, 52.01]);
    expect(rounded(settled.credits.boughtKwh)).toEqual([0, 0, 40.16]);
    expect(rounded(settled.credits.balanceKwh)).toEqual([54.684, 52.01, 0]);
  });

  test('without carrying over', () => {
    const {credits} = settleEnergy(axis, threeMembers(), {
      year: 'first',
      rules: {ratio: 0.6, validPeriods: 0},
    });
    expect(rounded(credits.boughtKwh)).toEqual([0, 2.674, 92.17]);
    expect(rounded(credits.expiredKwh)).toEqual([0, 54.684, 0]);
  });

  test('split by law among those who drew more than they fed in', () => {
    const [a, b, c] = settled.members;
    expect(rounded(a?.net ?? [])).toEqual([-38.03, -9.63, 22.22]);
    expect(rounded(b?.net ?? [])).toEqual([-75.53, -19.09, 50.56]);
    expect(rounded(c?.net ?? [])).toEqual([-1.84, 8.87, 19.39]);
    const lastPeriod = settled.members.map((member) => member.statutoryBought[2] ?? 0);
    expect(lastPeriod[0]).toBeCloseTo(9.6816, 4);
    expect(lastPeriod[1]).toBeCloseTo(22.0298, 3);
    expect(lastPeriod[2]).toBeCloseTo(8.4485, 3);
    for (const member of settled.members) {
      expect(rounded(member.statutoryBought.subarray(0, 2))).toEqual([0, 0]);
    }
  });

  test('internal key by the hour', () => {
    const splits = internalSplit(settled, {kind: 'hourly'}, () => oneBucket(axis));
    const rows = splits.map(({shared, usedCredit, bought}) =>
      [shared, usedCredit, bought].map(sum),
    );
    const expected = [
      [1.788, 39.8703, 9.6816],
      [0.8669, 54.0932, 22.0298],
      [3.855, 30.8964, 8.4485],
    ];
    rows.forEach((row, member) => {
      row.forEach((value, column) => {
        expect(Math.abs(value - (expected[member]?.[column] ?? Number.NaN))).toBeLessThan(0.001);
      });
    });
  });
});

describe('W4: steady year', () => {
  const imported = f(100, 80, 60, 30, 20, 10, 10, 20, 40, 70, 90, 110);

  test('uses all its credit where it draws more than it feeds in', () => {
    const exported = f(0, 10, 40, 80, 100, 120, 120, 100, 60, 20, 5, 0);
    const account = settleSteadyYear(imported, exported, lawfulRules);
    expect(sum(account.usedCreditKwh)).toBeCloseTo(393, 9);
    expect(sum(account.boughtKwh)).toBeCloseTo(247, 9);
    expect(sum(account.expiredKwh)).toBeCloseTo(0, 9);
    expect(account.balanceKwh[11]).toBeCloseTo(0, 9);
  });

  test('covers all it draws and loses the rest where it feeds in too much', () => {
    const exported = f(0, 30, 90, 180, 200, 220, 220, 200, 160, 50, 15, 0);
    const account = settleSteadyYear(imported, exported, lawfulRules);
    expect(sum(account.creditKwh)).toBeCloseTo(819, 9);
    expect(sum(account.usedCreditKwh)).toBeCloseTo(640, 9);
    expect(sum(account.boughtKwh)).toBeCloseTo(0, 9);
    expect(sum(account.expiredKwh)).toBeCloseTo(179, 9);
  });

  test('of one period ends with what hundreds of such years in a row end with', () => {
    const [drawn, given] = [f(57), f(100)];
    const account = settleSteadyYear(drawn, given, lawfulRules);
    const years = 3000;
    const long = settleCredits(
      new Float64Array(years).fill(57),
      new Float64Array(years).fill(100),
      lawfulRules,
    );
    expect(account.balanceKwh[0]).toBeCloseTo(long.balanceKwh[years - 1] ?? 0, 6);
    expect(account.expiredKwh[0]).toBeCloseTo(3, 6);
    expect(account.balanceKwh[0]).toBeGreaterThan(600);
  });
});

describe('Examples published by others', () => {
  test('D2: a 0.8 discount between zones leaves 0.5 kWh to pay for', () => {
    // 5 kWh fed in and 2.5 drawn in the high zone leave 1.5 kWh after the ratio; the low zone drew 2.
    const {usedCreditKwh, boughtKwh, creditKwh} = settleCredits(f(2.5 + 2), f(5), {
      ratio: 0.8,
      validPeriods: 12,
    });
    expect((creditKwh[0] ?? 0) - 2.5).toBeCloseTo(1.5, 9);
    expect(usedCreditKwh[0]).toBeCloseTo(4, 9);
    expect(boughtKwh[0]).toBeCloseTo(0.5, 9);
    expect((boughtKwh[0] ?? 0) * (0.46 + 0.3) + 10).toBeCloseTo(10.38, 9);
  });

  test('D7: two records before and after balancing, at 1 and at 0.8', () => {
    const left = (drawn: number, given: number, ratio: number): number | undefined =>
      settleCredits(f(drawn), f(given), {ratio, validPeriods: 12}).boughtKwh[0];
    expect(left(100 + 105, 50 + 55, 1)).toBeCloseTo(100, 9);
    expect(left(90 + 95, 40 + 45, 1)).toBeCloseTo(100, 9);
    expect(left(100 + 105, 50 + 55, 0.8)).toBeCloseTo(121, 9);
    expect(left(90 + 95, 40 + 45, 0.8)).toBeCloseTo(117, 9);
  });

  test('D8: 10 kWh fed in are 6 kWh to take back', () => {
    expect(settleCredits(f(0), f(10), lawfulRules).balanceKwh[0]).toBeCloseTo(6, 9);
  });
});
