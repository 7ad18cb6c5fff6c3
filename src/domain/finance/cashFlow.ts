/** Net present value of yearly flows, the first one today; `rate` is a fraction (0.05 is 5 %). */
export function netPresentValue(flows: readonly number[], rate: number): number {
  return flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0);
}

const lowestRate = -0.99;
const highestRate = 10;

/** The rate at which the present value is zero; null if flows never change sign or the rate is unreasonable. */
export function internalRate(flows: readonly number[]): number | null {
  let low = lowestRate;
  let high = highestRate;
  if (netPresentValue(flows, low) * netPresentValue(flows, high) > 0 || !flows.some(Boolean)) {
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

/** Years until the sum of flows returns to zero, interpolated within the last year; null if it never does. */
export function paybackYears(flows: readonly number[]): number | null {
  let sum = 0;
  for (const [year, flow] of flows.entries()) {
    const next = sum + flow;
    if (year > 0 && sum < 0 && next >= 0) {
      return year - 1 + -sum / flow;
    }
    sum = next;
  }
  // With no own money there is nothing to pay back, unless the coming years only bring losses.
  return sum >= 0 ? 0 : null;
}

/** Equal yearly payments of a loan. */
export function annuity(amount: number, rate: number, years: number): number {
  if (years <= 0) {
    return 0;
  }
  return rate === 0 ? amount / years : (amount * rate) / (1 - (1 + rate) ** -years);
}
