import fc from 'fast-check';
import {substituted, type Equation, type Step} from '../../../src/cooperative/explain/equation';
import {dayOfHour, hoursOfDay} from '../../../src/cooperative/explain/days';
import {explainHour} from '../../../src/cooperative/explain/explainHour';
import {explainMonth} from '../../../src/cooperative/explain/explainMonth';
import {lotsOf} from '../../../src/cooperative/explain/creditSteps';
import {billParts, tariffOf} from '../../../src/cooperative/explain/memberBill';
import {
  calculated,
  rates,
  school,
  threeMembersExample,
  wholeExample,
  type Calculated,
} from '../../samples/calculation';
import {evaluate} from '../../samples/evaluate';

function equation(steps: readonly Step[], symbol: string, name = ''): Equation {
  const found = steps
    .flatMap(({equations}) => equations)
    .find((one) => one.symbol === symbol && one.name.includes(name));
  if (!found) {
    throw new Error(`Nie ma równania ${symbol}`);
  }
  return found;
}

/** Every line with numbers, evaluated again, gives the result it claims. */
function expectTrue(steps: readonly Step[]): void {
  for (const line of steps.flatMap(({equations}) => equations)) {
    if (Object.keys(line.values).length > 0) {
      expect(Math.abs(evaluate(substituted(line, String)) - line.result)).toBeLessThan(1e-6);
    }
  }
}

/** The explanation agrees with the settlement, in every period and for every member. */
function expectSettled({report}: Calculated): void {
  const {balance, credits, members} = report.settlement.energy;
  report.axis.periodMonths.forEach((_, period) => {
    members.forEach((member, index) => {
      const steps = explainMonth(report, period, index);
      expect(steps.map(({number}) => number)).toEqual([5, 6, 7, 8, 9, 10, 11]);
      expectTrue(steps);
      const result = (symbol: string): number => equation(steps, symbol).result;
      expect(result('P')).toBe(balance.importKwh[period]);
      expect(result('k')).toBe(credits.creditKwh[period]);
      expect(result('K')).toBe(credits.usedCreditKwh[period]);
      expect(result('X')).toBe(credits.expiredKwh[period]);
      expect(result('Z')).toBe(credits.boughtKwh[period]);
      expect(result('Zᵢ')).toBe(member.statutoryBought[period]);
    });
    const lots = lotsOf(report, period).valid;
    const used = lots.reduce((all, {usedKwh}) => all + usedKwh, 0);
    expect(Math.abs(used - (credits.usedCreditKwh[period] ?? 0))).toBeLessThan(1e-6);
  });
}

/** Components of every bill add up to its net sum. */
function expectBills({input, report}: Calculated): void {
  report.settlement.members.forEach(({sheet}, member) => {
    const tariff = tariffOf(input, rates.rates, member);
    if (!tariff) {
      throw new Error('Brak taryfy');
    }
    sheet.bills.forEach(({net}, period) => {
      const {parts} = billParts(report, tariff, period, member);
      const total = parts.reduce((all, part) => all + part.net, 0);
      // Half a grosz for the one rounding of a bill.
      expect(Math.abs(total * 100 - net)).toBeLessThanOrEqual(0.5 + 1e-6);
    });
  });
}

