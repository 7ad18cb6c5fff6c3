import type {Zloty} from '@cooperative/polish';

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
 * Assumptions, which the reader can change, each as wide as what was read. A month's sunshine in Poland varied by 15 %
 * (ENTSO-E, May 2024 and 2025), and roofs give from about 870 to over 1100 kWh/kWp around 990 (3oze.pl); a whole year
 * of one place varies less, so this errs on the wide side. Tenders of cities for 2026 lie from 430 to 571 zł/MWh around
 * 466.5, from −8 to +22 % (Rzeczpospolita, 14.01.2026).
 */
export const assumedSpread: Spread = {generation: 15, prices: 20};

/** What the worst, the usual and the best year bring. */
export interface OutcomeRange {
  readonly low: Zloty;
  readonly base: Zloty;
  readonly high: Zloty;
}
