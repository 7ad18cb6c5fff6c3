import type {Browser, CDPSession, Page} from '@playwright/test';
import {slowDown} from '../browser';

interface Waking {
  /** From the focus on a control until React has taken the page over, in milliseconds. */
  readonly ms: number;
  /** Longest task from then on until the page is quiet, in milliseconds. */
  readonly longest: number;
}

interface Task {
  readonly start: number;
  readonly duration: number;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** Those of 50 ms and more; the browser tells of no others. */
  tasks: Task[];
}

export interface Cost {
  readonly kilobytes: number;
  readonly requests: number;
  /** Largest paint, in milliseconds. */
  readonly paint: number;
  /** Time of tasks beyond 50 ms each from the first paint on, as Lighthouse counts it, in milliseconds. */
  readonly blocked: number;
  /** Heap of the scripts after a collection, in megabytes. */
  readonly heap: number;
}

const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const quietMs = 3000;

/** Counts in the page itself; the same in both variants. */
const observe = (): void => {
  const seen: Seen = {firstPaint: 0, largestPaint: 0, tasks: []};
  Object.assign(window, {seen});
  new PerformanceObserver((list) => {
    seen.firstPaint =
      list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.firstPaint;
  }).observe({type: 'paint', buffered: true});
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    seen.tasks.push(
      ...list.getEntries().map(({startTime, duration}) => ({start: startTime, duration})),
    );
  }).observe({type: 'longtask', buffered: true});
};

export async function slowPhone(browser: Browser): Promise<{page: Page; session: CDPSession}> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const session = await slowDown(page, 4);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(observe);
  return {page, session};
}

/** What a page costs that nobody touches; `isPlain`: without its scripts. */
export async function measure(browser: Browser, url: string, isPlain: boolean): Promise<Cost> {
  const {page, session} = await slowPhone(browser);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(isPlain ? `${url}?bez-skryptow` : url, {waitUntil: 'load'});
  await page.waitForTimeout(quietMs);
  const seen = await seenIn(page);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await page.context().close();
  return {
    kilobytes: bytes / 1000,
    requests,
    paint: seen.largestPaint,
    blocked: blockedTime(seen),
    heap: usedSize / 1e6,
  };
}

function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as {seen: Seen}).seen);
}

function blockedTime({firstPaint, tasks}: Seen): number {
  return tasks
    .map(({start, duration}) => start + duration - Math.max(start, firstPaint) - 50)
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

/** Wakes a page that sleeps as the keyboard does. */
export async function wake(browser: Browser, url: string): Promise<Waking> {
  const {page} = await slowPhone(browser);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(quietMs);
  // Playwright's own script, which it puts into the page to wait for something, is a long task too.
  await page.waitForSelector('html', {state: 'attached'});
  const since = await page.evaluate(() => {
    (window as unknown as {seen: Seen}).seen.tasks = [];
    const controls = [...document.querySelectorAll<HTMLElement>('header button')];
    controls.find((control) => control.checkVisibility())?.focus();
    return performance.now();
  });
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  const until = await page.evaluate(() => performance.now());
  await page.waitForTimeout(quietMs);
  const {tasks} = await seenIn(page);
  await page.context().close();
  return {ms: until - since, longest: Math.max(0, ...tasks.map(({duration}) => duration))};
}

/**
 * Milliseconds from a press on a link to the next article until its heading is painted, in a page whose scripts run:
 * the link has been in view, so what the site fetches ahead has come.
 */
export async function navigate(browser: Browser, url: string): Promise<number> {
  const {page} = await slowPhone(browser);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(quietMs);
  await page.locator(':is(header, .navbar) button').filter({visible: true}).first().focus();
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  const next = page.locator('main a[rel=next], main a.pagination-nav__link--next').first();
  await next.scrollIntoViewIfNeeded();
  // As a press has it; else the tooltip of the header's button is shown again while the page changes.
  await next.focus();
  await next.hover();
  await page.waitForTimeout(quietMs);
  const taken = await next.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        const since = performance.now();
        // The browser's own time of the painting: a task asked for in that frame may come after the next long one.
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries() as (PerformanceEntry & {readonly renderTime: number})[];
          resolve((entry?.renderTime ?? NaN) - since);
        }).observe({type: 'element'});
        new MutationObserver((_, observer) => {
          const newest = document.querySelector('h1');
          if (newest && newest.textContent !== heading) {
            observer.disconnect();
            newest.setAttribute('elementtiming', 'heading');
          }
        }).observe(document.body, {childList: true, subtree: true, characterData: true});
        (link as HTMLElement).click();
      }),
  );
  await page.context().close();
  return taken;
}
