import {memberPayback, type Payback, type ProjectResult} from '../finance/project';
import type {OutcomeRange} from '../finance/ranges';
import {ok, type Result} from '../kernel/result';
import {sum} from '../settlement/split';
import {sumGrosze, zloty} from '../kernel/units';
import {annualSaving, projectOf, type Comparison} from './calculate';
import type {CalculationReport, SavingRanges} from './report';
import type {CooperativeInput} from './description/schema';

/** The yearly saving against one way of buying; low and high only once the bad and good years are settled. */
export type Saving =
  OutcomeRange | {readonly base: number; readonly low: null; readonly high: null};

/** Zlotys a year; null where the comparison needs market prices that are not given. */
export function savingOf(
  report: CalculationReport,
  ranges: SavingRanges | null,
  against: Comparison,
): Saving | null {
  const range = against === 'aloneWithSources' ? null : (ranges?.[against] ?? null);
  const base = annualSaving(report.settlement, report, against);
  // Ranges of an older answer may stand beside a newer report for a moment.
  return !base.ok
    ? null
    : range !== null && Math.abs(range.base - base.value) < 0.01
      ? range
      : {base: base.value, low: null, high: null};
}

/** When the project pays back, with the saving as expected, in bad and in good years; or why that cannot be counted. */
export function paybackOf(
  finance: NonNullable<CooperativeInput['finance']>,
  saving: Saving,
): Result<{
  readonly base: ProjectResult;
  readonly slow: Payback | null;
  readonly fast: Payback | null;
}> {
  const of = (savingZl: number | null): Payback | null => {
    const project = savingZl === null ? null : projectOf(finance, savingZl);
    return project?.ok === true ? project.value.payback : null;
  };
  const base = projectOf(finance, saving.base);
  return base.ok ? ok({base: base.value, slow: of(saving.low), fast: of(saving.high)}) : base;
}

/** Panels lose this part of their generation a year; the same as the schema takes when nothing is said. */
export const assumedAgeing = 0.005;

/** The cost that this saving pays back in so many years at steady prices, zł; 0 where nothing is saved. */
export function affordableCost(savingZl: number, years: number): number {
  let total = 0;
  for (let year = 0; year < years; year += 1) {
    total += Math.max(savingZl, 0) * (1 - assumedAgeing) ** year;
  }
  return total;
}

/** One settlement period of the whole cooperative: kWh and gross zlotys. */
export interface PeriodRow {
  readonly consumptionKwh: number;
  readonly ownUseKwh: number;
  readonly sharedKwh: number;
  readonly importKwh: number;
  readonly exportKwh: number;
  readonly creditKwh: number;
  readonly usedCreditKwh: number;
  readonly boughtKwh: number;
  readonly expiredKwh: number;
  readonly balanceKwh: number;
  readonly grossZl: number;
}

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
      grossZl: sumGrosze(bills) / 100,
    };
  });
}

/** A member over all settled periods: the bill by law, and beside it the internal key. Money in zlotys. */
export interface MemberRow {
  readonly id: string;
  readonly statutoryBoughtKwh: number;
  readonly internalSharedKwh: number;
  readonly internalCreditKwh: number;
  readonly internalBoughtKwh: number;
  readonly netZl: number;
  readonly vatZl: number;
  readonly grossZl: number;
  readonly internalPaymentZl: number;
  readonly aloneZl: number;
  readonly netBillingZl: number | null;
  /** Against buying alone, after what is paid inside the cooperative. */
  readonly savingZl: number;
  /** Null where no outlay is given. */
  readonly payback: Payback | null;
}

export function memberRows(
  {axis, settlement}: CalculationReport,
  input: CooperativeInput,
): readonly MemberRow[] {
  const toYear = 8760 / axis.hours;
  return settlement.members.map((member, index): MemberRow => {
    const {sheet, alone, internal, internalPayment, netBilling} = member;
    const zl = (grosze: number): number => grosze / 100;
    const cost = sheet.gross + internalPayment;
    const outlay = input.members[index]?.outlayZl;
    return {
      id: member.id,
      statutoryBoughtKwh: sum(member.statutoryBought),
      internalSharedKwh: sum(internal.shared),
      internalCreditKwh: sum(internal.usedCredit),
      internalBoughtKwh: sum(internal.bought),
      netZl: zl(sheet.net),
      vatZl: zl(sheet.vat),
      grossZl: zl(sheet.gross),
      internalPaymentZl: zl(internalPayment),
      aloneZl: zl(alone.gross),
      netBillingZl: netBilling && zl(netBilling.gross),
      savingZl: zl(alone.gross - cost),
      payback:
        outlay === undefined
          ? null
          : memberPayback(zloty(outlay), zloty(zl(alone.gross) * toYear), zloty(zl(cost) * toYear)),
    };
  });
}

/** Net sums of the components of all bills with the tax, zlotys: in the cooperative and alone. */
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
