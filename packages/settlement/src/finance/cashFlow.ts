/** Net present value of yearly flows, the first one today; `rate` is a fraction (0.05 is 5 %). */
export function netPresentValue(flows: readonly number[], rate: number): number {
  return flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0);
}

const lowestRate = -0.99;
const highestRate = 10;
/** To see on which side of a rate the value is below zero. */
const nearby = 1e-6;

/**
 * The rate at which the present value is zero; null if there is none, several are possible, or it is unreasonable. Of a
 * project that ends with a debt the value also rises through zero, far below: that rate is of the debt, not of what was
 * invested.
 */
export function internalRate(flows: readonly number[]): number | null {
  // Descartes: one change of sign allows one rate.
  if (signChanges(flows) <= 1) {
    return rateBetween(flows, lowestRate, highestRate);
  }
  // Norstrøm: one in the running sum allows one rate above zero.
  const gain = signChanges(runningSums(flows)) <= 1 ? rateBetween(flows, 0, highestRate) : null;
  if (gain !== null) {
    return gain;
  }
  const found = intervals().flatMap(([low, high]) => rateBetween(flows, low, high) ?? []);
  const [rate, ...others] = found.filter(
    (at) => at >= 0 || netPresentValue(flows, at + nearby) < 0,
  );
  return others.length === 0 ? (rate ?? null) : null;
}

/** Parts of the reasonable rates, each growing the money by a fiftieth more than the last. */
function intervals(): readonly (readonly [low: number, high: number])[] {
  const count = Math.ceil(Math.log((1 + highestRate) / (1 + lowestRate)) / Math.log(1.02));
  const at = (index: number): number =>
    (1 + lowestRate) * ((1 + highestRate) / (1 + lowestRate)) ** (index / count) - 1;
  return Array.from({length: count}, (_, index) => [at(index), at(index + 1)]);
}

/** By halving; null unless the present value has another sign at the other end. */
function rateBetween(flows: readonly number[], from: number, to: number): number | null {
  let low = from;
  let high = to;
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

/** One year of a loan repaid in equal yearly instalments, zł. */
interface LoanYear {
  readonly interest: number;
  readonly principal: number;
  /** Still owed after this year's instalment. */
  readonly debt: number;
}

/** The years of a loan, from the first after it was taken; `rate` is a fraction. */
export function loanYears(amount: number, rate: number, years: number): readonly LoanYear[] {
  const instalment = annuity(amount, rate, years);
  let debt = amount;
  return Array.from({length: years}, (_, index) => {
    const interest = debt * rate;
    // The last instalment pays exactly what is left, so that rounding leaves no debt.
    const principal = index === years - 1 ? debt : instalment - interest;
    debt -= principal;
    return {interest, principal, debt};
  });
}
