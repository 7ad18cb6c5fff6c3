import {rootMark} from '../../src/site/behaviour';
import {awake, expect, hydrated, sitemapPaths, test} from './fixtures';

for (const width of [360, 390]) {
  test(
    `no hour of the day moves what is below it at ${width} px`,
    {tag: '@night'},
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto('/');
      await hydrated(page);
      const figure = page.getByRole('figure').first();
      const height = async (): Promise<number> => (await figure.boundingBox())?.height ?? 0;
      const atRest = await height();
      for (const hour of ['0', '9', '13', '23']) {
        await figure.getByRole('slider', {name: 'Godzina'}).fill(hour);
        expect(await height()).toBe(atRest);
      }
    },
  );
}

test('filters of the knowledge base are kept in the address', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/baza-wiedzy');
  await hydrated(page);
  const rows = page.getByRole('main').getByRole('article');
  const all = await rows.count();
  await page.getByText('Więcej filtrów').click();
  await page.getByRole('checkbox', {name: 'Rozliczenia'}).check();
  await expect(page).toHaveURL('/baza-wiedzy?kategoria=rozliczenia');
  await expect(rows).not.toHaveCount(all);
  const filtered = await rows.count();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    new RegExp(`^${filtered}\\s`),
  );

  await page.reload();
  await expect(page.getByRole('button', {name: 'Usuń filtr: Rozliczenia'})).toBeVisible();
  await expect(rows).toHaveCount(filtered);
  await page.getByRole('button', {name: 'Wyczyść filtry'}).click();
  await expect(page).toHaveURL('/baza-wiedzy');
  await expect(rows).toHaveCount(all);
});

test('the list of tags counts what the filters count', {tag: '@night'}, async ({page}) => {
  await page.goto('/baza-wiedzy');
  const filters = page.getByRole('group', {name: 'Tagi', includeHidden: true}).locator('label');
  const counted = (await filters.allTextContents()).map((label) =>
    label.trim().replace(/ \((\d+)\)$/, ' $1'),
  );
  await page.goto('/baza-wiedzy/tagi');
  const listed = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(counted.length).toBeGreaterThan(10);
  expect(listed.map((tag) => tag.trim().replace(/\sartyku.*$/, ''))).toEqual(counted);
});

test(
  'on a phone the first question of the FAQ is near the first screen',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 780});
    await page.goto('/faq');
    const question = await page.locator('article .prose details[id]').first().boundingBox();
    expect(question?.y).toBeLessThan(950);
  },
);

test(
  'the colour mode is stored, and following the system stores nothing',
  {tag: '@night'},
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/oferta');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Ciemny').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await hydrated(page);
    await footer.getByLabel('Systemowy').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    // That this copy of the site is at the root is all that stays.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([rootMark]);
  },
);

test(
  'the margin of an article shows the sources of the section being read',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 1440, height: 800});
    await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
    await awake(page);
    const contents = page.getByRole('navigation', {name: 'Na tej stronie'});
    const sources = page.getByRole('complementary', {name: 'Źródła do tej sekcji'});
    await expect(sources).toHaveCount(0);
    await contents.getByRole('link').first().click();
    await expect(sources).toBeVisible();
    await expect(contents.locator('[aria-current=location]')).toHaveCount(1);
  },
);

test(
  'a source of the FAQ leads back to the questions that cite it, and opens them',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/faq');
    const question = page.locator('article details[id]', {
      has: page.locator('a[href="#zrodlo-oze"]'),
    });
    await question.first().locator('summary').click();
    await question.first().locator('a[href="#zrodlo-oze"]').first().click();
    const source = page.locator('#zrodlo-oze');
    await expect(source).toBeInViewport();
    const ids = await question.evaluateAll((all) => all.map(({id}) => `#${id}`));
    const back = source.getByText('W tekście:').getByRole('link');
    expect(await back.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ids,
    );
    await back.nth(1).click();
    await expect(question.nth(1)).toHaveAttribute('open');
    await expect(question.nth(1)).toBeInViewport();
  },
);

test(
  'the contact page says honestly that the owner’s data is not published yet',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/kontakt');
    await expect(page.getByText('Adresu, na który można napisać, jeszcze nie ma.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Dane kontaktowe'})).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
);

test(
  'no page invites to write while nobody can be written to',
  {tag: '@night'},
  async ({request}) => {
    for (const address of [...sitemapPaths(), '/nie-ma']) {
      expect(await (await request.get(address)).text(), address).not.toMatch(
        /Napisz do nas|Napisz ze|Skontaktuj się|Opisz ją nam|Porozmawiaj z\snami|Zgłoś błąd/,
      );
    }
  },
);

test(
  'until then the page of all groups ends with the way to the calculator',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/klienci');
    const last = page.getByRole('main').getByRole('link').last();
    await expect(last).toHaveAccessibleName('Policz oszczędności');
    await expect(last).toHaveAttribute('href', '/kalkulator');
  },
);
