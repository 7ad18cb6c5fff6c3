import {readFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import {joinFonts} from '@site/src/cli/typeface/joinFonts';
import {publishedFonts} from '@site/src/site/fonts';

const letters = ['aoe', 'ąłŻ'] as const;
const read = (pack: string, file: string): Buffer =>
  readFileSync(path.join('node_modules', pack, 'files', file));
const cut = async (font: Buffer, characters: string): Promise<Buffer> =>
  subsetFont(font, characters, {targetFormat: 'truetype'});
const published = publishedFonts.map((file) => read('@fontsource-variable/figtree', file));

/** A table of a font by its name. */
function tableOf(font: Buffer, name: string): Buffer {
  const at = font.indexOf(name, 12, 'latin1');
  const from = font.readUInt32BE(at + 8);
  return font.subarray(from, from + font.readUInt32BE(at + 12));
}

async function joined(): Promise<Buffer> {
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await Promise.all(
    published.map(async (font, index) => cut(font, letters[index] ?? '')),
  );
  return joinFonts(first, second);
}

test.each([0, 1])('letters of file %s are drawn, vary and are as wide as before', async (index) => {
  const characters = letters[index] ?? '';
  const [before, after] = await Promise.all([
    cut(published[index] ?? Buffer.alloc(0), characters),
    cut(await joined(), characters),
  ]);
  for (const table of ['glyf', 'hmtx', 'gvar', 'fvar']) {
    expect([table, tableOf(after, table).toString('hex')]).toEqual([
      table,
      tableOf(before, table).toString('hex'),
    ]);
  }
});

test('files that are not of one font are refused', async () => {
  const [first = Buffer.alloc(0)] = published;
  const still = read('@fontsource/figtree', 'figtree-latin-ext-400-normal.woff2');
  const [one, other] = [await cut(first, 'a'), await cut(still, 'ą')];
  expect(() => joinFonts(one, other)).toThrow('The font has no table fvar.');
});
