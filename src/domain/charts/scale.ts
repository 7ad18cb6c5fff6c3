export interface Scale {
  /** Round numbers in ascending order, including zero. */
  readonly ticks: readonly number[];
  readonly bottom: number;
  readonly top: number;
}

const roundSteps = [1, 2, 2.5, 5, 10];

const wantedSteps = 4;

/** A scale containing zero and all values, in about four round steps. `NaN` and the like are ignored. */
export function roundScale(values: Iterable<number>): Scale {
  let lowest = 0;
  let highest = 0;
  for (const value of values) {
    if (Number.isFinite(value)) {
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }
  if (highest === lowest) {
    return {ticks: [0, 1], bottom: 0, top: 1};
  }
  const exact = (highest - lowest) / wantedSteps;
  const power = 10 ** Math.floor(Math.log10(exact));
  const step = (roundSteps.find((round) => round * power >= exact * 0.999) ?? 10) * power;
  // Sums are not exact, so a value marginally above a tick counts as on it.
  const from = Math.floor(lowest / step + 1e-9) || 0;
  const to = Math.ceil(highest / step - 1e-9) || 0;
  return {
    ticks: Array.from({length: to - from + 1}, (_, index) => tidy((from + index) * step)),
    bottom: tidy(from * step),
    top: tidy(to * step),
  };
}

/** Removes floating-point noise: 0.6000000000000001 becomes 0.6. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
