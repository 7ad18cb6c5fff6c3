import {build} from 'esbuild';
import type {DatedRates} from '../../../src/domain/calculator/defaults';
import {inBrowser, slowDown} from '../browser';
import type * as Documents from './documents';

/** How many times slower than this machine the page's processor is. */
export const slowdown = 4;

export interface DocumentTimes {
  /** Until the drafts are there, in a page where nothing of it has run before, ms. */
  readonly draftsMs: number;
  /** Then, when they are issued: until all documents are there, ms. */
  readonly issuedMs: number;
}

/** What a visitor waits for in Chromium, in so many fresh pages with a slowed processor. */
export async function documentsOnPages(
  rates: DatedRates['rates'],
  pages: number,
): Promise<readonly DocumentTimes[]> {
  const {
    outputFiles: [script],
  } = await build({
    entryPoints: ['tests/bench/settlement/documents.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'documents',
    write: false,
  });
  return inBrowser(async (browser) => {
    const times: DocumentTimes[] = [];
    for (let count = 0; count < pages; count += 1) {
      const page = await browser.newPage();
      await page.addScriptTag({content: script?.text ?? ''});
      await slowDown(page, slowdown);
      times.push(await page.evaluate(timeDocuments, rates));
      await page.close();
    }
    return times;
  });
}

/** Runs in the page. */
function timeDocuments(rates: DatedRates['rates']): DocumentTimes {
  const {documentsMonth, prepareDrafts, makeDocuments} = (
    window as unknown as {readonly documents: typeof Documents}
  ).documents;
  const month = documentsMonth(rates);
  const opened = performance.now();
  prepareDrafts(month);
  const shown = performance.now();
  makeDocuments(month);
  return {draftsMs: shown - opened, issuedMs: performance.now() - shown};
}
