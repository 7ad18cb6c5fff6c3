import {coversYear, toldScale, yearHours, type HourAxis} from '../settlement/hours/hourAxis';
import type {CostSheet} from '../settlement/money/bill';
import type {Comparison, MemberResult, Settlement} from '../settlement/types';
import type {CooperativeInput} from './description/schema';

/** A settlement with the hours it covers. */
interface Settled {
  readonly axis: Pick<HourAxis, 'hours'>;
  readonly settlement: Pick<Settlement, 'totals'> & {
    readonly members: readonly {
      readonly sheet: Pick<CostSheet, 'net' | 'gross'> & {
        readonly costs: Pick<CostSheet['costs'], 'service'>;
      };
    }[];
  };
}

/**
 * What everyone's electricity costs in a year of 8760 hours, or in the settled time if that is shorter, gross zlotys,
 * from nothing of one's own to the cooperative.
 * The same panels stand in all levels but the first.
 */
export interface CostLevels {
  /** Everyone buys all they use. */
  readonly alone: number;
  /** Everyone uses what their own sources make; the rest of it is given away. */
  readonly withSources: number;
  /** The rest is settled in net-billing or, above 50 kW, sold (A13); null without market prices. */
  readonly netBilling: number | null;
  /** Bills in the cooperative, without what running it costs. */
  readonly inCooperative: number;
  /** Running the cooperative, as far as the description names it; null where it names nothing. */
  readonly running: number | null;
}

/** The levels of a settled cooperative. */
export function costLevels(settled: Settled, {finance, prices}: CooperativeInput): CostLevels {
  const {axis, settlement} = settled;
  const {totals, members} = settlement;
  const scale = toldScale(axis);
  const zl = (grosze: number): number => (grosze / 100) * scale;
  // The fee for service is on the bills, with their tax.
  const service = members.reduce((all, {sheet}) => {
    const tax = sheet.net > 0 ? sheet.gross / sheet.net : 1;
    return all + sheet.costs.service * tax * scale;
  }, 0);
  const upkeep = (finance?.annualCostZl ?? 0) * (coversYear(axis) ? 1 : axis.hours / yearHours);
  return {
    alone: zl(totals.alone),
    withSources: zl(totals.aloneWithSources),
    netBilling: totals.netBilling === null ? null : zl(totals.netBilling),
    inCooperative: zl(totals.inCooperative) - service,
    running: upkeep > 0 || (prices?.servicePerMember ?? 0) > 0 ? upkeep + service : null,
  };
}

/**
 * The cheapest way the same members with the same sources have without the cooperative: what it adds is told against
 * this. Against giving the surplus away it would be credited with what net-billing or a sale would bring anyway.
 */
export function withoutCooperative({totals}: Pick<Settlement, 'totals'>): Comparison {
  return totals.netBilling !== null && totals.netBilling < totals.aloneWithSources
    ? 'netBilling'
    : 'aloneWithSources';
}

/** The same of one member, gross grosze: with net-billing or a sale where market prices are given. */
export function costWithout({
  aloneWithSources,
  netBilling,
}: Pick<MemberResult, 'aloneWithSources' | 'netBilling'>): number {
  return Math.min(aloneWithSources.gross, netBilling?.gross ?? Infinity);
}

/** What a member pays in the cooperative, gross grosze: the bill, and the others or from the others for shared energy. */
export function costWithin({
  sheet,
  internalPayment,
}: Pick<MemberResult, 'internalPayment'> & {readonly sheet: Pick<CostSheet, 'gross'>}): number {
  return sheet.gross + internalPayment;
}

/** What own sources give without any cooperative, zł. */
export function savedBySources({alone, withSources, netBilling}: CostLevels): number {
  return alone - Math.min(withSources, netBilling ?? withSources);
}

/** What the cooperative adds to that, after the running costs that are named, zł. */
export function addedByCooperative(levels: CostLevels): number {
  const {alone, inCooperative, running} = levels;
  return alone - savedBySources(levels) - inCooperative - (running ?? 0);
}
