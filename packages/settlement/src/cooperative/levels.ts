import {
  type HourAxis,
  partOfYear,
  sumZlotys,
  toldScale,
  zloty,
  type Zloty,
} from '@cooperative/polish';
import type {CostSums} from '../money/bill';
import type {Comparison, MemberResult, Settlement} from '../types';
import type {CooperativeInput} from './description/schema';
import type {CostLevels} from './shapes';

/** Sums of a settlement, as far as they are known, from which what is borne can be told. */
export interface Taxed {
  readonly totals: Partial<Settlement['totals']>;
  readonly deductedVat: Partial<Settlement['deductedVat']>;
}

/** A settlement of a description, with the hours it covers. */
interface Settled {
  readonly input: Pick<CooperativeInput, 'finance' | 'prices'>;
  readonly axis: Pick<HourAxis, 'hours'>;
  readonly settlement: Pick<Settlement, 'totals' | 'deductedVat'> & {
    readonly members: readonly (Pick<MemberResult, 'vatDeducted'> & {
      readonly sheet: Pick<CostSums, 'net' | 'gross'> & {
        readonly costs: Pick<CostSums['costs'], 'service'>;
      };
    })[];
  };
}

/** The levels of a settled cooperative. */
export function costLevels({input, axis, settlement}: Settled): CostLevels {
  const {finance, prices} = input;
  const scale = toldScale(axis);
  const zl = (way: keyof Settlement['totals']): Zloty =>
    zloty((borneTotal(settlement, way) / 100) * scale);
  // The fee for service is on the bills, with their tax.
  const service = settlement.members.reduce((all, {sheet, vatDeducted}) => {
    const tax = sheet.net > 0 ? (sheet.gross / sheet.net - 1) * (1 - vatDeducted / 100) : 0;
    return all + sheet.costs.service * (1 + tax) * scale;
  }, 0);
  const upkeep = (finance?.annualCostZl ?? 0) * partOfYear(axis);
  return {
    alone: zl('alone'),
    withSources: zl('aloneWithSources'),
    netBilling: settlement.totals.netBilling === null ? null : zl('netBilling'),
    inCooperative: zloty(zl('inCooperative') - service),
    running: upkeep > 0 || (prices?.servicePerMember ?? 0) > 0 ? zloty(upkeep + service) : null,
  };
}

/**
 * A gross total less the VAT that members get back, grosze; zero where the total is not known. Who deducts only from a
 * later year on is counted as deducting at once: that tells the smaller saving.
 */
export function borneTotal({totals, deductedVat}: Taxed, way: keyof Settlement['totals']): number {
  const deducted = (deductedVat[way] ?? []).reduce((all, {grosze}) => all + grosze, 0);
  return (totals[way] ?? 0) - deducted;
}

/**
 * The cheapest way the same members with the same sources have without the cooperative: what it adds is told against
 * this. Against giving the surplus away it would be credited with what net-billing or a sale would bring anyway.
 */
export function withoutCooperative(
  settlement: Pick<Settlement, 'totals' | 'deductedVat'>,
): Exclude<Comparison, 'alone'> {
  return settlement.totals.netBilling !== null &&
    borneTotal(settlement, 'netBilling') < borneTotal(settlement, 'aloneWithSources')
    ? 'netBilling'
    : 'aloneWithSources';
}

/** What a member bears of a bill, grosze: without the VAT that it deducts. */
export function borneBy(
  {vatDeducted}: Pick<MemberResult, 'vatDeducted'>,
  {gross, vat}: Pick<CostSums, 'gross' | 'vat'>,
): number {
  return gross - (vat * vatDeducted) / 100;
}

/** The cheapest way of one member without the cooperative, grosze: with net-billing or a sale where prices are given. */
export function costWithout(
  member: Pick<MemberResult, 'aloneWithSources' | 'netBilling' | 'vatDeducted'>,
): number {
  const {aloneWithSources, netBilling} = member;
  return Math.min(
    borneBy(member, aloneWithSources),
    netBilling === null ? Infinity : borneBy(member, netBilling),
  );
}

/** What one member bears in the cooperative, grosze: bills and payments at the internal price, less the VAT it deducts. */
export function costWithin(
  member: Pick<MemberResult, 'sheet' | 'internalPayment' | 'internalVat' | 'vatDeducted'>,
): number {
  const {sheet, internalPayment, internalVat, vatDeducted} = member;
  return borneBy(member, sheet) + internalPayment - (internalVat * vatDeducted) / 100;
}

/** What a year costs with own sources and no cooperative, in the cheaper of the two ways. */
export function costWithSources({withSources, netBilling}: CostLevels): Zloty {
  return netBilling !== null && netBilling < withSources ? netBilling : withSources;
}

/** What a year costs in the cooperative, with the running costs that are named. */
export function costInCooperative({inCooperative, running}: CostLevels): Zloty {
  return running === null ? inCooperative : sumZlotys([inCooperative, running]);
}

/** What own sources give without any cooperative. */
export function savedBySources(levels: CostLevels): Zloty {
  return zloty(levels.alone - costWithSources(levels));
}

/** What the cooperative adds to that, after the running costs that are named. */
export function addedByCooperative(levels: CostLevels): Zloty {
  const {alone, inCooperative, running} = levels;
  return zloty(alone - savedBySources(levels) - inCooperative - (running ?? 0));
}
