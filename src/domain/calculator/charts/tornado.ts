import {finite, formatZloty} from '../numbers';

/** What the saving of a year becomes when one thing changes, zł. */
export interface TornadoFactor {
  readonly name: string;
  /** What it is when less, and when more, is saved: „płacą członkowie”. Null where nothing lies on that side. */
  readonly lowWhen: string | null;
  readonly highWhen: string | null;
  readonly low: number;
  readonly high: number;
  /** Where the width comes from. */
  readonly source: string;
}

/** How much it changes, zł. */
export function widthOf({low, high}: TornadoFactor): number {
  return finite(high) - finite(low);
}

/** The widest first. */
export function sortedFactors(factors: readonly TornadoFactor[]): readonly TornadoFactor[] {
  return factors.slice().sort((a, b) => widthOf(b) - widthOf(a));
}

/** What the picture shows, in one sentence. */
export function tornadoFinding(factors: readonly TornadoFactor[], base: number): string {
  const [first] = sortedFactors(factors);
  return first
    ? `Najwięcej zmienia: ${first.name}, od ${formatZloty(first.low)} do ${formatZloty(first.high)} oszczędności w roku zamiast ${formatZloty(base)}.`
    : 'Nie ma czego zmieniać.';
}
