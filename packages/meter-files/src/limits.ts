/** Upper limits for files. */
export const meterFileLimits = {
  megabytes: 100,
  rows: 1_000_000,
  /** A day of 25 hours has 100 quarters; two directions may stand side by side. */
  columns: 256,
  timeMs: 30_000,
  /** Years from the first hour to the last. */
  years: 16,
} as const;
