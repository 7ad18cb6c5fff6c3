import type {CooperativeInput} from './schema';

/** Power of the panels alone, kWp: the variable of the power curve. */
export function photovoltaicKw({members}: CooperativeInput): number {
  return members
    .flatMap(({sources = []}) => sources)
    .reduce((all, {kind, kw}) => (kind === 'pv' ? all + kw : all), 0);
}

/** What is known about the cost of a different amount of panels. */
export type PanelCost =
  | {readonly kind: 'perKw'; readonly zlPerKw: number}
  /** The cost covers more than panels, and their part of it is unknown. */
  | {readonly kind: 'mixed'}
  | {readonly kind: 'none'};

/**
 * The cost in the description divided over its panels. Only if it pays for nothing else: otherwise the cost of the
 * other sources or batteries would have to be made up.
 */
export function panelCost(input: CooperativeInput): PanelCost {
  const {finance, prices, battery, members} = input;
  const kw = photovoltaicKw(input);
  const isCompared = finance?.against !== 'netBilling' || prices?.market !== undefined;
  if (!finance || finance.costZl <= 0 || kw <= 0 || !isCompared) {
    return {kind: 'none'};
  }
  const hasMore =
    battery !== undefined ||
    members.some(
      (member) =>
        member.battery !== undefined ||
        (member.sources ?? []).some(({kind, kw: power}) => kind !== 'pv' && power > 0) ||
        (member.sourceKw ?? 0) > 0,
    );
  return hasMore ? {kind: 'mixed'} : {kind: 'perKw', zlPerKw: finance.costZl / kw};
}
