import {finite, formatEstimate, formatZloty} from '../numbers';
import type {Zloty} from '@cooperative/polish';

/** What the cooperative saves in a year with panels of this power. */
export interface SavingPoint {
  readonly kw: number;
  readonly savingZl: Zloty;
  /** Net present value of the whole investment. */
  readonly npvZl?: Zloty;
}

interface Measure {
  readonly key: 'savingZl' | 'npvZl';
  readonly name: string;
}

export const savingMeasure: Measure = {
  key: 'savingZl',
  name: 'Oszczędność w roku ze źródeł i spółdzielni',
};
export const valueMeasure: Measure = {key: 'npvZl', name: 'Wartość przedsięwzięcia (NPV)'};

/** Points sorted by power, without those that are not numbers. */
export function usablePoints(points: readonly SavingPoint[]): readonly SavingPoint[] {
  return points
    .filter(({kw, savingZl}) => Number.isFinite(kw) && Number.isFinite(savingZl))
    .sort((a, b) => a.kw - b.kw);
}

/** The saving, and the net present value if every point has one. */
export function measuresOf(points: readonly SavingPoint[]): readonly Measure[] {
  const haveValue = points.length > 0 && points.every(({npvZl}) => Number.isFinite(npvZl));
  return haveValue ? [savingMeasure, valueMeasure] : [savingMeasure];
}

/** Index of the point of this power or the nearest to it; −1 without points. */
export function indexOf(points: readonly SavingPoint[], kw: number): number {
  return points.reduce(
    (nearest, point, index) =>
      nearest < 0 || Math.abs(point.kw - kw) < Math.abs((points[nearest]?.kw ?? 0) - kw)
        ? index
        : nearest,
    -1,
  );
}

export function formatPower(kw: number): string {
  return `${formatEstimate(kw)}\u00a0kWp`;
}

/** What the curve shows, in one sentence. Without `best`, more is not better: it also costs more. */
export function curveFinding(
  points: readonly SavingPoint[],
  current: number,
  best: number | null,
): string {
  if (points.length === 0) {
    return 'Nie ma punktów do pokazania.';
  }
  const here = Number.isFinite(current) ? ` Teraz w obliczeniu: ${formatPower(current)}.` : '';
  const chosen = best === null ? undefined : points[indexOf(points, best)];
  if (chosen) {
    return `Najwyższa wartość przedsięwzięcia (NPV) jest przy ${formatPower(chosen.kw)}: ${formatZloty(finite(chosen.npvZl))}.${here}`;
  }
  const [first, last] = [points[0], points.at(-1)];
  return `Od ${formatPower(first?.kw ?? 0)} do ${formatPower(last?.kw ?? 0)} oszczędność w roku zmienia się od ${formatZloty(finite(first?.savingZl))} do ${formatZloty(finite(last?.savingZl))}.${here}`;
}
