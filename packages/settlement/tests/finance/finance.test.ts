import fc from 'fast-check';
import {
  annuity,
  internalRate,
  loanYears,
  netPresentValue,
  paybackYears,
} from '../../src/finance/cashFlow';
import {evaluateProject, memberPayback} from '../../src/finance/project';
import type {Project} from '../../src/finance/types';
import {percent, zloty} from '@cooperative/polish';
import {unwrap} from '../samples/settlement';

const project: Project = {
  cost: zloty(100_000),
  vat: percent(0),
  vatDeducted: percent(0),
  grant: percent(0),
  loan: percent(0),
  loanRate: percent(0),
  loanYears: 0,
  cooperative: zloty(0),
  annualSaving: zloty(12_500),
  savedVat: [],
  annualCost: zloty(0),
  replacements: [],
  priceGrowth: percent(0),
  priceChanges: [],
  costGrowth: percent(0),
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

  test('gets the deducted VAT back before grant and loan', () => {
    const result = unwrap(
      evaluateProject({
        ...project,
        cost: zloty(123_000),
        vat: percent(23),
        vatDeducted: percent(100),
        grant: percent(40),
        loan: percent(50),
        loanRate: percent(0),
        loanYears: 10,
      }),
    );
    expect(result.vatDeducted).toBeCloseTo(23_000, 6);
    expect(result.grant).toBeCloseTo(40_000, 6);
    expect(result.loan).toBeCloseTo(30_000, 6);
    expect(result.ownMoney).toBeCloseTo(30_000, 6);
    expect(result.instalment).toBeCloseTo(3000, 6);
  });

  test('shows every year: prices, ageing, upkeep, replacement, interest and debt', () => {
    const {years} = unwrap(
      evaluateProject({
        ...project,
        cost: zloty(2000),
        loan: percent(50),
        loanRate: percent(10),
        loanYears: 2,
        annualSaving: zloty(1000),
        annualCost: zloty(100),
        replacements: [{year: 2, cost: zloty(200)}],
        priceGrowth: percent(10),
        costGrowth: percent(5),
        ageing: percent(20),
        years: 3,
      }),
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
    const priced = {...project, annualSaving: zloty(1000), priceGrowth: percent(10), years: 4};
    const priceChanges = [{year: 3, change: percent(-50)}];
    const {years} = unwrap(evaluateProject({...priced, priceChanges}));
    expect(years.map(({saving}) => Math.round(saving))).toEqual([0, 1000, 1100, 550, 605]);
  });

  test.each([
    [[{year: 1, change: percent(5)}], 'priceChanges[1].year', 'od 2 do 4'],
    [[{year: 5, change: percent(5)}], 'priceChanges[1].year', 'od 2 do 4'],
    [
      [
        {year: 2, change: percent(5)},
        {year: 2, change: percent(6)},
      ],
      'priceChanges[2].year',
      'podany dwa razy',
    ],
  ])('refuses a path of prices it cannot follow', (priceChanges, field, message) => {
    const result = evaluateProject({...project, priceChanges, years: 4});
    expect(result.ok ? [] : result.errors).toEqual([
      {field, message: expect.stringContaining(message) as string},
    ]);
  });

  test('does not count deducted VAT as saved, in any year', () => {
    const {years} = unwrap(
      evaluateProject({
        ...project,
        annualSaving: zloty(1230),
        savedVat: [
          {from: 1, zl: zloty(230)},
          {from: 3, zl: zloty(100)},
        ],
        priceGrowth: percent(10),
        years: 3,
      }),
    );
    // The second tax is deducted from the third year on.
    expect(years[3]?.flow).toBeCloseTo((1230 - 230 - 100) * 1.21, 6);
    expect(years[1]).toMatchObject({saving: 1230, savedVat: 230, flow: 1000});
    expect(years[2]?.flow).toBeCloseTo(1100, 6);
  });

  test('whose loan lasts longer than it is counted keeps its debt', () => {
    const short = {
      ...project,
      cost: zloty(1000),
      loan: percent(100),
      loanRate: percent(10),
      loanYears: 2,
      annualSaving: zloty(1000),
      years: 1,
    };
    const result = unwrap(evaluateProject(short));
    expect(result.debtLeft).toBeCloseTo(523.81, 2);
    expect(result.years[1]?.flow).toBeCloseTo(423.81, 2);
    expect(result.flows[1]).toBeCloseTo(-100, 6);
    expect(result.npv).toBeCloseTo(-100 / 1.05, 6);
    expect(result.payback).toEqual({kind: 'never'});
    expect(unwrap(evaluateProject({...short, years: 2})).debtLeft).toBe(0);
  });

  test('has a rate also where its loan lasts longer than it is counted', () => {
    const {flows, irr, debtLeft} = unwrap(
      evaluateProject({
        ...project,
        loan: percent(80),
        loanRate: percent(7),
        loanYears: 20,
        annualSaving: zloty(15_000),
        years: 10,
      }),
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
    const result = unwrap(evaluateProject({...project, loan: percent(100), loanYears: 12}));
    expect(result.ownMoney).toBe(0);
    expect(result.payback).toEqual({kind: 'noOutlay', loanYears: 12});
    expect(result.irr).toBeNull();
  });

  test('on a full loan that the savings do not cover at first takes own money after all', () => {
    const {payback} = unwrap(
      evaluateProject({
        ...project,
        loan: percent(100),
        loanYears: 5,
        annualSaving: zloty(12_500),
      }),
    );
    // Five years of −7500, then 12 500 a year: 37 500 is back after three more.
    expect(payback).toEqual({kind: 'years', years: 8});
  });

  test('with a full grant and no loan has nothing to pay back', () => {
    const {payback} = unwrap(evaluateProject({...project, grant: percent(100)}));
    expect(payback).toEqual({kind: 'noOutlay', loanYears: 0});
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
    ['loanYears', {loan: percent(10), loanYears: 1.5}],
    ['replacements[1].year', {replacements: [{year: 21, cost: zloty(1)}]}],
    ['replacements[1].costZl', {replacements: [{year: 1, cost: zloty(-1)}]}],
  ])('with a wrong %s names the field', (field, wrong) => {
    expect(evaluateProject({...project, ...wrong})).toMatchObject({ok: false, errors: [{field}]});
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
