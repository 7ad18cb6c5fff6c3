/** Yield of 1 kWp at 35° south in central Poland, kWh a year. */
export const referenceYield = 1030;

/** Yield of 1 kWp at 35° south, kWh a year, by part of Poland. */
export const regionYields = {north: 990, centre: referenceYield, southEast: 1080} as const;
/** Between which published yields those lie, for the reader. */
export const yieldSource =
  'między 986\u00a0kWh w\u00a0Szczecinie a\u00a01096\u00a0kWh w\u00a0Rzeszowie z\u00a0tabeli PTF, za forbes.pl';

export type Region = keyof typeof regionYields;
