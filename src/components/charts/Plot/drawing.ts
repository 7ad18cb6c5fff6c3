/** A tenth of a pixel is enough for the eye, and long fractions are half of the page that is sent. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A part of the width of a picture. */
export function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}
