const polishLetters: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};

/** Lower-case text without diacritics. `ł` does not decompose under NFD; the others are mapped too, which is faster. */
export function foldPolish(text: string): string {
  const folded = text
    .toLowerCase()
    .replace(/[ąćęłńóśźż]/g, (letter) => polishLetters[letter] ?? '');
  return /[^\0-\x7f]/.test(folded) ? folded.normalize('NFD').replace(/\p{M}/gu, '') : folded;
}

/** ASCII kebab-case id of a heading: `Kto może założyć?` gives `kto-moze-zalozyc`. */
export function toHeadingId(text: string): string {
  return foldPolish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
