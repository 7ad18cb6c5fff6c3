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
  const [first, second] = await Promise.all(
    publishedFonts.map(async (file) =>
      subsetFont(readFileSync(path.join(published, file)), characters, {targetFormat: 'truetype'}),
    ),
  );
  const font = await subsetFont(joinFonts(first, second), characters, {targetFormat: 'woff2'});
  writeFileSync(path.join('static/fonts', fontFile), font);
  console.log(`${fontFile}: ${font.length} B; unicode-range: ${unicodeRange(characters)}`);
  return true;
});
