import {maximize} from '../../finance/maximize';
import {type Steps, zloty} from '@cooperative/polish';
import {batteryKwh, panelCost, photovoltaicKw} from '../description/panels';
import {bestPair} from './bestPair';
import {powerFactors, type PowerCurve} from './powerCurve';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import {batteryFactors, boundAt, Evaluations, mostBatteries, stepsFor} from './search';
import {sizeLimits} from './sizeLimits';
import type {BestPanels, BestSize, BestSizes, PowerPoint, SizeBound} from '../shapes';

/** Searches for the best panels and batteries, one by one and together; yields before every settlement. */
export function* bestSizeSteps(prepared: PreparedCooperative, curve: PowerCurve): Steps<BestSizes> {
  const panels = yield* bestPanels(prepared, curve);
  const batteries = panels.kind === 'wrongCost' ? null : yield* bestBatteries(prepared, curve);
  return {
    leastKw: curve.leastKw,
    panels,
    batteries,
    together:
      panels.kind === 'found' && batteries
        ? yield* bestPair(prepared, curve, panels.best, batteries)
        : null,
  };
}

/** About how many settlements the search takes, for its progress. */
export function searchLength(prepared: PreparedCooperative): number {
  const {input} = prepared;
  const one = 2 * (stepsFor(prepared) + 1);
  const hasBatteries = input.finance?.batteryZlPerKwh !== undefined && batteryKwh(input) > 0;
  const hasPanels = panelCost(input).kind === 'perKw';
  return (hasPanels ? 2 * one : 0) + (hasBatteries ? one : 0) * (hasPanels ? 3 : 1);
}

function* bestPanels(prepared: PreparedCooperative, curve: PowerCurve): Steps<BestPanels> {
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
  const {low, high, jumps} = sizeLimits(prepared, curve.panelKwh);
  if (low > high) {
    return {kind: 'none', needed: low, allowed: high};
  }
  const found = new Evaluations((factor) => curve.at(factor));
  const search = {
    coarse: powerFactors(prepared.members.length),
    jumps: jumps.map((jump) => jump.kw / kw),
    low: low / kw,
    high: high / kw,
    steps: stepsFor(prepared),
  };
  const bestBy = function* (value: (factor: number) => number): Steps<BestSize> {
    const {at} = yield* maximize(value, search);
    return sizeOf(found, at, at * kw, boundAt(at * kw, prepared, curve));
  };
  return {
    kind: 'found',
    best: yield* bestBy(found.value),
    otherBest: yield* bestBy(found.otherValue),
  };
}

function* bestBatteries(prepared: PreparedCooperative, curve: PowerCurve): Steps<BestSize | null> {
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
  const {savingZl = zloty(0), npvZl = zloty(0), otherNpvZl} = points.get(at) ?? {};
  return {
    ...{size, savingZl, npvZl},
    ...(otherNpvZl !== undefined && {otherNpvZl}),
    ...(bound && {bound}),
  };
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
