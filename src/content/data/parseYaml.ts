import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document} from 'yaml';

/** Line of a part of a file, or of its nearest existing parent. Null for the whole file. */
export type LineOf = (path: readonly PropertyKey[]) => number | null;

/** A text a reader sees and the line of the file it begins on. */
export interface Text {
  readonly text: string;
  readonly line: number;
}

export interface ParsedYaml {
  readonly value: unknown;
  /** Line of the first syntax error; null if there is none. */
  readonly brokenLine: number | null;
  readonly lineOf: LineOf;
  /** Texts of the given fields at the top, or of all. Addresses are no text. */
  readonly textsOf: (fields?: readonly string[]) => Text[];
}

/**
 * Parses YAML into plain values. Dates stay text, so that a date that does not exist can be detected.
 *
 * @param firstLine Line of the file on which the text begins.
 */
export function parseYaml(text: string, firstLine = 1): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  const lineOf: LineOf = (path) => {
    let node: unknown = document.contents;
    let line: number | null = null;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === step);
        if (!pair) {
          break;
        }
        line = isScalar(pair.key) && pair.key.range ? lineAt(pair.key.range[0]) : line;
        node = pair.value;
      } else if (isSeq(node) && typeof step === 'number') {
        const item: unknown = node.items[step];
        const {range} = (item ?? {}) as {range?: readonly number[] | null};
        line = range?.[0] === undefined ? line : lineAt(range[0]);
        node = item;
      } else {
        break;
      }
    }
    return line;
  };
  const textsOf: ParsedYaml['textsOf'] = (fields) => {
    const texts: Text[] = [];
    visit(document, {
      Pair: (_, {key}, ancestors) =>
        // The document and its map stand above a field at the top.
        fields && ancestors.length === 2 && isScalar(key) && !fields.includes(String(key.value))
          ? visit.SKIP
          : undefined,
      Scalar: (position, {value, range}) => {
        if (position !== 'key' && typeof value === 'string' && !/^(?:https?:|\/)/.test(value)) {
          texts.push({text: value, line: lineAt(range?.[0] ?? 0)});
        }
      },
    });
    return texts;
  };
  keepOddNumbers(document);
  const [error] = document.errors;
  const place = error ? error.pos[0] : refusedPlace(document);
  return {
    value: place === null ? (document.toJS() as unknown) : undefined,
    brokenLine: place === null ? null : lineAt(place),
    lineOf,
    textsOf,
  };
}

/** A number in another notation than people use (`0x10`, `1e300`, `.inf`) stays the text that stands there. */
function keepOddNumbers(document: Document.Parsed): void {
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'number' && !/^[-+]?\d+(?:\.\d+)?$/.test(node.source ?? '')) {
        node.value = node.source;
      }
    },
  });
}

/**
 * Where something stands that is YAML and never ours: a reference, of which a few lines can make any number of values,
 * or the one name that objects keep for themselves.
 */
function refusedPlace(document: Document.Parsed): number | null {
  let place: number | null = null;
  visit(document, {
    Alias: (_, {range}) => {
      place = range?.[0] ?? 0;
      return visit.BREAK;
    },
    Pair: (_, {key}) => {
      if (isScalar(key) && key.value === '__proto__') {
        place = key.range?.[0] ?? 0;
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return place;
}
