const parts = new RegExp(
  `(${[
    // A hyphen inside.
    String.raw`\b(?:[Ee]-|[Nn]et-[bm])\p{L}+`,
    String.raw`\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+`,
    // Years.
    String.raw`\d{4}–\d{4}`,
    // Thousands.
    String.raw`\d{1,3}(?:\u00a0\d{3})+(?!\d)`,
    // Abbreviations with their dot, and what they belong to: "art. 38c", "Dz.U. 2023". Not "tys.", which is heard as meant.
    String.raw`(?:[\p{L}.]{1,8}\.\u00a0)+(?!zł|m³|[kMG]W)[^\s.]{1,12}`,
  ].join('|')})`,
  'u',
);
/** In every such part. Most texts have none, which this finds out many times sooner than the parts do. */
const mark = /-|\d–\d|\d\u00a0\d|\.\u00a0/;

/**
 * A text in parts, of which every second must stay in one line by other means than a sign in it. A no-break hyphen would be
 * copied, and the word not found. A no-break space inside a number, and after the dot of an abbreviation, is misheard:
 * eSpeak NG, the voice of NVDA, reads "32 300" as thirty-two, three hundred and says the dot of "art." In the parts
 * such a space is a plain one.
 */
export function unbrokenParts(text: string): readonly string[] {
  return mark.test(text)
    ? text
        .split(parts)
        .map((each, index) => (index % 2 === 1 ? each.replaceAll('\u00a0', ' ') : each))
    : [text];
}

/** The same for HTML of headings, which has marks of text and no attributes. */
export function unbrokenHtml(html: string): string {
  return unbrokenParts(html)
    .map((each, index) => (index % 2 === 1 ? `<span class="unbroken">${each}</span>` : each))
    .join('');
}
