import type {Page} from '@playwright/test';
import {calculator, consent, contactForm, reload, storage} from '../../src/site/behaviour';
import {awake, expect, hydrated, test} from '../e2e/fixtures';

test.use({expectedMessages: [/./]});

/** All keys there are, by where they are kept. */
const keys = {
  localStorage: ['theme', consent.storageKey, ...Object.values(storage)],
  sessionStorage: [reload.markerKey, contactForm.draftKey, calculator.leftKey],
};
const values = ['null', '{"a":[1]}', '\ud800', '{}', '[]', '7', '"text"', '[{"id":1}]', '<b>', ''];

/** Walks through what stores and reads, and tells what went wrong on the way. */
async function walk(page: Page): Promise<{errors: string[]; loads: number}> {
  const errors: string[] = [];
  let loads = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('load', () => (loads += 1));
  await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  await awake(page);
  await page.getByRole('contentinfo').getByLabel('Ciemny').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kowr');
  await page.keyboard.press('Escape');
  await page.goto('/wzory/lista-zakladania-spoldzielni');
  await awake(page);
  await expect(page.locator('main input[type=checkbox]').first()).toBeVisible();
  await page.goto('/kontakt');
  await awake(page);
  await expect(page.getByText('Ta część strony nie działa')).toHaveCount(0);
  await page.waitForTimeout(500);
  return {errors, loads};
}

for (const value of values) {
  test(`every key holding ${JSON.stringify(value)} means defaults`, async ({page}) => {
    await page.addInitScript(
      ([all, text]) => {
        for (const [place, names] of Object.entries(all)) {
          for (const name of names) {
            if (sessionStorage.getItem('filled') === null) {
              window[place as 'localStorage'].setItem(name, text);
            }
          }
        }
        sessionStorage.setItem('filled', '1');
      },
      [keys, value] as const,
    );
    expect(await walk(page)).toEqual({errors: [], loads: 3});
  });
}

const storages: Readonly<Record<string, () => void>> = {
  throwing: () => {
    for (const place of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, place, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  forgetful: () => {
    Storage.prototype.setItem = () => undefined;
    Storage.prototype.getItem = () => null;
  },
  missing: () => {
    for (const place of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, place, {value: null});
    }
  },
};

for (const [name, prepare] of Object.entries(storages)) {
  test(`a storage that is ${name} breaks nothing and reloads nothing`, async ({page}) => {
    await page.addInitScript(prepare);
    expect(await walk(page)).toEqual({errors: [], loads: 3});
  });

  test(`a missing part of a page reloads once at most with a storage that is ${name}`, async ({
    page,
  }) => {
    await page.addInitScript(prepare);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/kalkulator');
    await awake(page);
    const own = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name: address}) => address)
        .filter((address) => /\/assets\/js\/(?!main|runtime)/.test(address)),
    );
    for (const script of own) {
      await page.route(script, (route) => route.fulfill({status: 404, body: ''}));
    }
    loads = 0;
    await page.goto('/kalkulator');
    await page.waitForTimeout(2500);
    expect(loads).toBeLessThanOrEqual(2);
    await expect(page.getByRole('heading', {name: 'Jak liczymy'})).toBeVisible();
  });
}
