/** A slip of typography: what stands in the text and what should. */
export interface TypographySlip {
  readonly found: string;
  readonly remedy: string;
}

const rules: readonly {readonly pattern: RegExp; readonly remedy: string}[] = [
  {pattern: /\S*["“‟]\S*/u, remedy: 'Cudzysłów to „ na początku i ” na końcu.'},
  {pattern: /(?<![\p{L}\p{N}])'\p{L}[^']*'/u, remedy: 'Cudzysłów to „ na początku i ” na końcu.'},
  {pattern: /\S*\.\.\.+/u, remedy: 'Wpisz jeden znak wielokropka: …'},
  {pattern: /\S+ (?:-|--|—) \S+/u, remedy: 'Wpisz myślnik: –'},
  {pattern: /\S*(?:--|—)\S*/u, remedy: 'Wpisz myślnik: –'},
  {
    // A month of the data files (2026-11) is none.
    pattern: /(?<![\p{L}\p{N}/.-])(?!\d{4}-\d{2}(?!\d))\p{N}+%?-\p{N}+%?(?![\p{L}\p{N}/-])/u,
    remedy: 'Zakres liczb łączy myślnik bez spacji, np. 5–10.',
  },
  {
    pattern: /\S*[\u00a0\u202f]\S*/u,
    remedy: 'Wpisz zwykłą spację. Twarde spacje wstawiają się same.',
  },
  {pattern: /\S+ [,;.!?](?=\s|$)/u, remedy: 'Usuń spację przed znakiem.'},
  {
    pattern: /\u00ad|\u200b|\ufeff/u,
    remedy: 'Usuń niewidoczny znak. Najprościej przepisz to słowo.',
  },
];

/**
 * Slips in one paragraph as its author typed it: quotes, dashes, dots, spaces. No-break spaces belong to
 * `setPolishSpaces` at build, so a typed one is a slip as well.
 */
export function typographySlips(text: string): TypographySlip[] {
  const slips = rules.flatMap(({pattern, remedy}) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{found, remedy}];
  });
  const opened = text.split('„').length;
  const closed = text.split('”').length;
  return opened === closed
    ? slips
    : [
        ...slips,
        {found: opened > closed ? '„' : '”', remedy: 'Brakuje drugiego znaku cudzysłowu.'},
      ];
}
