import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import ts from 'typescript';
import {findBrowser} from '../../e2e/findBrowser.mjs';
import {buildIndex, type Language} from '../../../src/plugins/search-index/buildIndex';
import type {SearchablePage} from '../../../src/plugins/search-index/sections';
import {manifestName} from '../../../src/domain/search/files';
import type {Query} from './queries';

const origin = 'http://search.test';
const slowdown = 4;

/** Times of warm queries in Chromium on a CPU slowed down four times, in milliseconds. */
export async function browserTimes(
  pages: readonly SearchablePage[],
  language: Language,
  queries: readonly Query[],
): Promise<number[]> {
  const {manifest, files} = buildIndex(pages, language);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.route(`${origin}/**`, (route) => {
      const {pathname} = new URL(route.request().url());
      const name = path.basename(pathname);
      const body =
        pathname === '/'
          ? '<!doctype html>'
          : pathname.startsWith('/domain/')
            ? scriptOf(`src${pathname}.ts`)
            : name === manifestName
              ? JSON.stringify(manifest)
              : files.get(name);
      const contentType = pathname.startsWith('/domain/') ? 'text/javascript' : 'text/html';
      return body === undefined ? route.abort() : route.fulfill({body, contentType});
    });
    await page.goto(`${origin}/`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await page.evaluate<number[]>(script(queries.map(({text}) => text)));
  } finally {
    await browser.close();
  }
}

/** As text, since nothing of this process may be compiled into it. */
function script(texts: readonly string[]): string {
  return `(async () => {
    const {createSearch} = await import('/domain/search/createSearch');
    const search = await createSearch(async (file) => (await fetch('/search/' + file)).text());
    const texts = ${JSON.stringify(texts)};
    for (const text of texts) await search(text);
    const times = [];
    for (const text of texts) {
      const start = performance.now();
      await search(text);
      times.push(performance.now() - start);
    }
    return times;
  })()`;
}

function scriptOf(file: string): string {
  return ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  }).outputText;
}
