import {sum} from '../split';

/** Credit from one period, already multiplied by the ratio (A3). */
export interface CreditLot {
  /** Index of the period it comes from; negative before the first settled period. */
  readonly period: number;
  readonly kwh: number;
}

export interface CreditRules {
  /** 0.6 by law. */
  readonly ratio: number;
  /** For how many periods after its own a lot may be used: 12 by law, 0 for no carry-over. */
  readonly validPeriods: number;
}

/** Steps 6–9 of the settlement, one number per period. */
export interface CreditAccount {
  /** k = ratio · W. */
  readonly creditKwh: Float64Array;
  /** K = min(P, valid lots), oldest lots first. */
  readonly usedCreditKwh: Float64Array;
  /** Z = P − K. */
  readonly boughtKwh: Float64Array;
  /** Lots past their term; the seller disposes of them. */
  readonly expiredKwh: Float64Array;
  /** Credit left at the end of the period. */
  readonly balanceKwh: Float64Array;
  readonly closing: readonly CreditLot[];
}

/**
 * Er(o) = P + ratio · (−W) + balance carried over (§ 3 ust. 1, § 4 ust. 1 of the regulation). A lot of period m can be
 * used in periods m … m + validPeriods and expires in the next one (A2).
 */
export function settleCredits(
  importKwh: Float64Array,
  exportKwh: Float64Array,
  {ratio, validPeriods}: CreditRules,
  opening: readonly CreditLot[] = [],
): CreditAccount {
  const periods = importKwh.length;
  const account = {
    creditKwh: new Float64Array(periods),
    usedCreditKwh: new Float64Array(periods),
    boughtKwh: new Float64Array(periods),
    expiredKwh: new Float64Array(periods),
    balanceKwh: new Float64Array(periods),
  };
  const lots = opening.map((lot) => ({...lot})).sort((a, b) => a.period - b.period);
  for (let period = 0; period < periods; period += 1) {
    let expired = 0;
    while (lots[0] && lots[0].period + validPeriods < period) {
      expired += lots.shift()?.kwh ?? 0;
    }
    const credit = ratio * (exportKwh[period] ?? 0);
    if (credit > 0) {
      lots.push({period, kwh: credit});
    }
    const wanted = importKwh[period] ?? 0;
    let missing = wanted;
    while (lots[0] && missing > 0) {
      if (lots[0].kwh > missing) {
        lots[0].kwh -= missing;
        missing = 0;
      } else {
        missing -= lots[0].kwh;
        lots.shift();
      }
    }
    account.creditKwh[period] = credit;
    account.usedCreditKwh[period] = wanted - missing;
    account.boughtKwh[period] = missing;
    account.expiredKwh[period] = expired;
    account.balanceKwh[period] = lots.reduce((sum, lot) => sum + lot.kwh, 0);
  }
  return {...account, closing: lots};
}

const maxYears = 60;

/**
 * Step 11, the steady year: the same year is repeated until its opening balance equals its closing balance. If more is
 * credited than drawn, the first year opens with all the credit that is still valid, because a small yearly surplus would take
 * hundreds of years to fill an empty account.
 */
export function settleSteadyYear(
  importKwh: Float64Array,
  exportKwh: Float64Array,
  rules: CreditRules,
): CreditAccount {
  const periods = importKwh.length;
  const validYears = Math.max(1, Math.ceil(rules.validPeriods / periods));
  const validCredit = Array.from({length: validYears * periods}, (_, index) => ({
    period: index - validYears * periods,
    kwh: rules.ratio * (exportKwh[index % periods] ?? 0),
  })).filter(({kwh}) => kwh > 0);
  const isSurplus = sum(exportKwh) * rules.ratio > sum(importKwh);
  let opening: readonly CreditLot[] = isSurplus ? validCredit : [];
  for (let year = 1; ; year += 1) {
    const account = settleCredits(importKwh, exportKwh, rules, opening);
    const next = shiftLots(account.closing, periods);
    if (year === maxYears || sameLots(next, opening)) {
      return account;
    }
    opening = next;
  }
}

function shiftLots(lots: readonly CreditLot[], periods: number): CreditLot[] {
  return lots.map(({period, kwh}) => ({period: period - periods, kwh}));
}

function sameLots(a: readonly CreditLot[], b: readonly CreditLot[]): boolean {
  return (
    a.length === b.length &&
    a.every((lot, index) => {
      const other = b[index];
      return other?.period === lot.period && Math.abs(other.kwh - lot.kwh) < 1e-9;
    })
  );
}
