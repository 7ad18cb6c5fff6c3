/** Deep equality of two plain values: objects, lists, series of numbers, primitives. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) {
    return true;
  }
  if (one instanceof Float64Array && other instanceof Float64Array) {
    return one.length === other.length && one.every((value, at) => Object.is(value, other[at]));
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => sameValue(value, other[at]));
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  const [first, second] = [Object.entries(one), Object.entries(other)];
  return (
    first.length === second.length &&
    first.every(
      ([key, value]) =>
        Object.hasOwn(other, key) && sameValue(value, (other as Record<string, unknown>)[key]),
    )
  );
}
