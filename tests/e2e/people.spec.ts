import {readFile} from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {hands, type Hand} from './hands';

// What people come for, from the first page to the answer, each with a keyboard and on a phone. Nobody types an
// address after the first page. To film it: `npx playwright test tests/e2e/people.spec.ts --trace on`.

const main = (page: Page): Locator => page.getByRole('main');
const linkTo = (page: Page, name: RegExp | string): Locator =>
  main(page).getByRole('link', {name}).first();

/** Asks the search of the site, and takes an answer by its title. */
async function search(page: Page, hand: Hand, query: string, answer: RegExp): Promise<void> {
  await hand.press(page, page.getByRole('banner').getByRole('button', {name: 'Szukaj'}));
  const field = page.getByRole('combobox', {name: 'Szukaj w serwisie'});
  await expect(field).toBeFocused();
  await hand.type(page, field, query);
  const found = page.getByRole('option', {name: answer}).first();
  await expect(found).toBeVisible();
  if (hand.use.hasTouch) {
    await found.tap();
    return;
  }
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await found.getAttribute('aria-selected')) === 'true') {
      break;
    }
  }
  await page.keyboard.press('Enter');
}

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use(hand.use);

    test.beforeEach(async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
    });

    test('a mayor comes from a search engine to an article, and leaves with a paper for the council', async ({
      page,
    }) => {
      await page.goto('/baza-wiedzy/gmina-w-spoldzielni-energetycznej');
      await expect(main(page)).toContainText('decyduje wyłącznie rada gminy');
      await hand.press(page, linkTo(page, /uchwał/i));
      await expect(page).toHaveURL('/wzory/uchwala-rady-gminy');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        hand.press(page, linkTo(page, 'Dokument do edycji')),
      ]);
      expect(download.suggestedFilename()).toMatch(/^uchwala-rady-gminy.*\.docx$/);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
    });

    test('a farmer asks which form, and gets to the questions that decide it', async ({page}) => {
      await page.goto('/');
      await hand.press(page, linkTo(page, 'Sprawdź dla rolnika'));
      await hand.press(page, page.locator('#rolnicy').getByRole('link', {name: /5 kroków/}));
      await expect(page).toHaveURL('/klienci/rolnicy');
      await hand.press(page, linkTo(page, /Spółdzielnia rolników jako energetyczna/));
      await hand.press(page, linkTo(page, 'Kiedy która forma pasuje'));
      const answer = main(page).locator('figure', {hasText: 'Która forma pasuje'});
      await expect(page.getByRole('heading', {name: 'Kiedy która forma pasuje'})).toBeInViewport();
      await expect(answer).toContainText('zacznij od zwykłej spółdzielni');
    });

    test('a resident is afraid of the dark, and reads the answer', async ({page}) => {
      await page.goto('/');
      await search(page, hand, 'czy zostanę bez prądu', /Czy zostanę bez prądu/);
      await expect(page).toHaveURL(/obawy-mieszkancow/);
      await expect(
        main(page).getByText('zasila Cię ta sama sieć', {exact: false}).first(),
      ).toBeInViewport();
    });

    test('an accountant types a line of the bill, and learns what becomes of it', async ({
      page,
    }) => {
      await page.goto('/');
      await search(page, hand, 'opłata mocowa', /Które opłaty z rachunku znikają/);
      await expect(page).toHaveURL(/oplaty-w-spoldzielni-energetycznej/);
      const example = main(page).locator('figure', {hasText: 'wybierz swoją grupę'});
      const own = example.getByRole('spinbutton', {name: 'Prąd spółdzielni zużyty w miesiącu'});
      await hand.type(page, own, '500');
      await expect(example).toContainText(/znika 256,15\szł/);
      const citation = main(page).locator('.prose a[href="#zrodlo-oze"]').last();
      const place = await citation.getAttribute('id');
      await hand.press(page, citation);
      await expect(page).toHaveURL(/#zrodlo-oze$/);
      await hand.press(page, page.locator(`#zrodlo-oze a[href="#${place ?? ''}"]`));
      await expect(citation).toBeInViewport();
    });
  });
}
