import {settleCredits, type CreditLot} from '../../energy/credits';
import {creditRatio, expiryRule, oldestFirstRule} from '../../law/law';
import type {CalculationReport} from '../shapes';
import {inKwh, type Step} from './equation';

/** A credit lot with the part of it used in a period. */
export interface UsedLot extends CreditLot {
  readonly usedKwh: number;
}

/** The lots valid in a period, oldest first, with what was used of each. Replays the settlement up to it. */
export function lotsOf(
  {input, settlement}: CalculationReport,
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

/** Steps 6–8 of one period: the credit, what it covers and what expires. */
export function creditSteps(report: CalculationReport, period: number): readonly Step[] {
  const {balance, credits} = report.settlement.energy;
  const at = (values: Float64Array): number => values[period] ?? 0;
  const k = at(credits.creditKwh);
  const K = at(credits.usedCreditKwh);
  const X = at(credits.expiredKwh);
  const {opening} = lotsOf(report, period);
  const L = opening - X + k;
  return [
    {
      number: 6,
      title: 'Zapas w sieci z tego okresu',
      text: 'Za każdą kilowatogodzinę oddaną po bilansie całej spółdzielni można odebrać 0,6 kWh. Tyle dopisuje się do zapasu w sieci jako nową partię.',
      equations: [
        inKwh({
          symbol: 'k',
          name: 'dopisane do zapasu w okresie',
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
      title: 'Odbiór z zapasu',
      text: 'Pobór pokrywa się z ważnych partii zapasu, od najstarszej. Partia tego samego okresu też już działa.',
      equations: [
        inKwh({
          symbol: 'L',
          name: 'ważne partie',
          formula: 'B₀ − X + k',
          values: {'B₀': opening, X, k},
          result: L,
        }),
        inKwh({
          symbol: 'K',
          name: 'odebrane z zapasu',
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
        inKwh({
          symbol: 'X',
          name: 'przepadło w okresie',
          formula: 'partie po terminie',
          values: {},
          result: X,
        }),
        inKwh({
          symbol: 'B',
          name: 'zapas na koniec okresu',
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
