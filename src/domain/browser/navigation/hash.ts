/**
 * A hash that can be decoded. One that cannot (`#%E0%A4%A`) has its percent signs escaped: it then names an element
 * that does not exist, which harms nothing.
 */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** Id of the element a hash names. */
export function hashTarget(hash: string): string {
  return decodeURIComponent(decodableHash(hash).slice(1));
}
