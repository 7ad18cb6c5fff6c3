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

/** A way to buy energy, by its name in {@link Settlement}. */
type Way = 'inCooperative' | Comparison;

/**
 * The totals of `settle()` without what stands behind them: no checks, no keys, and only the comparisons asked for. For
 * one cooperative settled many times over, whose series have been checked; what it uses is summed once.
 */
export class CooperativeSums {
  private readonly cache = new SeriesCache();

  constructor(
    private readonly axis: HourAxis,
    private readonly options: SettlementOptions,
  ) {}

  /** Gross sums over the members for the ways asked for; null for net-billing without market prices. */
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

  /** What a member pays who is in no cooperative. */
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
