/**
 * What was computed before, kept between calculations that differ in little. Series are never changed once they are
 * made, so what follows from one is kept under the series itself and goes with it.
 */
export class SeriesCache {
  private readonly shapes = new Map<string, unknown>();
  private readonly known = new WeakMap<object, Map<unknown, unknown>>();

  /** A shape, by what it is computed from. */
  get<T>(key: string, make: () => T): T {
    return getOrMake(this.shapes, key, make);
  }

  /** What follows from a series, by what it is for. */
  of<T>(series: object, use: unknown, make: () => T): T {
    let found = this.known.get(series);
    if (!found) {
      found = new Map();
      this.known.set(series, found);
    }
    return getOrMake(found, use, make);
  }
}

function getOrMake<K, T>(known: Map<K, unknown>, key: K, make: () => T): T {
  if (!known.has(key)) {
    known.set(key, make());
  }
  return known.get(key) as T;
}
