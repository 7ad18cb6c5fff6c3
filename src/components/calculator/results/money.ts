const exact = new Intl.NumberFormat('pl-PL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  // TypeScript's library does not know the value `always` for ES2022; it groups 4-digit numbers too.
  useGrouping: 'always' as unknown as boolean,
});

/** Zlotys to the grosz, as on a bill: `27 304,30`. */
export function formatZl(value: number): string {
  return exact.format(value);
}
