/** Share of the surplus a cooperative may take back from the grid (OZE art. 38c ust. 3, read 2026-11-20). */
export const returnShare = 0.6;

/** One hour of a cooperative in which its members give more than they take, kWh. */
export interface SurplusHour {
  readonly given: number;
  /** Used by other members in the same hour, counted one to one. */
  readonly shared: number;
  readonly surplus: number;
  /** May be taken back later. */
  readonly credit: number;
}

/** Settles an hour; null where the members take at least what they give, so that nothing is left over. */
export function surplusHour(given: number, taken: number): SurplusHour | null {
  const surplus = given - taken;
  return surplus > 0 ? {given, shared: taken, surplus, credit: surplus * returnShare} : null;
}
