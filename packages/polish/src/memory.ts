/** Memoizes a function of one argument. */
export function remembering<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let answer = known.get(key);
    if (answer === undefined) {
      answer = compute(key);
      known.set(key, answer);
    }
    return answer;
  };
}

/** Memoizes a loader, including loads in progress, but forgets failures so that they can be retried. */
export function once<K, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const known = new Map<K, Promise<V>>();
  return (key) => {
    const loading =
      known.get(key) ??
      load(key).catch((error: unknown) => {
        known.delete(key);
        throw error;
      });
    known.set(key, loading);
    return loading;
  };
}

/** A value computed on first use. */
export function lazy<T>(compute: () => T): () => T {
  let known: {readonly value: T} | null = null;
  return () => (known ??= {value: compute()}).value;
}
