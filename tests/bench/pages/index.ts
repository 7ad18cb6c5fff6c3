// What a page costs before it is touched, on a phone four times slower than this machine and a slow line, beside the
// same page with its scripts taken away. Ratios, as seconds depend on the machine.
// Usage: npm run bench:pages [-- <folder of the build> [<address> …]]
import {chromium, type Browser, type Page} from 'playwright';
import {launchOptions} from '../../e2e/launchOptions';
import {serve} from './serve';

interface Cost {
  readonly kilobytes: number;
  readonly requests: number;
  /** Largest paint, in milliseconds. */
  readonly paint: number;
  /** Time in tasks over 50 ms beyond those 50 ms, in milliseconds. */
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
const rounds = 3;
const quietMs = 3000;
const defaults = ['/baza-wiedzy/rozliczenie-1-do-06', '/', '/faq', '/oferta'];

/** Counts in the page itself; the same in both variants. */
const observe = (): void => {
  const seen = {paint: 0, blocked: 0};
  Object.assign(window, {seen});
  new PerformanceObserver((list) => {
    seen.paint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      seen.blocked += Math.max(0, duration - 50);
    }
  }).observe({type: 'longtask', buffered: true});
};

async function measure(browser: Browser, url: string, isPlain: boolean): Promise<Cost> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(observe);
  await page.goto(isPlain ? `${url}?bez-skryptow` : url, {waitUntil: 'load'});
  await page.waitForTimeout(quietMs);
  const {paint, blocked} = await seenIn(page);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await context.close();
  return {kilobytes: bytes / 1000, requests, paint, blocked, heap: usedSize / 1e6};
}

function seenIn(page: Page): Promise<Pick<Cost, 'paint' | 'blocked'>> {
  return page.evaluate(() => (window as unknown as {seen: {paint: number; blocked: number}}).seen);
}

/** The middle round by the largest paint. */
async function middle(browser: Browser, url: string, isPlain: boolean): Promise<Cost> {
  const all: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await measure(browser, url, isPlain));
  }
  const [cost] = all
    .slice()
    .sort((a, b) => a.paint - b.paint)
    .slice(Math.floor(rounds / 2));
  if (cost === undefined) {
    throw new Error(`Not measured: ${url}`);
  }
  return cost;
}

async function main(): Promise<void> {
  const [folder = 'build', ...addresses] = process.argv.slice(2);
  const server = await serve(folder);
  const browser = await chromium.launch(launchOptions);
  const rows: Record<string, string>[] = [];
  for (const address of addresses.length > 0 ? addresses : defaults) {
    const plain = await middle(browser, server.url + address, true);
    const real = await middle(browser, server.url + address, false);
    rows.push({
      address,
      ...Object.fromEntries(
        (Object.keys(real) as (keyof Cost)[]).map((name) => {
          const ratio = plain[name] > 0 ? ` (×${(real[name] / plain[name]).toFixed(2)})` : '';
          return [name, `${real[name].toFixed(name === 'heap' ? 2 : 0)}${ratio}`];
        }),
      ),
    });
  }
  await browser.close();
  server.stop();
  console.table(rows);
}

void main();
