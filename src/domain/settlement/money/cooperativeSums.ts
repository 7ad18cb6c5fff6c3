import {sumGrosze, type Grosze} from '../../kernel/units';
import type {HourAxis} from '../hours/hourAxis';
import {SeriesCache} from '../hours/seriesCache';
import {
  costsAlone,
  costsInNetBilling,
  costsWithSources,
  priceMembers,
  type PricedMember,
} from '../priceMembers';
import type {Comparison, Settlement, SettlementMember, SettlementOptions} from '../types';
import {noBills} from './bill';
import {cooperativeCosts, powerFacts} from './cooperativeCosts';

/** A way of buying energy, named as in {@link Settlement}. */
type Way = 'inCooperative' | Comparison;

/**
 * Only the totals of `settle()`: no checks, no keys, and just the comparisons requested. Meant for settling one
 * cooperative with checked series many times over; its use is summed only once.
 */
export class CooperativeSums {
  private readonly cache = new SeriesCache();

  constructor(
    private readonly axis: HourAxis,
    private readonly options: SettlementOptions,
  ) {}

  /** Gross sums over the members for the requested ways; null for net-billing without market prices. */
  of(members: readonly SettlementMember[], ways: readonly Way[]): Partial<Settlement['totals']> {
    const {axis, options, cache} = this;
    const priced = priceMembers(axis, members, options, cache);
    const total = (way: Way): Grosze | null => {
      if (way === 'inCooperative') {
        const costs = cooperativeCosts(axis, priced.energy, priced.members, {
          ...options,
          ...powerFacts(members),
        });
        return sumGrosze(costs.members.map(({sheet}) => sheet.gross));
      }
      return way === 'netBilling' && options.prices === null
        ? null
        : sumGrosze(priced.members.map((member) => this.outside(way, member)));
    };
    return Object.fromEntries(ways.map((way) => [way, total(way)]));
  }

  /** What a member would pay outside the cooperative. */
  private outside(way: Comparison, member: PricedMember): Grosze {
    const {axis, options} = this;
    switch (way) {
      case 'alone':
        return costsAlone(axis, member, options).gross;
      case 'aloneWithSources':
        return costsWithSources(axis, member, options).gross;
      case 'netBilling':
        return costsInNetBilling(axis, member, options)?.gross ?? noBills.gross;
    }
  }
}
