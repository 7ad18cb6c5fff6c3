import {isScalar, LineCounter, parseDocument, visit} from 'yaml';

/** A text visible to readers, and the line of the file on which it begins. */
export interface Text {
  readonly text: string;
  readonly line: number;
}

/** Texts in YAML with their lines: those of the given top-level fields, or all. Addresses do not count as texts. */
export function textsOf(source: string, fields: readonly string[] | null = null): Text[] {
  const lineCounter = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(source, {lineCounter}), {
    Pair: (_, {key}, ancestors) =>
      // A top-level field is inside the document and its map.
      fields !== null &&
      ancestors.length === 2 &&
      isScalar(key) &&
      !fields.includes(String(key.value))
        ? visit.SKIP
        : undefined,
    Scalar: (position, {value, range}) => {
      if (position !== 'key' && typeof value === 'string' && !/^(?:https?:|\/)/.test(value)) {
        texts.push({text: value, line: lineCounter.linePos(range?.[0] ?? 0).line});
      }
    },
  });
  return texts;
}
