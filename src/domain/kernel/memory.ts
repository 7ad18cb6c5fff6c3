/** The function with its answers kept. */
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

/** A loader that remembers what came or is coming, and forgets what failed. */
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

/** A value that is computed when it is first asked for. */
export function lazy<T>(compute: () => T): () => T {
  let known: {readonly value: T} | null = null;
  return () => (known ??= {value: compute()}).value;
}
