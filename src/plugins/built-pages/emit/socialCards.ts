import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import {socialImagePath} from '../../../domain/articles/socialImage';
import type {OutputFile, Emitter} from '../pipeline';
import {cardFrame, cardTitle} from './socialCard';

const size = {width: 1200, height: 630};
/** Four colours and what lies between them at the edges of letters: a third of the bytes. */
const paletted = {palette: true, colours: 32, effort: 1, dither: 0};

/** One social image per page, made from the page's title and the day ribbon. */
export const socialCards: Emitter = async ({name}, pages) => {
  const fonts = loadFonts();
  const draw = async (layer: object): Promise<string> => satori(layer as never, {...size, fonts});
  const frame = await draw(cardFrame(name));
  const cards: OutputFile[] = [];
  // One after another: each holds its pixels, 3 MB, until the next turn of the event loop.
  for (const {address, content} of pages) {
    const svg = frame.replace(/<\/svg>$/, `${await draw(cardTitle(content.title))}$&`);
    const {pixels} = await renderAsync(svg, {font: {loadSystemFonts: false}});
    const image = sharp(pixels, {raw: {...size, channels: 4}}).png(paletted);
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
