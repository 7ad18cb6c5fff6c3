/** What spelling is checked by. */
export interface SpellingRules {
  /** What in a text is no Polish prose: addresses, codes, names of fields. */
  readonly ignored: readonly RegExp[];
  /** Good words that the dictionary lacks. */
  readonly own: ReadonlySet<string>;
  /** Words the site does not use, each with what to write instead; empty if anything else will do. */
  readonly flagged: ReadonlyMap<string, string>;
  /** Whether the Polish dictionary has the word, written exactly so. */
  readonly isPolish: (word: string) => boolean;
}

export interface Misspelt {
  readonly word: string;
  readonly offset: number;
  /** Null of an unknown word; of a flagged one what to write instead. */
  readonly instead: string | null;
}

/** Shorter ones are letters: `a`, `m`. */
const shortest = 2;
/** Letters, also with a hyphen between them: „miejsko-wiejski”. */
const wholeWord = /\p{L}+(?:[-’']\p{L}+)*/gu;
/** The parts of one that may be words of their own: „kWh” is k and Wh. */
const parts = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

/** The words of a text that are unknown or not used here. A word that is known whole is not looked at in parts. */
export function misspeltIn(text: string, rules: SpellingRules): Misspelt[] {
  return [...withoutIgnored(text, rules.ignored).matchAll(wholeWord)].flatMap(({0: whole, index}) =>
    piecesOf(whole).flatMap(([word, at]) => {
      const instead = rules.flagged.get(word) ?? rules.flagged.get(word.toLowerCase());
      return instead !== undefined || !isKnown(word, whole, rules)
        ? [{word, offset: index + at, instead: instead ?? null}]
        : [];
    }),
  );
}

/** The text with spaces for what is ignored, so that places stay. Each pattern sees the text as it was written. */
function withoutIgnored(text: string, patterns: SpellingRules['ignored']): string {
  const spans = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({0: found, index}) => ({start: index, end: index + found.length}))
    .sort((a, b) => a.start - b.start);
  const kept: string[] = [];
  let end = 0;
  for (const span of spans) {
    kept.push(
      text.slice(end, span.start),
      ' '.repeat(Math.max(0, span.end - Math.max(span.start, end))),
    );
    end = Math.max(end, span.end);
  }
  return kept.join('') + text.slice(end);
}

/** A word without its hyphens, with the place of each piece. */
function piecesOf(whole: string): [word: string, at: number][] {
  return [...whole.matchAll(/\p{L}+/gu)].map(({0: word, index}) => [word, index]);
}

function isKnown(word: string, whole: string, rules: SpellingRules): boolean {
  return (
    word.length < shortest ||
    isListed(whole, rules) ||
    isListed(word, rules) ||
    [...word.matchAll(parts)].every(
      ([part], _, {length}) => part.length < shortest || (length > 1 && isListed(part, rules)),
    )
  );
}

/** A lower-case word of a list may also be capitalized or all in capitals. */
function isListed(word: string, {own, isPolish}: SpellingRules): boolean {
  const first = word.slice(0, 1);
  const rest = word.slice(1);
  const forms =
    word === word.toUpperCase()
      ? [word, word.toLowerCase(), first + rest.toLowerCase()]
      : [word, first.toLowerCase() + rest];
  return forms.some((form) => own.has(form) || isPolish(form));
}
