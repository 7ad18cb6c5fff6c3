import {sum} from '../split';

/**
 * The prosumer's net-billing deposit, in zlotys. The value of a month's energy, times 1.23, is paid in a month later
 * and pays for active energy only. What is left after twelve months is refunded up to a limit; the rest is lost.
 */
interface DepositAccount extends DepositSums {
  readonly closing: readonly DepositLot[];
}

/** One sum per period. */
interface DepositSums {
  readonly paidIn: Float64Array;
  /** Deposit spent on energy. */
  readonly used: Float64Array;
  readonly refunded: Float64Array;
  readonly forfeited: Float64Array;
}

interface DepositLot {
  readonly period: number;
  readonly value: number;
  readonly left: number;
}

export const depositFactor = 1.23;
const depositDelay = 1;
const validPeriods = 12;

/** Largest refund as a fraction of what was paid in, by the kind of prices. */
export const refundRatios = {monthly: 0.2, hourly: 0.3} as const;

function noSums(periods: number): DepositSums {
  return {
    paidIn: new Float64Array(periods),
    used: new Float64Array(periods),
    refunded: new Float64Array(periods),
    forfeited: new Float64Array(periods),
  };
}

/**
 * Runs the account over the periods. `energyCost` is the gross cost of active energy, before the deposit; `account` is
 * written over.
 */
export function settleDeposit(
  exportValue: Float64Array,
  energyCost: Float64Array,
  refundRatio: number,
  opening: readonly DepositLot[] = [],
  account: DepositSums = noSums(exportValue.length),
): DepositAccount {
  const periods = exportValue.length;
  account.refunded.fill(0);
  account.forfeited.fill(0);
  const lots = opening.map((lot) => ({...lot}));
  const close = (period: number): void => {
    const lot = lots.shift();
    const refund = Math.min(lot?.left ?? 0, refundRatio * (lot?.value ?? 0));
    account.refunded[period] = (account.refunded[period] ?? 0) + refund;
    account.forfeited[period] = (account.forfeited[period] ?? 0) + (lot?.left ?? 0) - refund;
  };
  const open = (value: number, period: number): void => {
    if (value > 0) {
      lots.push({period, value, left: value});
    }
  };
  for (let period = 0; period < periods; period += 1) {
    while (lots[0] && lots[0].period + validPeriods < period) {
      close(period);
    }
    if (period >= depositDelay) {
      open(account.paidIn[period - depositDelay] ?? 0, period);
    }
    account.paidIn[period] = depositFactor * Math.max(exportValue[period] ?? 0, 0);
    let toPay = energyCost[period] ?? 0;
    for (const lot of lots) {
      const part = Math.min(lot.left, toPay);
      lot.left -= part;
      toPay -= part;
    }
    account.used[period] = (energyCost[period] ?? 0) - toPay;
  }
  // The value of the last period is paid in after the end of the account.
  open(account.paidIn[periods - 1] ?? 0, periods);
  return {...account, closing: lots};
}

/** Closes the account when no further year follows: what is left is refunded or lost as it falls due. */
export function closeDeposit(
  {closing}: DepositAccount,
  refundRatio: number,
): {readonly refunded: number; readonly forfeited: number} {
  let refunded = 0;
  let left = 0;
  for (const lot of closing) {
    refunded += Math.min(lot.left, refundRatio * lot.value);
    left += lot.left;
  }
  return {refunded, forfeited: left - refunded};
}

const maxYears = 60;

/** All deposits of the same years before this one that are still valid when it begins, none of them used. */
function depositsBefore(exportValue: Float64Array): readonly DepositLot[] {
  return [2, 1]
    .flatMap((yearsAgo) =>
      Array.from(exportValue, (exported, period): DepositLot => {
        const value = depositFactor * Math.max(exported, 0);
        return {
          period: period + depositDelay - yearsAgo * exportValue.length,
          value,
          left: value,
        };
      }),
    )
    .filter(({period, value}) => period + validPeriods >= 0 && value > 0);
}

/**
 * The same year repeated until its account repeats; it opens like the steady year of the credit, with all deposits that
 * are still valid. As they are paid in a month late, there is one more of them than a year has months.
 */
export function settleSteadyDeposit(
  exportValue: Float64Array,
  energyCost: Float64Array,
  refundRatio: number,
): DepositAccount {
  const periods = exportValue.length;
  const isSurplus = sum(exportValue) * depositFactor > sum(energyCost);
  let opening: readonly DepositLot[] = isSurplus ? depositsBefore(exportValue) : [];
  // The same for all years: of many members, new ones would take longer than what is summed in them.
  const sums = noSums(periods);
  for (let year = 1; ; year += 1) {
    const account = settleDeposit(exportValue, energyCost, refundRatio, opening, sums);
    const next = account.closing
      .filter(({left}) => left > 0)
      .map((lot) => ({...lot, period: lot.period - periods}));
    const settled =
      next.length === opening.length &&
      next.every((lot, index) => Math.abs(lot.left - (opening[index]?.left ?? 0)) < 1e-9);
    if (settled || year === maxYears) {
      return account;
    }
    opening = next;
  }
}
