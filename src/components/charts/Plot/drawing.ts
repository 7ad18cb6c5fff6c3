/** The eye sees no more than a tenth of a pixel, and long fractions would make up half of the page. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A share of a picture's width. */
export function asPercent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}
