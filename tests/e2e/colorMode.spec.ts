import type {Page, Route} from '@playwright/test';
import {awake, expect, hydrated, test} from './fixtures';
import {sampleOf} from './tries';

const dark = 'rgb(2, 6, 23)';
const light = 'rgb(255, 255, 255)';

const html = (page: Page) => page.locator('html');

/** Serves the page as if its source forced a mode: what `<ForcedColorMode>` adds to the built HTML. */
async function force(page: Page, path: string, mode: string): Promise<void> {
  await page.route(path, async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace('<html ', `<html data-forced-theme="${mode}" `),
    });
  });
}

/** Blocks all bundles: what is then visible is the first paint, which stays. */
async function blockBundles(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort());
}

test('an open page follows the system', {tag: '@night'}, async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/oferta');
  await hydrated(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', light);
});

test(
  'a chosen mode does not follow the system, nor does another tab',
  {tag: '@night'},
  async ({page, context}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/oferta');
    await hydrated(page);
    const other = await context.newPage();
    await other.emulateMedia({colorScheme: 'light'});
    await other.goto('/faq');
    await hydrated(other);
    await page.getByRole('contentinfo').getByLabel('Ciemny').check();
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  },
);

test.describe('with every bundle blocked', () => {
  test.use({expectedMessages: [/ERR_FAILED/]});

  const firstPaints = [
    ['light', 'dark', light],
    [null, 'dark', dark],
    ['dark', 'light', dark],
    [null, 'light', light],
  ] as const;
  for (const [stored, system, colour] of sampleOf(firstPaints, 2)) {
    test(`the first paint is right: stored ${stored ?? 'nothing'}, system ${system}`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: system});
      await page.addInitScript((mode) => {
        if (mode !== null) {
          localStorage.setItem('theme', mode);
        }
      }, stored);
      await blockBundles(page);
      await page.goto('/oferta');
      await expect(page.locator('body')).toHaveCSS('background-color', colour);
    });
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page that forces dark is dark', {tag: '@night'}, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await force(page, '/oferta', 'dark');
    await page.goto('/oferta');
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
  });
});

test.describe('with storage blocked', () => {
  test.use({expectedMessages: [/Docusaurus browser storage is not available/]});

  test(
    'the mode follows the system and can be chosen for the duration of the visit',
    {tag: '@night'},
    async ({page}) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied', 'SecurityError');
            },
          });
        }
      });
      await page.emulateMedia({colorScheme: 'dark'});
      await page.goto('/oferta');
      await hydrated(page);
      await expect(page.locator('body')).toHaveCSS('background-color', dark);
      await page.getByRole('contentinfo').getByLabel('Jasny').check();
      await expect(page.locator('body')).toHaveCSS('background-color', light);
      // A page that sleeps leads to another document, which knows nothing of the choice.
      await awake(page);
      await page.getByRole('contentinfo').getByRole('link', {name: 'O nas'}).first().click();
      await expect(page).toHaveURL('/o-nas');
      await expect(page.locator('body')).toHaveCSS('background-color', light);
    },
  );
});

/**
 * No page of the site forces a mode today, so these tests give one the front matter for it: in its chunk and, as the
 * build renders it, in its HTML.
 */
const policy = {
  path: '/polityka',
  from: '"frontMatter":{',
  to: '"frontMatter":{"color_mode":"dark",',
};
const article = {
  path: '/baza-wiedzy/rozliczenie-1-do-06',
  from: '"forcedMode":null',
  to: '"forcedMode":"dark"',
};

async function makeDark(page: Page, {path, from, to}: typeof policy): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    // A page that has been left no longer waits for its scripts.
    const body = await response.text().catch(() => '');
    const isOfPage = body.includes(`"permalink":"${path}","`) && body.includes('"source":"@site/');
    await route.fulfill({response, body: isOfPage ? body.replace(from, to) : body});
  });
  await force(page, path, 'dark');
}

for (const forced of [policy, article]) {
  test(
    `${forced.path}, forced and opened directly, restores the mode on leaving`,
    {tag: '@night'},
    async ({page}) => {
      await makeDark(page, forced);
      await page.emulateMedia({colorScheme: 'light'});
      await page.goto(forced.path);
      await hydrated(page);
      await expect(page.locator('body')).toHaveCSS('background-color', dark);
      await expect(html(page)).toHaveAttribute('lang', 'pl');
      await page.locator('.prose a[href^="/"]:not([href*="#"])').first().click();
      await expect(page).not.toHaveURL(forced.path);
      await expect(page.locator('body')).toHaveCSS('background-color', light);
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    },
  );
}
