import {lawfulRules} from '../energy/settleEnergy';
import type {CreditLot} from '../energy/credits';
import {parseMonth, writeMonth, type Month} from './calendar';
import type {CooperativeRecord} from '../record/schema';

/** Credit of one month, kWh already multiplied by the ratio. */
export interface StockLot {
  readonly month: Month;
  readonly kwh: number;
}

/** A lot in one settled month: what of it was used, what expired, and what is left. */
export interface LotUse extends StockLot {
  readonly usedKwh: number;
  readonly expiredKwh: number;
  readonly leftKwh: number;
}

/** The lots of a file, oldest first; those of the same month together. */
export function stockOf({stock}: Pick<CooperativeRecord, 'stock'>): readonly StockLot[] {
  const byMonth = new Map<Month, number>();
  for (const {month, kwh} of stock) {
    const from = parseMonth(month) ?? 0;
    byMonth.set(from, (byMonth.get(from) ?? 0) + kwh);
  }
  return [...byMonth]
    .map(([month, kwh]) => ({month, kwh}))
    .filter(({kwh}) => kwh > 0)
    .sort((a, b) => a.month - b.month);
}

/** The lots as a file has them. */
export function writeStock(lots: readonly StockLot[]): CooperativeRecord['stock'] {
  return lots.map(({month, kwh}) => ({month: writeMonth(month), kwh}));
}

/** Lots as the settlement of one month counts them: that month is period 0. */
export function openingOf(lots: readonly StockLot[], settled: Month): readonly CreditLot[] {
  return lots.map(({month, kwh}) => ({period: month - settled, kwh}));
}

/** Lots after the settlement of one month. */
export function closingOf(lots: readonly CreditLot[], settled: Month): readonly StockLot[] {
  return lots.map(({period, kwh}) => ({month: settled + period, kwh}));
}

/** What a month did to each lot, oldest first, and to the credit it added itself. */
export function lotUses(
  opening: readonly StockLot[],
  credit: StockLot,
  closing: readonly StockLot[],
): readonly LotUse[] {
  return [...opening, ...(credit.kwh > 0 ? [credit] : [])].map((lot) => {
    const leftKwh = closing.find(({month}) => month === lot.month)?.kwh ?? 0;
    const isExpired = lot.month + lawfulRules.validPeriods < credit.month;
    return {
      ...lot,
      leftKwh,
      usedKwh: isExpired ? 0 : lot.kwh - leftKwh,
      expiredKwh: isExpired ? lot.kwh : 0,
    };
  });
}

/** The last month in which a lot can be used. */
export function lastMonthOf({month}: StockLot): Month {
  return month + lawfulRules.validPeriods;
}
