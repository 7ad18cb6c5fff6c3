/**
 * Reuses results between calculations that differ only slightly. Series are never changed once created, so anything
 * derived from a series is cached under the series object and is garbage collected with it.
 */
export class SeriesCache {
  private readonly shapes = new Map<string, unknown>();
  private readonly known = new WeakMap<object, Map<unknown, unknown>>();

  /** A series, cached under a description of what it is computed from. */
  get<T>(key: string, make: () => T): T {
    return getOrMake(this.shapes, key, make);
  }

  /** A value derived from a series, cached under the series and its use. */
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
