const announcedEvery = 25;

/** Progress in whole percent, 0–100; null while the value is unknown. */
export function progressPercent(value: number | null, maximum: number): number | null {
  if (value === null || !Number.isFinite(value) || !(maximum > 0)) {
    return null;
  }
  return Math.round((Math.min(Math.max(value, 0), maximum) / maximum) * 100);
}

/** The last quarter reached. Only quarters are announced, so that screen readers do not talk all the time. */
export function announcedPercent(percent: number): number {
  return Math.floor(percent / announcedEvery) * announcedEvery;
}
