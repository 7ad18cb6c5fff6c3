import {yearHours} from '@cooperative/polish';
import {feeRule, periodRule, splitRule} from '../../law/law';
import {sum} from '../../split';
import type {CalculationReport} from '../shapes';
import {creditSteps, lotsOf} from './creditSteps';
import {inKwh, type Equation, type Step} from './equation';

/** Steps 5–11 of one period; step 10 for one member. */
export function explainMonth(
  report: CalculationReport,
  period: number,
  member: number,
): readonly Step[] {
  return [
    periodSums(report, period),
    ...creditSteps(report, period),
    boughtStep(report, period),
    splitStep(report, period, member),
    yearStep(report),
  ];
}

function periodSums({axis, settlement}: CalculationReport, period: number): Step {
  const {importKwh, exportKwh, sharedKwh} = settlement.energy.balance;
  const hours = (axis.periodStarts[period + 1] ?? 0) - (axis.periodStarts[period] ?? 0);
  const total = (symbol: string, name: string, values: Float64Array): Equation =>
    inKwh({
      symbol,
      name,
      formula: `suma ${symbol} z godzin`,
      values: {},
      result: values[period] ?? 0,
    });
  return {
    number: 5,
    title: 'Sumy okresu rozliczeniowego',
    text: `Dodaje się wyniki wszystkich godzin okresu. Jest ich ${hours}.`,
    equations: [
      total('S', 'energia wspólna', sharedKwh),
      total('W', 'oddanie spółdzielni do sieci', exportKwh),
      total('P', 'pobór spółdzielni z sieci', importKwh),
    ],
    law: periodRule,
    assumptions: ['A1'],
  };
}

function boughtStep({settlement}: CalculationReport, period: number): Step {
  const {balance, credits} = settlement.energy;
  const {surplusKwh = 0, full = 0, worth = null, due = 0} = settlement.gridDue[period] ?? {};
  const bought = inKwh({
    symbol: 'Z',
    name: 'energia kupiona od sprzedawcy',
    formula: 'P − K',
    values: {P: balance.importKwh[period] ?? 0, K: credits.usedCreditKwh[period] ?? 0},
    result: credits.boughtKwh[period] ?? 0,
  });
  const surplus = inKwh({
    symbol: 'N',
    name: 'nadwyżka sprzedawcy',
    formula: 'W − k + X',
    values: {
      W: balance.exportKwh[period] ?? 0,
      k: credits.creditKwh[period] ?? 0,
      X: credits.expiredKwh[period] ?? 0,
    },
    result: surplusKwh,
  });
  const dues: Equation[] =
    worth === null
      ? []
      : [
          {
            symbol: 'd',
            name: 'należność za sieć od energii wspólnej i odebranej, netto',
            formula: 'min(f; v)',
            values: {f: full, v: worth},
            result: due,
            unit: 'zł',
          },
        ];
  return {
    number: 9,
    title: 'Energia kupiona i opłaty',
    text: `Od energii kupionej płaci się wszystkie opłaty. Od wspólnej i odebranej z zapasu nie płaci się za energię czynną ani opłat OZE, kogeneracyjnej i mocowej za kWh. Zmienna opłata za sieć jest ograniczona do wartości nadwyżki sprzedawcy.${
      dues.length > 0
        ? ''
        : ' Tej wartości tu nie liczymy, bo nie podano średniej ceny ogłaszanej przez Prezesa URE: interpretacja ostrożna liczy wtedy całą opłatę.'
    }`,
    // The last one is shown in the heading of the step.
    equations: [surplus, ...dues, bought],
    law: feeRule,
    assumptions: ['A5', 'A6', 'A7'],
  };
}

function splitStep({settlement}: CalculationReport, period: number, index: number): Step {
  const {credits, members} = settlement.energy;
  const Z = credits.boughtKwh[period] ?? 0;
  const member = members[index];
  const id = settlement.members[index]?.id ?? '';
  const positive = members.reduce((all, {net}) => all + Math.max(net[period] ?? 0, 0), 0);
  const byNet = positive > 0;
  const E = byNet ? positive : members.reduce((all, {drawn}) => all + (drawn[period] ?? 0), 0);
  const e = byNet ? Math.max(member?.net[period] ?? 0, 0) : (member?.drawn[period] ?? 0);
  const values = {Z, e, E};
  return {
    number: 10,
    title: `Podział na członków: ${id}`,
    text: byNet
      ? 'Energię kupioną dzieli się między członków, którzy w okresie pobrali więcej, niż oddali, proporcjonalnie do tej różnicy (e z sumy E). Kto więcej oddał, nie płaci za żadne kWh, choć nocą pobierał prąd.'
      : 'Nikt w okresie nie pobrał więcej, niż oddał, więc energię kupioną dzieli się według samych godzin z poborem.',
    equations: [
      inKwh({
        symbol: 'Zᵢ',
        name: `energia kupiona: ${id}`,
        formula: E > 0 ? 'Z · e / E' : 'Z · 0',
        values: E > 0 ? values : {Z},
        result: member?.statutoryBought[period] ?? 0,
      }),
    ],
    law: splitRule,
    assumptions: byNet ? ['A4', 'A10'] : ['A4', 'A16'],
  };
}

function yearStep(report: CalculationReport): Step {
  const {credits} = report.settlement.energy;
  const {opening} = lotsOf(report, 0);
  const total = (symbol: string, name: string, values: Float64Array): Equation =>
    inKwh({
      symbol,
      name,
      formula: `suma ${symbol.slice(1)} z okresów`,
      values: {},
      result: sum(values),
    });
  return {
    number: 11,
    title: 'Cały czas rozliczenia',
    text:
      report.input.year === 'steady'
        ? 'Liczymy kolejny rok spółdzielni: zaczyna się z takim zapasem w sieci, z jakim się kończy. Zakładamy, że następne lata są takie same.'
        : report.axis.hours < yearHours
          ? 'Liczymy tylko czas objęty danymi. Zaczyna się bez zapasu w sieci, bo o wcześniejszym nic nie wiadomo.'
          : 'Liczymy pierwszy rok spółdzielni: zaczyna się bez zapasu w sieci.',
    equations: [
      total('ΣZ', 'energia kupiona', credits.boughtKwh),
      total('ΣK', 'odebrane z zapasu', credits.usedCreditKwh),
      total('ΣX', 'przepadło', credits.expiredKwh),
      inKwh({
        symbol: 'B',
        name: 'zapas na koniec',
        formula: 'B₀ + Σk − ΣK − ΣX',
        values: {
          'B₀': opening,
          Σk: sum(credits.creditKwh),
          ΣK: sum(credits.usedCreditKwh),
          ΣX: sum(credits.expiredKwh),
        },
        result: credits.balanceKwh.at(-1) ?? 0,
      }),
    ],
    law: periodRule,
    assumptions: ['A1', 'A2'],
  };
}

/** The most instructive period: one that uses credit and still buys, or else the one that uses the most credit. */
export function tellingPeriod({settlement}: CalculationReport): number {
  const {usedCreditKwh, boughtKwh} = settlement.energy.credits;
  const weight = (period: number): number =>
    Math.min(usedCreditKwh[period] ?? 0, boughtKwh[period] ?? 0);
  const periods = Array.from(usedCreditKwh.keys());
  const both = periods.reduce((best, period) => (weight(period) > weight(best) ? period : best), 0);
  return weight(both) > 0
    ? both
    : periods.reduce(
        (best, period) =>
          (usedCreditKwh[period] ?? 0) > (usedCreditKwh[best] ?? 0) ? period : best,
        0,
      );
}
