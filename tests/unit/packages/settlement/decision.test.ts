import type {CooperativeInput} from '@cooperative/settlement/description';
import {type Decision, decisionOf, valueBaseText} from '@cooperative/settlement/answer';
import {savingOf} from '@site/packages/settlement/src/cooperative/compare';
import {pursesOf} from '@site/packages/settlement/src/cooperative/decision/purses';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {
  calculated,
  rates,
  wholeExample,
  type Calculated,
} from '../../../../packages/settlement/tests/samples/calculation';

const decisionFor = ({report, ranges}: Calculated): Decision => decisionOf(report, ranges());

const quick = (changes: object = {}): CooperativeInput => {
  const input = cooperativeOfQuick({...quickOf(rates), ...changes}, rates);
  if (!input) {
    throw new Error('The example is complete.');
  }
  return input;
};

const finance = {
  costZl: 176_000,
  annualCostZl: 3000,
  cooperativeZl: 20_000,
  grant: 20,
  loan: 50,
  loanRate: 6,
  loanYears: 10,
  priceGrowth: 2,
  costGrowth: 3,
  ageing: 0.5,
  discount: 5,
  years: 15,
  replacements: [{year: 8, costZl: 12_000}],
};

/** Value of flows from year 0, written out once more. */
const valueOf = (flows: readonly number[]): number =>
  flows.map((flow, year) => flow / 1.05 ** year).reduce((all, one) => all + one, 0);

/** Flows of a first year's saving under the finance above. */
function flowsOf(
  saving: number,
  {own, upkeep, loan}: {own: number; upkeep: number; loan: number},
): readonly number[] {
  const instalment = (loan * 0.06) / (1 - 1.06 ** -10);
  return Array.from({length: 16}, (_, year) =>
    year === 0
      ? -own
      : saving * (1.02 * 0.995) ** (year - 1) -
        upkeep * 1.03 ** (year - 1) -
        (loan > 0 && year === 8 ? 12_000 * 1.03 ** 7 : 0) -
        (year <= 10 ? instalment : 0),
  );
}

