import type {Page} from '@playwright/test';
import {awake, expect, test} from './fixtures';

const article = '/baza-wiedzy/rozliczenie-1-do-06';

/** Wraps every text node in an element, as translators built into browsers do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest('script, style')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const outer = document.createElement('span');
      const inner = document.createElement('span');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  });
}

test('a translated page keeps working: filters, figure, navigation', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/baza-wiedzy');
  await awake(page);
  await translate(page);
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Sortuj').selectOption({index: 1});
  await translate(page);
  await page.getByRole('checkbox').first().uncheck();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Strona główna'})
    .or(page.getByRole('banner').locator('a[href="/"]'))
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await translate(page);
  await page.getByRole('slider', {name: 'Godzina'}).focus();
  await page.keyboard.press('End');
  await page.getByRole('radio', {name: 'Zima'}).check();
  await page.locator('header a[href="/oferta"]').first().click();
  await expect(page).toHaveURL('/oferta');
  await expect(page.getByText('Ta część strony nie działa')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('navigating from a translated article works', async ({page}) => {
  await page.goto(article);
  await awake(page);
  await translate(page);
  await page.getByRole('link', {name: /Następny artykuł/}).click();
  await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
  await expect(page.getByText('Ta część strony nie działa')).toHaveCount(0);
});

const missing = {
  IntersectionObserver: () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  },
  clipboard: () => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => undefined});
  },
  matchMedia: () => {
    Object.assign(window, {matchMedia: undefined});
  },
} as const;

for (const [name, remove] of Object.entries(missing)) {
  test(`works without ${name}`, async ({page}) => {
    await page.addInitScript(remove);
    await page.goto('/');
    await awake(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page
      .locator('header a[href="/baza-wiedzy"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/baza-wiedzy');
    await page.goto(article);
    await awake(page);
    await page
      .getByRole('button', {name: /Kopiuj link/})
      .first()
      .click();
    if (name === 'clipboard') {
      await expect(page.getByLabel('Adres do skopiowania')).toHaveValue(new RegExp(article));
    }
    await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
  });
}
