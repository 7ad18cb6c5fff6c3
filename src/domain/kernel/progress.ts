const announcedEvery = 25;

/** How much of the maximum is done, in whole percent from 0 to 100; nothing while the value is not known. */
export function progressPercent(value: number | null, maximum: number): number | null {
  if (value === null || !Number.isFinite(value) || !(maximum > 0)) {
    return null;
  }
  return Math.round((Math.min(Math.max(value, 0), maximum) / maximum) * 100);
}

/** The last quarter that was reached: only that is announced, so that progress does not talk all the time. */
export function announcedPercent(percent: number): number {
  return Math.floor(percent / announcedEvery) * announcedEvery;
}
