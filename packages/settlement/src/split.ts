/**
 * Step 10 by law (§ 3 ust. 3 of the regulation): splits the bought energy of a period among the members whose balance
 * of the period is above zero, in proportion to it (A10). If there are none, in proportion to the energy drawn (A16).
 */
export function statutorySplit(
  bought: number,
  net: Float64Array,
  drawn: Float64Array,
): Float64Array {
  const positive = net.map((value) => Math.max(value, 0));
  return inProportion(bought, sum(positive) > 0 ? positive : drawn);
}

/** Keys a cooperative may set in its statutes, independently of the seller's bill. */
export type InternalKey =
  | {readonly kind: 'hourly'}
  /** Fixed shares or contributions of members, in any unit. */
  | {readonly kind: 'fixed'; readonly shares: readonly number[]};

/** Splits an amount in proportion to weights; all parts are zero if all weights are. */
export function inProportion(amount: number, weights: Float64Array): Float64Array {
  const total = sum(weights);
  return weights.map((weight) => (total > 0 ? (amount * weight) / total : 0));
}

/** Splits an amount by fixed shares up to each one's limit; the excess goes to the others by their shares. */
export function byFixedShares(
  amount: number,
  shares: Float64Array,
  limits: Float64Array,
): Float64Array {
  const given = new Float64Array(shares.length);
  let left = Math.min(amount, sum(limits));
  // Each round fills at least one member up to the limit, so the loop ends.
  for (let round = 0; round <= shares.length && left > 1e-12; round += 1) {
    const open = shares.map((share, index) =>
      (limits[index] ?? 0) - (given[index] ?? 0) > 1e-12 ? share : 0,
    );
    // Members without a share take what the others cannot.
    const weights =
      sum(open) > 0 ? open : limits.map((limit, index) => limit - (given[index] ?? 0));
    const portion = inProportion(left, weights);
    left = 0;
    for (let index = 0; index < portion.length; index += 1) {
      const wanted = (given[index] ?? 0) + (portion[index] ?? 0);
      const limit = limits[index] ?? 0;
      given[index] = Math.min(wanted, limit);
      left += Math.max(wanted - limit, 0);
    }
  }
  return given;
}

/** Whole grosze in proportion to weights; those that rounding down leaves go to the largest remainders. */
export function byLargestRemainder(grosze: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  if (total <= 0) {
    return weights.map(() => 0);
  }
  const exact = weights.map((weight) => (grosze * weight) / total);
  const parts = exact.map(Math.floor);
  const spare = grosze - parts.reduce((all, part) => all + part, 0);
  const order = exact
    .map((part, index) => ({index, rest: part - Math.floor(part)}))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (const {index} of order.slice(0, spare)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

export function sum(values: Float64Array): number {
  let total = 0;
  // Walked by `of`, a thousand series of hours take several times as long.
  // oxlint-disable-next-line typescript/prefer-for-of
  for (let index = 0; index < values.length; index += 1) {
    total += values[index] ?? 0;
  }
  return total;
}
