import path from 'node:path';
import sharp, {type OverlayOptions} from 'sharp';
import {socialImagePath} from '../../../domain/articles/socialImage';
import {boldFont} from '../../../site/fonts';
import type {OutputFile, Emitter} from '../pipeline';
import {
  cardFrame,
  cardName,
  cardTitle,
  nameTop,
  padding,
  titleRoom,
  type CardText,
} from './socialCard';

/** Five colours and what lies between them at the edges of letters: half the bytes. */
const paletted = {palette: true, colours: 16, effort: 1, dither: 0};

/** One social image per page, made from the page's title and the day ribbon. */
export const socialCards: Emitter = async ({name}, pages) => {
  const frame = await sharp(Buffer.from(cardFrame()))
    .composite([{...(await drawText(cardName(name))), left: padding, top: nameTop}])
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const cards: OutputFile[] = [];
  for (const {address, content} of pages) {
    const image = sharp(frame.data, {raw: frame.info}).composite([await titleOf(content.title)]);
    const bytes = await image.png(paletted).toBuffer();
    cards.push({file: socialImagePath(address.slice(1)), content: bytes});
  }
  return cards;
};

/** The title of a page in the middle of its room. */
async function titleOf(title: string): Promise<OverlayOptions> {
  const drawn = await drawText(cardTitle(title));
  const top = titleRoom.top + Math.round((titleRoom.height - drawn.raw.height) / 2);
  return {...drawn, left: padding, top};
}

/** A text in the bold typeface, as pixels with transparency. */
export async function drawText({markup, size}: CardText) {
  const text = {
    text: markup,
    font: `${boldFont.family} ${size}`,
    fontfile: path.join(__dirname, boldFont.file),
    width: titleRoom.width,
    dpi: 72,
    rgba: true,
  };
  const {data, info} = await sharp({text}).raw().toBuffer({resolveWithObject: true});
  return {input: data, raw: info};
}
