import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {articleFields, splitFrontMatter} from '../../src/content/articles/frontMatter';
import {
  choiceOf,
  contentFiles,
  editorMessages,
  field,
  giveFolder,
  problemsIn,
  save,
} from './editorFolder';
import {expect, test} from './fixtures';
import {finger, keyboard, type Hand} from './hands';
import {sampleOf, triesAll} from './tries';

// What people come for, from the first page to the answer, each with a keyboard and on a phone. Nobody types an
// address after the first page. The night films it, as does `npx playwright test tests/e2e/people.spec.ts --trace on`.
if (triesAll) {
  test.use({trace: 'on'});
}

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

/** What an editor has written down elsewhere. */
function textToHand() {
  const file = 'baza-wiedzy/podstawy/obawy-mieszkancow.md';
  const markdown = splitFrontMatter(file, readFileSync(file, 'utf8'));
  return {...articleFields(markdown), body: markdown.content.trim()};
}

for (const hand of sampleOf([keyboard, finger], 1)) {
  test.describe(hand.name, () => {
    test.use(hand.use);

    test('a mayor comes from a search engine to an article, and leaves with a paper for the council', async ({
      page,
    }) => {
      await page.goto('/baza-wiedzy/gmina-w-spoldzielni-energetycznej');
      await expect(main(page)).toContainText('decyduje wyłącznie rada gminy');
      // Before the first heading: whoever comes for the paper need not read on.
      await hand.press(
        page,
        main(page).locator('.prose > p:first-child').getByText('wzór uchwały'),
      );
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
      await expect(page).toHaveURL('/klienci/rolnicy');
      await hand.press(page, linkTo(page, /Spółdzielnia rolników jako energetyczna/));
      await hand.press(page, linkTo(page, 'trzy pytania'));
      const answer = main(page).locator('figure', {hasText: 'Trzy razy „tak”'});
      await expect(page.getByRole('heading', {name: 'Kiedy która forma pasuje'})).toBeInViewport();
      await expect(answer).toContainText('zacznij od zwykłej spółdzielni');
    });

    test('a resident is afraid of the dark, and reads the answer', async ({page}) => {
      await page.goto('/');
      await search(page, hand, 'boję się, że zgaśnie mi światło', /Czy zostanę bez prądu/);
      await expect(page).toHaveURL(/obawy-mieszkancow/);
      await expect(
        main(page).getByText('zasila Cię ta sama sieć', {exact: false}).first(),
      ).toBeInViewport();
    });

    test('an accountant types a line of the bill, and learns what becomes of it', async ({
      page,
    }) => {
      await page.goto('/');
      await search(page, hand, 'opłata mocowa', /Które opłaty z\srachunku znikają/);
      await expect(page).toHaveURL(/oplaty-w-spoldzielni-energetycznej/);
      const example = main(page).locator('figure', {hasText: 'wybierz swoją grupę'});
      const own = example.getByRole('spinbutton', {name: 'Prąd spółdzielni zużyty w miesiącu'});
      await hand.type(page, own, '500');
      await expect(example).toContainText(/znika 256,15\szł/);
    });
  });
}

test.describe('in the editor on a phone', () => {
  test.use({...finger.use, expectedMessages: editorMessages});

  const name = 'an editor has an idea, writes it down, sees it, and saves what may be published';
  test(name, {tag: '@night'}, async ({page}) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(60_000);
    const {summary, tags, sources, related, body} = textToHand();
    await giveFolder(page, contentFiles);
    await page.goto('/redakcja/');
    const press = async (role: 'button' | 'treeitem' | 'checkbox', name: RegExp | string) =>
      page.getByRole(role, {name}).first().tap();
    await press('button', 'Otwórz edytor na tym komputerze');
    await press('button', 'Pracuj z lokalnym repozytorium');
    await press('treeitem', /Podstawy/);
    await press('button', 'Utwórz nowy wpis');

    // The form makes a field once it comes near, so a finger scrolls on until it is there.
    const show = async (place: string): Promise<void> => {
      await expect(async () => {
        await page.locator('section.field').last().scrollIntoViewIfNeeded();
        await field(page, place).scrollIntoViewIfNeeded({timeout: 500});
      }).toPass();
    };
    const type = async (place: string, text: string): Promise<void> => {
      await show(place);
      await finger.type(page, field(page, place).getByRole('textbox').last(), text);
    };
    const title = 'Czego boją się mieszkańcy i co na to prawo';
    await type('title', title);
    await type(
      'description',
      'Najczęstsze obawy mieszkańców przed spółdzielnią energetyczną i co mówią o nich przepisy.',
    );
    for (const [index, sentence] of summary.slice(0, 3).entries()) {
      await field(page, 'summary')
        .getByRole('button', {name: /^Dodaj/})
        .first()
        .tap();
      await type(`summary.${index}`, sentence);
    }
    await press('checkbox', 'gmina');
    for (const [place, choices] of [
      ['tags', tags.slice(0, 1)],
      ['facts', ['F12']],
      ['related', related.slice(0, 2)],
    ] as const) {
      for (const choice of choices) {
        await show(place);
        await field(page, place).getByRole('combobox').tap();
        await choiceOf(page, choice).tap();
      }
    }
    for (const source of sources) {
      await show('sources');
      const search = page.getByRole('combobox', {name: 'Wstaw źródło'});
      await finger.type(page, search, source);
      await page.getByRole('option', {name: new RegExp(`^${source} `)}).tap();
    }
    // It takes the place of the marks of the sources, since it has its own.
    await type('body', body);

    const file = 'baza-wiedzy/podstawy/czego-boja-sie-mieszkancy-i-co-na-to-prawo.md';
    const text = await save(page, file, (saved) => saved !== '');
    expect(text).toContain(title);
    expect(problemsIn(new Map([[file, text]]))).toEqual([]);
  });
});
