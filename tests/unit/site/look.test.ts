import {existsSync, readFileSync} from 'node:fs';
import {characters, fontFile, unicodeRange} from '@site/src/site/fonts';
import {themeColors} from '@site/src/site/themeColors';
import {colourOf, modes} from '../../tools/tokens';

test.each(modes)("The browser's bars have the page's colour in %s mode", (mode) => {
  const entry = themeColors.find(({media}) => media === `(prefers-color-scheme: ${mode})`);
  expect(entry?.color).toBe(colourOf('page', mode));
});

describe('the typeface', () => {
  const css = readFileSync('src/css/custom.css', 'utf8').replace(/\s+/g, ' ');

  test('is in static/fonts', () => expect(existsSync(`static/fonts/${fontFile}`)).toBe(true));

  test('is asked for only for the characters it has', () => {
    const [, range] =
      new RegExp(`${fontFile}'\\) format\\('woff2'\\); unicode-range: ([^;]+);`).exec(css) ?? [];
    expect(range).toBe(unicodeRange(characters));
  });

  test('has every Polish letter once', () => {
    for (const letter of 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ0123456789') {
      expect(characters.split(letter)).toHaveLength(2);
    }
  });
});
