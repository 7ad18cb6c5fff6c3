/** Lower-case text without diacritics. `ł` does not decompose under NFD. */
export function foldPolish(text: string): string {
  const lower = text.toLowerCase();
  return /[^\0-\x7f]/.test(lower)
    ? lower.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
    : lower;
}

/** The text with its first letter capitalized. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** ASCII kebab-case id of a heading: `Kto może założyć?` gives `kto-moze-zalozyc`. */
export function toHeadingId(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
