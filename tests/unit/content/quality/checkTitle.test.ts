/** @jest-environment node */
import sharp from 'sharp';
import {escapeHtml} from '@cooperative/polish';
import {drawText} from '@site/src/plugins/built-pages/emit/socialCards';
import {characters, notDrawn} from '@site/src/site/fonts';

/** Whether social images draw it as if there was no typeface, so that what the machine has is taken for it. */
async function isLacking(character: string): Promise<boolean> {
  const markup = escapeHtml(character);
  const own = await drawText({markup, size: 64});
  const other = await sharp({text: {text: markup, font: 'Brak, 64', dpi: 72, rgba: true}})
    .raw()
    .toBuffer();
  return own.input.equals(other);
}

test('Of the characters of the site, those said to be missing in social images are, and no others', async () => {
  const visible = Array.from(characters).filter((character) =>
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(character),
  );
  const lacking = await Promise.all(visible.map(isLacking));
  expect(visible.filter((_, index) => lacking[index])).toEqual(
    visible.filter((character) => notDrawn.includes(character)),
  );
});
