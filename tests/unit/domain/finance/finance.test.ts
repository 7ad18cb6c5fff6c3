import fc from 'fast-check';
import {
  annuity,
  internalRate,
  netPresentValue,
  paybackYears,
} from '@site/src/domain/finance/cashFlow';
import {evaluateProject, memberPayback, type Project} from '@site/src/domain/finance/project';
import {outcomeRange, scenarios} from '@site/src/domain/finance/ranges';
import {percent, zloty} from '@site/src/domain/kernel/units';
import {unwrap} from '../../../samples/settlement';

const project: Project = {
  cost: zloty(100_000),
  grant: percent(0),
  loan: percent(0),
  loanRate: percent(0),
  loanYears: 0,
  annualSaving: zloty(12_500),
  annualCost: zloty(0),
  priceGrowth: percent(0),
  ageing: percent(0),
  discount: percent(5),
  years: 20,
};

describe('Cash flow', () => {
  test('value of 100 now and 60 in each of two years at 10 %', () => {
    expect(netPresentValue([-100, 60, 60], 0.1)).toBeCloseTo(4.132, 3);
  });

  test('rate of −100, 60, 60 is 13.07 %', () => {
    expect(internalRate([-100, 60, 60])).toBeCloseTo(0.1307, 4);
  });

  test('has no rate if nothing is invested or nothing comes back', () => {
    expect(internalRate([0, 0])).toBeNull();
    expect(internalRate([10, 10])).toBeNull();
    expect(internalRate([-10, -10])).toBeNull();
  });

  test('breaks even within a year, counted in fractions', () => {
    expect(paybackYears([-100, 60, 60])).toBeCloseTo(1 + 40 / 60, 9);
    expect(paybackYears([-100, 10])).toBeNull();
    expect(paybackYears([0, 10])).toBe(0);
    expect(paybackYears([0, -10, -10])).toBeNull();
  });

  test('a loan of 1000 at 10 % for 2 years takes 576.19 a year', () => {
    expect(annuity(1000, 0.1, 2)).toBeCloseTo(576.19, 2);
    expect(annuity(1000, 0, 4)).toBe(250);
  });

  test('at its own rate the value is zero', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 1000}),
        fc.array(fc.integer({min: 1, max: 500}), {minLength: 1, maxLength: 25}),
        (outlay, incomes) => {
          const flows = [-outlay, ...incomes];
          const rate = internalRate(flows);
          if (rate !== null) {
            expect(Math.abs(netPresentValue(flows, rate))).toBeLessThan(1e-3 * outlay + 1e-3);
          }
        },
      ),
    );
  });
});

describe('A project', () => {
  test('of 100 000 zł that saves 12 500 zł a year pays back in 8 years', () => {
    const result = unwrap(evaluateProject(project));
    expect(result.payback).toEqual({kind: 'years', years: 8});
    expect(result.npv).toBeCloseTo(55_777.6, 0);
  });

  test('with a grant and a loan needs less own money and pays the loan off', () => {
    const result = unwrap(
      evaluateProject({
        ...project,
        grant: percent(20),
        loan: percent(50),
        loanRate: percent(4),
        loanYears: 10,
      }),
    );
    expect(result).toMatchObject({grant: 20_000, loan: 40_000, ownMoney: 40_000});
    expect(result.flows[1]).toBeCloseTo(12_500 - 4931.64, 2);
    expect(result.flows[11]).toBe(12_500);
  });

  test('that saves nothing never pays back', () => {
    const result = unwrap(evaluateProject({...project, annualSaving: zloty(0)}));
    expect(result.payback).toEqual({kind: 'never'});
    expect(result.irr).toBeNull();
  });

  test.each([{grant: percent(100)}, {loan: percent(100), loanYears: 10}])(
    'that only loses never pays back, even without own money: %j',
    (paidBy) => {
      const result = unwrap(
        evaluateProject({...project, ...paidBy, annualSaving: zloty(0), annualCost: zloty(500)}),
      );
      expect(result.ownMoney).toBe(0);
      expect(result.payback).toEqual({kind: 'never'});
    },
  );

  test('is computed up to the limits of the form: a discount and an ageing of 100 %', () => {
    const {npv} = unwrap(
      evaluateProject({...project, discount: percent(100), ageing: percent(100)}),
    );
    expect(npv).toBeCloseTo(-100_000 + 12_500 / 2, 6);
  });

  test('a higher grant never lowers its value', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 90}), (grant) => {
        const npv = (part: number): number =>
          unwrap(evaluateProject({...project, grant: percent(part)})).npv;
        expect(npv(grant + 10)).toBeGreaterThanOrEqual(npv(grant));
      }),
    );
  });

  test.each([
    ['cost', {cost: zloty(-1)}],
    ['grant', {grant: percent(101)}],
    ['discount', {discount: percent(Number.NaN)}],
    ['years', {years: 2.5}],
    ['loanYears', {loan: percent(10)}],
  ])('with a wrong %s names the field', (field, wrong) => {
    expect(evaluateProject({...project, ...wrong})).toMatchObject({ok: false, errors: [{field}]});
  });
});

describe('A member', () => {
  test('gets the outlay back from the yearly difference', () => {
    expect(memberPayback(zloty(5000), zloty(4000), zloty(3000))).toEqual({kind: 'years', years: 5});
  });

  test.each([0, 100])('who saves %d zł less than nothing never does', (more) => {
    expect(memberPayback(zloty(5000), zloty(3000), zloty(3000 + more))).toEqual({kind: 'never'});
  });
});

describe('A range', () => {
  test('covers cloudy and sunny years, and falling and rising prices', () => {
    const outcomes = scenarios({generation: 0.1, prices: 0.2}).map(
      ({generation, prices}) => 1000 * generation * prices,
    );
    const {low, base, high} = outcomeRange(outcomes);
    expect(base).toBe(1000);
    expect(low).toBeCloseTo(720, 6);
    expect(high).toBeCloseTo(1320, 6);
  });
});