describe('Explained settlement', () => {
  test('W3: period 3 step by step', () => {
    const {report} = threeMembersExample();
    const steps = explainMonth(report, 2, 1);
    expect(equation(steps, 'P').result).toBeCloseTo(92.17, 3);
    expect(equation(steps, 'L').result).toBeCloseTo(52.01, 3);
    expect(equation(steps, 'K').result).toBeCloseTo(52.01, 3);
    expect(equation(steps, 'Z').result).toBeCloseTo(40.16, 3);
    const ofMember = equation(steps, 'Zᵢ');
    expect(ofMember.values.e).toBeCloseTo(50.56, 3);
    expect(ofMember.values.E).toBeCloseTo(22.22 + 50.56 + 19.39, 3);
    expect(ofMember.result).toBeCloseTo(22.0298, 3);
  });

  test('W3: oldest lots first', () => {
    const {report} = threeMembersExample();
    expect(
      lotsOf(report, 1).valid.map(({period, usedKwh}) => [period, usedKwh.toFixed(3)]),
    ).toEqual([
      [0, '36.460'],
      [1, '0.000'],
    ]);
  });

  test.each([
    ['the first year of W3', threeMembersExample],
    ['a steady year of W3', () => threeMembersExample({year: 'steady'})],
    ['W3 without carrying over', () => threeMembersExample({validPeriods: 0})],
    ['a whole year with batteries and two tariffs', wholeExample],
    [
      'reading 2 of A5',
      () => wholeExample({prices: {gridReading: 2, averagePrice: 0.45, servicePerMember: 20}}),
    ],
  ])('agrees with the settlement: %s', (_, make) => {
    const example = make();
    expectSettled(example);
    expectBills(example);
  });

  test('agrees with the settlement for any cooperative', () => {
    const series = fc.array(fc.integer({min: 0, max: 900}), {minLength: 24, maxLength: 24});
    const member = fc.record({
      withdrawn: series,
      injected: series,
      kw: fc.integer({max: 1200, min: 0}),
    });
    fc.assert(
      fc.property(
        fc.array(member, {minLength: 1, maxLength: 4}),
        fc.constantFrom('first', 'steady'),
        fc.integer({min: 0, max: 3}),
        fc.boolean(),
        (members, year, validPeriods, isSecondReading) => {
          const example = calculated({
            version: 1,
            start: '2026-03-02T00:00:00+01:00',
            period: {hours: 6},
            year,
            validPeriods,
            members: members.map(({withdrawn, injected, kw}, index) => ({
              id: `członek ${index + 1}`,
              withdrawnKwh: withdrawn.map((value) => value / 100),
              injectedKwh: injected.map((value) => value / 100),
              sourceKw: kw,
              tariff: 'dwie',
            })),
            tariffs: {
              dwie: {
                kind: 'own',
                zones: [
                  {name: 'dzień', energy: 0.7, network: 0.3},
                  {name: 'noc', energy: 0.5, network: 0.1},
                ],
                schedule: {
                  workday: Array.from({length: 24}, (_, hour) => (hour < 12 ? 1 : 0)),
                  freeDay: Array.from({length: 24}, () => 1),
                },
                capacity: {kind: 'perKwh'},
                trade: 12,
              },
            },
            prices: {
              gridReading: isSecondReading ? 2 : 1,
              averagePrice: 0.4,
              balancingPerMwh: 5,
              servicePerMember: 7,
            },
          });
          expectSettled(example);
          expectBills(example);
          for (const hour of [0, 7, 23]) {
            const steps = explainHour(example.report, hour, example.membersInHour(hour));
            expectTrue(steps);
            expect(steps.map(({number}) => number)).toEqual([1, 2, 3, 4]);
          }
        },
      ),
      {numRuns: 30},
    );
  });

  test('two installations of 250 kW: the seller pays for balancing, as the conditions say', () => {
    const example = wholeExample({
      battery: undefined,
      members: [school(250, 250)],
      prices: {balancingPerMwh: 50},
    });
    const {conditions, settlement} = example.report;
    expect(conditions.find(({id}) => id === 'balancing')?.text).toContain('pokrywa sprzedawca');
    expect(settlement.members[0]?.sheet.costs.balancing).toBe(0);
    expectBills(example);
  });

  test('an hour of a year: its sums are the cooperative’s', () => {
    const {report, membersInHour} = wholeExample();
    const hour = 24 * 170 + 12;
    const steps = explainHour(report, hour, membersInHour(hour));
    expectTrue(steps);
    expect(equation(steps, 'S').result).toBe(report.flows.shared[hour]);
    expect(equation(steps, 'Eb', 'szkoła').values).toMatchObject({Ep: 0});
    expect(steps[0]?.text).toContain('20.06.2026 o 13:00 czasu letniego, czyli o 11:00 UTC');
  });

  test('of many members the ten largest are named, and the sums include all', () => {
    const members = Array.from({length: 1000}, (_, index) => ({
      id: `członek ${index}`,
      withdrawnKwh: [index],
      tariff: 'g11',
    }));
    const {report, membersInHour} = calculated({
      period: {hours: 1},
      members,
    });
    const steps = explainHour(report, 0, membersInHour(0));
    expect(steps[2]?.equations).toHaveLength(12);
    expect(steps[2]?.text).toContain('10 członków o największym poborze albo oddaniu z 1000');
    expect(equation(steps, 'D').result).toBe((999 * 1000) / 2);
  });
});

describe('Hours of a day', () => {
  const {axis} = wholeExample().report;

  test.each([
    ['2026-01-01', 24],
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-12-31', 24],
    ['2027-01-01', 0],
  ])('%s has %i', (day, count) => {
    const hours = hoursOfDay(axis, day);
    expect(hours).toHaveLength(count);
    expect(hours.every((hour) => dayOfHour(axis, hour) === day)).toBe(true);
  });
});
