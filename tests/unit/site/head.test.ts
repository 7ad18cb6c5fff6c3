import {existsSync, readFileSync} from 'node:fs';
import {fonts, unicodeRange} from '@site/src/site/fonts';
import {fontFiles, themeColors} from '@site/src/site/head';
import {colourOf, modes} from '../../tools/tokens';

test.each(modes)("The browser's bars have the page's colour in %s mode", (mode) => {
  const entry = themeColors.find(({media}) => media === `(prefers-color-scheme: ${mode})`);
  expect(entry?.color).toBe(colourOf('page', mode));
});

test.each(fontFiles)('The preloaded font %s is in static/fonts', (file) => {
  expect(existsSync(`static/fonts/${file}`)).toBe(true);
});

describe('the typeface', () => {
  const css = readFileSync('src/css/custom.css', 'utf8').replace(/\s+/g, ' ');

  test.each(fonts)('$file is asked for only for the characters it has', ({file, characters}) => {
    const [, range] =
      new RegExp(`${file}'\\) format\\('woff2'\\); unicode-range: ([^;]+);`).exec(css) ?? [];
    expect(range).toBe(unicodeRange(characters));
  });

  test('has every Polish letter once', () => {
    const all = fonts.map(({characters}) => characters).join('');
    for (const letter of 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ0123456789') {
      expect(all.split(letter)).toHaveLength(2);
    }
  });
});
