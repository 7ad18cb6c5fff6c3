import {readFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {launchOptions} from '../../e2e/launchOptions';

const patienceMs = 180_000;

/** What one visitor waited for, in milliseconds since the page was asked for. */
export interface Visit {
  /** The page and all it names has been read and run. */
  readonly readyMs: number;
  /** The first sentence with an amount is painted. */
  readonly firstMs: number;
  /** Everything has been computed. */
  readonly allMs: number;
  /** The longest time in which the page could not answer a key, after it was ready. */
  readonly longestTaskMs: number;
  /** Most memory its process had at once, MB: page and worker, with all of Chromium's own code in them. */
  readonly peakMb: number;
}

interface Marks {
  readonly ready: number;
  readonly first: number;
  readonly all: number;
  readonly longest: number;
}

/** Opens an address of the calculator in a fresh browser and waits until everything is computed. */
export async function visit(address: string, slowdown: number): Promise<Visit> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patienceMs);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.addInitScript(watch);
    await page.goto(address);
    const marks = await page.waitForFunction(() => {
      const found = (window as {benchMarks?: Marks}).benchMarks;
      return found !== undefined && found.all > 0 ? found : null;
    });
    const {ready, first, all, longest} = (await marks.jsonValue()) ?? noMarks;
    return {
      readyMs: ready,
      firstMs: first,
      allMs: all,
      longestTaskMs: longest,
      peakMb: await peakMemory(browser),
    };
  } finally {
    await browser.close();
  }
}

const noMarks: Marks = {ready: Number.NaN, first: Number.NaN, all: Number.NaN, longest: Number.NaN};

/** Runs in the page, before anything of it. */
function watch(): void {
  const marks = {ready: 0, first: 0, all: 0, longest: 0};
  (window as {benchMarks?: Marks}).benchMarks = marks;
  window.addEventListener('load', () => {
    marks.ready = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      if (marks.ready > 0 && startTime >= marks.ready) {
        marks.longest = Math.max(marks.longest, duration);
      }
    }
  }).observe({type: 'longtask'});
  const look = (): void => {
    const result = document.getElementById('wynik');
    const isAnswered = [...(result?.querySelectorAll('p') ?? [])].some((paragraph) =>
      /\d\s?zł/.test(paragraph.textContent),
    );
    if (isAnswered && marks.first === 0) {
      marks.first = -1;
      // Painted after the frame that follows.
      requestAnimationFrame(() => {
        setTimeout(() => {
          marks.first = performance.now();
        });
      });
    }
    const isBusy = result?.querySelector('[aria-busy="true"]') !== null;
    if (marks.first > 0 && !isBusy) {
      marks.all ||= performance.now();
    }
    if (marks.all === 0) {
      setTimeout(look, 10);
    }
  };
  look();
}

/** Chromium keeps the high-water mark of each process in /proc; the page's is the largest of the renderers'. */
async function peakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({type}) => type === 'renderer')
    .map(({id}) => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
    });
  return Math.max(...peaks);
}
