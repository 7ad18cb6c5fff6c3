/** A year of hours is 70 kB: with those of the turn before, so many take 28 MB. */
export const mostShapes = 200;

/**
 * Reuses results between calculations that differ only slightly. Series are never changed once created, so anything
 * derived from a series is cached under the series object and is garbage collected with it.
 */
export class SeriesCache {
  private shapes = new Map<string, unknown>();
  private older: ReadonlyMap<string, unknown> = new Map();
  private readonly known = new WeakMap<object, Map<unknown, unknown>>();

  /** A series, cached under a description of what it is computed from. */
  get<T>(key: string, make: () => T): T {
    return getOrMake(this.shapes, key, () =>
      this.older.has(key) ? (this.older.get(key) as T) : make(),
    );
  }

  /** Before another calculation: of very many series, those that are not used in it can be forgotten. */
  turn(): void {
    if (this.shapes.size > mostShapes) {
      this.older = this.shapes;
      this.shapes = new Map();
    }
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
