// What a page costs before it is touched, on a phone four times slower than this machine and a slow line, beside the
// same page with its scripts taken away. Ratios, as seconds depend on the machine. Then what waking it takes, on the same
// phone and line.
// Usage: npm run bench:pages [-- <folder of the build> [<address> …]]
import {chromium, type Browser, type CDPSession, type Page} from 'playwright';
import {launchOptions} from '../../e2e/launchOptions';
import {serve} from './serve';

interface Waking {
  /** From the focus on a control until React has taken the page over, in milliseconds. */
  readonly ms: number;
  /** Longest task from then on until the page is quiet, in milliseconds. */
  readonly longest: number;
}

interface Seen {
  paint: number;
  blocked: number;
  longest: number;
}

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
  const seen: Seen = {paint: 0, blocked: 0, longest: 0};
  Object.assign(window, {seen});
  new PerformanceObserver((list) => {
    seen.paint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      seen.blocked += Math.max(0, duration - 50);
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({type: 'longtask', buffered: true});
};

async function slowPhone(browser: Browser): Promise<{page: Page; session: CDPSession}> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(observe);
  return {page, session};
}

async function measure(browser: Browser, url: string, isPlain: boolean): Promise<Cost> {
  const {page, session} = await slowPhone(browser);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(isPlain ? `${url}?bez-skryptow` : url, {waitUntil: 'load'});
  await page.waitForTimeout(quietMs);
  const {paint, blocked} = await seenIn(page);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await page.context().close();
  return {kilobytes: bytes / 1000, requests, paint, blocked, heap: usedSize / 1e6};
}

function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as {seen: Seen}).seen);
}

/** Wakes a page that sleeps as the keyboard does. */
async function wake(browser: Browser, url: string): Promise<Waking> {
  const {page} = await slowPhone(browser);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(quietMs);
  const since = await page.evaluate(() => {
    (window as unknown as {seen: Seen}).seen.longest = 0;
    document.querySelector<HTMLElement>('header button')?.focus();
    return performance.now();
  });
  await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
  const until = await page.evaluate(() => performance.now());
  await page.waitForTimeout(quietMs);
  const {longest} = await seenIn(page);
  await page.context().close();
  return {ms: until - since, longest};
}

async function middleWaking(browser: Browser, url: string): Promise<Waking> {
  const all: Waking[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await wake(browser, url));
  }
  return middleOf(all, ({longest}) => longest);
}

/** The middle round by the largest paint. */
async function middle(browser: Browser, url: string, isPlain: boolean): Promise<Cost> {
  const all: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await measure(browser, url, isPlain));
  }
  return middleOf(all, ({paint}) => paint);
}

function middleOf<Round>(all: readonly Round[], by: (round: Round) => number): Round {
  const [round] = all
    .slice()
    .sort((a, b) => by(a) - by(b))
    .slice(Math.floor(all.length / 2));
  if (round === undefined) {
    throw new Error('Nothing was measured.');
  }
  return round;
}

async function main(): Promise<void> {
  const [folder = 'build', ...addresses] = process.argv.slice(2);
  const server = await serve(folder);
  const browser = await chromium.launch(launchOptions);
  const rows: Record<string, string>[] = [];
  for (const address of addresses.length > 0 ? addresses : defaults) {
    const plain = await middle(browser, server.url + address, true);
    const real = await middle(browser, server.url + address, false);
    const waking = await middleWaking(browser, server.url + address);
    rows.push({
      address,
      ...Object.fromEntries(
        (Object.keys(real) as (keyof Cost)[]).map((name) => {
          const ratio = plain[name] > 0 ? ` (×${(real[name] / plain[name]).toFixed(2)})` : '';
          return [name, `${real[name].toFixed(name === 'heap' ? 2 : 0)}${ratio}`];
        }),
      ),
      'awake after': waking.ms.toFixed(0),
      'longest task': waking.longest.toFixed(0),
    });
  }
  await browser.close();
  server.stop();
  console.table(rows);
}

void main();
