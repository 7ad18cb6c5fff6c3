import {isScalar, LineCounter, parseDocument, visit} from 'yaml';

/** A text a reader sees and the line of the file it begins on. */
export interface Text {
  readonly text: string;
  readonly line: number;
}

/** Texts of a YAML source with their lines: those of the given fields at the top, or all of them. Addresses are no text. */
export function textsOf(source: string, fields: readonly string[] | null = null): Text[] {
  const lineCounter = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(source, {lineCounter}), {
    Pair: (_, {key}, ancestors) =>
      // The document and its map stand above a field at the top.
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
