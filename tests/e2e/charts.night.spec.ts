import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {audit, expect, hydrated, test} from './fixtures';

async function openCharts(page: Page): Promise<void> {
  await page.goto('/wzornik');
  await hydrated(page);
  await expect(figure(page, 'Średnia doba w czerwcu')).toBeVisible();
}

function charts(page: Page): Locator {
  return page.getByRole('region', {name: 'Wykresy', exact: true});
}

function figure(page: Page, title: string): Locator {
  return charts(page)
    .getByRole('figure')
    .filter({has: page.getByText(title, {exact: true})});
}

/** The value under a name in a chart's readouts. */
function value(of: Locator, name: string): Locator {
  return of.locator('dl > div').filter({hasText: name}).locator('dd');
}

test('the hour of a day is chosen with the keyboard, and the values follow', async ({page}) => {
  await openCharts(page);
  const day = figure(page, 'Średnia doba w czerwcu');
  const slider = day.getByRole('slider', {name: 'Godzina'});
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^godzina 0:00 do 1:00: /);
  await expect(value(day, 'Oddane do sieci')).toHaveText('0 kWh');
  for (let hour = 0; hour < 12; hour += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(day).toContainText('godzina 12:00–13:00');
  await expect(value(day, 'Oddane do sieci')).not.toHaveText('0 kWh');
});

test('a cell of the year is reached with two sliders', async ({page}) => {
  await openCharts(page);
  const year = figure(page, 'Rok w godzinach');
  await year.getByRole('slider', {name: 'Miesiąc'}).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(year.getByRole('slider', {name: 'Godzina'})).toBeFocused();
  await page.keyboard.press('Home');
  await expect(year).toContainText(/styczeń, 0:00–1:00: pobór [\d,]+\skWh/);
  await page.keyboard.press('Shift+Tab');
  for (let month = 0; month < 6; month += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('Tab');
  for (let hour = 0; hour < 13; hour += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(year).toContainText(/lipiec, 13:00–14:00: oddanie [\d,]+\skWh/);
});

for (const width of [360, 768, 1280]) {
  test(`the labels of the year in hours keep off its first column at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await openCharts(page);
    const year = figure(page, 'Rok w godzinach');
    // Of the rows, and „godz.” below them.
    const ends = await year
      .locator('svg[aria-hidden="true"] > text')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().right));
    const cells = await year.getByRole('img', {name: /^Rok w godzinach/}).boundingBox();
    expect(ends.length).toBeGreaterThan(12);
    expect((cells?.x ?? 0) - Math.max(...ends)).toBeGreaterThanOrEqual(4);
  });
}

test('the numbers of a chart are in a table and in a file for a Polish spreadsheet', async ({
  page,
}) => {
  await openCharts(page);
  const year = figure(page, 'Rok w godzinach');
  const table = year.getByRole('table');
  await expect(table).toBeHidden();
  await year.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(year.getByText('Ukryj tabelę')).toBeVisible();

  const download = page.waitForEvent('download');
  await year.getByRole('button', {name: 'Pobierz CSV'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('rok-miesiace-i-godziny.csv');
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv.startsWith('\uFEFFMiesiąc;0:00–1:00;')).toBe(true);
  const july = csv.split('\r\n').find((line) => line.startsWith('lipiec;'));
  // Fed into the grid at noon: a negative number with a comma, which no spreadsheet takes for text.
  expect(july?.split(';')[13]).toMatch(/^-\d+(?:,\d+)?$/);
});

test('a thousand members are sorted and paged with the keyboard', async ({page}) => {
  await openCharts(page);
  const members = figure(page, 'Tysiąc członków');
  await expect(members.getByRole('listitem').filter({hasText: 'Członek'})).toHaveCount(8);
  await members.getByRole('combobox', {name: 'Kolejność'}).selectOption('Według nazwy');
  await expect(members.getByRole('img').first()).toHaveAccessibleName(
    /^Członek 1: bez spółdzielni/,
  );
  await members.getByRole('button', {name: 'Następni'}).press('Enter');
  await expect(members.getByRole('status')).toHaveText('9–16 z 1 000');
  await expect(members.getByRole('img').first()).toHaveAccessibleName(/^Członek 9: /);
  await members.locator('summary').press('Enter');
  await expect(members.getByRole('table').getByRole('row')).toHaveCount(1001);
});

test('flows are drawn as bands where there is room, and as bars where there is not', async ({
  page,
}) => {
  await openCharts(page);
  const flows = figure(page, 'Przepływy energii w roku');
  const picture = flows.getByRole('img', {
    name: /Z\swłasnej produkcji do członków trafia około \d+%/,
  });
  const width = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0;
  await page.setViewportSize({width: 1280, height: 800});
  expect(await width()).toBeGreaterThan(300);
  const names = flows.getByRole('listitem');
  const edges = await names.evaluateAll((items) =>
    items.map((item) => {
      const {top, bottom} = item.getBoundingClientRect();
      return {top, bottom};
    }),
  );
  // No name overlaps another.
  edges.slice(1).forEach(({top}, index) => {
    expect(top).toBeGreaterThanOrEqual((edges[index]?.bottom ?? 0) - 1);
  });
  await page.setViewportSize({width: 400, height: 800});
  expect(await width()).toBeLessThan(5);
  await expect(names.first().locator('svg')).toBeVisible();
});

const modes = [
  {name: 'light', media: {colorScheme: 'light'}},
  {name: 'dark', media: {colorScheme: 'dark'}},
  {name: 'forced colours', media: {colorScheme: 'dark', forcedColors: 'active'}},
] as const;
for (const mode of modes) {
  test(`all charts are accessible in ${mode.name}, with their tables open, at 320 px`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia(mode.media);
    await page.setViewportSize({width: 320, height: 800});
    await openCharts(page);
    await charts(page)
      .locator('details')
      .evaluateAll((all) => {
        all.slice(0, 4).forEach((details) => {
          details.setAttribute('open', '');
        });
      });
    expect(await audit(page, {within: '#wykresy-kalkulatora'})).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('text in the charts is 15 px at every width', async ({page}) => {
  await openCharts(page);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    const sizes = await charts(page)
      .locator('svg text')
      .evaluateAll((texts) => [
        ...new Set(texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))),
      ]);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
  }
  // Stretched pictures would stretch their text: only the bands of the flows have a view box, and they have no text.
  await expect(charts(page).locator('svg[viewBox] text')).toHaveCount(0);
});

test('the styles of the charts load with them, not with every page', async ({page}) => {
  const sheets: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') {
      sheets.push(new URL(response.url()).pathname);
    }
  });
  await page.goto('/');
  await hydrated(page);
  expect(sheets.filter((sheet) => sheet.includes('calculator'))).toEqual([]);
  await openCharts(page);
  expect(sheets.filter((sheet) => sheet.includes('calculator'))).toHaveLength(1);
});
