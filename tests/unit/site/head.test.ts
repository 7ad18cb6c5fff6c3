import {existsSync} from 'node:fs';
import {fontFiles, themeColors} from '@site/src/site/head';
import {colourOf, modes} from '../../tools/tokens';

test.each(modes)("The browser's bars have the page's colour in %s mode", (mode) => {
  const entry = themeColors.find(({media}) => media === `(prefers-color-scheme: ${mode})`);
  expect(entry?.color).toBe(colourOf('page', mode));
});

test.each(fontFiles)('The preloaded font %s is in static/fonts', (file) => {
  expect(existsSync(`static/fonts/${file}`)).toBe(true);
});
