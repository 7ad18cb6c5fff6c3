import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {boldFont, characters, fontFile, unicodeRange} from '../site/fonts';
import {run} from './terminal/run';

/** Figtree 5.3.0 with all its letters, Latin and extended Latin in one file; its licence is in `static/fonts`. */
const whole = path.join(__dirname, 'typeface/figtree-5.3.0.woff2');

/** Where the titles of social images are drawn. */
const cards = path.join(__dirname, '../plugins/built-pages/emit');

/** Makes the files of the typeface, for pages and for social images: only the characters of `src/site/fonts.ts`. */
run(async () => {
  const letters = readFileSync(whole);
  const font = await subsetFont(letters, characters, {targetFormat: 'woff2'});
  writeFileSync(path.join('static/fonts', fontFile), font);
  const bold = await subsetFont(letters, characters, {
    targetFormat: 'truetype',
    variationAxes: {wght: 700},
  });
  writeFileSync(path.join(cards, boldFont.file), bold);
  console.log(`${fontFile}: ${font.length} B; unicode-range: ${unicodeRange(characters)}`);
  return true;
});
