/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import {characters, notDrawn} from '@site/src/site/fonts';

const folder = path.join(
  path.dirname(require.resolve('@fontsource/figtree/package.json')),
  'files',
);

/** What the fonts of social images lack of a text, as the library that draws them says. */
async function lacking(text: string): Promise<string> {
  let asked = '';
  await satori(
    {type: 'div', key: null, props: {children: text, style: {fontFamily: 'Figtree, Figtree Ext'}}},
    {
      width: 1200,
      height: 630,
      fonts: ['latin', 'latin-ext'].map((subset) => ({
        name: subset === 'latin' ? 'Figtree' : 'Figtree Ext',
        data: readFileSync(path.join(folder, `figtree-${subset}-700-normal.woff`)),
        weight: 700,
      })),
      loadAdditionalAsset: async (_, segment) => {
        asked += segment;
        return [];
      },
    },
  );
  return asked;
}

test('Of the characters of the site, those said to be missing in social images are, and no others', async () => {
  const drawn = Array.from(characters).filter((character) => !notDrawn.includes(character));
  await expect(lacking(drawn.join(''))).resolves.toBe('');
  for (const character of notDrawn) {
    await expect(lacking(`a${character}`)).resolves.toContain(character);
  }
});
