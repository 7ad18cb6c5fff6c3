/** JSON in which numbers without end, for which it has no word, are read as texts: so they are refused by their fields. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    try {
      return JSON.parse(withEndlessAsTexts(text));
    } catch {
      throw error;
    }
  }
}

function withEndlessAsTexts(text: string): string {
  return text.replaceAll(/([[:,]\s*)(-?(?:Infinity|NaN))(?=\s*[\],}])/g, '$1"$2"');
}

/** What {@link parseJson} read, as JSON in which numbers without end are texts, instead of null. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isFinite(part) ? String(part) : part,
  );
}
