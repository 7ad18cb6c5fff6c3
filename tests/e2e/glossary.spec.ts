import type {Locator, Page} from '@playwright/test';
import {loadSite} from '../../src/content/loadSite';
import {
  audit,
  expect,
  expectAccessibleAtNight,
  expectFits,
  hydrated,
  sitemapPaths,
  test,
} from './fixtures';

const glossary = '/baza-wiedzy/slownik';
const termCount = Object.keys(loadSite('.').data.glossary.value).length;
const article = '/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy';

/** A glossary term in the text of an article. */
const word = (page: Page, name = 'liczniki zdalnego odczytu'): Locator =>
  page.locator('.prose').getByRole('button', {name, exact: true});
const card = (page: Page, term = 'licznik zdalnego odczytu'): Locator =>
  page.getByRole('group', {name: `Co to znaczy: ${term}?`});
const more = (page: Page): Locator => page.getByRole('link', {name: 'Więcej w słowniku'});

test.describe('the glossary page', () => {
  test('lists terms by letter, and is in the sitemap, the footer and the knowledge base', async ({
    page,
  }) => {
    expect(sitemapPaths()).toContain(glossary);
    await page.goto('/baza-wiedzy');
    await page.getByRole('main').getByRole('link', {name: 'słownik pojęć'}).click();
    await expect(page).toHaveURL(glossary);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Słownik pojęć');
    await expect(page.locator('dt')).toHaveCount(termCount);
    const letters = page.getByRole('navigation', {name: 'Litery'}).getByRole('link');
    expect(await letters.allTextContents()).toEqual(
      await page.getByRole('main').getByRole('heading', {level: 2}).allTextContents(),
    );
    await expect(
      page.getByRole('contentinfo').getByRole('link', {name: 'Słownik pojęć'}),
    ).toHaveAttribute('href', glossary);
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(article);
    await expect(
      page
        .getByRole('navigation', {name: 'Artykuły bazy wiedzy'})
        .getByRole('link', {name: 'Słownik pojęć'}),
    ).toBeVisible();
  });

  test(
    'a letter and the address of a term lead to their places',
    {tag: '@night'},
    async ({page}) => {
      await page.goto(glossary);
      await hydrated(page);
      await page.getByRole('navigation', {name: 'Litery'}).getByRole('link', {name: 'P'}).click();
      await expect(page.getByRole('heading', {name: 'P', exact: true})).toBeInViewport();
      await page.goto(`${glossary}#ppe`);
      await expect(page.locator('#ppe')).toBeInViewport();
      await expect(page.locator('dt', {hasText: 'punkt poboru energii (PPE)'})).toBeInViewport();
    },
  );

  test('the field filters; a link to a hidden term reveals it', async ({page}) => {
    await page.goto(glossary);
    await hydrated(page);
    await page.getByRole('searchbox', {name: 'Znajdź hasło'}).fill('licznikiem zdal');
    await expect(page.locator('dt')).toHaveText(['licznik zdalnego odczytu (LZO)']);
    await expect(page.getByText('1 hasło')).toBeVisible();
    await page.locator('summary', {hasText: 'Podstawa i odmiana'}).click();
    await page.getByRole('main').getByRole('link', {name: 'punkt poboru energii'}).click();
    await expect(page).toHaveURL(`${glossary}#ppe`);
    await expect(page.locator('#ppe')).toBeInViewport();
    await expect(page.locator('dt')).toHaveCount(termCount);
  });

  for (const width of [320, 360, 768]) {
    test(
      `at ${width} px all letters are in view while one reads`,
      {tag: '@night'},
      async ({page}) => {
        await page.setViewportSize({width, height: 740});
        await page.goto(`${glossary}#litera-p`);
        const letters = page.getByRole('navigation', {name: 'Litery'}).getByRole('link');
        for (const letter of await letters.all()) {
          await expect(letter).toBeInViewport({ratio: 1});
        }
        const bar = await page.getByRole('navigation', {name: 'Litery'}).boundingBox();
        expect(bar?.height).toBeLessThan(width < 768 ? 80 : 44);
      },
    );
  }

  for (const [width, most] of [
    [360, 100],
    [1280, 50],
  ] as const) {
    test(
      `at ${width} px it is a short list of terms, each opened by a press anywhere in its row`,
      {tag: '@night'},
      async ({page}) => {
        await page.setViewportSize({width, height: 740});
        await page.goto(glossary);
        await hydrated(page);
        const meaning = page.getByText('Miejsce, w którym rozlicza się prąd');
        await expect(meaning).toBeHidden();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height / termCount).toBeLessThan(most);
        const row = page.locator('dt', {hasText: 'punkt poboru energii (PPE)'});
        // Where the finger is: on the term itself, over which its summary lies.
        const press = async (): Promise<void> => {
          await row.scrollIntoViewIfNeeded();
          const box = await row.boundingBox();
          await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
        };
        await press();
        await expect(meaning).toBeVisible();
        await press();
        await expect(meaning).toBeHidden();
        // An address opens its term; a filter opens what it finds.
        await page.goto(`${glossary}#lzo`);
        await expect(page.getByText('sam wysyła odczyty')).toBeVisible();
        await page.getByRole('searchbox', {name: 'Znajdź hasło'}).fill('punktu poboru energii');
        await expect(meaning).toBeVisible();
      },
    );
  }

  test(
    'its letters stay within reach, below the header, and cover no place they lead to',
    {tag: '@night'},
    async ({page}) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({width, height: 740});
        await page.goto(`${glossary}#ppe`);
        await hydrated(page);
        const letters = page.getByRole('navigation', {name: 'Litery'});
        await letters.getByRole('link', {name: 'W'}).click();
        const heading = page.getByRole('heading', {name: 'W', exact: true});
        await expect(heading).toBeInViewport();
        await expect(letters).toBeInViewport({ratio: 1});
        const [bar, place] = [await letters.boundingBox(), await heading.boundingBox()];
        expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      }
    },
  );

  test('the search finds a term by one of its forms', {tag: '@night'}, async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Szukaj w serwisie'}).fill('opuście');
    const terms = page.getByRole('group', {name: 'Słownik pojęć, słownik'});
    await terms.getByRole('option', {name: /^net-metering/}).click();
    await expect(page).toHaveURL(`${glossary}#net-metering`);
    await expect(page.locator('#net-metering')).toBeInViewport();
  });

  test('is accessible and no wider than a small window', {tag: '@night'}, async ({page}) => {
    // An audit of such a long page takes a while on a busy machine.
    test.setTimeout(60_000);
    await page.setViewportSize({width: 320, height: 740});
    await page.goto(glossary);
    await hydrated(page);
    await page.locator('dd details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) {
        details.open = true;
      }
    });
    await expectFits(page);
    expect(await audit(page)).toEqual([]);
  });
});

