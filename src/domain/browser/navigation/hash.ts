/**
 * Makes a hash safe to decode. In a malformed one (`#%E0%A4%A`) the percent signs are escaped, so it names an element
 * that does not exist, which is harmless.
 */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** Id of the element a hash points to. */
export function hashTarget(hash: string): string {
  return decodeURIComponent(decodableHash(hash).slice(1));
}
