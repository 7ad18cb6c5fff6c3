import {sumGrosze, type Grosze} from '../../kernel/units';
import {aloneCosts, netBillingCosts} from './alternatives';
import {cooperativeCosts, powerFacts} from './cooperativeCosts';
import type {HourAxis} from '../hours/hourAxis';
import type {Comparison, Settlement, SettlementMember, SettlementOptions} from '../types';
import {settleEnergy, type MemberEnergy} from '../energy/settleEnergy';
import {priceList, sumIntoBuckets, type PriceList, type Tariff} from './tariff';

/** A way to buy energy, by its name in {@link Settlement}. */
type Way = 'inCooperative' | Comparison;

interface SummedMember {
  readonly member: SettlementMember;
  readonly list: PriceList;
  readonly energy: MemberEnergy;
  readonly consumed: Float64Array;
}

/**
 * The totals of `settle()` without what stands behind them: no checks, no keys, and only the comparisons asked for. For
 * one cooperative settled many times over, whose series have been checked; what it uses is summed once.
 */
export class CooperativeSums {
  private readonly lists = new Map<Tariff, PriceList>();
  private readonly consumed = new WeakMap<Float64Array, Float64Array>();

  constructor(
    private readonly axis: HourAxis,
    private readonly options: SettlementOptions,
  ) {}

  /** Gross sums over the members for the ways asked for; null for net-billing without market prices. */
  of(members: readonly SettlementMember[], ways: readonly Way[]): Partial<Settlement['totals']> {
    const {axis, options} = this;
    const lists = members.map(({tariff}) => this.listOf(tariff));
    const buckets = lists.map((list) => list.buckets);
    const energy = settleEnergy(
      axis,
      members.map(({meter}) => meter),
      options,
      (index) => buckets[index] ?? {ofHour: new Uint8Array(axis.hours), count: 1},
    );
    const summed = members.flatMap((member, index): SummedMember[] => {
      const [list, own] = [lists[index], energy.members[index]];
      return list && own
        ? [{member, list, energy: own, consumed: this.consumedBy(member, list, own)}]
        : [];
    });
    const total = (way: Way): Grosze | null => {
      if (way === 'inCooperative') {
        const costs = cooperativeCosts(axis, energy, summed, {...options, ...powerFacts(members)});
        return sumGrosze(costs.members.map(({sheet}) => sheet.gross));
      }
      const grosses = summed
        .filter(({member}) => member.isStorage !== true)
        .map((member) => this.outside(way, member));
      return grosses.includes(null) ? null : sumGrosze(grosses.filter((gross) => gross !== null));
    };
    return Object.fromEntries(ways.map((way) => [way, total(way)]));
  }

  /** What a member pays who is in no cooperative. */
  private outside(way: Comparison, {member, list, energy, consumed}: SummedMember): Grosze | null {
    const {axis, options} = this;
    switch (way) {
      case 'alone':
        return aloneCosts(axis, list, consumed, options.vat).gross;
      case 'aloneWithSources':
        return aloneCosts(axis, list, energy.balance.withdrawn, options.vat).gross;
      case 'netBilling':
        return (
          options.prices &&
          netBillingCosts(axis, list, member.meter, energy.balance, {
            prices: options.prices,
            vat: options.vat,
            sourceKw: member.sourceKw,
            steady: options.year === 'steady',
          }).gross
        );
    }
  }

  private listOf(tariff: Tariff): PriceList {
    const list = this.lists.get(tariff) ?? priceList(this.axis, tariff);
    this.lists.set(tariff, list);
    return list;
  }

  /** A battery of the cooperative uses nothing; without a known use what was withdrawn stands for it. */
  private consumedBy(
    {consumption, isStorage}: SettlementMember,
    list: PriceList,
    {balance}: MemberEnergy,
  ): Float64Array {
    if (isStorage === true) {
      return new Float64Array(balance.drawn.length);
    }
    if (!consumption) {
      return balance.withdrawn;
    }
    const known =
      this.consumed.get(consumption) ?? sumIntoBuckets(this.axis, consumption, list.buckets);
    this.consumed.set(consumption, known);
    return known;
  }
}
