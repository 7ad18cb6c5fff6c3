/** What may separate two parts of a wording: spaces, quotes, commas, dashes, brackets. */
const gap = '[\\s,:„”()–-]+';

/** Polish letters, spelled out because property escapes would make the list's hundred expressions slow to build. */
const letters = 'a-ząćęłńóśźż';

const known = new Map<string, RegExp>();

/**
 * Converts the notation of the editors' list to a regular expression: `*` is any word ending, `#` a digit, `…` up to
 * eight words in between, `(a|b)` one of these. Case-insensitive; parts match whole words.
 */
export function wording(pattern: string): RegExp {
  const expression = known.get(pattern) ?? compile(pattern);
  known.set(pattern, expression);
  return expression;
}

function compile(pattern: string): RegExp {
  const source = pattern
    .trim()
    .replace(/[.+?^$[\]\\{}]/g, '\\$&')
    .replaceAll('(', '(?:')
    .replaceAll('#', '\\d')
    .replaceAll('*', `[${letters}-]*`)
    .replace(/ ?… ?/g, `(?:${gap}[^\\s.!?;]+){0,8}?${gap}`)
    .replace(/ +/g, '[\\s„”]+');
  return new RegExp(`(?<![${letters}\\d])(?:${source})(?![${letters}\\d])`, 'i');
}
