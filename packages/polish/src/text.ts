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

/** How much is shown of what somebody wrote. */
const shownAtMost = 80;

/** The beginning of what somebody wrote, for a message: a name in a file may be as long as the file. */
export function beginningOf(text: string): string {
  return text.length > shownAtMost
    ? // Without the first half of a character.
      `${text.slice(0, shownAtMost).replace(/[\ud800-\udbff]$/, '')}…`
    : text;
}

/** What somebody wrote, or its beginning, in the quotation marks of a message. */
export function inQuotes(text: string): string {
  return `„${beginningOf(text)}”`;
}
