import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {payloadAddress, type PagePayload} from '../../domain/articles/pagePayload';
import {readPage} from '../built-html/readPage';
import {siteOf} from '../../content/loadSite';
import {articlePayload, otherPayload} from './makePayload';
import {daysOfPages, sourcesOfRoutes, type LoadedPage} from './pageFacts';

/**
 * Writes a JSON file beside every page (`/oferta/_payload.json`, `/_payload.json` for the home page) with what link
 * previews and others want to know of it. Its shape is `PagePayload`.
 */
export default function pagePayload({siteDir, siteConfig}: LoadContext): Plugin {
  const titleSuffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const articles = new Map<string, PagePayload>();
  let days: ReadonlyMap<string, string> = new Map();

  return {
    name: 'page-payload',
    // After the build a plugin sees only its own content, so what the others loaded is noted here.
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const {read} = siteOf(siteDir);
      for (const doc of docs.loadedVersions.flatMap((version) => version.docs)) {
        const file = doc.source.replace('@site/', '');
        articles.set(doc.permalink, articlePayload(doc, read(file).body.sections));
      }
      days = daysOfPages(allContent['docusaurus-plugin-content-pages']?.default as LoadedPage[]);
    },
    async postBuild({outDir, baseUrl, routes, routesPaths}) {
      const sourcePaths = sourcesOfRoutes(routes);
      let count = 0;
      for (const route of new Set(routesPaths)) {
        const page = route.slice(baseUrl.length).replace(/\/$/, '');
        const html = path.join(outDir, page === '' ? 'index.html' : `${page}.html`);
        if (page === '404.html' || !existsSync(html)) {
          continue;
        }
        const built = readPage(readFileSync(html, 'utf8'), titleSuffix);
        const payload =
          articles.get(route) ??
          (built &&
            otherPayload(built, {
              updated: days.get(route) ?? null,
              sourcePath: sourcePaths.get(route) ?? null,
            }));
        if (payload) {
          const file = path.join(outDir, payloadAddress(page));
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, `${JSON.stringify(payload)}\n`);
          count += 1;
        }
      }
      console.log(`[page-payload] ${count} files`);
    },
  };
}
