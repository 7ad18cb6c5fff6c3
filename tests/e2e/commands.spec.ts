import type {Locator, Page} from '@playwright/test';
import {expect, expectAccessibleAtNight, hydrated, test} from './fixtures';

const field = (page: Page): Locator => page.getByRole('combobox', {name: 'Szukaj w serwisie'});
const action = (page: Page, name: string): Locator => page.getByRole('option', {name});

async function open(page: Page, query = ''): Promise<void> {
  await page.goto('/oferta');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

test('an empty field offers the six actions there are without a way to write, and Enter alone does none of them; after results they follow in the same list, and the arrows go through both', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('option')).toHaveText([
    /^Motyw: zmień na ciemny/,
    /^Policz oszczędności/,
    /^Rozlicz miesiąc/,
    /^Teczka spółdzielni/,
    /^Drukuj tę stronę/,
    /^Kopiuj link do tej strony/,
  ]);
  await expectAccessibleAtNight(page, {within: 'dialog[open]', rules: 'all'});
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/oferta');

  await page.keyboard.type('kalkulator');
  const options = page.getByRole('option');
  await expect(page.getByRole('group', {name: /, strona$/}).first()).toBeVisible();
  await expect(options.last()).toContainText('Policz oszczędności');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  // Results may still be coming above it.
  const chosen = (): Promise<string | null> => field(page).getAttribute('aria-activedescendant');
  await expect
    .poll(async () => (await chosen()) === (await options.last().getAttribute('id')))
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kalkulator');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'Enter pressed before the answer takes the first result for the typed query, not for the previous one',
  {tag: '@night'},
  async ({page}) => {
    await open(page, 'kontakt');
    await expect(page.getByRole('group', {name: /, strona$/}).first()).toBeVisible();
    await field(page).fill('akcyza 1 MW');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/akcyza/);
  },
);

test(
  'the chosen result says how long it takes to read and when it was checked',
  {tag: '@night'},
  async ({page}) => {
    await open(page, 'akcyza');
    await page
      .getByRole('group', {name: /, artykuł$/})
      .getByRole('option')
      .first()
      .hover();
    await expect(page.getByRole('dialog')).toContainText(/\d+ min czytania · Sprawdzono: \d/);
  },
);

test(
  'a result opened with Ctrl gets its own tab, and the search stays open',
  {tag: '@night'},
  async ({page, context}) => {
    await open(page, 'akcyza');
    const result = page
      .getByRole('group', {name: /, artykuł$/})
      .getByRole('option')
      .first();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      result.click({modifiers: ['Control']}),
    ]);
    await expect(tab).toHaveURL(/akcyza/);
    await expect
      .poll(() => tab.evaluate(() => CSS.highlights.get('search')?.size ?? 0))
      .toBeGreaterThan(0);
    // The address is still fit to share.
    expect(new URL(tab.url()).search).toBe('');
    await expect(field(page)).toBeVisible();
  },
);

test('the colour mode changes', {tag: '@night'}, async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, 'motyw');
  // Named by its first word, it stands before the results, and Enter takes it.
  await expect(page.getByRole('group', {name: /, \w+$/}).first()).toBeVisible();
  await expect(page.getByRole('option').first()).toHaveText(/^Motyw: zmień na ciemny/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('motyw');
  await action(page, 'Motyw: zmień na jasny').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the page is printed without the dialog', {tag: '@night'}, async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const dialogs = document.querySelectorAll('dialog[open]').length;
      document.documentElement.dataset.printed = `${dialogs} dialogs`;
    };
  });
  await open(page, 'wydruk');
  await action(page, 'Drukuj tę stronę').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '0 dialogs');
});

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test(
    'the link of the page is copied, and a notification says so',
    {tag: '@night'},
    async ({page, baseURL}) => {
      await open(page, 'kopiuj');
      await action(page, 'Kopiuj link do tej strony').click();
      await expect(
        page.getByRole('region', {name: 'Powiadomienia'}).getByText('Skopiowano.', {exact: true}),
      ).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${baseURL ?? ''}/oferta`,
      );
    },
  );
});
