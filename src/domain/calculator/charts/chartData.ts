import type {BillGroup, ComparedBill} from './comparedBills';
import type {CreditMonth} from './creditMonths';
import type {MemberCost} from './memberCosts';
import type {HourEnergy} from './day';
import type {CalculationReport, WholeAnswer} from '@cooperative/settlement/answer';
import {sumZlotys} from '@cooperative/polish';
import {billComponents} from '@cooperative/settlement/rates';
import {shortPeriodName} from '../answer/names';

/** 12 months of 24 mean hours: import (+) or export (−), kWh; a month that was not settled is empty. */
export function meanGrid({axis, flows}: CalculationReport): readonly (readonly number[])[] {
  const sums = new Float64Array(12 * 24);
  const counts = new Float64Array(12 * 24);
  for (let hour = 0; hour < axis.hours; hour += 1) {
    const cell = (axis.localMonth[hour] ?? 0) * 24 + (axis.localHour[hour] ?? 0);
    sums[cell] = (sums[cell] ?? 0) + (flows.fromGrid[hour] ?? 0) - (flows.toGrid[hour] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const means = Array.from(sums, (value, cell) => value / Math.max(counts[cell] ?? 0, 1));
  return Array.from({length: 12}, (_, month) => {
    const [first, end] = [month * 24, month * 24 + 24];
    return counts.slice(first, end).some((count) => count > 0) ? means.slice(first, end) : [];
  });
}

/** The hours of one day in Polish time; an hour that occurs twice is summed, a skipped one is zero. */
export function dayEnergy(
  {axis, flows}: CalculationReport,
  hours: readonly number[],
): readonly HourEnergy[] {
  const day = Array.from({length: 24}, () => ({selfUse: 0, shared: 0, fromGrid: 0, toGrid: 0}));
  for (const hour of hours) {
    const energy = day[axis.localHour[hour] ?? 0];
    if (energy) {
      energy.selfUse += flows.ownUse[hour] ?? 0;
      energy.shared += flows.shared[hour] ?? 0;
      energy.fromGrid += flows.fromGrid[hour] ?? 0;
      energy.toGrid += flows.toGrid[hour] ?? 0;
    }
  }
  return day;
}

export function creditMonths(report: CalculationReport): readonly CreditMonth[] {
  const {creditKwh, usedCreditKwh, expiredKwh, balanceKwh} = report.settlement.energy.credits;
  return Array.from(creditKwh, (inKwh, period) => ({
    label: shortPeriodName(report, period),
    inKwh,
    usedKwh: usedCreditKwh[period] ?? 0,
    expiredKwh: expiredKwh[period] ?? 0,
    balanceKwh: balanceKwh[period] ?? 0,
  }));
}

const groups = {energy: 'prąd', grid: 'sieć', levies: 'opłaty'} as const;
const billRows: readonly (readonly [component: string, label: string, group: BillGroup])[] = [
  ...Object.entries(billComponents).map(
    ([component, {name, part}]) => [component, name, groups[part]] as const,
  ),
  ['vat', 'VAT', 'VAT'],
];

/** All bills together, alone and in the cooperative, by component. */
export function bills({alone, inCooperative}: WholeAnswer['bills']): readonly ComparedBill[] {
  const bill = (name: string, sums: Readonly<Record<string, number>>): ComparedBill => ({
    name,
    parts: billRows.flatMap(([component, label, group]) =>
      Math.abs(alone[component] ?? 0) + Math.abs(inCooperative[component] ?? 0) < 0.005
        ? []
        : [{label, group, zl: sums[component] ?? 0}],
    ),
  });
  return [bill('Każdy osobno', alone), bill('W spółdzielni', inCooperative)];
}

export function memberCosts(members: WholeAnswer['members']): readonly MemberCost[] {
  return members.map(({id, withoutZl, grossZl, internalPaymentZl}) => ({
    name: id,
    aloneZl: withoutZl,
    cooperativeZl: sumZlotys([grossZl, internalPaymentZl]),
  }));
}
