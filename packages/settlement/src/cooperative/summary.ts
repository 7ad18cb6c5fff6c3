import {memberPayback} from '../finance/project';
import {sumGrosze, toZloty, yearHours, zloty} from '@cooperative/polish';
import {sum} from '../split';
import {borneBy, costWithin, costWithout} from './levels';
import type {CalculationReport, MemberRow, PeriodRow} from './shapes';

/** The settlement period by period, in order. */
export function periodRows({axis, flows, settlement}: CalculationReport): readonly PeriodRow[] {
  const {balance, credits} = settlement.energy;
  return Array.from(axis.periodMonths, (_, period): PeriodRow => {
    const at = (values: Float64Array): number => values[period] ?? 0;
    const ownUseKwh = sum(
      flows.ownUse.subarray(axis.periodStarts[period], axis.periodStarts[period + 1]),
    );
    const bills = settlement.members.flatMap(({sheet}) => sheet.bills[period]?.gross ?? []);
    return {
      consumptionKwh: ownUseKwh + at(balance.sharedKwh) + at(balance.importKwh),
      ownUseKwh,
      sharedKwh: at(balance.sharedKwh),
      importKwh: at(balance.importKwh),
      exportKwh: at(balance.exportKwh),
      creditKwh: at(credits.creditKwh),
      usedCreditKwh: at(credits.usedCreditKwh),
      boughtKwh: at(credits.boughtKwh),
      expiredKwh: at(credits.expiredKwh),
      balanceKwh: at(credits.balanceKwh),
      grossZl: toZloty(sumGrosze(bills)),
    };
  });
}

/** The members with their sums, in the order of the description. */
export function memberRows({
  input,
  axis,
  settlement,
}: Pick<CalculationReport, 'input' | 'axis' | 'settlement'>): readonly MemberRow[] {
  const toYear = yearHours / axis.hours;
  return settlement.members.map((member, index): MemberRow => {
    const {sheet, alone, internal, internalPayment} = member;
    const cost = costWithin(member);
    const outlay = input.members[index]?.outlayZl;
    return {
      id: member.id,
      statutoryBoughtKwh: sum(member.statutoryBought),
      drawnKwh: sum(settlement.energy.members[index]?.drawn ?? new Float64Array(0)),
      internalSharedKwh: sum(internal.shared),
      internalCreditKwh: sum(internal.usedCredit),
      internalBoughtKwh: sum(internal.bought),
      netZl: toZloty(sheet.net),
      vatZl: toZloty(sheet.vat),
      grossZl: toZloty(sheet.gross),
      internalPaymentZl: toZloty(internalPayment),
      aloneZl: toZloty(alone.gross),
      withoutZl: toZloty(costWithout(member)),
      addedZl: toZloty(costWithout(member) - cost),
      payback:
        // A part of a year says nothing of the rest of it.
        outlay === undefined || axis.hours < yearHours
          ? null
          : memberPayback(
              zloty(outlay),
              zloty(toZloty(borneBy(member, alone)) * toYear),
              zloty(toZloty(cost) * toYear),
            ),
    };
  });
}

/** Net sums by component over all bills, and the tax, zlotys: in the cooperative and alone. */
export function componentSums({settlement}: CalculationReport): {
  readonly inCooperative: Readonly<Record<string, number>>;
  readonly alone: Readonly<Record<string, number>>;
} {
  const total = (of: (index: number) => object | undefined): Record<string, number> => {
    const sums: Record<string, number> = {};
    settlement.members.forEach((_, index) => {
      for (const [name, value] of Object.entries(of(index) ?? {}) as [string, number][]) {
        sums[name] = (sums[name] ?? 0) + value;
      }
    });
    return sums;
  };
  const withTax = (sheet: 'sheet' | 'alone') => ({
    ...total((index) => settlement.members[index]?.[sheet].costs),
    vat: settlement.members.reduce((all, member) => all + member[sheet].vat, 0) / 100,
  });
  return {inCooperative: withTax('sheet'), alone: withTax('alone')};
}
