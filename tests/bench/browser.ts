import {readFileSync} from 'node:fs';
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {launchOptions} from '../e2e/launchOptions';

/** What a page took of the machine. */
export interface Use {
  /** Most memory its process had at once, MB: page and worker, with all of Chromium's own code in them. */
  readonly peakMb: number;
  /** Processor time of that process, ms: tells more than the clock on a busy machine, if nothing is slowed down. */
  readonly cpuMs: number;
}

/** Measures in a fresh browser, which is closed after. */
export async function inBrowser<Found>(
  measure: (browser: Browser) => Promise<Found>,
): Promise<Found> {
  const browser = await chromium.launch(launchOptions);
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Makes the page's processor so many times slower than this machine. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: times});
  return session;
}

/** Chromium keeps the high-water mark of each process in /proc; the page's is the largest of the renderers'. */
export async function useOf(browser: Browser): Promise<Use> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  const [page] = processInfo
    .filter(({type}) => type === 'renderer')
    .map(({id, cpuTime}): Use => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      const peakMb = Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
      return {peakMb, cpuMs: cpuTime * 1000};
    })
    .sort((a, b) => b.peakMb - a.peakMb);
  return page ?? {peakMb: Number.NaN, cpuMs: Number.NaN};
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  return values.slice().sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
