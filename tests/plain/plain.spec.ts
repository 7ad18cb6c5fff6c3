import {expect, test} from '@playwright/test';

/** The site without the shells of sleep and lightness: complete, and awake at once. */

test('an article is read, and its example answers', async ({page}) => {
  await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.evaluate(() => 'asleep' in document.documentElement.dataset)).toBe(false);
  const slider = page.getByRole('slider').first();
  const before = await slider.inputValue();
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveValue(before);
  await page.locator('.prose').getByRole('button', {name: 'operator sieci', exact: true}).click();
  await expect(page.getByRole('group', {name: /^Co to znaczy/})).toBeVisible();
});

test('the search finds an article and leads to it', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('akcyza');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/akcyz/i);
});

test('the calculator answers', async ({page}) => {
  await page.goto('/kalkulator');
  await page.getByRole('spinbutton', {name: 'Planowana moc paneli'}).fill('90');
  await expect(page.locator('#wynik').getByText(/zł/).first()).toBeVisible();
});

test('without an address to write to, the contact page says so', async ({page}) => {
  await page.goto('/kontakt');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});
