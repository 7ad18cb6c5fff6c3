/**
 * A model day of a cooperative: what its members use and what their panels give, hour by hour.
 *
 * Shapes of use: hourly and monthly shares of the BDEW 2025 profiles H25 (households), G25 (services) and L25 (farms),
 * counted for Poland's calendar. Sun: monthly yield at 1030 kWh/kWp a year for 35° south in central Poland; within a day
 * a sine arch between sunrise and sunset. Both from the project's table of profiles. A picture of the principle,
 * not data of a cooperative that exists.
 */

/** In the order of the year. Each stands for one month: January, April, June, October. */
export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** Energy of one hour in kWh. `fromGrid` and `toGrid` are never both above zero. */
export interface HourBalance {
  readonly usedOnSite: number;
  readonly fromGrid: number;
  readonly toGrid: number;
}

interface MemberGroup {
  /** Energy used in a year, kWh. */
  readonly annualKwh: number;
  /** Shares of the four months in a year, percent. */
  readonly monthShare: Readonly<Record<Season, number>>;
  /** Shares of the hours 0–23 in a day, percent. */
  readonly hourShare: readonly number[];
}

const memberGroups: readonly MemberGroup[] = [
  {
    annualKwh: 70_000,
    monthShare: {winter: 10.12, spring: 8.14, summer: 7.17, autumn: 8.28},
    hourShare: [
      3.03, 2.61, 2.44, 2.4, 2.48, 2.76, 3.4, 3.81, 3.96, 4.1, 4.25, 4.65, 4.71, 4.51, 4.34, 4.36,
      4.7, 5.46, 6.12, 6.24, 5.88, 5.35, 4.71, 3.77,
    ],
  },
  {
    annualKwh: 110_000,
    monthShare: {winter: 9.28, spring: 8.22, summer: 7.66, autumn: 8.47},
    hourShare: [
      2.01, 1.96, 1.94, 1.97, 2.09, 2.46, 3.26, 4.73, 6.13, 6.78, 7.19, 7.18, 6.66, 6.21, 6.09,
      5.84, 5.4, 4.88, 4.02, 3.31, 2.89, 2.58, 2.3, 2.12,
    ],
  },
  {
    annualKwh: 60_000,
    monthShare: {winter: 9.2, spring: 8.17, summer: 7.48, autumn: 8.45},
    hourShare: [
      2.39, 2.16, 2.06, 1.98, 1.96, 2.14, 2.89, 4.86, 6.99, 6.73, 5.37, 5.4, 4.82, 3.91, 3.7, 3.64,
      3.75, 4.65, 6.63, 7.43, 5.87, 4.29, 3.52, 2.86,
    ],
  },
];

/** Installed power of the panels, kWp: 165 kWp × 1030 kWh covers 71 % of the year's use. */
const peakPowerKwp = 165;

const sun: Readonly<
  Record<Season, {monthlyYield: number; days: number; sunrise: number; sunset: number}>
> = {
  // January, winter time.
  winter: {monthlyYield: 37, days: 31, sunrise: 7.7, sunset: 15.9},
  // April, summer time.
  spring: {monthlyYield: 109, days: 30, sunrise: 5.8, sunset: 19.6},
  // June, summer time.
  summer: {monthlyYield: 137, days: 30, sunrise: 4.6, sunset: 20.8},
  // October, summer time.
  autumn: {monthlyYield: 62, days: 31, sunrise: 7.2, sunset: 17.8},
};

const archExponent = 1.5;

/** Shares of the 24 hours in a day's generation; they sum to 1. */
function sunShares(season: Season): number[] {
  const {sunrise, sunset} = sun[season];
  const height = Array.from({length: 24}, (_, hour) => {
    const progress = (hour + 0.5 - sunrise) / (sunset - sunrise);
    return progress > 0 && progress < 1 ? Math.sin(Math.PI * progress) ** archExponent : 0;
  });
  const total = height.reduce((sum, value) => sum + value, 0);
  return height.map((value) => value / total);
}

/** The 24 hours of a model working day in local time. */
export function modelDay(season: Season): readonly HourBalance[] {
  const {monthlyYield, days} = sun[season];
  const dailyGeneration = (peakPowerKwp * monthlyYield) / days;
  return sunShares(season).map((share, hour) => {
    const generation = dailyGeneration * share;
    const use = memberGroups.reduce(
      (sum, group) =>
        sum +
        (group.annualKwh * group.monthShare[season] * (group.hourShare[hour] ?? 0)) /
          100 /
          100 /
          days,
      0,
    );
    const usedOnSite = Math.min(use, generation);
    return {usedOnSite, fromGrid: use - usedOnSite, toGrid: generation - usedOnSite};
  });
}
