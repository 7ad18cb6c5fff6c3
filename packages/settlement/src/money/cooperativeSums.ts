import {type HourAxis, sumGrosze} from '@cooperative/polish';
import {internalSplit, type EnergySettlement, type InternalSplit} from '../energy/settleEnergy';
import {SeriesCache} from '../hours/seriesCache';
import {
  costsAlone,
  costsInNetBilling,
  costsWithSources,
  priceMembers,
  type PricedMember,
} from '../priceMembers';
import {sum} from '../split';
import type {Comparison, Settlement, SettlementMember, SettlementOptions} from '../types';
import {noBills, taxedSum, type TaxedSum} from './bill';
import {cooperativeCosts, powerFacts} from './cooperativeCosts';
import {deductedVat} from './deductedVat';
import {internalPayment} from './internalPayment';

/** A way of buying energy, named as in {@link Settlement}. */
type Way = 'inCooperative' | Comparison;

type CooperativeTotals = Partial<Settlement['totals']> & {
  readonly deductedVat: Partial<Settlement['deductedVat']>;
};

/**
 * Only the totals of `settle()`: no checks, no keys, and just the comparisons requested. Meant for settling one
 * cooperative with checked series many times over; its use is summed only once.
 */
export class CooperativeSums {
  private last:
    | {readonly members: readonly SettlementMember[]; readonly energy: EnergySettlement}
    | undefined;

  constructor(
    private readonly axis: HourAxis,
    private readonly options: SettlementOptions,
    private readonly cache: SeriesCache = new SeriesCache(),
  ) {}

  /** Makes use of energy already settled for these members. */
  remember(members: readonly SettlementMember[], energy: EnergySettlement): void {
    this.last = {members, energy};
  }

  /**
   * Gross sums over the members for the requested ways; null for net-billing without market prices. Other `options` may
   * change prices and fees, but not the rules of energy: that of the same meters is settled once.
   */
  of(
    members: readonly SettlementMember[],
    ways: readonly Way[],
    options: SettlementOptions = this.options,
  ): CooperativeTotals {
    const {axis, cache} = this;
    const known =
      this.last && hasSameEnergy(members, this.last.members) ? this.last.energy : undefined;
    const priced = priceMembers(axis, members, options, cache, known);
    this.remember(members, priced.energy);
    const billsOf = (way: Way): readonly TaxedSum[] | null => {
      if (way === 'inCooperative') {
        const {members: costs} = cooperativeCosts(
          axis,
          priced.energy,
          priced.members,
          {...options, ...powerFacts(members)},
          ({sheet}) => sheet(taxedSum),
        );
        return options.internalVat && options.internalPrice > 0
          ? withInternalVat(
              costs,
              internalSplit(priced.energy, options.key, priced.bucketsOf),
              options,
            )
          : costs;
      }
      return way === 'netBilling' && options.prices === null
        ? null
        : priced.members.map((member) => this.outside(way, member, options));
    };
    const bills = ways.map((way) => [way, billsOf(way)] as const);
    return {
      ...Object.fromEntries(
        bills.map(([way, all]) => [way, all && sumGrosze(all.map(({gross}) => gross))]),
      ),
      deductedVat: Object.fromEntries(
        bills.map(([way, all]) => [way, deductedVat(members, (index) => all?.[index]?.vat)]),
      ),
    };
  }

  /** What a member would pay outside the cooperative. */
  private outside(way: Comparison, member: PricedMember, options: SettlementOptions): TaxedSum {
    const {axis} = this;
    switch (way) {
      case 'alone':
        return costsAlone(axis, member, options, taxedSum);
      case 'aloneWithSources':
        return costsWithSources(axis, member, options, taxedSum);
      case 'netBilling':
        return costsInNetBilling(axis, member, options) ?? noBills;
    }
  }
}

/** Beside the bills, the VAT on the internal price. */
function withInternalVat(
  bills: readonly TaxedSum[],
  splits: readonly InternalSplit[],
  options: SettlementOptions,
): readonly TaxedSum[] {
  return bills.map(({gross, vat}, index): TaxedSum => {
    const received = sum(splits[index]?.shared ?? new Float64Array());
    const {internalVat} = internalPayment(received, 0, options);
    return {gross: sumGrosze([gross, internalVat]), vat: sumGrosze([vat, internalVat])};
  });
}

/** The same meters with the same zones: other prices in them do not change the energy. */
function hasSameEnergy(
  members: readonly SettlementMember[],
  others: readonly SettlementMember[],
): boolean {
  return (
    members.length === others.length &&
    members.every((member, index) => {
      const other = others[index];
      return (
        member.hours === other?.hours &&
        member.tariff.schedule === other.tariff.schedule &&
        member.tariff.zones.length === other.tariff.zones.length &&
        member.tariff.capacity.kind === other.tariff.capacity.kind
      );
    })
  );
}
