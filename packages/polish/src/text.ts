/** Lower-case text without diacritics. `ł` does not decompose under NFD. */
export function foldPolish(text: string): string {
  const lower = text.toLowerCase();
  return /[^\0-\x7f]/.test(lower)
    ? lower.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
    : lower;
}

/** ASCII kebab-case id of a heading: `Kto może założyć?` gives `kto-moze-zalozyc`. */
export function toHeadingId(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The text with a replacement character for each half of a character, which cannot be part of an address. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The text as it stands in HTML or XML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
