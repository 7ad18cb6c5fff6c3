/** A typographic error: what is in the text and what should be there. */
interface TypographySlip {
  readonly found: string;
  readonly remedy: string;
}

const rules: readonly {readonly pattern: RegExp; readonly remedy: string}[] = [
  {pattern: /(?<!\S)\S*["“‟]\S*/u, remedy: 'Cudzysłów to „ na początku i ” na końcu.'},
  {pattern: /(?<![\p{L}\p{N}])'\p{L}[^']*'/u, remedy: 'Cudzysłów to „ na początku i ” na końcu.'},
  {pattern: /(?<!\S)\S*?\.{3,}/u, remedy: 'Wpisz jeden znak wielokropka: …'},
  {pattern: /(?<!\S)\S+ (?:-|--|—) \S+/u, remedy: 'Wpisz myślnik: –'},
  {pattern: /(?<!\S)\S*(?:--|—)\S*/u, remedy: 'Wpisz myślnik: –'},
  {
    // A month in the data files (2026-11) is not a range.
    pattern: /(?<![\p{L}\p{N}/.-])(?!\d{4}-\d{2}(?!\d))\p{N}+%?-\p{N}+%?(?![\p{L}\p{N}/-])/u,
    remedy: 'Zakres liczb łączy myślnik bez spacji, np. 5–10.',
  },
  {
    pattern: /(?<!\S)\S*[\u00a0\u202f]\S*/u,
    remedy: 'Wpisz zwykłą spację. Twarde spacje wstawiają się same.',
  },
  {pattern: /(?<!\S)\S+ [,;.!?](?=\s|$)/u, remedy: 'Usuń spację przed znakiem.'},
  {
    pattern: /\u00ad|\u200b|\ufeff/u,
    remedy: 'Usuń niewidoczny znak. Najprościej przepisz to słowo.',
  },
  {
    // It would turn the very message about it around.
    pattern:
      /(?<=[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*/u,
    remedy:
      'Przed tym stoi niewidoczny znak, który odwraca kierunek pisma. Usuń go albo przepisz ten tekst.',
  },
];

/**
 * Typographic errors in one paragraph as its author typed it: quotes, dashes, dots, spaces. No-break spaces are set at
 * build time by `setPolishSpaces`, so a typed one is also an error.
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
