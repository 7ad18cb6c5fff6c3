/** What a year is like, and how an unsettled rule is read in it; what is not named is as described. */
export interface Scenario {
  /** Multipliers of sun and wind generation, and of energy prices. */
  readonly generation: number;
  readonly prices: number;
  /** Months whose market price is assumed have none above the lowest, or none below the highest they may have. */
  readonly assumedMarket?: 'lowest' | 'highest';
  /** A5 */
  readonly gridReading?: 1 | 2;
  /** A7 */
  readonly flatCapacityBy?: 'drawn' | 'bought';
  /** A14 */
  readonly capacityCoefficient?: number;
  /** A8 */
  readonly internalVat?: boolean;
}

/** The expected year. */
export const usualYear: Scenario = {generation: 1, prices: 1};

/** How far generation and prices may deviate either way, percent. */
export interface Spread {
  readonly generation: number;
  readonly prices: number;
}

/**
 * Assumptions, which the reader can change. A month's sunshine in Poland varied by 15 % (ENTSO-E, May 2024 and 2025);
 * a whole year's varies less, so this errs on the wide side. The price spread has no source.
 */
export const assumedSpread: Spread = {generation: 15, prices: 20};

export interface OutcomeRange {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}
