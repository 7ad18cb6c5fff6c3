/**
 * A text in parts, of which every second must not break at its hyphen. There is no no-break hyphen in them: a reader
 * would copy it, and not find the word.
 */
export function unbrokenParts(text: string): readonly string[] {
  return text.split(/(e-mail\p{L}*)/iu);
}
