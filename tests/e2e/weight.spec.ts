import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {loadSite} from '../../src/content/loadSite';
import {faqFile} from '../../src/content/places';
import {awake, expect, hydrated, sitemapPaths, test} from './fixtures';
import {openFold} from './meterReading';
import {sampleOf} from './tries';

const site = loadSite('.');
const articles = site.articles.length - 1;
const questions = site.read(faqFile).body.headings.filter(({node}) => node.depth === 3).length;

/** How many editors have added since a budget was set: what a list weighs must not stop them from publishing. */
const more = (count: number, then: number): number => Math.max(0, count - then);

/**
 * Budgets of a first load in kB of gzip; `script` is all that runs before the page is touched. A budget is a ceiling with
 * air under it: where the simpler code costs a tenth of it, the simpler code wins.
 */
const every = {script: 5, stylesheet: 20};
const budgets = [
  // With an example to work with and two kinds of figures.
  {path: '/baza-wiedzy/rozliczenie-1-do-06', ...every, document: 22},
  {path: '/', ...every, document: 22},
  {path: '/faq', ...every, document: 47 + 0.6 * more(questions, 59)},
  {path: '/baza-wiedzy', ...every, document: 17 + 0.3 * more(articles, 44)},
  {path: '/baza-wiedzy/podatki-w-spoldzielni-energetycznej', ...every, document: 22},
  {path: '/oferta', ...every, document: 17},
];

/** The first waking of an article: everything that hydrates it. */
const wakingBudget = 165;

/** All files of the calculator's first load, until the visitor moves, presses or scrolls anything, kB of gzip. */
const untouchedCalculatorKb = 255;

/**
 * The calculator in use: React, the form, the worker, and the parts below the answer with their charts. Comlink is in
 * it twice, 1.4 kB each, as a page and its worker share no file.
 */
const calculatorBudget = 296;

const kilobytes = (text: Buffer | string): number => gzipSync(text).length / 1000;

/** Waits for a second without new requests: what the page asks for by itself counts too. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(...ends) > 1000;
  });
}

/** Addresses of what the page requests, by type. */
function requested(page: Page): Record<'script' | 'stylesheet', Set<string>> {
  const addresses = {script: new Set<string>(), stylesheet: new Set<string>()};
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') {
      addresses[type].add(request.url());
    }
  });
  return addresses;
}

async function weightOf(page: Page, urls: ReadonlySet<string>): Promise<number> {
  const bodies = await Promise.all(
    [...urls].map(async (url) => (await page.request.get(url)).body()),
  );
  return bodies.reduce((sum, body) => sum + kilobytes(body), 0);
}

for (const {path, ...limits} of sampleOf(budgets, 4)) {
  test(`the first load of ${path} stays within its budget`, async ({page}) => {
    const addresses = requested(page);
    await page.goto(path);
    await hydrated(page);
    await settled(page);
    const html = await (await page.request.get(path)).text();
    const inline = [...html.matchAll(/<script(?![^>]*(?: src=| type=))[^>]*>([^]*?)<\/script>/g)];
    const weights = {
      script:
        kilobytes(inline.map(([, code]) => code).join('')) +
        (await weightOf(page, addresses.script)),
      stylesheet: await weightOf(page, addresses.stylesheet),
      document: kilobytes(html),
    };
    console.log(path, JSON.stringify(weights));
    for (const [type, limit] of Object.entries(limits)) {
      expect(weights[type as keyof typeof weights], `${type} of ${path} in kB`).toBeLessThanOrEqual(
        limit,
      );
    }
  });
}

test('the first waking of an article stays within its budget, and its typeface is one file of at most 15 kB', async ({
  page,
}) => {
  const {script} = requested(page);
  const fonts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') {
      fonts.push(response.body().then((body) => body.length));
    }
  });
  await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
  await hydrated(page);
  await page.getByRole('button', {name: 'Drukuj'}).focus();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await settled(page);
  const weight = await weightOf(page, script);
  console.log('waking', weight);
  expect(weight).toBeLessThanOrEqual(wakingBudget);
  const sizes = await Promise.all(fonts);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(15_000);
});

