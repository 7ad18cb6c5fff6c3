/** Multipliers of a year: of what the Sun and the wind give, and of energy prices. */
export interface Scenario {
  readonly generation: number;
  readonly prices: number;
}

/** The year as it is expected. */
export const usualYear: Scenario = {generation: 1, prices: 1};

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

/** The usual year, then the four corners: cloudy and sunny, with prices down and up. */
export function scenarios(spread: Spread = exampleSpread): readonly [Scenario, ...Scenario[]] {
  const around = (part: number): readonly number[] => [1 - part, 1 + part];
  return [
    usualYear,
    ...around(spread.generation).flatMap((generation) =>
      around(spread.prices).map((prices) => ({generation, prices})),
    ),
  ];
}

/** The range of outcomes of {@link scenarios}, in their order. */
export function outcomeRange(outcomes: readonly number[]): OutcomeRange {
  return {
    low: Math.min(...outcomes),
    base: outcomes[0] ?? Number.NaN,
    high: Math.max(...outcomes),
  };
}
