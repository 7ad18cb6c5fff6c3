import {expect, hydrated, test} from './fixtures';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a journalist has the number of cooperatives to quote three steps from the search', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 780});
  await page.goto('/szukaj?q=ile jest spółdzielni energetycznych');
  await page
    .getByRole('main')
    .getByRole('link', {name: /Ile spółdzielni energetycznych/})
    .first()
    .click();
  await hydrated(page);
  await page.getByRole('button', {name: 'Cytuj tę liczbę'}).click();
  await expect(page.getByText('Skopiowano:')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Na 2 marca 2026 r\. .* ponad 600 .* Źródło: Rzeczpospolita/);
  expect(copied).toContain(new URL(page.url()).pathname);
});
