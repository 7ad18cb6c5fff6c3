import type {Steps} from '@cooperative/polish';

/** A place and its value. */
export interface Valued {
  readonly at: number;
  readonly value: number;
}

interface Search {
  /** Places tried first, in any order; the best is then looked for around the best of them. */
  readonly coarse: readonly number[];
  /** Places where the value may jump, as at the limit of a statute: the value just at a jump is that below it. */
  readonly jumps: readonly number[];
  readonly low: number;
  readonly high: number;
  /** Steps of the fine search on each side; each narrows it to 0.62 of its width. */
  readonly steps: number;
}

const golden = (Math.sqrt(5) - 1) / 2;
/** How far beyond the highest place tried the next one is, while the value still rises. */
const reach = 1.5;

/**
 * The place with the highest value: the best of some, refined by golden section on either side of it. Yields before
 * every evaluation, as each may take a while.
 */
export function* maximize(
  valueAt: (place: number) => number,
  {coarse, jumps, low, high, steps}: Search,
): Steps<Valued> {
  const known = new Map<number, number>();
  const value = function* (place: number): Steps<number> {
    const before = known.get(place);
    if (before !== undefined) {
      return before;
    }
    yield;
    const found = valueAt(place);
    known.set(place, found);
    return found;
  };
  const bestKnown = (): Valued =>
    Array.from(known, ([at, found]) => ({at, value: found})).reduce((best, next) =>
      next.value > best.value ? next : best,
    );
  const highestTried = Math.min(high, Math.max(low, ...coarse));
  const inside = [low, ...coarse, ...jumps].filter(
    (place) => place >= low && place <= highestTried,
  );
  for (const place of new Set([...inside, highestTried])) {
    yield* value(place);
  }
  for (let top = highestTried; top < high && bestKnown().at === top && top > 0;) {
    top = Math.min(high, top * reach);
    yield* value(top);
  }
  const {at} = bestKnown();
  const places = [...known.keys()].sort((a, b) => a - b);
  const below = places.filter((place) => place < at).at(-1);
  const above = places.find((place) => place > at);
  for (const [from, to] of [
    [below, at],
    [at, above],
  ]) {
    if (from !== undefined && to !== undefined) {
      yield* refine(value, from, to, steps);
    }
  }
  return bestKnown();
}

/** Golden section between two places; what it finds is remembered by `value`. */
function* refine(
  value: (place: number) => Steps<number>,
  from: number,
  to: number,
  steps: number,
): Steps<void> {
  let [a, b] = [from, to];
  let [left, right] = [b - golden * (b - a), a + golden * (b - a)];
  for (let step = 0; step < steps; step += 1) {
    if ((yield* value(left)) > (yield* value(right))) {
      b = right;
      right = left;
      left = b - golden * (b - a);
    } else {
      a = left;
      left = right;
      right = a + golden * (b - a);
    }
  }
}
