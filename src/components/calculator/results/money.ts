const exact = new Intl.NumberFormat('pl-PL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  // TypeScript's ES2022 library lacks the value `always`, which groups 4-digit numbers too.
  useGrouping: 'always' as unknown as boolean,
});

/** Zlotys to the grosz, as on a bill: `27 304,30`. */
export function formatZl(value: number): string {
  return exact.format(value);
}
