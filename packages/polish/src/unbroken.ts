/**
 * A text in parts, of which every second must not break at its hyphen: „e-mail”, „net-billing”, „Lądek-Zdrój”. There
 * is no no-break hyphen in them: a reader would copy it, and not find the word.
 */
export function unbrokenParts(text: string): readonly string[] {
  return text.split(/((?:[Ee]-mail|[Nn]et-[bm])\p{L}*|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/u);
}
