/** Multipliers of a year, for sun and wind generation and for energy prices. */
export interface Scenario {
  readonly generation: number;
  readonly prices: number;
}

/** The expected year. */
export const usualYear: Scenario = {generation: 1, prices: 1};

/** How far each may deviate either way, as a fraction. */
export interface Spread {
  readonly generation: number;
  readonly prices: number;
}

/**
 * Examples. A month's sunshine in Poland varies by 15 % from year to year (ENTSO-E, May 2024 and 2025) and a whole
 * year's by less, so this errs on the wide side; the price spread has no source.
 */
const exampleSpread: Spread = {generation: 0.15, prices: 0.2};

export interface OutcomeRange {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** The usual year, then the four combinations of a cloudy or sunny year with lower or higher prices. */
export function scenarios(spread: Spread = exampleSpread): readonly [Scenario, ...Scenario[]] {
  const around = (part: number): readonly number[] => [1 - part, 1 + part];
  return [
    usualYear,
    ...around(spread.generation).flatMap((generation) =>
      around(spread.prices).map((prices) => ({generation, prices})),
    ),
  ];
}

/** The range of the outcomes of {@link scenarios}, given in the same order. */
export function outcomeRange(outcomes: readonly number[]): OutcomeRange {
  return {
    low: Math.min(...outcomes),
    base: outcomes[0] ?? Number.NaN,
    high: Math.max(...outcomes),
  };
}
