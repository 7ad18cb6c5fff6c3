/** The same without fields of no value, texts without a letter and lists without an entry. */
export function withoutEmpty<T extends object>(one: T): T {
  return Object.fromEntries(
    Object.entries(one).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as T;
}
