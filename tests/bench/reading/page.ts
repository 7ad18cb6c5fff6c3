import {readdirSync} from 'node:fs';
import path from 'node:path';
import {inBrowser, useOf, type Use} from '../browser';
import {serveBuild} from '../server';

/** What a visitor of the built /rozlicz-miesiac waits for, who drops a cooperative's year of files on it. */
interface PageUse extends Use {
  /** From the choice of the files to the name of the first one that was read, ms. */
  readonly firstMs: number;
  /** To the table of months. */
  readonly allMs: number;
  /** How many times another file was named as read. */
  readonly told: number;
  readonly longestTaskMs: number;
}

interface Marks {
  since: number;
  first: number;
  all: number;
  told: number;
  longest: number;
}

/** Opens the page of a build in a fresh browser and gives it all files of a folder. */
export async function readOnPage(build: string, folder: string): Promise<PageUse> {
  const server = await serveBuild(build);
  return inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/rozlicz-miesiac`, {waitUntil: 'networkidle'});
    await page.evaluate(watch);
    const files = readdirSync(folder).map((name) => path.join(folder, name));
    await page.getByLabel('Wybierz plik').setInputFiles(files);
    await page.getByRole('table', {name: 'Miesiące', exact: true}).waitFor();
    const marks = await page.evaluate(() => (window as unknown as {benchMarks: Marks}).benchMarks);
    return {
      firstMs: marks.first - marks.since,
      allMs: marks.all - marks.since,
      told: marks.told,
      longestTaskMs: marks.longest,
      ...(await useOf(browser)),
    };
  }).finally(server.close);
}

/** Runs in the page. */
function watch(): void {
  const marks: Marks = {since: 0, first: 0, all: 0, told: 0, longest: 0};
  (window as unknown as {benchMarks: Marks}).benchMarks = marks;
  document.addEventListener(
    'change',
    () => {
      marks.since ||= performance.now();
    },
    {capture: true},
  );
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      marks.longest = Math.max(marks.longest, duration);
    }
  }).observe({type: 'longtask'});
  let last = '';
  const look = (): void => {
    const files = document.querySelector('main')?.textContent ?? '';
    const [now = last] = /Wczytane pliki: \d+/.exec(files) ?? [];
    if (now !== last) {
      last = now;
      marks.told += 1;
      marks.first ||= performance.now();
    }
    if (document.querySelector('table[aria-label="Miesiące"]')) {
      marks.all = performance.now();
    } else {
      requestAnimationFrame(look);
    }
  };
  look();
}
