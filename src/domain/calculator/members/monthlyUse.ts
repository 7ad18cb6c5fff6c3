import {partOf} from '../presets';
import {readAmount} from './memberCounts';

/** How much is used in a year, kWh: one sum, or what the bills of each month say. Null is an empty field. */
export interface YearUse {
  readonly annualKwh: number | null;
  readonly monthlyKwh?: (number | null)[] | undefined;
}

/** The use by months; the year is their sum, and stays as it was while a month is unknown. */
export function withMonths({annualKwh}: YearUse, monthlyKwh: (number | null)[]): YearUse {
  return {annualKwh: monthlyKwh.includes(null) ? annualKwh : sumOfMonths(monthlyKwh), monthlyKwh};
}

/** kWh of the months that are known. */
export function sumOfMonths(months: readonly (number | null)[]): number {
  return months.reduce<number>((all, kwh) => all + (kwh ?? 0), 0);
}

/** A percentage of the year and of every month. */
export function partOfUse(
  annualKwh: number,
  monthlyKwh: YearUse['monthlyKwh'],
  percent: number,
): {readonly annualKwh: number; readonly monthlyKwh?: number[]} {
  const months = monthlyKwh?.map((kwh) => partOf(kwh ?? 0, percent));
  return months
    ? {annualKwh: sumOfMonths(months), monthlyKwh: months}
    : {annualKwh: partOf(annualKwh, percent)};
}

/** `310,280.5,,…`: an empty month stays empty. */
export function writeMonths(months: readonly (number | null)[]): string {
  return months.map((kwh) => kwh ?? '').join();
}

/** Reads the output of {@link writeMonths}; null if anything in it is wrong. */
export function readMonths(text: string, max: number): (number | null)[] | null {
  const months = text.split(',').map((month) => readAmount(month, 0, max));
  const read = months.filter((kwh) => kwh !== undefined);
  return months.length === 12 && read.length === 12 ? read : null;
}
