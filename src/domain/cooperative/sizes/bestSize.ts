import {maximize} from '../../finance/maximize';
import {manyMembers} from '../description/limits';
import {batteryKwh, panelCost, photovoltaicKw} from '../description/panels';
import {powerFactors, type PowerCurve, type PowerPoint} from './powerCurve';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import {sizeLimits, type SizeBound} from './sizeLimits';

/** The size with the highest present value over the years of the project, other things staying as described. */
interface BestSize {
  /** kWp of panels, or kWh of batteries. */
  readonly size: number;
  readonly savingZl: number;
  readonly npvZl: number;
  /** What keeps it from being even better, if anything does. */
  readonly bound?: SizeBound;
}

/** The best power, or why there is none. */
type BestPanels =
  | {readonly kind: 'found'; readonly best: BestSize}
  | {readonly kind: 'noCost'}
  /** The cost covers more than panels, and that of 1 kWp is not given. */
  | {readonly kind: 'mixedCost'}
  /** The panels alone, or the batteries alone, would cost more than the whole investment. */
  | {readonly kind: 'wrongCost'}
  /** What the coverage needs is more than roofs or the statute allow, kWp. */
  | {readonly kind: 'none'; readonly needed: number; readonly allowed: number};

/** Sizes to invest in. */
export interface BestSizes {
  readonly panels: BestPanels;
  /** Null if there are no batteries, or the cost of 1 kWh is not given. */
  readonly batteries: BestSize | null;
}

const batteryFactors = [0, 0.5, 1, 1.5, 2];
/** Ten times the described batteries: a search must end somewhere, and the result says where it stopped. */
const mostBatteries = 10;

/** The evaluations of one search, by factor. */
class Evaluations {
  readonly points = new Map<number, {savingZl: number; npvZl?: number}>();

  constructor(private readonly at: (factor: number) => {savingZl: number; npvZl?: number}) {}

  value = (factor: number): number => {
    const found = this.at(factor);
    this.points.set(factor, found);
    return found.npvZl ?? -Infinity;
  };
}

/** Searches for the best panels and batteries, one by one; yields before every settlement. */
export function* bestSizeSteps(
  prepared: PreparedCooperative,
  curve: PowerCurve,
): Generator<undefined, BestSizes> {
  const panels = yield* bestPanels(prepared, curve);
  return {
    panels,
    batteries: panels.kind === 'wrongCost' ? null : yield* bestBatteries(prepared, curve),
  };
}

/** About how many settlements the search takes, for its progress. */
export function searchLength(prepared: PreparedCooperative): number {
  const {input} = prepared;
  const one = 2 * (stepsFor(prepared) + 1);
  const hasBatteries = input.finance?.batteryZlPerKwh !== undefined && batteryKwh(input) > 0;
  return (panelCost(input).kind === 'perKw' ? one : 0) + (hasBatteries ? one : 0);
}

function stepsFor({members}: PreparedCooperative): number {
  return members.length > manyMembers ? 3 : 7;
}

function* bestPanels(
  prepared: PreparedCooperative,
  curve: PowerCurve,
): Generator<undefined, BestPanels> {
  const {input} = prepared;
  const cost = panelCost(input);
  if (cost.kind !== 'perKw') {
    return {kind: cost.kind === 'mixed' ? 'mixedCost' : 'noCost'};
  }
  const kw = photovoltaicKw(input);
  const batteriesZl = batteryKwh(input) * (input.finance?.batteryZlPerKwh ?? 0);
  // Rounding of a cost divided over its own panels is no contradiction.
  if (Math.max(kw * cost.zlPerKw, batteriesZl) > (input.finance?.costZl ?? 0) * 1.000_001) {
    return {kind: 'wrongCost'};
  }
  const {low, high, highBound, jumps} = sizeLimits(prepared, curve.panelKwh);
  if (low > high) {
    return {kind: 'none', needed: low, allowed: high};
  }
  const found = new Evaluations((factor) => curve.at(factor));
  const {at} = yield* maximize(found.value, {
    coarse: powerFactors(prepared.members.length),
    jumps: jumps.map((jump) => jump.kw / kw),
    low: low / kw,
    high: high / kw,
    steps: stepsFor(prepared),
  });
  const isAt = (limit: number): boolean => Math.abs(at * kw - limit) < limit * 1e-6;
  const bound = isAt(high)
    ? highBound
    : low > 0 && isAt(low)
      ? 'coverage'
      : jumps.find((jump) => isAt(jump.kw))?.bound;
  return {kind: 'found', best: sizeOf(found, at, at * kw, bound)};
}

function* bestBatteries(
  prepared: PreparedCooperative,
  curve: PowerCurve,
): Generator<undefined, BestSize | null> {
  const {finance} = prepared.input;
  const kwh = batteryKwh(prepared.input);
  const price = finance?.batteryZlPerKwh;
  if (!finance || price === undefined || kwh <= 0 || finance.costZl <= kwh * price) {
    return null;
  }
  const found = new Evaluations((factor) =>
    curve.of({panels: 1, batteries: factor}, (factor - 1) * kwh * price),
  );
  const {at} = yield* maximize(found.value, {
    coarse: batteryFactors,
    jumps: [],
    low: 0,
    high: mostBatteries,
    steps: stepsFor(prepared),
  });
  return sizeOf(found, at, at * kwh);
}

function sizeOf({points}: Evaluations, at: number, size: number, bound?: SizeBound): BestSize {
  const {savingZl = 0, npvZl = 0} = points.get(at) ?? {};
  return {size, savingZl, npvZl, ...(bound && {bound})};
}

/** The curve with the best power on it, sorted. */
export function withBest(
  points: readonly PowerPoint[],
  {panels}: BestSizes,
): readonly PowerPoint[] {
  if (panels.kind !== 'found') {
    return points;
  }
  const {size, savingZl, npvZl} = panels.best;
  const isThere = points.some(({kw}) => Math.abs(kw - size) < 1e-6 * Math.max(size, 1));
  return isThere ? points : [...points, {kw: size, savingZl, npvZl}].sort((a, b) => a.kw - b.kw);
}
