import type {CooperativeInput} from './schema';

/** Power of the panels alone, kWp: what the curve of power goes by. */
export function photovoltaicKw({members}: CooperativeInput): number {
  return members
    .flatMap(({sources = []}) => sources)
    .reduce((all, {kind, kw}) => (kind === 'pv' ? all + kw : all), 0);
}

/** What is known of the cost of panels of another power. */
export type PanelCost =
  | {readonly kind: 'perKw'; readonly zlPerKw: number}
  /** The cost pays for more than panels, and no one says how much of it is theirs. */
  | {readonly kind: 'mixed'}
  | {readonly kind: 'none'};

/**
 * The cost of the description spread over its panels. Only where there is nothing else to pay for: a cost of other
 * sources or batteries would have to be invented.
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
        (member.sources === undefined && (member.sourceKw ?? 0) > 0),
    );
  return hasMore ? {kind: 'mixed'} : {kind: 'perKw', zlPerKw: finance.costZl / kw};
}
