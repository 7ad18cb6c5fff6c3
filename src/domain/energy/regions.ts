/** Yield of 1 kWp at 35° south in central Poland, kWh a year. */
export const referenceYield = 1030;

/** Yield of 1 kWp at 35° south, kWh a year, by part of Poland. */
export const regionYields = {north: 990, centre: referenceYield, southEast: 1080} as const;
export type Region = keyof typeof regionYields;
