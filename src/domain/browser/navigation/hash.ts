/**
 * Makes a part of an address safe to decode. In a malformed one (`#%E0%A4%A`) the percent signs are escaped, so it names
 * an element or a page that does not exist, which is harmless.
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Id of the element a hash points to. */
export function hashTarget(hash: string): string {
  return decodeURIComponent(decodable(hash).slice(1));
}
