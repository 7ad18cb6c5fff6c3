import fc from 'fast-check';
import {
  annuity,
  internalRate,
  loanYears,
  netPresentValue,
  paybackYears,
} from '../../src/finance/cashFlow';
import {
  memberPayback,
  projectOf,
  type ProjectResult,
  type SavedVat,
} from '../../src/finance/project';
import type {Finance} from '../../src/cooperative/description/schema';
import {type Result, zloty} from '@cooperative/polish';
import {unwrap} from '../samples/settlement';

/** What it costs 100 000 zł to save 12 500 zł a year for 20 years, but for these changes. */
function project(
  change: Partial<Finance> = {},
  savingZl = 12_500,
  taxes?: SavedVat,
): Result<ProjectResult> {
  const finance: Finance = {
    ...{costZl: 100_000, vat: 0, vatDeducted: 0, grant: 0, loan: 0, loanRate: 0, loanYears: 0},
    ...{annualCostZl: 0, priceGrowth: 0, costGrowth: 0, ageing: 0, discount: 5, years: 20},
    against: 'alone',
    ...change,
  };
  return projectOf(finance, zloty(savingZl), taxes);
}

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

  test('is paid back only when it stays so: a later expense counts', () => {
    expect(paybackYears([-100, 120, -50, 60])).toBeCloseTo(2.5, 9);
    expect(paybackYears([-100, 120, -50])).toBeNull();
    expect(paybackYears([0, 10, -30, 40])).toBeCloseTo(2.5, 9);
  });

  test('has no rate if several would fit: −100, 230, −132 has 10 % and 20 %', () => {
    expect(netPresentValue([-100, 230, -132], 0.1)).toBeCloseTo(0, 9);
    expect(netPresentValue([-100, 230, -132], 0.2)).toBeCloseTo(0, 9);
    expect(internalRate([-100, 230, -132])).toBeNull();
  });

  test('has one rate in spite of a replacement that the sum does not feel', () => {
    expect(internalRate([-100, 60, 60, -5, 60])).toBeCloseTo(0.3026, 3);
  });

  test('a loan of 1000 at 10 % for 2 years takes 576.19 a year', () => {
    expect(annuity(1000, 0.1, 2)).toBeCloseTo(576.19, 2);
    expect(annuity(1000, 0, 4)).toBe(250);
  });

  test('the loan of 1000 at 10 % for 2 years, year by year', () => {
    const [first, second] = loanYears(1000, 0.1, 2);
    expect(first?.interest).toBe(100);
    expect(first?.principal).toBeCloseTo(476.190_476, 6);
    expect(first?.debt).toBeCloseTo(523.809_524, 6);
    expect(second?.interest).toBeCloseTo(52.380_952, 6);
    expect(second?.debt).toBe(0);
  });

  test('every loan is repaid to the grosz, in equal instalments', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 1_000_000}),
        fc.integer({min: 0, max: 30}),
        fc.integer({min: 1, max: 50}),
        (amount, rate, years) => {
          const all = loanYears(amount, rate / 100, years);
          const instalments = all.map(({interest, principal}) => interest + principal);
          expect(all.at(-1)?.debt).toBe(0);
          expect(Math.max(...instalments) - Math.min(...instalments)).toBeLessThan(0.01);
        },
      ),
    );
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
    const result = unwrap(project());
    expect(result.payback).toEqual({kind: 'years', years: 8});
    expect(result.npv).toBeCloseTo(55_777.6, 0);
  });

  test('with a grant and a loan needs less own money and pays the loan off', () => {
    const result = unwrap(project({grant: 20, loan: 50, loanRate: 4, loanYears: 10}));
    expect(result).toMatchObject({grant: 20_000, loan: 40_000, ownMoney: 40_000});
    expect(result.flows[1]).toBeCloseTo(12_500 - 4931.64, 2);
    expect(result.flows[11]).toBe(12_500);
  });

  test('gets the deducted VAT back before grant and loan', () => {
    const result = unwrap(
      project({costZl: 123_000, vat: 23, vatDeducted: 100, grant: 40, loan: 50, loanYears: 10}),
    );
    expect(result.vatDeducted).toBeCloseTo(23_000, 6);
    expect(result.grant).toBeCloseTo(40_000, 6);
    expect(result.loan).toBeCloseTo(30_000, 6);
    expect(result.ownMoney).toBeCloseTo(30_000, 6);
    expect(result.instalment).toBeCloseTo(3000, 6);
  });

  test('shows every year: prices, ageing, upkeep, replacement, interest and debt', () => {
    const {years} = unwrap(
      project(
        {
          ...{costZl: 2000, loan: 50, loanRate: 10, loanYears: 2, annualCostZl: 100},
          replacements: [{year: 2, costZl: 200}],
          ...{priceGrowth: 10, costGrowth: 5, ageing: 20, years: 3},
        },
        1000,
      ),
    );
    expect(years[0]).toMatchObject({year: 0, flow: -1000, cumulated: -1000, debt: 1000});
    // 1000 × 1.1 × 0.8 − 100 × 1.05 − 200 × 1.05 − 576.19
    expect(years[2]).toMatchObject({year: 2, saving: 880, upkeep: 105, replacement: 210, debt: 0});
    expect(years[2]?.interest).toBeCloseTo(52.38, 2);
    expect(years[2]?.flow).toBeCloseTo(-11.19, 2);
    // 1000 × 1.21 × 0.64 − 100 × 1.1025
    expect(years[3]?.flow).toBeCloseTo(664.15, 6);
    expect(years[3]?.cumulated).toBeCloseTo(-1000 + 323.81 - 11.19 + 664.15, 2);
  });

  test('follows the path of prices: a year with its own change does not grow as the others', () => {
    const priceChanges = [{year: 3, change: -50}];
    const {years} = unwrap(project({priceGrowth: 10, years: 4, priceChanges}, 1000));
    expect(years.map(({saving}) => Math.round(saving))).toEqual([0, 1000, 1100, 550, 605]);
  });

  test.each([
    ['loanYears', {loan: 10}, 'co najmniej 1'],
    ['replacements[1].year', {replacements: [{year: 21, costZl: 1}]}, 'od 1 do 20'],
    ['priceChanges[1].year', {priceChanges: [{year: 5, change: 5}], years: 4}, 'od 2 do 4'],
    ['priceChanges[1].year', {priceChanges: [{year: 2, change: 5}], years: 1}, 'tylko jeden rok'],
    [
      'priceChanges[2].year',
      {priceChanges: [5, 6].map((change) => ({year: 2, change}))},
      'podany dwa razy',
    ],
  ])('with a wrong %s names the field', (field, wrong, message) => {
    expect(project(wrong)).toEqual({
      ok: false,
      errors: [{field, message: expect.stringContaining(message) as string}],
    });
  });

  test('does not count deducted VAT as saved, in any year', () => {
    const taxes = [
      {from: 1, zl: zloty(230)},
      {from: 3, zl: zloty(100)},
    ];
    const {years} = unwrap(project({priceGrowth: 10, years: 3}, 900, taxes));
    // The second tax is deducted from the third year on.
    expect(years[3]?.flow).toBeCloseTo(900 * 1.21, 6);
    expect(years[1]).toMatchObject({saving: 1230, savedVat: 230, flow: 1000});
    expect(years[2]?.flow).toBeCloseTo(1100, 6);
  });

  test('whose loan lasts longer than it is counted keeps its debt', () => {
    const short = {costZl: 1000, loan: 100, loanRate: 10, loanYears: 2, years: 1};
    const result = unwrap(project(short, 1000));
    expect(result.debtLeft).toBeCloseTo(523.81, 2);
    expect(result.years[1]?.flow).toBeCloseTo(423.81, 2);
    expect(result.flows[1]).toBeCloseTo(-100, 6);
    expect(result.npv).toBeCloseTo(-100 / 1.05, 6);
    expect(result.payback).toEqual({kind: 'never'});
    expect(unwrap(project({...short, years: 2}, 1000)).debtLeft).toBe(0);
  });

  test('has a rate also where its loan lasts longer than it is counted', () => {
    const {flows, irr, debtLeft} = unwrap(
      project({loan: 80, loanRate: 7, loanYears: 20, years: 10}, 15_000),
    );
    expect(debtLeft).toBeGreaterThan(0);
    expect(flows.at(-1)).toBeLessThan(0);
    // Of all rates from 0 % on, the value is above zero just below this one, and below zero above it.
    const valueAt = (percents: number): number =>
      flows.reduce((all, flow, year) => all + flow / (1 + percents / 100) ** year, 0);
    expect(irr).not.toBeNull();
    for (let rate = 0; rate <= 100; rate += 0.5) {
      expect(valueAt(rate) > 0).toBe(rate < (irr ?? Number.NaN));
    }
  });

  test('on a full loan has nothing to pay back, but a loan to repay', () => {
    const result = unwrap(project({loan: 100, loanYears: 12}));
    expect(result.ownMoney).toBe(0);
    expect(result.payback).toEqual({kind: 'noOutlay', loanYears: 12});
    expect(result.irr).toBeNull();
  });

  test('on a full loan that the savings do not cover at first takes own money after all', () => {
    const {payback} = unwrap(project({loan: 100, loanYears: 5}));
    // Five years of −7500, then 12 500 a year: 37 500 is back after three more.
    expect(payback).toEqual({kind: 'years', years: 8});
  });

  test('with a full grant and no loan has nothing to pay back', () => {
    const {payback} = unwrap(project({grant: 100}));
    expect(payback).toEqual({kind: 'noOutlay', loanYears: 0});
  });

  test('that saves nothing never pays back', () => {
    const result = unwrap(project({}, 0));
    expect(result.payback).toEqual({kind: 'never'});
    expect(result.irr).toBeNull();
  });

  test.each([{grant: 100}, {loan: 100, loanYears: 10}])(
    'that only loses never pays back, even without own money: %j',
    (paidBy) => {
      const result = unwrap(project({...paidBy, annualCostZl: 500}, 0));
      expect(result.ownMoney).toBe(0);
      expect(result.payback).toEqual({kind: 'never'});
    },
  );

  test('is computed up to the limits of the form: a discount and an ageing of 100 %', () => {
    const {npv} = unwrap(project({discount: 100, ageing: 100}));
    expect(npv).toBeCloseTo(-100_000 + 12_500 / 2, 6);
  });

  test('a higher grant never lowers its value', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 90}), (grant) => {
        const npv = (part: number): number => unwrap(project({grant: part})).npv;
        expect(npv(grant + 10)).toBeGreaterThanOrEqual(npv(grant));
      }),
    );
  });
});

describe('A member', () => {
  test('gets the outlay back from the yearly difference', () => {
    expect(memberPayback(zloty(5000), zloty(4000), zloty(3000))).toEqual({kind: 'years', years: 5});
  });

  test('without an outlay has nothing to get back', () => {
    expect(memberPayback(zloty(0), zloty(4000), zloty(3000))).toEqual({
      kind: 'noOutlay',
      loanYears: 0,
    });
  });

  test.each([0, 100])('who saves %d zł less than nothing never does', (more) => {
    expect(memberPayback(zloty(5000), zloty(3000), zloty(3000 + more))).toEqual({kind: 'never'});
  });
});