test('every page links all rules for what it shows, at most 20 kB of them', async ({request}) => {
  const textOf = async (file: string): Promise<string> => (await request.get(file)).text();
  const {id} = JSON.parse(await textOf('/builds/latest.json')) as {id: string};
  const {assets} = JSON.parse(await textOf(`/builds/meta/${id}.json`)) as {assets: string[]};
  const files = assets.filter((file) => file.endsWith('.css'));
  const sheets = new Map<string, string>(
    await Promise.all(files.map(async (file) => [`/${file}`, await textOf(`/${file}`)] as const)),
  );
  const namesIn = (css: string): string[] =>
    [...css.matchAll(/\.([A-Za-z]\w*_[\w-]{4})\b/g)].map(([, name = '']) => name);
  const styled = new Set([...sheets.values()].flatMap(namesIn));
  for (const path of [...sitemapPaths(), '/404.html']) {
    const html = await textOf(path);
    const css = [...html.matchAll(/<link rel="?stylesheet"? href="?([^">\s]+)/g)].map(
      ([, sheet = '']) => sheets.get(sheet) ?? '',
    );
    expect(css.length, path).toBeGreaterThan(0);
    expect(css, `unknown sheets of ${path}`).not.toContain('');
    expect(
      css.reduce((sum, text) => sum + kilobytes(text), 0),
      path,
    ).toBeLessThanOrEqual(20);
    const linked = new Set(css.flatMap(namesIn));
    const shown = [...html.matchAll(/ class="?([^">]+)/g)].flatMap(([, names = '']) =>
      names.split(/\s+/),
    );
    expect(
      shown.filter((name) => styled.has(name) && !linked.has(name)),
      path,
    ).toEqual([]);
  }
});

test('the home page has no more than 1 100 elements', async ({request}) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(1100);
});

test('the calculator loads no more than it shows until somebody is there', async ({page}) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    addresses.add(request.url());
  });
  // What Playwright asks of a page counts as a press.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}});
  });
  await page.goto('/kalkulator');
  await hydrated(page);
  await settled(page);
  const weights = await Promise.all(
    [...addresses].map(async (url) => {
      const body = await (await page.request.get(url)).body();
      return /\.(?:woff2|webp)$/.test(url) ? body.length / 1000 : kilobytes(body);
    }),
  );
  const weight = weights.reduce((sum, kb) => sum + kb, 0);
  console.log('calculator untouched', weight);
  expect(weight).toBeLessThanOrEqual(untouchedCalculatorKb);
  const before = addresses.size;
  await page.mouse.move(10, 10);
  await expect(
    page.locator('#wynik summary').filter({hasText: /^Co dają własne źródła/}),
  ).toBeVisible();
  expect(addresses.size).toBeGreaterThan(before);
});

test('the calculator in use stays within its budget', async ({page}) => {
  const {script} = requested(page);
  await page.goto('/kalkulator');
  await awake(page);
  await page.getByRole('spinbutton', {name: 'Planowana moc paneli'}).fill('200');
  for (const part of ['Energia i pieniądze', 'Członkowie', 'Pliki i wydruk']) {
    await openFold(page, part);
  }
  await expect(page.getByRole('button', {name: 'Pobierz CSV: godziny'})).toBeVisible();
  await settled(page);
  const weight = await weightOf(page, script);
  console.log('calculator', weight);
  expect(weight).toBeLessThanOrEqual(calculatorBudget);
});

test('the search and a highlighter of code are not part of a first load, nor fetched before they are asked for', async ({
  page,
}) => {
  const scripts: string[] = [];
  const index: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/')) {
      index.push(request.url());
    }
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.url());
    }
  });
  await page.goto('/baza-wiedzy/prog-70-i-40-procent', {waitUntil: 'networkidle'});
  await awake(page);
  const before = scripts.length;
  const texts = await Promise.all(
    scripts.map((url) => page.request.get(url).then((r) => r.text())),
  );
  expect(
    texts.filter((text) => text.includes('Index of version') || text.includes('Prism')),
  ).toEqual([]);
  expect(index).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Szukaj w serwisie'})).toBeFocused();
  await page.keyboard.type('kowr');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  expect(index.some((url) => url.endsWith('/search/manifest.json'))).toBe(true);
});
