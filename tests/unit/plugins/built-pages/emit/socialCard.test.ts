/** @jest-environment node */
import sharp from 'sharp';
import {cardSize, cardTitle, titleRoom} from '@site/src/plugins/built-pages/emit/socialCard';
import {drawText, socialCards} from '@site/src/plugins/built-pages/emit/socialCards';

async function cardOf(title: string): Promise<Buffer> {
  const pages = [{address: '/oferta', content: {title}}];
  const [card] = await socialCards({name: 'Nazwa serwisu'} as never, pages as never);
  expect(card?.file).toBe('img/social/oferta.png');
  return Buffer.from(card?.content ?? '');
}

/** Share of pixels of a band of the card that are neither white nor pale. */
async function inkOf(card: Buffer, top: number, height: number): Promise<number> {
  const band = {left: 0, top, width: cardSize.width, height};
  const {data} = await sharp(card)
    .extract(band)
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true});
  return data.filter((grey) => grey < 200).length / data.length;
}

test('A social card shows a stripe, the name of the site, the title of the page and a day', async () => {
  const card = await cardOf('Opłaty');
  await expect(sharp(card).metadata()).resolves.toMatchObject({...cardSize, format: 'png'});
  const {top, height} = titleRoom;
  await expect(inkOf(card, 0, 12)).resolves.toBe(1);
  await expect(inkOf(card, 84, 40)).resolves.toBeGreaterThan(0.01);
  await expect(inkOf(card, top, height)).resolves.toBeGreaterThan(0.01);
  await expect(inkOf(card, top + height, 120)).resolves.toBeGreaterThan(0.2);
});

test('A long title is set smaller; four lines of it keep clear of the name above and the day below', async () => {
  const long =
    'Spółdzielnia energetyczna rozlicza nadwyżkę z sieci i oddaje ją członkom w kolejnych dwunastu miesiącach';
  expect(cardTitle(long).size).toBeLessThan(cardTitle(long.slice(0, 60)).size);
  const {raw} = await drawText(cardTitle(long));
  expect(raw.height).toBeGreaterThan(150);
  expect(raw.height).toBeLessThanOrEqual(titleRoom.height);
});

test('Signs of markup in a title are drawn, not obeyed', async () => {
  await expect(cardOf('Prąd & ciepło <razem>')).resolves.toBeInstanceOf(Buffer);
});
