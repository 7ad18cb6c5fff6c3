import {maximize} from '../../finance/maximize';
import {type Steps, zloty} from '@cooperative/polish';
import {manyMembers} from '../description/limits';
import {batteryKwh, panelCost, photovoltaicKw} from '../description/panels';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import type {PowerCurve, Size} from './powerCurve';
import {batteryFactors, boundAt, Evaluations, mostBatteries, stepsFor} from './search';
import {sizeLimits} from './sizeLimits';
import type {BestPair, BestSize} from '../shapes';

/** Rounds of looking for the one at the best of the other; a round that moves neither is the last. */
const mostRounds = 4;
/** Multiples of the size of the round before. */
const around = [0.5, 0.75, 1, 1.35, 2];

/** Begins with the better of both single searches, and changes panels and batteries by turns. */
export function* bestPair(
  prepared: PreparedCooperative,
  curve: PowerCurve,
  panels: BestSize,
  batteries: BestSize,
): Steps<BestPair | null> {
  const {input, members} = prepared;
  const cost = panelCost(input);
  const [kw, kwh] = [photovoltaicKw(input), batteryKwh(input)];
  const price = input.finance?.batteryZlPerKwh ?? 0;
  const zlPerKw = cost.kind === 'perKw' ? cost.zlPerKw : 0;
  if (kw * zlPerKw + kwh * price > (input.finance?.costZl ?? 0) * 1.000_001) {
    return null;
  }
  const {low, high, jumps} = sizeLimits(prepared, curve.panelKwh);
  const at = (size: Size) =>
    curve.of(size, (size.panels - 1) * kw * zlPerKw + (size.batteries - 1) * kwh * price);
  const steps = stepsFor(prepared);
  let size: Size =
    panels.npvZl > batteries.npvZl
      ? {panels: panels.size / kw, batteries: 1}
      : {panels: clamped(1, low / kw, high / kw), batteries: batteries.size / kwh};
  let best = at(size);
  for (let round = 0; round < (members.length > manyMembers ? 1 : mostRounds); round += 1) {
    const before = best.npvZl ?? -Infinity;
    const power = new Evaluations((factor) => at({...size, panels: factor}));
    const {at: nextPanels} = yield* maximize(power.value, {
      coarse: around.map((factor) => factor * size.panels),
      jumps: jumps.map((jump) => jump.kw / kw),
      low: low / kw,
      high: high / kw,
      steps,
    });
    size = {...size, panels: nextPanels};
    const capacity = new Evaluations((factor) => at({...size, batteries: factor}));
    const {at: nextBatteries} = yield* maximize(capacity.value, {
      coarse:
        size.batteries > 0
          ? [0, ...around.map((factor) => Math.min(factor * size.batteries, mostBatteries))]
          : batteryFactors,
      jumps: [],
      low: 0,
      high: mostBatteries,
      steps,
    });
    size = {...size, batteries: nextBatteries};
    best = capacity.points.get(nextBatteries) ?? best;
    if ((best.npvZl ?? -Infinity) - before < noticeableZl) {
      break;
    }
  }
  const bound = boundAt(size.panels * kw, prepared, curve);
  const {savingZl, npvZl = zloty(0)} = best;
  return {
    panelKw: size.panels * kw,
    batteryKwh: size.batteries * kwh,
    savingZl,
    npvZl,
    ...(bound && {bound}),
  };
}

/** zł over all years: less is no reason to search on. */
const noticeableZl = 1;

function clamped(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
