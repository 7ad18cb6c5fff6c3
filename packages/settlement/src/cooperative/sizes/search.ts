import {manyMembers} from '../description/limits';
import type {PreparedCooperative} from '../prepare/prepareCooperative';
import type {PowerCurve} from './powerCurve';
import {sizeLimits} from './sizeLimits';
import type {PowerPoint, SizeBound} from '../shapes';

/** Multiples of the described batteries that are tried first. */
export const batteryFactors = [0, 0.5, 1, 1.5, 2];
/** Ten times the described batteries: a search must end somewhere, and the result says where it stopped. */
export const mostBatteries = 10;

type Evaluation = Omit<PowerPoint, 'kw'>;

/** The evaluations of searches among the same sizes, by factor; each size is settled once. */
export class Evaluations {
  readonly points = new Map<number, Evaluation>();

  constructor(private readonly at: (factor: number) => Evaluation) {}

  readonly value = (factor: number): number => this.of(factor).npvZl ?? -Infinity;

  /** Under the other reading of the rule on the grid fee. */
  readonly otherValue = (factor: number): number => this.of(factor).otherNpvZl ?? -Infinity;

  private of(factor: number): Evaluation {
    const found = this.points.get(factor) ?? this.at(factor);
    this.points.set(factor, found);
    return found;
  }
}

/** How finely to search: each settlement of many members takes a while. */
export function stepsFor({members}: PreparedCooperative): number {
  return members.length > manyMembers ? 3 : 7;
}

/** What keeps panels of this power from being more or fewer. */
export function boundAt(
  power: number,
  prepared: PreparedCooperative,
  curve: PowerCurve,
): SizeBound | undefined {
  const {low, high, highBound, jumps} = sizeLimits(prepared, curve.panelKwh);
  const isAt = (limit: number): boolean => Math.abs(power - limit) < limit * 1e-6;
  return isAt(high)
    ? highBound
    : low > 0 && isAt(low)
      ? 'coverage'
      : jumps.find((jump) => isAt(jump.kw))?.bound;
}
