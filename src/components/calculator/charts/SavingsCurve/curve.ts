import {finite, formatEstimate, formatZloty} from '@site/src/components/calculator/shared/numbers';

/** What the cooperative saves in a year with panels of this power. */
export interface SavingPoint {
  readonly kw: number;
  readonly savingZl: number;
  /** Net present value of the whole investment. */
  readonly npvZl?: number;
}

interface Measure {
  readonly key: 'savingZl' | 'npvZl';
  readonly name: string;
  /** As part of a sentence: „przy 40 kWp …”. */
  readonly best: string;
}

export const savingMeasure: Measure = {
  key: 'savingZl',
  name: 'Oszczędność w roku',
  best: 'największa oszczędność w roku',
};

const valueMeasure: Measure = {
  key: 'npvZl',
  name: 'Wartość przedsięwzięcia (NPV)',
  best: 'największa wartość przedsięwzięcia (NPV)',
};

/** Points sorted by power, without those that are not numbers. */
export function usablePoints(points: readonly SavingPoint[]): readonly SavingPoint[] {
  return points
    .filter(({kw, savingZl}) => Number.isFinite(kw) && Number.isFinite(savingZl))
    .toSorted((a, b) => a.kw - b.kw);
}

/** The saving, and the net present value if every point has one. */
export function measuresOf(points: readonly SavingPoint[]): readonly Measure[] {
  const haveValue = points.length > 0 && points.every(({npvZl}) => Number.isFinite(npvZl));
  return haveValue ? [savingMeasure, valueMeasure] : [savingMeasure];
}

/** Index of the highest point, the smaller power of two equal ones; −1 without points. */
export function bestOf(points: readonly SavingPoint[], {key}: Measure): number {
  return points.reduce(
    (best, point, index) =>
      best < 0 || finite(point[key]) > finite(points[best]?.[key]) ? index : best,
    -1,
  );
}

export function formatPower(kw: number): string {
  return `${formatEstimate(kw)}\u00a0kWp`;
}

/** What the curve shows, in one sentence. */
export function curveFinding(points: readonly SavingPoint[], current: number): string {
  const measure = measuresOf(points).at(-1) ?? savingMeasure;
  const best = points[bestOf(points, measure)];
  if (!best) {
    return 'Nie ma punktów do pokazania.';
  }
  const here = Number.isFinite(current) ? ` Teraz w obliczeniu: ${formatPower(current)}.` : '';
  return `Przy mocy ${formatPower(best.kw)} jest ${measure.best}: ${formatZloty(finite(best[measure.key]))}.${here}`;
}
