import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import {socialImagePath} from '../../../domain/articles/socialImage';
import type {OutputFile, Emitter} from '../pipeline';
import {socialCard} from './socialCard';

const size = {width: 1200, height: 630};

/** One social image per page, made from the page's title and the day ribbon. */
export const socialCards: Emitter = async ({name}, pages) => {
  const fonts = loadFonts();
  const cards: OutputFile[] = [];
  // One after another: each holds its pixels, 3 MB, until the next turn of the event loop.
  for (const {address, content} of pages) {
    const svg = await satori(socialCard(content.title, name) as never, {...size, fonts});
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
    cards.push({file: socialImagePath(address.slice(1)), content: image.asPng()});
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
