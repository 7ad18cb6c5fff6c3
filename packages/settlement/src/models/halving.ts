/** Where to look, and how many times the interval is halved. */
interface Halving {
  readonly low: number;
  readonly high: number;
  readonly steps: number;
}

const mostGuesses = 12;

/**
 * Halves an interval until a growing function crosses the target, and leaves it evaluated at the last middle, which is
 * returned. The middles are those of plain halving, but interpolation first finds two places close to the crossing on
 * either side of it: what lies beyond them needs no evaluation, which saves half of all.
 */
export function halvedTo(
  evaluate: (at: number) => number,
  target: number,
  {low, high, steps}: Halving,
): number {
  let [below, above] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const missing = (at: number): number => {
    const found = evaluate(at) - target;
    if (found < 0) {
      below = Math.max(below, at);
    } else {
      above = Math.min(above, at);
    }
    return found;
  };
  const width = (high - low) / 2 ** steps;
  const guess = crossingOf(missing, low, high, width);
  missing(guess - width);
  missing(guess + width);
  let [from, to] = [low, high];
  let middle = (from + to) / 2;
  for (let step = 0; step < steps; step += 1) {
    middle = (from + to) / 2;
    if (middle <= below || (middle < above && missing(middle) < 0)) {
      from = middle;
    } else {
      to = middle;
    }
  }
  evaluate(middle);
  return middle;
}

/** Where a growing function is nearly zero, or an end of the interval: false position, sped up the Illinois way. */
function crossingOf(
  evaluate: (at: number) => number,
  low: number,
  high: number,
  tolerance: number,
): number {
  let [from, to] = [low, high];
  let [below, above] = [evaluate(from), evaluate(to)];
  if (below >= 0 || above < 0) {
    return below >= 0 ? from : to;
  }
  let guess = from;
  let lastSide = 0;
  for (let count = 0; count < mostGuesses; count += 1) {
    const before = guess;
    guess = (from * above - to * below) / (above - below);
    if (Math.abs(guess - before) < tolerance) {
      break;
    }
    const value = evaluate(guess);
    const side = value < 0 ? -1 : 1;
    if (side < 0) {
      [from, below] = [guess, value];
      above = lastSide === side ? above / 2 : above;
    } else {
      [to, above] = [guess, value];
      below = lastSide === side ? below / 2 : below;
    }
    lastSide = side;
  }
  return guess;
}