describe('The money of a decision', () => {
  const example = wholeExample({finance});
  const decision = decisionFor(example);
  const {sources, step, whole} = decision.changes;
  const saved = (against: 'alone' | 'netBilling'): number =>
    savingOf(example.report, null, against)?.base ?? NaN;

  test('stands side by side: nothing, sources alone and the cooperative', () => {
    const {totals} = example.report.settlement;
    const {nothing, sources: alone, cooperative} = decision.projects;
    expect(nothing).toEqual({yearlyZl: totals.alone / 100, outlayZl: 0});
    expect(alone.yearlyZl).toBeCloseTo((totals.netBilling ?? NaN) / 100, 6);
    expect(cooperative.yearlyZl).toBeCloseTo(totals.inCooperative / 100 + 3000, 6);
    // A grant of 20 % leaves 140 800 zł, and founding the cooperative has no grant.
    expect(alone.outlayZl).toBeCloseTo(140_800, 6);
    expect(cooperative.outlayZl).toBeCloseTo(160_800, 6);
  });

  test('has of the step its own outlay and all running costs, as flows by hand have', () => {
    const flows = flowsOf(saved('netBilling'), {own: 20_000, upkeep: 3000, loan: 0});
    expect(step.outlayZl).toBe(20_000);
    expect(step.yearly.base).toBeCloseTo(saved('netBilling') - 3000, 6);
    expect(step.npv?.base).toBeCloseTo(valueOf(flows), 4);
    // The rate at which those flows are worth nothing.
    const rate = 1 + (step.irr ?? NaN) / 100;
    const worth = flows.reduce((all, flow, year) => all + flow / rate ** year, 0);
    expect(Math.abs(worth)).toBeLessThan(0.1);
    const [, first = NaN, second = NaN] = flows;
    expect(first + second).toBeLessThan(20_000);
    const years = 2 + (20_000 - first - second) / (flows[3] ?? NaN);
    expect(step.payback).toEqual({kind: 'years', years: expect.closeTo(years, 6) as number});
  });

  test('has of the whole both outlays, and adds up from sources and step', () => {
    const loan = 70_400;
    const flows = flowsOf(saved('alone'), {own: loan + 20_000, upkeep: 3000, loan});
    expect(whole.npv?.base).toBeCloseTo(valueOf(flows), 4);
    expect(whole.npv?.base).toBeCloseTo((sources.npv?.base ?? NaN) + (step.npv?.base ?? NaN), 4);
    expect(whole.yearly.base).toBeCloseTo(sources.yearly.base + step.yearly.base, 6);
  });

  test('has the likely ends of the step within the full ones, and holds both readings', () => {
    const {base, full, likely, readings} = step.yearly;
    expect(likely?.low).toBeGreaterThan(full?.low ?? NaN);
    expect(likely?.high).toBeLessThan(full?.high ?? NaN);
    // Whatever one thing does alone is likely, so both readings are.
    expect(readings?.low).toBeGreaterThanOrEqual(likely?.low ?? NaN);
    expect(readings?.high).toBe(base);
  });

  test('has a value at both ends, at both readings and at the likely ends', () => {
    const valueAt = (yearly = NaN): number =>
      valueOf(flowsOf(yearly + 3000, {own: 20_000, upkeep: 3000, loan: 0}));
    for (const part of ['full', 'likely', 'readings'] as const) {
      for (const end of ['low', 'high'] as const) {
        expect(step.npv?.[part]?.[end]).toBeCloseTo(valueAt(step.yearly[part]?.[end]), 3);
      }
    }
  });

  test('has no ranges and no word for money before they are settled', () => {
    const early = decisionOf(example.report, null);
    expect(early.changes.step.yearly).toEqual({
      base: step.yearly.base,
      full: null,
      likely: null,
      readings: null,
    });
    expect(early.changes.step.firstYearZl).toBeNull();
    expect(early.changes.step.paybackEnds).toBeNull();
    expect(early.verdict.word).toBe('mayNotAct');
    expect(decisionOf(calculated(quick()).report, null).verdict.because).toBe('unsettled');
  });

  test('knows no payback of a step whose outlay is not given, and nothing to pay back if it is zero', () => {
    const unknown = decisionFor(wholeExample({finance: {...finance, cooperativeZl: undefined}}));
    expect(unknown.changes.step.payback).toEqual({kind: 'unknown'});
    expect(unknown.changes.step.base.outlay).toBe('unknown');
    expect(unknown.changes.step.irr).toBeNull();
    expect(unknown.changes.whole.base.outlay).toBe('sourcesOnly');
    const free = decisionFor(wholeExample({finance: {...finance, cooperativeZl: 0}}));
    expect(free.changes.step.payback).toEqual({kind: 'noOutlay', loanYears: 0});
    expect(free.changes.whole.base.outlay).toBe('counted');
  });

  test('has no value without a project, but what each way costs', () => {
    const {changes, projects, verdict} = decisionFor(calculated(quick()));
    expect(changes.step.npv).toBeNull();
    expect(projects.sources.outlayZl).toBeNull();
    expect(verdict).toEqual({word: 'depends', because: 'costsUnknown'});
  });

  test('opens the first year with nothing in the grid', () => {
    const wide = {kwp: 400};
    const steady = decisionFor(calculated(quick(wide))).changes.step;
    const first = decisionFor(calculated(quick({...wide, isFirstYear: true}))).changes.step;
    expect(steady.firstYearZl).toBeCloseTo(first.yearly.base, 6);
    expect(first.firstYearZl).toBe(first.yearly.base);
    expect(steady.firstYearZl).not.toBeCloseTo(steady.yearly.base, 0);
  });

  test('says in words what every sum is told against and what it counts', () => {
    expect(valueBaseText(step.base)).toBe(
      'od samych źródeł w net-billingu albo ze sprzedażą nadwyżki do źródeł i\u00a0spółdzielni; z\u00a0VAT; po kosztach działania; lata: 15, stopa dyskontowa 5%, bez podatku dochodowego',
    );
    expect(valueBaseText(whole.base)).toBe(
      'od kupowania całego prądu do źródeł i\u00a0spółdzielni; z\u00a0VAT; po kosztach działania; lata: 15, stopa dyskontowa 5%, bez podatku dochodowego',
    );
  });
});

