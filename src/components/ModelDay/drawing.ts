/** A tenth of a pixel is enough for the eye, and long fractions are half of the page that is sent. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Width of some hours across the picture of a day. */
export function percent(hours: number): string {
  return `${Math.round((hours / 24) * 10_000) / 100}%`;
}
