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

/** Whether a value is an object with fields: no list, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withEndlessAsTexts(text: string): string {
  return text.replaceAll(/([[:,]\s*)(-?(?:Infinity|NaN))(?=\s*[\],}])/g, '$1"$2"');
}