describe('VAT in a decision', () => {
  const priced = (internalVat: boolean, vatDeducted?: number): Calculated => {
    const input = quick({annualCostZl: 1000, costZl: 500_000});
    return calculated({
      ...input,
      members: input.members.map((member) => ({
        ...member,
        ...(vatDeducted !== undefined && {vatDeducted}),
      })),
      prices: {...input.prices, internalPrice: 0.5, internalVat},
    });
  };

  test('on the internal price lowers the headline, the range and the value where it is due', () => {
    const [free, due] = [priced(false), priced(true)];
    const {axis, settlement} = due.report;
    const sharedKwh = settlement.energy.balance.sharedKwh.reduce((all, kwh) => all + kwh, 0);
    const tax = (sharedKwh * 0.5 * 0.23 * 8760) / axis.hours;
    const [before, after] = [decisionFor(free), decisionFor(due)];
    expect(tax).toBeGreaterThan(100);
    // Each member's tax is rounded to the grosz.
    expect(before.changes.step.yearly.base - after.changes.step.yearly.base).toBeCloseTo(tax, 0);
    expect(before.swings.find(({id}) => id === 'internalVat')?.down).toBeCloseTo(-tax, 0);
    expect(after.swings.find(({id}) => id === 'internalVat')?.up).toBeCloseTo(tax, 0);
    // Either way the worst is with it, and the best without it.
    expect(after.changes.step.yearly.full?.low).toBeCloseTo(
      before.changes.step.yearly.full?.low ?? NaN,
      0,
    );
    expect(after.changes.step.yearly.full?.high).toBeCloseTo(
      before.changes.step.yearly.full?.high ?? NaN,
      0,
    );
    const value = (decision: Decision): number => decision.changes.step.npv?.base ?? NaN;
    const yearsWorth = Array.from({length: 20}, (_, year) => 0.995 ** year / 1.05 ** (year + 1));
    expect(value(before) - value(after)).toBeCloseTo(
      tax * yearsWorth.reduce((all, one) => all + one, 0),
      -1,
    );
  });

  test('is no cost of members who deduct it, in the headline, the step’s value and each row alike', () => {
    const [gross, net, half] = [priced(true), priced(true, 100), priced(true, 50)];
    const {base, yearly, npv} = decisionFor(net).changes.step;
    expect(base.vat).toBe('net');
    expect(decisionFor(half).changes.step.base.vat).toBe('byMember');
    expect(yearly.base + 1000).toBeCloseTo(
      net.report.settlement.members.reduce((all, {sheet, aloneWithSources, netBilling}) => {
        const other = Math.min(
          aloneWithSources.net,
          (netBilling?.gross ?? NaN) - (netBilling?.vat ?? NaN),
        );
        return all + (other - sheet.net) / 100;
      }, 0),
      6,
    );
    const between = decisionFor(half).changes.step.yearly.base;
    const full = decisionFor(gross).changes.step.yearly.base;
    expect(between).toBeCloseTo((full + yearly.base) / 2, 0);
    expect(npv?.base).toBeLessThan(decisionFor(gross).changes.step.npv?.base ?? NaN);
  });
});

describe('Purses', () => {
  const example = wholeExample({finance: {...finance, vat: 23, vatDeducted: 50}});
  const purses = pursesOf(example.report);
  const {sources, step, whole} = decisionFor(example).changes;
  const total = (of: (purse: (typeof purses)[number]) => number): number =>
    purses.reduce((all, purse) => all + of(purse), 0);

  test('hold together what the decision is about', () => {
    expect(total(({savedBySourcesZl}) => savedBySourcesZl)).toBeCloseTo(sources.yearly.base, 6);
    expect(total(({addedZl}) => addedZl)).toBeCloseTo(step.yearly.base, 6);
    const outlay = total(({outlay: own}) => (own ? own.ownMoneyZl + own.loanZl : NaN));
    expect(outlay).toBeCloseTo(whole.outlayZl ?? NaN, 4);
  });

  test('are of members by their holder, and last of the cooperative', () => {
    expect(purses.map(({holder}) => holder)).toEqual([
      'szkoła',
      'dom',
      'oświetlenie',
      'spółdzielnia',
    ]);
    const common = purses.at(-1);
    expect(common?.outlay?.ownMoneyZl).toBeCloseTo(20_000, 6);
    expect(common?.addedZl).toBeLessThan(-3000);
  });
});

describe('A cooperative that loses', () => {
  test('is said to lose: a biogas plant whose surplus nobody takes', () => {
    const {prices, range} = quick();
    const point = (id: string, annualKwh: number, sources: readonly object[] = []): object => ({
      id,
      profile: {kind: 'farm', annualKwh},
      sources,
      tariff: 'g11',
    });
    const {verdict, changes} = decisionFor(
      calculated({
        year: 'steady',
        members: [
          point('farma', 60_000, [{kind: 'biogas', kw: 100}]),
          ...Array.from({length: 9}, (_, index) => point(`dom ${index + 1}`, 4000)),
        ],
        tariffs: {g11: {kind: 'g11', operator: 'pge', fixedNetwork: 0, subscription: 0}},
        prices,
        range,
      }),
    );
    expect(verdict).toEqual({word: 'losesMoney', because: 'wholeRange'});
    expect(changes.step.yearly.full?.high).toBeLessThan(0);
  });
});
