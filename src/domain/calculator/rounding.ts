/** An estimate without false precision: two significant digits, whole numbers. */
export function roughly(value: number): number {
  return Math.round(Number(value.toPrecision(2)));
}
