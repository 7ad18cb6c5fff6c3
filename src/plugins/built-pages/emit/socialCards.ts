import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import {socialImagePath} from '../../../domain/articles/socialImage';
import type {OutputFile, Emitter} from '../pipeline';
import {cardFrame, cardSize, cardTitle, titleSize, titleTop} from './socialCard';

/** Red, green, blue and opacity of each pixel. */
const channels = 4;
/** Five colours and what lies between them at the edges of letters: half the bytes. */
const paletted = {palette: true, colours: 16, effort: 1, dither: 0};

/** One social image per page, made from the page's title and the day ribbon. */
export const socialCards: Emitter = async ({name}, pages) => {
  const fonts = loadFonts();
  const draw = async (layer: object, size: typeof cardSize): Promise<Buffer> => {
    const svg = await satori(layer as never, {...size, fonts});
    return (await renderAsync(svg, {font: {loadSystemFonts: false}})).pixels;
  };
  const card = await draw(cardFrame(name), cardSize);
  const cards: OutputFile[] = [];
  // One after another: each title is drawn over the one before.
  for (const {address, content} of pages) {
    const title = await draw(cardTitle(content.title), titleSize);
    card.set(title, titleTop * cardSize.width * channels);
    const image = sharp(card, {raw: {...cardSize, channels}}).png(paletted);
    cards.push({file: socialImagePath(address.slice(1)), content: await image.toBuffer()});
  }
  return cards;
};

/** Figtree as WOFF (satori cannot read WOFF2); Polish letters are split over two files of the same face. */
function loadFonts() {
  const folder = path.dirname(require.resolve('@fontsource/figtree/package.json'));
  return (['latin', 'latin-ext'] as const).flatMap((subset) =>
    ([400, 700] as const).map((weight) => ({
      name: subset === 'latin' ? 'Figtree' : 'Figtree Ext',
      data: readFileSync(path.join(folder, 'files', `figtree-${subset}-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );
}