test.describe('a term card', () => {
  test('opens with a mouse next to its word and closes on a second click or a click elsewhere', async ({
    page,
  }) => {
    await page.goto(article);
    await hydrated(page);
    await expect(word(page)).toHaveAttribute('aria-expanded', 'false');
    await word(page).click();
    await expect(card(page)).toBeVisible();
    await expect(card(page)).toContainText('sam wysyła odczyty');
    await expect(card(page).getByText('Co to znaczy')).toHaveCSS('font-weight', '680');
    await expect(word(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(article);
    await expectAccessibleAtNight(page);
    await word(page).click();
    await expect(card(page)).toHaveCount(0);
    await word(page).click();
    await expect(card(page)).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(card(page)).toHaveCount(0);
    await word(page).click();
    await more(page).click();
    await expect(page).toHaveURL(`${glossary}#lzo`);
    await expect(page.locator('#lzo')).toBeInViewport();
    await expect(card(page)).toHaveCount(0);
  });

  test(
    'stays with its word while the page scrolls, and disappears with it',
    {tag: '@night'},
    async ({page}) => {
      await page.goto(article);
      await hydrated(page);
      await word(page).click();
      await expect(card(page)).toBeVisible();
      await page.mouse.wheel(0, 100);
      await expect(card(page)).toBeInViewport();
      await page.mouse.wheel(0, 3000);
      await expect(card(page)).toHaveCount(0);
    },
  );

  test('also works inside an FAQ question and a table cell', {tag: '@night'}, async ({page}) => {
    await page.goto('/faq');
    await hydrated(page);
    await page.getByRole('button', {name: 'Rozwiń wszystkie'}).click();
    await word(page, 'biometan').click();
    await expect(card(page, 'biometan')).toBeVisible();
    await page.goto('/baza-wiedzy/obszar-i-limity-spoldzielni');
    await hydrated(page);
    await page.locator('table').getByRole('button', {name: 'członków'}).click();
    await expect(card(page, 'członek')).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });

  test('covers only what it has to in a very small window', {tag: '@night'}, async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await page.goto(article);
    await hydrated(page);
    await word(page).click();
    await expect(card(page)).toBeInViewport({ratio: 0.99});
    await expectFits(page);
  });

  test('has no link preview card on top of it', {tag: '@night'}, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(article);
    await hydrated(page);
    await word(page).hover();
    await page.waitForTimeout(1200);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test(
    'is not printed, and neither are the marks of terms; forced colours keep the marks',
    {tag: '@night'},
    async ({page}) => {
      await page.goto(article);
      await hydrated(page);
      await word(page).click();
      await expect(card(page)).toBeVisible();
      await page.emulateMedia({media: 'print'});
      await expect(card(page)).toBeHidden();
      await expect(word(page)).toHaveCSS('text-decoration-line', 'none');
      await page.emulateMedia({media: 'screen', forcedColors: 'active'});
      await expect(word(page)).toHaveCSS('text-decoration-line', 'underline');
    },
  );

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

    test('opens and closes on a tap', {tag: '@night'}, async ({page}) => {
      await page.goto(article);
      await hydrated(page);
      await word(page).tap();
      await expect(card(page)).toBeInViewport({ratio: 0.99});
      await expectFits(page);
      await word(page).tap();
      await expect(card(page)).toHaveCount(0);
      await word(page).tap();
      await more(page).tap();
      await expect(page).toHaveURL(`${glossary}#lzo`);
    });
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a term is a link to its place in the glossary, which is complete', async ({page}) => {
    await page.goto(article);
    await page.locator('.prose').getByRole('link', {name: 'liczniki zdalnego odczytu'}).click();
    await expect(page).toHaveURL(`${glossary}#lzo`);
    await expect(page.locator('#lzo')).toBeInViewport();
    await expect(page.locator('dt')).toHaveCount(termCount);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('licznikiem zdalnego odczytu')).toBeHidden();
    await page.locator('#lzo details summary').click();
    await expect(page.getByText('licznikiem zdalnego odczytu')).toBeVisible();
  });
});
