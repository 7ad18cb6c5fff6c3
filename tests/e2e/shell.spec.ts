import type {Page} from '@playwright/test';
import {awake, expect, expectFits, hydrated, test} from './fixtures';

test.beforeEach(async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('the colour mode in the header', () => {
  const button = (page: Page) => page.getByRole('banner').getByRole('button', {name: 'Motyw'});
  const choice = (page: Page) => page.getByRole('banner').getByRole('group', {name: 'Motyw'});

  test('opens with the keyboard, is chosen there, and Escape returns the focus', async ({page}) => {
    await open(page, '/oferta');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(choice(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(choice(page).getByLabel('Systemowy')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('contentinfo').getByLabel('Ciemny')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(choice(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test(
    'is in the window from 997 px; below that it is in the drawer',
    {tag: '@night'},
    async ({page}) => {
      await open(page, '/oferta');
      for (const width of [997, 1280, 1600]) {
        await page.setViewportSize({width, height: 700});
        await button(page).click();
        const panel = await choice(page).boundingBox();
        expect(panel?.x).toBeGreaterThanOrEqual(0);
        expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expectFits(page);
      }
      await page.setViewportSize({width: 996, height: 700});
      await expect(button(page)).toBeHidden();
      await page.getByRole('button', {name: 'Menu', exact: true}).click();
      await expect(page.getByRole('dialog', {name: 'Menu'}).getByLabel('Ciemny')).toBeVisible();
    },
  );
});

test.describe('a page opened inside the site', () => {
  test(
    'starts at its title, without a focus ring for the mouse',
    {tag: '@night'},
    async ({page}) => {
      await page.goto('/oferta');
      await awake(page);
      await page.getByRole('contentinfo').getByRole('link', {name: 'Dla kogo'}).click();
      await expect(page).toHaveURL('/klienci');
      const title = page.getByRole('heading', {level: 1});
      await expect(title).toBeFocused();
      await expect(title).toHaveCSS('outline-style', 'none');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
      await expect(title).not.toHaveAttribute('tabindex');
    },
  );

  test(
    'does not begin there when it is loaded anew, has a hash, or is gone back to',
    {tag: '@night'},
    async ({page}) => {
      await open(page, '/oferta');
      await expect(page.locator('body')).toBeFocused();
      await page.getByRole('contentinfo').locator('a[href*="/baza-wiedzy#"]').first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Baza wiedzy');
      await expect(page.getByRole('heading', {level: 1})).not.toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/oferta');
      await expect(page.getByRole('heading', {level: 1})).not.toBeFocused();
    },
  );
});

test('404.html names no address and stays out of search engines', async ({request}) => {
  const html = await (await request.get('/404.html')).text();
  expect(html).not.toMatch(/rel="?canonical|og:url|og:image/);
  expect(html).toMatch(/name="?robots"? content="?noindex/);
  const page = await (await request.get('/oferta')).text();
  expect(page).toMatch(/rel="?canonical/);
  expect(page).toContain('og:url');
  expect(page).not.toMatch(/name="?robots/);
});

test(
  'the name of the site takes at most two lines at every width',
  {tag: '@night'},
  async ({page}) => {
    await open(page, '/oferta');
    for (const width of [320, 340, 360, 390, 480, 768, 997, 1280, 1920]) {
      await page.setViewportSize({width, height: 780});
      const lines = await page
        .getByRole('banner')
        .getByText('Platforma dla')
        .evaluate((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        });
      expect(lines, `${width}`).toBeLessThanOrEqual(2);
      expect(lines, `${width}`).toBeGreaterThan(0);
    }
  },
);

test('„e-mail” never breaks at its hyphen', {tag: '@night'}, async ({page}) => {
  const pages = [
    '/klienci/mieszkancy',
    '/faq',
    '/baza-wiedzy/przystapienie-i-wystapienie-czlonka',
    '/deklaracja-dostepnosci',
    '/o-nas',
    '/wzory/deklaracja-czlonkowska',
  ];
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 360, 390, 768, 1280]) {
      await page.setViewportSize({width, height: 780});
      const words = await page.getByRole('main').evaluate((main) => {
        const lines: number[] = [];
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const {0: word, index} of text.data.matchAll(/e-mail/gi)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            lines.push(range.getClientRects().length);
          }
        }
        return lines;
      });
      expect(words.length, path).toBeGreaterThan(0);
      expect(Math.max(...words), `${path} ${width}`).toBeLessThanOrEqual(1);
    }
  }
});
