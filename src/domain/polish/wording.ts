/** Between two parts of a wording: spaces, quotes, commas, dashes, brackets. */
const gap = '[\\s,:„”()–-]+';

/** Polish letters: property escapes would make the hundred expressions of the list slow to build. */
const letters = 'a-ząćęłńóśźż';

const known = new Map<string, RegExp>();

/**
 * The notation of the editors' list as a regular expression: `*` is any ending of a word, `#` a digit, `…` up to eight
 * words between, `(a|b)` one of these. Letters of either case; parts end at the edges of words.
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
    .replace(/\s*…\s*/g, `(?:${gap}[^\\s.!?;]+){0,8}?${gap}`)
    .replace(/ +/g, '[\\s„”]+');
  return new RegExp(`(?<![${letters}\\d])(?:${source})(?![${letters}\\d])`, 'i');
}
