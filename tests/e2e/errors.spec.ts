import type {Page} from '@playwright/test';
import {awake, expect, expectFits, follow, test} from './fixtures';

const provoked = 'provoked by the test';

test.use({
  expectedMessages: [
    /provoked by the test|Unknown route middleware|Page Not Found|Failed to load resource|ChunkLoadError|Loading chunk|Nie udało się/,
  ],
});

/** Makes a built-in function throw that only some parts of the page call while rendering, to write what is named. */
async function breakPart(page: Page, part: 'counts' | 'numbers' | 'dates'): Promise<void> {
  await page.evaluate(
    ([name, message]) => {
      type Method = (...parameters: readonly unknown[]) => unknown;
      const [prototype, method] = (
        {
          counts: [Intl.PluralRules.prototype, 'select'],
          numbers: [String.prototype, 'padStart'],
          dates: [Array.prototype, 'join'],
        } as unknown as Readonly<Record<string, [Record<string, Method>, string]>>
      )[name] ?? [{}, ''];
      const real = prototype[method];
      Object.assign(window, {
        repair: () => {
          Object.assign(prototype, {[method]: real});
        },
      });
      Object.defineProperty(prototype, method, {
        configurable: true,
        writable: true,
        value(this: unknown, ...parameters: readonly unknown[]) {
          // Much is joined; only what stays in one line with no-break spaces.
          if (name === 'dates' && parameters[0] !== '\u00a0') {
            return real?.apply(this, parameters as unknown[]);
          }
          throw new Error(message);
        },
      });
    },
    [part, provoked] as const,
  );
}

async function repair(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
}

test('a page that throws shows the error page of its status; leaving clears it', async ({page}) => {
  await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
  await awake(page);
  await breakPart(page, 'counts');
  const tag = page.locator('a[href*="/baza-wiedzy/tagi/"]').first();
  await follow(page, (await tag.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ta część strony nie działa');
  await expect(page).toHaveTitle(/^500 Internal Server Error \|/);
  const technical = page.getByText('500 Internal Server Error').locator('..');
  await expect(technical).toHaveAttribute('lang', 'en');
  await expect(technical).toContainText(provoked);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await repair(page);
  // Still among the documents of the knowledge base, whose boundary Docusaurus would not reset.
  await page.goBack();
  await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
  await expect(page).toHaveTitle(/^(?!500)/);
});

test(
  'an error outside the layout still shows a page with a way out',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/oferta');
    await awake(page);
    // The footer formats a date, so now the layout itself fails on the next page.
    await breakPart(page, 'dates');
    await follow(page, '/klienci');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Ta część strony nie działa');
    await expect(page.getByRole('button', {name: 'Odśwież'})).toBeVisible();
    await repair(page);
    await page.getByRole('button', {name: 'Odśwież'}).click();
    await awake(page);
    await expect(page).toHaveURL('/klienci');
  },
);

test(
  'an unknown middleware throws and shows the error page, with header and footer',
  {tag: '@night'},
  async ({page}) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // The names the build wrote into the script, one of them made unknown.
      const changed = body.replace(/(baza-wiedzy\\?":\s*\[\\?")dropClickIds/, '$1nieznane');
      await route.fulfill({response, body: changed});
    });
    await page.goto('/oferta');
    await awake(page);
    await page.evaluate(() => {
      window.addEventListener('error', (event) => event.preventDefault());
    });
    await follow(page, '/baza-wiedzy');
    await expect(page.getByText('Unknown route middleware: nieznane')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/^500 Internal Server Error/);
    await follow(page, '/klienci');
    await expect(page.getByText('Ta część strony nie działa')).toHaveCount(0);
    await expect(page).toHaveURL('/klienci');
  },
);

test(
  'middleware runs before the page: ad network parameters are removed from the address',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/baza-wiedzy?fbclid=abc&tag=kowr#podstawy');
    await awake(page);
    await expect(page).toHaveURL('/baza-wiedzy?tag=kowr#podstawy');
  },
);

for (const query of ['?tag=%3Cscript%3E', '?kategoria=Podstawy%20i%20inne#x']) {
  test(
    `an address that fails its page's check is a 404 page: ${query}`,
    {tag: '@night'},
    async ({page}) => {
      await page.goto(`/baza-wiedzy${query}`);
      const line = page.getByText(`Page Not Found: /baza-wiedzy${query}`);
      await expect(line).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Nie znaleźliśmy tej strony');
      await expect(page).toHaveTitle(/^404 – nie znaleźliśmy tej strony \|/);
      await page
        .getByRole('main')
        .getByRole('link', {name: 'Baza wiedzy', exact: true})
        .first()
        .click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Baza wiedzy');
      await expect(page).toHaveURL('/baza-wiedzy');
    },
  );
}

test(
  'an address of one long word fits the page that says it is not there',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    const address = `/${'w'.repeat(3000)}`;
    await page.goto(address);
    await awake(page);
    await expect(page.getByText(address)).toBeVisible();
    await expectFits(page);
  },
);

test(
  'a hero figure that throws takes down only itself and can be retried',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/');
    await awake(page);
    await breakPart(page, 'numbers');
    await page.getByRole('radio', {name: 'Zima'}).click();
    await expect(page.getByText('Nie udało się wczytać wykresu.')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Prąd stąd/);
    await repair(page);
    await page.getByRole('button', {name: 'Spróbuj ponownie'}).first().click();
    await expect(page.getByRole('slider', {name: 'Godzina'})).toBeVisible();
  },
);

test('an article list that throws takes down only itself', {tag: '@night'}, async ({page}) => {
  await page.goto('/baza-wiedzy');
  await awake(page);
  await breakPart(page, 'counts');
  await page.getByLabel('Sortuj').selectOption('Alfabetycznie');
  await expect(page.getByText('Nie udało się wczytać listy artykułów.')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Baza wiedzy');
  await repair(page);
  await page.getByRole('button', {name: 'Spróbuj ponownie'}).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
