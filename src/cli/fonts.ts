import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {fonts, unicodeRange} from '../site/fonts';
import {run} from './terminal/run';

const published = path.join(
  path.dirname(require.resolve('@fontsource-variable/figtree/package.json')),
  'files',
);

/** Makes the files of the typeface in `static/fonts` from the published ones: only the characters of `src/site/fonts.ts`. */
run(async () => {
  for (const {file, source, characters} of fonts) {
    const font = await subsetFont(readFileSync(path.join(published, source)), characters, {
      targetFormat: 'woff2',
    });
    writeFileSync(path.join('static/fonts', file), font);
    console.log(`${file}: ${font.length} B; unicode-range: ${unicodeRange(characters)}`);
  }
  return true;
});
