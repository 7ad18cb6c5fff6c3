const ascii = Array.from({length: 95}, (_, index) => String.fromCodePoint(32 + index)).join('');

/**
 * The typeface in two files, as it is published: each letter is in one of them. What is not listed is shown in the
 * visitor's own typeface. `npm run fonts` makes the files.
 */
export const fonts = [
  {
    file: 'figtree-5.3.0-polski.woff2',
    source: 'figtree-latin-wght-normal.woff2',
    characters: `${ascii}\u00a0\u00ad\u2009\u202fÓó–—‘’‚“”„…′″‹›€↑↓−×÷·•§°¹²³½¼±«»µ©®`,
  },
  {
    file: 'figtree-5.3.0-polski-ext.woff2',
    source: 'figtree-latin-ext-wght-normal.woff2',
    characters: 'ĄąĆćĘęŁłŃńŚśŹźŻż',
  },
] as const;

/** The characters as CSS wants them. */
export function unicodeRange(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  const sorted = [...new Set(points)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of sorted) {
    const run = runs.at(-1);
    if (run?.[1] === point - 1) {
      run[1] = point;
    } else {
      runs.push([point, point]);
    }
  }
  const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
