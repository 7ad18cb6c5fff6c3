import {ok, type Result} from '../result';

/** Multipliers of a year: of what the Sun and the wind give, and of energy prices. */
export interface Scenario {
  readonly generation: number;
  readonly prices: number;
}

/** How far each may go either way, as parts. */
export interface Spread {
  readonly generation: number;
  readonly prices: number;
}

/**
 * Examples. A month's sunshine in Poland differs by 15 % from year to year (ENTSO-E, May 2024 and 2025), a whole year by
 * less, so this errs on the wide side; prices have no source.
 */
const exampleSpread: Spread = {generation: 0.15, prices: 0.2};

export interface OutcomeRange {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** The base and the four corners: cloudy and sunny year, prices down and up. The first error stops it. */
export function outcomeRange(
  evaluate: (scenario: Scenario) => Result<number>,
  spread: Spread = exampleSpread,
): Result<OutcomeRange> {
  const base = evaluate({generation: 1, prices: 1});
  if (!base.ok) {
    return base;
  }
  let low = base.value;
  let high = base.value;
  for (const generation of [1 - spread.generation, 1 + spread.generation]) {
    for (const prices of [1 - spread.prices, 1 + spread.prices]) {
      const corner = evaluate({generation, prices});
      if (!corner.ok) {
        return corner;
      }
      low = Math.min(low, corner.value);
      high = Math.max(high, corner.value);
    }
  }
  return ok({low, base: base.value, high});
}
