import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {characters, fontFile, unicodeRange} from '../site/fonts';
import {run} from './terminal/run';

/** Figtree 5.3.0 with all its letters, Latin and extended Latin in one file; its licence is in `static/fonts`. */
const whole = path.join(__dirname, 'typeface/figtree-5.3.0.woff2');

/** Makes the file of the typeface in `static/fonts`: only the characters of `src/site/fonts.ts`. */
run(async () => {
  const font = await subsetFont(readFileSync(whole), characters, {targetFormat: 'woff2'});
  writeFileSync(path.join('static/fonts', fontFile), font);
  console.log(`${fontFile}: ${font.length} B; unicode-range: ${unicodeRange(characters)}`);
  return true;
});
