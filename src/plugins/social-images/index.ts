import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import satori from 'satori';
import {socialImagePath} from '../../domain/articles/socialImage';
import {readPage} from '../built-pages/read/readPage';
import {socialCard} from '../built-pages/emit/socialCard';

const size = {width: 1200, height: 630};

/** One social image a page, drawn at build from the page's title and the day ribbon. */
export default function socialImages({siteConfig}: LoadContext): Plugin {
  return {
    name: 'social-images',
    async postBuild({outDir, routesPaths, baseUrl}) {
      const fonts = loadFonts();
      let count = 0;
      for (const route of new Set(routesPaths)) {
        const page = route.slice(baseUrl.length).replace(/\/$/, '');
        const title = pageTitle(outDir, page);
        if (title !== null) {
          const svg = await satori(socialCard(title, siteConfig.title) as never, {...size, fonts});
          const file = path.join(outDir, socialImagePath(page));
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, new Resvg(svg).render().asPng());
          count += 1;
        }
      }
      console.log(`[social-images] ${count} images`);
    },
  };

  /** Title of a built page without the site's name; null for a route without a page of its own. */
  function pageTitle(outDir: string, page: string): string | null {
    if (page === '404.html') {
      return null;
    }
    const html = readFileSync(
      path.join(outDir, page === '' ? 'index.html' : `${page}.html`),
      'utf8',
    );
    return readPage(html, ` ${siteConfig.titleDelimiter} ${siteConfig.title}`)?.title ?? null;
  }
}

/** Figtree as WOFF (satori reads no WOFF2); Polish letters are split over two files of the same face. */
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
