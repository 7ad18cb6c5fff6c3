import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {sampleOf} from './tries';

const field = (page: Page): Locator => page.getByRole('combobox', {name: 'Szukaj w serwisie'});

async function searchFor(page: Page, query: string, address = '/oferta'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
}

const queries = [
  ['spódzielnia', /spółdzieln/i],
  ['opłatę moc', /opłat/i],
  ['spoldzielni', /spółdzieln/i],
  ['prosumentami', /prosument|net-billing/i],
] as const;
for (const [query, title] of sampleOf(queries, 1)) {
  test(`„${query}” finds its section and marks the words as written there`, async ({page}) => {
    await searchFor(page, query);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(title);
    await expect(first.locator('mark').first()).toBeVisible();
  });
}

test('says what a misspelled query was read as', {tag: '@night'}, async ({page}) => {
  await searchFor(page, 'spódzielnia');
  await page.getByRole('button', {name: 'spółdzielnia', exact: true}).click();
  await expect(field(page)).toHaveValue('spółdzielnia');
});

test('a result leads to its section, where the words are marked', async ({page}) => {
  await searchFor(page, 'estońskiego CIT');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/#/);
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0))
    .toBeGreaterThan(0);
});

const taxes = '/baza-wiedzy/podatki-w-spoldzielni-energetycznej';
for (const address of [taxes, '/oferta']) {
  test(
    `a result opened from ${address} has the focus on its section, and Back has not`,
    {tag: '@night'},
    async ({page}) => {
      await searchFor(page, 'estońskiego CIT', address);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      const section = page.getByRole('heading', {name: /^Czy spółka na estońskim CIT/});
      await expect(section).toBeFocused();
      await expect(section).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Tab');
      await expect(section.getByRole('link')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', {level: 1})).not.toBeFocused();
    },
  );
}

for (const address of ['/faq', '/oferta']) {
  test(
    `a question found from ${address} is open and has the focus`,
    {tag: '@night'},
    async ({page}) => {
      await searchFor(page, 'koszt', address);
      await page
        .getByRole('dialog')
        .getByRole('button', {name: /^Pytania/})
        .click();
      const first = page.getByRole('option').first();
      await expect(first).toHaveAttribute('href', /^\/faq\?.*#/);
      await first.click();
      await expect(page).toHaveURL(/\/faq#/);
      const question = page.locator('details[id]:focus-within');
      await expect(question.locator('summary')).toBeFocused();
      await expect(question.locator('summary')).toHaveCSS('outline-style', 'none');
      await expect(question).toHaveAttribute('open', '');
      await expect(question).toHaveId(decodeURIComponent(new URL(page.url()).hash.slice(1)));
    },
  );
}

test.describe('before its list has loaded', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/oferta');
    await hydrated(page);
  });

  test(
    'what a query needs from the index is requested alongside the engine, not after it',
    {tag: '@night'},
    async ({page}) => {
      const parts: string[] = [];
      page.on('request', (request) => {
        parts.push(...(/(?:words|places)-\d+\.txt$/.exec(request.url()) ?? []));
      });
      await page.route('**/search/manifest.json', async (route) => {
        await expect.poll(() => parts.length).toBeGreaterThan(0);
        await route.continue();
      });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('akcyza ');
      await expect(page.getByRole('option').first()).toContainText(/akcyz/i);
      expect(parts.slice().sort()).toEqual([...new Set(parts)].sort());
      expect(parts.length).toBeLessThanOrEqual(4);
    },
  );

  test('Enter leads to the results page', {tag: '@night'}, async ({page}) => {
    await page.route('**/search/manifest.json', async (route) => {
      await page.waitForURL(/szukaj/);
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('akcyza');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/szukaj\?q=akcyza$/);
    await expect(page.getByRole('link', {name: /akcyz/i}).first()).toBeVisible();
  });
});

test.describe('with a broken index', () => {
  test.use({expectedMessages: [/Failed to load resource/]});

  for (const missing of ['manifest.json', 'words-*.txt']) {
    test(
      `a missing ${missing} gives a message and can be retried`,
      {tag: '@night'},
      async ({page}) => {
        await page.route(`**/search/**/${missing}`, (route) => route.fulfill({status: 404}));
        await page.route(`**/search/${missing}`, (route) => route.fulfill({status: 404}));
        await searchFor(page, 'akcyza');
        await expect(page.getByText('Nie udało się wczytać wyszukiwarki.')).toBeVisible();
        await page.unrouteAll();
        await page.getByRole('button', {name: 'Spróbuj ponownie'}).click();
        await expect(page.getByRole('option').first()).toContainText(/akcyz/i);
      },
    );
  }
});

test.describe('on a page older than the index', () => {
  test.use({expectedMessages: [/Failed to load resource/]});

  test('finds what is in the newer one', {tag: '@night'}, async ({page}) => {
    await page.route('**/oferta', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const older = html.replace(/(<meta name=search-index content=)\w+/, '$1000000000000');
      expect(older).not.toBe(html);
      await route.fulfill({response, body: older});
    });
    await searchFor(page, 'akcyza');
    await expect(page.getByRole('option').first()).toContainText(/akcyz/i);
  });
});
