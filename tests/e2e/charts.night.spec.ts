import type {Locator, Page} from '@playwright/test';
import {audit, expect, expectFits, hydrated, test} from './fixtures';

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
        all.slice(0, 4).forEach((details) => details.setAttribute('open', ''));
      });
    expect(await audit(page, {within: '#wykresy-kalkulatora'})).toEqual([]);
    await expectFits(page);
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
