/** A reference to a source in a text: `[^OZE]` or, with the place in the source, `[^OZE, art. 38c ust. 3]`. */
export interface Citation {
  readonly kind: 'citation';
  readonly code: string;
  readonly place: string | null;
}

export interface PlainText {
  readonly kind: 'text';
  readonly text: string;
}

const marker = /\[\^([A-Z][A-Z0-9]*)(?:,([^[\]]+))?\]/g;

/** Splits a text at its citations. The pieces together are the whole text, except for a space before a citation. */
export function splitCitations(text: string): readonly (PlainText | Citation)[] {
  const parts: (PlainText | Citation)[] = [];
  let end = 0;
  for (const match of text.matchAll(marker)) {
    // The space before a marker is dropped so that the number stays attached to its word.
    const before = text.slice(end, match.index).replace(/ $/, '');
    if (before) {
      parts.push({kind: 'text', text: before});
    }
    parts.push({kind: 'citation', code: match[1] ?? '', place: match[2]?.trim() ?? null});
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    parts.push({kind: 'text', text: text.slice(end)});
  }
  return parts;
}

/** What a citation is called, on paper too: `Źródło 3, art. 38c`. */
export function citationName(number: number, place: string | null): string {
  return `Źródło ${number}${place === null ? '' : `, ${place}`}`;
}

/** The place in the source that a name made by `citationName` has. */
export function citedPlace(name: string): string | null {
  return /^Źródło \d+, (.+)$/.exec(name)?.[1] ?? null;
}

/** How often a text cites each source. */
export function countCitations(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of splitCitations(text)) {
    if (part.kind === 'citation') {
      counts.set(part.code, (counts.get(part.code) ?? 0) + 1);
    }
  }
  return counts;
}

/** The ids of the questions of an FAQ that cite each source; a question is a third-level heading with its id. */
export function citingQuestions(text: string): ReadonlyMap<string, readonly string[]> {
  const questions = new Map<string, string[]>();
  for (const question of text.split(/^### /m).slice(1)) {
    const [, id = ''] = /\{#([^{}]+)\}/.exec(question) ?? [];
    for (const code of countCitations(question).keys()) {
      questions.set(code, [...(questions.get(code) ?? []), id]);
    }
  }
  return questions;
}

/** The text without its citations, for search results and feeds. */
export function stripCitations(text: string): string {
  return splitCitations(text)
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('');
}
