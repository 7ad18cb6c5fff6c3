/** One month of a member with the Enea G11 rates of 2026. A test recomputes it with the core. */
export const workedExample = {
  kwh: {drawn: 390, shared: 50, credited: 178, bought: 162},
  /** zł gross */
  cost: {
    inCooperative: 204.92,
    /** Under the second reading of A5, if the value of the seller's surplus is enough for the whole fee. */
    secondReading: 283.08,
    alone: 427.03,
  },
} as const;

/** How much the cooperative has to feed into the grid to take that back. */
export const givenForCredit = Math.round(workedExample.kwh.credited / 0.6);
