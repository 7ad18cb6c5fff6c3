/** RCEm, zł/MWh: months as `rrrr-mm`, in order. */
export interface MonthlyPrices {
  readonly kind: 'monthly';
  readonly months: readonly {readonly month: string; readonly value: number}[];
  /** What was taken as what, in Polish sentences. */
  readonly told: readonly string[];
}

/** RCE, zł/MWh: every hour from the midnight that begins `firstDay`. */
export interface HourlyPrices {
  readonly kind: 'hourly';
  readonly firstDay: string;
  /**
   * As net-billing values the hour: the mean of its quarters, each negative one taken as zero (art. 4b ust. 2 pkt 2 and
   * ust. 11 of the act on renewable energy, Dz.U. 2026 poz. 68).
   */
  readonly zlPerMwh: readonly number[];
  /**
   * The plain mean of the quarters, if any is below zero. That provision is about energy of prosumers: who buys at the
   * price of the hour, or sells without net-billing, has the price with its sign.
   */
  readonly signedZlPerMwh?: readonly number[];
  /** What was taken as what, in Polish sentences. */
  readonly told: readonly string[];
}

export const priceLimits = {min: -100_000, max: 100_000};
/** zł/MWh. No month had a price above zero and below it, and no file has only such hours. */
export const leastPrice = 5;
