import type {Page} from '@playwright/test';
import {expect, test} from '../e2e/fixtures';

test.use({expectedMessages: [/./]});

for (const path of ['/baza-wiedzy/rozliczenie-1-do-06', '/kalkulator', '/']) {
  test(`${path} shows its text while a style sheet hangs, and takes its looks later`, async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.css$/, async (route) => {
      await hanging;
      await route.continue();
    });
    await page.goto(path, {waitUntil: 'commit'});
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      {timeout: 10_000},
    );
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(await family()).not.toContain('Figtree');
    release();
    await expect.poll(family).toContain('Figtree');
  });

  test(`${path} is readable without any style sheet`, async ({page}) => {
    await page.route(/\.css$/, (route) => route.fulfill({status: 404, body: ''}));
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('main p').first()).toBeVisible();
  });
}

/** Headings and paragraphs of the main part: all that came, and those that a reader sees. */
async function texts(page: Page): Promise<{came: string[]; seen: string[]}> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p)')];
    const words = (some: HTMLElement[]): string[] => some.map(({textContent}) => textContent);
    return {came: words(all), seen: words(all.filter((one) => one.checkVisibility()))};
  });
}

/** Of the FAQ a third is the head and the header, of a short article half. */
const shares = [0.25, 0.4, 0.6, 0.75, 0.95];

for (const path of ['/faq', '/baza-wiedzy/rozliczenie-1-do-06', '/']) {
  test(`${path} cut anywhere shows all that came of its text`, async ({page}) => {
    await page.goto(path);
    const whole = await texts(page);
    let share = 1;
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({response, body: text.slice(0, text.length * share)});
    });
    const counts: number[] = [];
    for (share of shares) {
      await page.goto(path);
      const {came, seen} = await texts(page);
      const wanted = came.filter((text) => whole.seen.includes(text));
      expect(
        wanted.filter((text) => !seen.includes(text)),
        `${share * 100} %`,
      ).toEqual([]);
      counts.push(seen.length);
    }
    expect(counts[0]).toBeLessThan(whole.seen.length / 2);
    expect(counts).toEqual(counts.slice().sort((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(whole.seen.length * 0.8);
  });
}
