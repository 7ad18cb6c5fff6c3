import {gzipSync} from 'node:zlib';
import {expect, hydrated, test} from './fixtures';

/** Budgets of a first load in kB of gzip. Raising one needs a sentence in the commit message. */
const budgets = [
  {path: '/baza-wiedzy/rozliczenie-1-do-06', script: 146, stylesheet: 16, document: 14},
  {path: '/', script: 136, stylesheet: 16, document: 16},
  {path: '/faq', script: 160, stylesheet: 16, document: 32},
] as const;

for (const {path, ...limits} of budgets) {
  test(`the first load of ${path} stays within its budget`, async ({page}) => {
    const addresses: Record<string, Set<string>> = {script: new Set(), stylesheet: new Set()};
    page.on('request', (request) => addresses[request.resourceType()]?.add(request.url()));
    await page.goto(path);
    await hydrated(page);
    // What React requests by itself after hydration counts too: wait for a second without new requests.
    await page.waitForFunction(() => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(...ends) > 1000;
    });
    const weights: Record<string, number> = {};
    for (const [type, urls] of Object.entries({...addresses, document: [path]})) {
      const bodies = await Promise.all(
        [...urls].map(async (url) => (await page.request.get(url)).body()),
      );
      weights[type] = bodies.reduce((sum, body) => sum + gzipSync(body).length / 1000, 0);
    }
    console.log(path, JSON.stringify(weights));
    for (const [type, limit] of Object.entries(limits)) {
      expect(weights[type], `${type} of ${path} in kB`).toBeLessThanOrEqual(limit);
    }
  });
}

test('the search and the highlighter are not part of a first load', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.url());
    }
  });
  await page.goto('/baza-wiedzy/prog-70-i-40-procent', {waitUntil: 'networkidle'});
  await hydrated(page);
  const before = scripts.length;
  const texts = await Promise.all(
    scripts.map((url) => page.request.get(url).then((r) => r.text())),
  );
  expect(
    texts.filter((text) => text.includes('Index of version') || text.includes('Prism')),
  ).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Szukaj w serwisie'})).toBeFocused();
  await page.keyboard.type('kowr');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
