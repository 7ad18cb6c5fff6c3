import {readFileSync} from 'node:fs';
import {awake, expect, expectFits, hydrated, test} from './fixtures';

const article = '/baza-wiedzy/rozliczenie-1-do-06';

test.beforeEach(async ({context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('copied text has no numbers of sources, and they are not read as part of a figure', async ({
  page,
}) => {
  await page.goto(article);
  await hydrated(page);
  const paragraph = page.locator('.prose p', {has: page.locator('a[href^="#zrodlo-"]')}).first();
  await expect(paragraph).toContainText(/\[\d+\]/);
  await paragraph.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
  });
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.length).toBeGreaterThan(40);
  expect(copied).not.toMatch(/\[\d/);
});

test('a citation leads to its source, and the source back to every place that cites it', async ({
  page,
}) => {
  await page.goto(article);
  const citations = page.locator('.prose a[href="#zrodlo-oze"]');
  const second = citations.nth(1);
  await second.click();
  await expect(page).toHaveURL(/#zrodlo-oze$/);
  const source = page.locator('#zrodlo-oze');
  await expect(source).toBeInViewport();
  await expect(source.locator('a[href^="https:"]').last()).toBeVisible();
  const back = source.locator('a[href^="#OZE-"]');
  await expect(back).toHaveCount(await citations.count());
  await back.nth(1).click();
  await expect(page).toHaveURL(/#OZE-2$/);
  await expect(second).toBeInViewport();
});

for (const state of ['asleep', 'awake'] as const) {
  test(
    `a citation opens a long list of sources, and Back leads to the question again, ${state}`,
    {tag: '@night'},
    async ({page}) => {
      await page.goto('/faq#czy-zostane-bez-pradu');
      await hydrated(page);
      const question = page.locator('details:target');
      await expect(question).toHaveAttribute('open');
      if (state === 'awake') {
        await awake(page);
      }
      const source = page.locator('#zrodlo-oze');
      await expect(source).toBeHidden();
      await question.locator('a[href="#zrodlo-oze"]').first().click();
      await expect(source).toBeInViewport();
      await page.goBack();
      await expect(question).toBeInViewport();
    },
  );
}

test(
  '„Cytuj” on a sleeping page copies a reference and shows it',
  {tag: '@night'},
  async ({page}) => {
    await page.goto(article);
    await page.getByRole('button', {name: 'Cytuj'}).click();
    const shown = page.getByText(
      /„Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie”, źródła sprawdzono \d+ \p{L}+ 2026 r\., http:\/\/[^/]+\/baza-wiedzy\/rozliczenie-1-do-06$/u,
    );
    await expect(shown).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(await shown.textContent());
  },
);

test('the reference fits on a phone', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
  await page.getByRole('button', {name: 'Cytuj'}).click();
  await expect(page.getByText('źródła sprawdzono').last()).toBeVisible();
  await expectFits(page);
});

test('a table is copied with its columns and saved as CSV', {tag: '@night'}, async ({page}) => {
  await page.goto('/baza-wiedzy/spoldzielnia-klaster-ose-prosument-porownanie');
  const region = page.getByRole('group', {name: /^Tabela: /}).first();
  const firstCell = await region.locator('th').nth(1).innerText();
  await page.getByRole('button', {name: 'Kopiuj tabelę'}).first().click();
  await expect(page.getByText('Skopiowano.', {exact: true})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]?.split('\t')[1]).toBe(firstCell);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Pobierz CSV'}).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tabela-[a-z0-9-]+\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.split('\r\n')[0]?.split(';')[1]).toBe(firstCell);
  expect(csv).not.toMatch(/\[\d+\]/);
});
