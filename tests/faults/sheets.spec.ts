import {expect, test} from '../e2e/fixtures';
import {sampleOf} from '../e2e/tries';

test.use({expectedMessages: [/./]});

for (const path of sampleOf(['/baza-wiedzy/rozliczenie-1-do-06', '/kalkulator', '/'], 2)) {
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

// The first half of an article's bytes is its head and the site's header.
for (const share of [0.6, 0.75, 0.95]) {
  test(`the first ${share * 100} % of a page are readable`, async ({page}) => {
    await page.route('**/baza-wiedzy/rozliczenie-1-do-06', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({response, body: text.slice(0, text.length * share)});
    });
    await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const shown = (await page.getByRole('main').innerText()).length;
    expect(shown).toBeGreaterThan(10_000 * (share - 0.55));
  });
}
