import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {launchOptions} from '../../e2e/launchOptions';
import type {DatedRates} from '../../../src/domain/calculator/defaults';
import type * as Documents from './documents';

/** How many times slower than this machine the page's processor is. */
export const slowdown = 4;

/**
 * The milliseconds that all documents of the month take in Chromium, in so many fresh pages with a slowed processor: each
 * runs that code for the first time.
 */
export async function documentsOnPages(
  rates: DatedRates['rates'],
  pages: number,
): Promise<readonly number[]> {
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
  const browser = await chromium.launch(launchOptions);
  try {
    const times: number[] = [];
    for (let count = 0; count < pages; count += 1) {
      const page = await browser.newPage();
      await page.addScriptTag({content: script?.text ?? ''});
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
      times.push(await page.evaluate(timeDocuments, rates));
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function timeDocuments(rates: DatedRates['rates']): number {
  const {documentsMonth, makeDocuments} = (
    window as unknown as {readonly documents: typeof Documents}
  ).documents;
  const month = documentsMonth(rates);
  const since = performance.now();
  makeDocuments(month);
  return performance.now() - since;
}
