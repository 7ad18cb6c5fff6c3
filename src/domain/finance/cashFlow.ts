/** Net present value of yearly flows, the first one today; `rate` is a fraction (0.05 is 5 %). */
export function netPresentValue(flows: readonly number[], rate: number): number {
  return flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0);
}

const lowestRate = -0.99;
const highestRate = 10;

/** The rate at which the present value is zero; null if there is none, several are possible, or it is unreasonable. */
export function internalRate(flows: readonly number[]): number | null {
  let low = lowestRate;
  let high = highestRate;
  if (
    !hasOneRate(flows) ||
    netPresentValue(flows, low) * netPresentValue(flows, high) > 0 ||
    !flows.some(Boolean)
  ) {
    return null;
  }
  const risesFromLow = netPresentValue(flows, low) < 0;
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (netPresentValue(flows, middle) < 0 === risesFromLow) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}

/** Descartes and Norstrøm: one change of sign in the flows, or in their running sum, allows one rate at most. */
function hasOneRate(flows: readonly number[]): boolean {
  return signChanges(flows) <= 1 || signChanges(runningSums(flows)) <= 1;
}

function signChanges(values: readonly number[]): number {
  const signs = values.filter(Boolean).map(Math.sign);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** The sum of the flows after each year. */
export function runningSums(flows: readonly number[]): readonly number[] {
  let sum = 0;
  return flows.map((flow) => (sum += flow));
}

/**
 * Years until the sum of flows is back at zero for good, interpolated within the year; null if it ends below zero. It
 * is 0 if the sum is never below zero: then there is nothing to pay back.
 */
export function paybackYears(flows: readonly number[]): number | null {
  const sums = runningSums(flows);
  const last = sums.map((sum) => sum < 0).lastIndexOf(true);
  if (last === sums.length - 1 && last >= 0) {
    return null;
  }
  return last < 0 ? 0 : last + -(sums[last] ?? 0) / (flows[last + 1] ?? 1);
}

/** Equal yearly payments of a loan. */
export function annuity(amount: number, rate: number, years: number): number {
  if (years <= 0) {
    return 0;
  }
  return rate === 0 ? amount / years : (amount * rate) / (1 - (1 + rate) ** -years);
}
