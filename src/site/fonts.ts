const ascii = Array.from({length: 95}, (_, index) => String.fromCodePoint(32 + index)).join('');

/** The typeface, which `npm run fonts` cuts from the whole one. */
export const fontFile = 'figtree-5.3.0-pl.woff2';

/** For social images, with the same letters; the file keeps its name of a light face though all is cut bold. */
export const boldFont = {file: 'figtree-5.3.0-bold.ttf', family: 'Figtree Light,'} as const;

/** What is not listed is shown in the visitor's own typeface. */
export const characters = `${ascii}\u00a0\u00ad\u2009\u202fÓóĄąĆćĘęŁłŃńŚśŹźŻż–—‘’‚“”„…′″‹›€↑↓−×÷·•§°¹²³½¼±«»µ©®`;

/** Those of them that the typeface lacks; in a page they come from the visitor's own. */
export const notDrawn = '\u00ad\u2009\u202f′″';

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
