import {settleCredits, type CreditLot} from '../../settlement/energy/credits';
import {
  creditRatio,
  expiryRule,
  feeRule,
  oldestFirstRule,
  periodRule,
  splitRule,
} from '../../settlement/law/law';
import {sum} from '../../settlement/split';
import type {Equation, Step} from './equation';
import type {CalculationReport} from '../report';
import type {CooperativeInput} from '../description/schema';

/** A lot of credit in the period in which it is used: oldest first. */
export interface UsedLot extends CreditLot {
  readonly usedKwh: number;
}

/** Steps 5–11 of one period; step 10 for one member. */
export function explainMonth(
  report: CalculationReport,
  input: CooperativeInput,
  period: number,
  member: number,
): readonly Step[] {
  return [
    periodSums(report, period),
    ...creditSteps(report, input, period),
    boughtStep(report, period),
    splitStep(report, period, member),
    yearStep(report, input),
  ];
}

/** The lots that were valid in a period, with what was used of each. The settlement is played again up to it. */
export function lotsOf(
  {settlement}: CalculationReport,
  input: CooperativeInput,
  period: number,
): {readonly valid: readonly UsedLot[]; readonly opening: number} {
  const {balance, credits} = settlement.energy;
  const periods = balance.importKwh.length;
  const rules = {ratio: creditRatio.value, validPeriods: input.validPeriods};
  const before = settleCredits(
    balance.importKwh.slice(0, period),
    balance.exportKwh.slice(0, period),
    rules,
    input.year === 'steady'
      ? credits.closing.map((lot) => ({...lot, period: lot.period - periods}))
      : [],
  ).closing;
  const own = {period, kwh: credits.creditKwh[period] ?? 0};
  let left = credits.usedCreditKwh[period] ?? 0;
  const valid = [...before, ...(own.kwh > 0 ? [own] : [])]
    .filter((lot) => lot.period + input.validPeriods >= period)
    .map((lot) => {
      const usedKwh = Math.min(lot.kwh, left);
      left -= usedKwh;
      return {...lot, usedKwh};
    });
  return {valid, opening: before.reduce((all, lot) => all + lot.kwh, 0)};
}

type Line = Omit<Equation, 'unit'>;

const kwh = (line: Line): Equation => ({...line, unit: 'kWh'});

function periodSums({axis, settlement}: CalculationReport, period: number): Step {
  const {importKwh, exportKwh, sharedKwh} = settlement.energy.balance;
  const hours = (axis.periodStarts[period + 1] ?? 0) - (axis.periodStarts[period] ?? 0);
  const total = (symbol: string, name: string, values: Float64Array): Equation =>
    kwh({
      symbol,
      name,
      formula: `suma ${symbol} z godzin`,
      values: {},
      result: values[period] ?? 0,
    });
  return {
    number: 5,
    title: 'Sumy okresu rozliczeniowego',
    text: `Dodaje się wyniki wszystkich godzin okresu; jest ich ${hours}.`,
    equations: [
      total('S', 'energia wspólna', sharedKwh),
      total('W', 'oddanie spółdzielni do sieci', exportKwh),
      total('P', 'pobór spółdzielni z sieci', importKwh),
    ],
    law: periodRule,
    assumptions: ['A1'],
  };
}

