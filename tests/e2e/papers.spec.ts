import type {Locator, Page} from '@playwright/test';
import {expect, expectAccessibleAtNight, hydrated, sitemapPaths, test} from './fixtures';

const list = '/wzory/lista-zakladania-spoldzielni';

const step = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({hasText: name});

test(
  'the papers are in the sitemap, the footer and the search',
  {tag: '@night'},
  async ({page}) => {
    expect(sitemapPaths()).toContain(list);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Wzory pism'}).click();
    await expect(page).toHaveURL('/wzory');
    await page
      .getByRole('main')
      .getByRole('link', {name: 'Lista kontrolna', exact: false})
      .first()
      .click();
    await expect(page).toHaveURL(list);
    await page.goto('/szukaj?q=deklaracja+członkowska');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /Deklaracja członkowska/})
        .first(),
    ).toBeVisible();
  },
);

test('the papers stand by stage, after the way to fill them all in, each with its document', async ({
  page,
}) => {
  await page.goto('/wzory');
  await expect(page.getByRole('main').locator('.button').first()).toHaveText('Wypełnij wszystkie');
  const stages = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(stages).toHaveText(['Założenie', 'Wpis', 'Działanie', 'Odejście']);
  await page.getByRole('link', {name: 'Odejście', exact: true}).click();
  await expect(page).toHaveURL('/wzory#odejscie');
  for (const row of await page.getByRole('main').getByRole('listitem').all()) {
    await expect(row.getByRole('link', {name: /^Pobierz „.*” jako \.docx$/})).toHaveCount(1);
  }
});

test('every file of the papers can be downloaded', async ({page, request}) => {
  await page.goto('/wzory');
  const files = await page
    .getByRole('main')
    .getByRole('link', {name: /^Pobierz „/})
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(files.length).toBeGreaterThan(12);
  for (const file of files) {
    expect((await request.get(file)).ok(), file).toBe(true);
  }
});

test.describe('the checklist', () => {
  test('keeps ticks and days on the device, counts the deadlines, shows the progress, and prints with the ticks', async ({
    page,
  }) => {
    await page.goto(list);
    await hydrated(page);
    const panel = page.getByRole('region', {name: 'Twoja lista'});
    await expect(panel).toContainText('Zrobione kroki: 0 z ');

    await page.getByRole('checkbox', {name: 'Sprawdźcie obszar.'}).check();
    await expect(panel).toContainText('Zrobione kroki: 1 z ');
    await panel.locator('summary').click();
    await page.getByLabel('Złożenie trzech wniosków').fill('15.01.2027');
    await page.getByLabel('Złożenie trzech wniosków').blur();
    await expect(step(page, 'Wniosek o liczniki do operatora')).toContainText('15 maja 2027');
    await expect(step(page, 'Wniosek o oferty do sprzedawcy')).toContainText('15 kwietnia 2027');
    await expect(step(page, 'Wniosek o umowę dystrybucyjną')).toContainText('5 lutego 2027');

    await page.reload();
    await expect(page.getByRole('checkbox', {name: 'Sprawdźcie obszar.'})).toBeChecked();
    await expect(step(page, 'Wniosek o umowę dystrybucyjną')).toContainText('5 lutego 2027');
    await expectAccessibleAtNight(page);

    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', {name: 'Dokument do edycji'})).toBeHidden();
    await expect(page.getByRole('checkbox', {name: 'Sprawdźcie obszar.'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Podstawa prawna'})).toBeVisible();
    await page.emulateMedia({media: 'screen'});

    await page.getByRole('button', {name: 'Wyczyść listę'}).click();
    await expect(panel).toContainText('Zrobione kroki: 0 z ');
    await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('se:listy'))).toBeNull();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('is a plain list with the terms of the law', async ({page}) => {
      await page.goto(list);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(step(page, 'Wniosek o umowę dystrybucyjną')).toContainText(
        'Termin: 21 dni od złożenia wniosku',
      );
    });
  });
});

test(
  'a form is a sheet with places to write in, and no checkboxes',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/wzory/deklaracja-czlonkowska');
    await hydrated(page);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('region', {name: 'Twoja lista'})).toHaveCount(0);
    await expect(page.getByText('To nie jest porada prawna.')).toBeVisible();
  },
);

test(
  'on a wide screen what belongs to a paper stands beside its sheet, and before it on others',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/wzory/uchwala-rady-gminy');
    const about = page.getByRole('region', {name: 'O tym wzorze'});
    const sheet = page.locator('main > .prose');
    for (const [width, isBeside] of [
      [1920, true],
      [1280, true],
      [1101, true],
      [1100, false],
      [360, false],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const [at, of] = [await about.boundingBox(), await sheet.boundingBox()];
      expect((at?.x ?? 0) >= (of?.x ?? 0) + (of?.width ?? 0), `${width}`).toBe(isBeside);
    }
  },
);
