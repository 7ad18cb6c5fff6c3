import {remembering} from './memory';

/** What may separate two parts of a wording: spaces, quotes, commas, dashes, brackets. */
const gap = '[\\s,:„”()–-]+';

/** Polish letters, spelled out because property escapes would make the list's hundred expressions slow to build. */
const letters = 'a-ząćęłńóśźż';

/**
 * Converts the notation of the editors' list to a regular expression: `*` is any word ending, `#` a digit, `…` up to
 * eight words in between, `(a|b)` one of these. Case-insensitive; parts match whole words.
 */
export const wording = remembering((pattern: string): RegExp => {
  const source = pattern
    .trim()
    .replace(/[.+?^$[\]\\{}]/g, '\\$&')
    .replaceAll('(', '(?:')
    .replaceAll('#', '\\d')
    .replaceAll('*', `[${letters}-]*`)
    .replace(/ ?… ?/g, `(?:${gap}[^\\s.!?;]+){0,8}?${gap}`)
    .replace(/ +/g, '[\\s„”]+');
  return new RegExp(`(?<![${letters}\\d])(?:${source})(?![${letters}\\d])`, 'i');
});
