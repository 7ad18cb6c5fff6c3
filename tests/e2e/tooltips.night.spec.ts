import type {Locator, Page} from '@playwright/test';
import {expect, expectFits, hydrated, test} from './fixtures';

const tooltip = (page: Page): Locator => page.getByRole('tooltip');
const searchButton = (page: Page): Locator =>
  page.locator('header').getByRole('button', {name: /^Szukaj/});

test.use({viewport: {width: 1100, height: 800}});

test.beforeEach(async ({page}) => {
  await page.goto('/oferta');
  await hydrated(page);
});

test('shows under the pointer, hides on Escape and when the pointer leaves', async ({page}) => {
  await searchButton(page).hover();
  await expect(tooltip(page)).toContainText('Szukaj (Ctrl K)');
  await page.mouse.move(10, 500, {steps: 5});
  await expect(tooltip(page)).toHaveCount(0);
  await searchButton(page).hover();
  await expect(tooltip(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('shows on focus at once, and the focus stays where it was', async ({page}) => {
  await page.getByRole('banner').getByRole('button', {name: 'Narzędzia'}).focus();
  await page.keyboard.press('Tab');
  await expect(searchButton(page)).toBeFocused();
  await expect(tooltip(page)).toContainText('Szukaj (Ctrl K)');
  await expect(searchButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toContainText('Motyw');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

test('moves nothing on the page', async ({page}) => {
  const before = await searchButton(page).boundingBox();
  await searchButton(page).hover();
  await expect(tooltip(page)).toHaveCount(1);
  expect(await searchButton(page).boundingBox()).toEqual(before);
  await expectFits(page);
});

test('is not shown where the label is next to the icon', async ({page}) => {
  await page.setViewportSize({width: 1300, height: 800});
  await searchButton(page).hover();
  await page.waitForTimeout(1200);
  await expect(tooltip(page)).toHaveCount(0);
});

test('names the close button of a dialog, above the dialog; Escape hides it before the dialog', async ({
  page,
}) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  const button = page.getByRole('button', {name: 'Zamknij wyszukiwanie'});
  await button.hover();
  const shown = page.getByRole('dialog').getByRole('tooltip');
  await expect(shown).toContainText('Zamknij wyszukiwanie');
  const [tip, dialog] = [await shown.boundingBox(), await page.getByRole('dialog').boundingBox()];
  expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(
    (dialog?.x ?? 0) + (dialog?.width ?? 0),
  );
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});
