let current: Scratch | null = null;

/** A series of zeros to fill: within {@link Scratch.make} an array used before, otherwise a new one. */
export function newSeries(hours: number): Float64Array {
  return current === null ? new Float64Array(hours) : current.take(hours);
}

/**
 * Series of the same length in one buffer. For the few numbers of a member's periods, a buffer of their own takes more
 * memory than they do.
 */
export function newSeriesTogether<Names extends string>(
  names: readonly Names[],
  length: number,
): Record<Names, Float64Array> {
  const {buffer} = new Float64Array(names.length * length);
  const bytes = length * Float64Array.BYTES_PER_ELEMENT;
  return Object.fromEntries(
    names.map((name, index) => [name, new Float64Array(buffer, index * bytes, length)]),
  ) as Record<Names, Float64Array>;
}

/** Makes series that outlive the scratch they are first needed in. */
export function toKeep<T>(make: () => T): T {
  return within(null, make);
}

function within<T>(scratch: Scratch | null, make: () => T): T {
  const outer = current;
  current = scratch;
  try {
    return make();
  } finally {
    current = outer;
  }
}

/**
 * Makes series that are needed only for a moment in the same few arrays over and over. Of a thousand members, new
 * arrays would pile up faster than a browser frees them.
 */
export class Scratch {
  private readonly arrays: Float64Array[] = [];
  private inUse = 0;

  /** Whatever came out of the call before is overwritten by this one. */
  make<T>(make: () => T): T {
    this.inUse = 0;
    return within(this, make);
  }

  take(hours: number): Float64Array {
    const known = this.arrays[this.inUse];
    const series = known?.length === hours ? known.fill(0) : new Float64Array(hours);
    this.arrays[this.inUse] = series;
    this.inUse += 1;
    return series;
  }
}
