import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {characters, fontFile, publishedFonts, unicodeRange} from '../site/fonts';
import {run} from './terminal/run';
import {joinFonts} from './typeface/joinFonts';

const published = path.join(
  path.dirname(require.resolve('@fontsource-variable/figtree/package.json')),
  'files',
);

/** Makes the file of the typeface in `static/fonts` from the published ones: only the characters of `src/site/fonts.ts`. */
run(async () => {
  const [latin, rest] = publishedFonts;
  const joined = joinFonts(await cut(latin), await cut(rest));
  const font = await subsetFont(joined, characters, {targetFormat: 'woff2'});
  writeFileSync(path.join('static/fonts', fontFile), font);
  console.log(`${fontFile}: ${font.length} B; unicode-range: ${unicodeRange(characters)}`);
  return true;
});

async function cut(file: string): Promise<Buffer> {
  const font = readFileSync(path.join(published, file));
  return subsetFont(font, characters, {targetFormat: 'truetype'});
}
