import type {Locator, Page} from '@playwright/test';
import {audit, basePathOrigin, consentRefused, expect, hydrated, test} from './fixtures';

const article = '/baza-wiedzy/rozliczenie-1-do-06';

const card = (page: Page): Locator => page.getByRole('tooltip');
/** First link to another article in the running text. */
const proseLink = (page: Page): Locator =>
  page.locator('.prose a[href^="/baza-wiedzy/"]:not([href*="#"])').first();

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
});

test('a mouse resting on a link in the text shows where it leads', async ({page}) => {
  await page.goto(article);
  await hydrated(page);
  const link = proseLink(page);
  const name = (await link.textContent()) ?? '';
  await link.hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText(/\d+ min czytania · Sprawdzono: \d+/);
  const href = (await link.getAttribute('href')) ?? '';
  const payload = (await (await page.request.get(`${href}/_payload.json`)).json()) as {
    title: string;
    description: string;
  };
  await expect(card(page)).toContainText(payload.title);
  await expect(card(page)).toContainText(payload.description);

  // The link keeps its name and gains a description.
  await expect(link).toHaveAccessibleName(name);
  await expect(link).toHaveAccessibleDescription(new RegExp('min czytania'));
  expect(await audit(page)).toEqual([]);
});

test('focus shows the card next to its link; Escape and moving on hide it', async ({page}) => {
  await page.goto(article);
  await hydrated(page);
  const related = page.getByRole('article').locator('ul[data-link-previews] a');
  await proseLink(page).focus();
  await related.first().focus();
  // Focus from the keyboard.
  await page.keyboard.press('Tab');
  await expect(related.nth(1)).toBeFocused();
  await expect(card(page)).toBeVisible();
  await expect(related.nth(1)).toBeInViewport();
  expect(await overlap(card(page), related.nth(1))).toBe(false);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(related.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  expect(await overlap(card(page), related.nth(2))).toBe(false);
});

test('links in the knowledge base’s column have it at their side', async ({page}) => {
  await page.goto(article);
  await hydrated(page);
  const nav = page.getByRole('navigation', {name: 'Artykuły bazy wiedzy'});
  const link = nav.locator('a:visible[href^="/baza-wiedzy/"]:not([aria-current])').first();
  await link.hover();
  await expect(card(page)).toBeVisible();
  const [linkBox, cardBox] = [await link.boundingBox(), await card(page).boundingBox()];
  expect(cardBox?.x).toBeGreaterThanOrEqual((linkBox?.x ?? 0) + (linkBox?.width ?? 0));
});

test.describe('under a base path', () => {
  test.use({storageState: consentRefused});

  test('the card is loaded from there', async ({page}) => {
    await page.goto(`${basePathOrigin}/spoldzielnie${article}`);
    await hydrated(page);
    await page
      .locator('.prose a[href^="/spoldzielnie/baza-wiedzy/"]:not([href*="#"])')
      .first()
      .hover();
    await expect(card(page)).toContainText('min czytania');
  });
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  return (
    a !== null &&
    b !== null &&
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}
