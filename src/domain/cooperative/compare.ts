import {outcomeRange, scenarios, type OutcomeRange} from '../finance/ranges';
import {failed, ok, type Result} from '../kernel/result';
import {zloty, type Grosze, type Zloty} from '../kernel/units';
import {yearHours, type HourAxis} from '../settlement/hours/hourAxis';
import type {Comparison, Settlement} from '../settlement/types';
import type {CooperativeInput} from './description/schema';
import {withoutCooperative} from './levels';
import type {PreparedCooperative} from './prepare/prepareCooperative';
import {settleCooperative} from './settle';

/** Yearly savings in zlotys over cloudy to sunny years and lower to higher prices. */
export interface SavingRanges {
  readonly alone: OutcomeRange;
  readonly aloneWithSources: OutcomeRange;
  /** Null where no market prices are given. */
  readonly netBilling: OutcomeRange | null;
}

/** The yearly saving against one way of buying; low and high are known only once all scenarios are settled. */
export type Saving =
  OutcomeRange | {readonly base: number; readonly low: null; readonly high: null};

/** A settlement with the hours it covers. */
interface Settled {
  readonly axis: HourAxis;
  readonly settlement: Settlement;
}

/** The third stage: the saving in a year of 8760 hours; an error if the comparison needs missing market prices. */
export function annualSaving(
  {totals}: Settlement,
  {axis}: {readonly axis: HourAxis},
  against: Comparison,
): Result<Zloty> {
  const other = totals[against];
  return other === null
    ? failed([{field: 'prices.market', message: 'Podaj ceny, żeby porównać z net-billingiem.'}])
    : ok(savedInYear(other, totals.inCooperative, axis));
}

/** The difference between two costs on an axis, scaled to a year of 8760 hours. */
export function savedInYear(other: Grosze, inCooperative: Grosze, axis: HourAxis): Zloty {
  return zloty(((other - inCooperative) / 100) * (yearHours / axis.hours));
}

/** The yearly saving over cloudy to sunny years and lower to higher prices, zł. Settles all scenarios. */
export function savingRange(
  prepared: PreparedCooperative,
  against: Comparison,
): Result<OutcomeRange> {
  const savings: number[] = [];
  for (const scenario of scenarios()) {
    const settled = settleCooperative(prepared, scenario);
    const saving = settled.ok ? annualSaving(settled.value, prepared, against) : settled;
    if (!saving.ok) {
      return saving;
    }
    savings.push(saving.value);
  }
  return ok(outcomeRange(savings));
}

/** The range of the saving from bad to good years, from the settlements of all scenarios in their order. */
export function savingRanges(
  settlements: readonly Settlement[],
  prepared: {readonly axis: HourAxis},
): SavingRanges {
  const savings = (against: Comparison): readonly number[] =>
    settlements.flatMap((settlement) => {
      const saving = annualSaving(settlement, prepared, against);
      return saving.ok ? [saving.value] : [];
    });
  const netBilling = savings('netBilling');
  return {
    alone: outcomeRange(savings('alone')),
    aloneWithSources: outcomeRange(savings('aloneWithSources')),
    netBilling: netBilling.length === 0 ? null : outcomeRange(netBilling),
  };
}

/** Zlotys a year; null if the comparison needs market prices that are not given. */
export function savingOf(
  settled: Settled,
  ranges: SavingRanges | null,
  against: Comparison,
): Saving | null {
  const range = ranges?.[against] ?? null;
  const base = annualSaving(settled.settlement, settled, against);
  // For a moment the ranges may still come from an older answer than the report.
  return !base.ok
    ? null
    : range !== null && Math.abs(range.base - base.value) < 0.01
      ? range
      : {base: base.value, low: null, high: null};
}

/** What the cooperative adds in a year to what its sources give without it, after the running costs that are named. */
export function addedSaving(
  settled: Settled,
  ranges: SavingRanges | null,
  {finance}: CooperativeInput,
): Saving | null {
  const saving = savingOf(settled, ranges, withoutCooperative(settled.settlement));
  const upkeep = finance?.annualCostZl ?? 0;
  if (saving === null || upkeep === 0) {
    return saving;
  }
  const {low, base, high} = saving;
  return low === null
    ? {base: base - upkeep, low, high}
    : {base: base - upkeep, low: low - upkeep, high: high - upkeep};
}