function creditSteps(
  report: CalculationReport,
  input: CooperativeInput,
  period: number,
): readonly Step[] {
  const {balance, credits} = report.settlement.energy;
  const at = (values: Float64Array): number => values[period] ?? 0;
  const k = at(credits.creditKwh);
  const K = at(credits.usedCreditKwh);
  const X = at(credits.expiredKwh);
  const {opening} = lotsOf(report, input, period);
  const L = opening - X + k;
  return [
    {
      number: 6,
      title: 'Kredyt okresu',
      text: 'Za każdą kilowatogodzinę oddaną po bilansie całej spółdzielni można odebrać 0,6 kWh. Tyle dopisuje się jako nową partię.',
      equations: [
        kwh({
          symbol: 'k',
          name: 'kredyt dopisany w okresie',
          formula: 'w · W',
          values: {w: creditRatio.value, W: at(balance.exportKwh)},
          result: k,
        }),
      ],
      law: creditRatio,
      assumptions: ['A3'],
    },
    {
      number: 7,
      title: 'Rozliczenie z kredytu',
      text: 'Pobór pokrywa się z ważnych partii, od najstarszej. Partia tego samego okresu też już działa.',
      equations: [
        kwh({
          symbol: 'L',
          name: 'ważne partie',
          formula: 'B₀ − X + k',
          values: {'B₀': opening, X, k},
          result: L,
        }),
        kwh({
          symbol: 'K',
          name: 'rozliczone z kredytu',
          formula: 'min(P; L)',
          values: {P: at(balance.importKwh), L},
          result: K,
        }),
      ],
      law: oldestFirstRule,
      assumptions: ['A1', 'A2'],
    },
    {
      number: 8,
      title: 'Co przepada i co zostaje',
      text: 'Partia po terminie przepada na rzecz sprzedawcy. Reszta przechodzi na następny okres.',
      equations: [
        kwh({
          symbol: 'X',
          name: 'przepadło w okresie',
          formula: 'partie po terminie',
          values: {},
          result: X,
        }),
        kwh({
          symbol: 'B',
          name: 'saldo na koniec okresu',
          formula: 'B₀ − X + k − K',
          values: {'B₀': opening, X, k, K},
          result: at(credits.balanceKwh),
        }),
      ],
      law: expiryRule,
      assumptions: ['A2'],
    },
  ];
}

function boughtStep({settlement}: CalculationReport, period: number): Step {
  const {balance, credits} = settlement.energy;
  const {surplusKwh = 0, full = 0, worth = null, due = null} = settlement.gridDue[period] ?? {};
  const bought = kwh({
    symbol: 'Z',
    name: 'energia kupiona od sprzedawcy',
    formula: 'P − K',
    values: {P: balance.importKwh[period] ?? 0, K: credits.usedCreditKwh[period] ?? 0},
    result: credits.boughtKwh[period] ?? 0,
  });
  const surplus = kwh({
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
    worth === null || due === null
      ? []
      : [
          {
            symbol: 'd',
            name: 'należność za sieć od energii wspólnej i rozliczonej, netto',
            formula: 'min(f; v)',
            values: {f: full, v: worth},
            result: due,
            unit: 'zł',
          },
        ];
  return {
    number: 9,
    title: 'Energia kupiona i opłaty',
    text: `Od energii kupionej płaci się wszystkie opłaty. Od wspólnej i rozliczonej nie płaci się za energię czynną ani opłat OZE, kogeneracyjnej i mocowej za kWh; zmienna opłata sieciowa jest ograniczona do wartości nadwyżki sprzedawcy.${
      dues.length > 0
        ? ''
        : ' Tej wartości tu nie liczymy, bo nie podano średniej ceny ogłaszanej przez Prezesa URE.'
    }`,
    // The last one stands in the heading of the step.
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
      ? 'Energię kupioną dzieli się między członków, którzy w okresie pobrali więcej, niż oddali, proporcjonalnie do tej różnicy (e z sumy E). Kto oddał więcej, nie dostaje nic do zapłaty za kWh, choć nocą pobierał.'
      : 'Nikt w okresie nie pobrał więcej, niż oddał, więc energię kupioną dzieli się według samych godzin z poborem.',
    equations: [
      kwh({
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

function yearStep(report: CalculationReport, input: CooperativeInput): Step {
  const {credits} = report.settlement.energy;
  const {opening} = lotsOf(report, input, 0);
  const total = (symbol: string, name: string, values: Float64Array): Equation =>
    kwh({
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
      input.year === 'steady'
        ? 'Liczymy rok ustalony: zaczyna się z takim saldem, z jakim się kończy, jak w kolejnych takich samych latach.'
        : 'Liczymy pierwszy rok: zaczyna się bez salda.',
    equations: [
      total('ΣZ', 'energia kupiona', credits.boughtKwh),
      total('ΣK', 'rozliczone z kredytu', credits.usedCreditKwh),
      total('ΣX', 'przepadło', credits.expiredKwh),
      kwh({
        symbol: 'B',
        name: 'saldo na koniec',
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

/** The period that shows most of the settlement: one that buys although it uses credit, else the one that uses most. */
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
