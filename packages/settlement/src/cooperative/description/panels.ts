import type {CooperativeInput} from './schema';

/** Power of the panels alone, kWp: the variable of the power curve. */
export function photovoltaicKw({members}: CooperativeInput): number {
  return members
    .flatMap(({sources = []}) => sources)
    .reduce((all, {kind, kw}) => (kind === 'pv' ? all + kw : all), 0);
}

/** Capacity of all batteries, of the members and of the cooperative, kWh. */
export function batteryKwh({members, battery}: CooperativeInput): number {
  return [battery, ...members.map((member) => member.battery)].reduce(
    (all, own) => all + (own?.kwh ?? 0),
    0,
  );
}

/** What is known about the cost of a different amount of panels. */
type PanelCost =
  | {readonly kind: 'perKw'; readonly zlPerKw: number}
  /** The cost covers more than panels, and their part of it is unknown. */
  | {readonly kind: 'mixed'}
  | {readonly kind: 'none'};

/**
 * The price of one more kWp: as given or, if the cost in the description pays for nothing else, that cost divided over
 * its panels. Otherwise the cost of the other sources or batteries would have to be made up.
 */
export function panelCost(input: CooperativeInput): PanelCost {
  const {finance, prices, battery, members} = input;
  const kw = photovoltaicKw(input);
  const isCompared = finance?.against !== 'netBilling' || prices?.market !== undefined;
  if (!finance || finance.costZl <= 0 || kw <= 0 || !isCompared) {
    return {kind: 'none'};
  }
  if (finance.panelZlPerKw !== undefined) {
    return {kind: 'perKw', zlPerKw: finance.panelZlPerKw};
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
