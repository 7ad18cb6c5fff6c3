import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {oldSourcesWarning} from '../../src/domain/articles/article';
import {audit, basePathOrigin, countShifts, expect, hydrated, test} from './fixtures';

const article = '/baza-wiedzy/rozliczenie-1-do-06';

test.describe('The progress ribbon', () => {
  test('fills with the article, in steps of one hour', async ({page}) => {
    await page.goto(article);
    await hydrated(page);
    const ribbon = page.locator('main > [aria-hidden=true]').first();
    const hidden = (): Promise<number> =>
      ribbon.evaluate((element) => {
        const [, right = '0'] =
          /inset\(0(?:px|%)? ([\d.]+)%/.exec(getComputedStyle(element).clipPath) ?? [];
        return Number(right);
      });
    await expect.poll(hidden).toBe(100);
    await page.evaluate(() => {
      window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * 0.5 + 20);
    });
    await expect.poll(hidden).toBeCloseTo(50, 1);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(hidden).toBe(0);
  });

  test(
    'leaves the text its width in a browser without scroll timelines',
    {tag: '@night'},
    async ({page}) => {
      // Such a browser treats the style sheets' conditions as this one treats those with an unknown function.
      await page.route('**/assets/css/*.css', async (route) => {
        const response = await route.fetch();
        const css = await response.text();
        await route.fulfill({
          response,
          body: css.replace(/(?<=\(animation-timeline: ?)scroll(?=\(\)\))/g, 'unknown'),
        });
      });
      await page.setViewportSize({width: 1280, height: 800});
      for (const address of [article, '/faq']) {
        await page.goto(address);
        const text = await page.locator('main > article').boundingBox();
        expect(text?.width).toBeGreaterThanOrEqual(500);
        await expect(page.locator('main > [aria-hidden=true]').first()).toBeHidden();
      }
    },
  );
});

test.describe('The link to a section', () => {
  const link = (page: Page) => page.getByRole('link', {name: /^Kopiuj link do sekcji:/}).first();

  test('is copied with the keyboard and leads to its section', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(article);
    await hydrated(page);
    // The ring is for keyboard users.
    await page.keyboard.press('Tab');
    await link(page).focus();
    await expect(link(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Skopiowano.', {exact: true})).toBeVisible();
    await expect(page).toHaveURL(/#co-znaczy-1-do-0-6$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('is shown in a field where the browser refuses to copy', {tag: '@night'}, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await page.goto(article);
    await hydrated(page);
    await link(page).click();
    const field = page.getByRole('textbox', {name: 'Adres do skopiowania'});
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/#co-znaczy-1-do-0-6$/);
    await page.keyboard.press('Tab');
    await expect(field).toHaveCount(0);
  });
});

test.describe('The tools of an article', () => {
  test('are in their place from the start', {tag: '@night'}, async ({page}) => {
    const shifts = await countShifts(page);
    await page.goto(article);
    await hydrated(page);
    await expect(page.getByRole('button', {name: 'Udostępnij'})).toBeInViewport();
    expect(await shifts()).toBeLessThan(0.05);
    const buttons = page.getByRole('group', {name: 'Narzędzia artykułu'}).getByRole('button');
    await expect(buttons).not.toHaveCount(0);
    await expect(buttons.filter({has: page.locator('svg')})).toHaveCount(await buttons.count());
  });

  test('stand in one row, on the narrowest phone too', {tag: '@night'}, async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    await page.goto(article);
    await hydrated(page);
    const buttons = page.getByRole('group', {name: 'Narzędzia artykułu'}).getByRole('button');
    const tops = await buttons.evaluateAll((all) =>
      all.map((button) => Math.round(button.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });

  test(
    'ask what is missing, where one can write, also without scripts',
    {tag: '@night'},
    async ({page}) => {
      await page.goto(`${basePathOrigin}/spoldzielnie${article}`);
      const link = page.getByRole('link', {name: 'Napisz, czego brakuje w tym artykule'});
      await expect(link).toHaveAttribute('href', /^mailto:kontakt@example\.pl\?.*body=Artyku/);
    },
  );

  test(
    'offer the way to the top after two screens, also past what the keyboard has reached',
    {tag: '@night'},
    async ({page}) => {
      for (const width of [820, 1280]) {
        await page.setViewportSize({width, height: 700});
        await page.goto(article);
        await hydrated(page);
        const toTop = page.getByRole('link', {name: 'Wróć na górę'});
        await expect(toTop).not.toBeInViewport();
        await page.evaluate(() => window.scrollTo(0, 2200));
        await expect(toTop).toBeInViewport();
        await toTop.click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      }
    },
  );

  test(
    'with the way to the top never over a line: beside the text, or below it',
    {tag: '@night'},
    async ({page}) => {
      for (const width of [320, 360, 768, 819, 820, 1000, 1280]) {
        await page.setViewportSize({width, height: 700});
        await page.goto(article);
        await page.evaluate(() => window.scrollTo(0, 2200));
        const toTop = page.getByRole('link', {name: 'Wróć na górę'});
        const box = await toTop.boundingBox();
        const text = await page.locator('article').boundingBox();
        const isBelow = (box?.y ?? 0) >= (text?.y ?? 0) + (text?.height ?? 0);
        const isBeside = (box?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? 0);
        expect(width < 820 ? isBelow : isBeside, String(width)).toBe(true);
      }
    },
  );
});

test.describe('Sources checked long ago', () => {
  const warning = (page: Page) => page.locator('article > [class*=oldSources]');

  test(
    'are flagged once time has passed, without a new build and without a layout shift',
    {tag: '@night'},
    async ({page}) => {
      const shifts = await countShifts(page);
      await page.clock.setFixedTime('2026-11-21T12:00:00');
      await page.goto(article);
      await hydrated(page);
      await expect(warning(page)).toBeHidden();
      expect(await (await page.request.get(article)).text()).not.toContain('ponad 12 miesięcy');
      await page.clock.setFixedTime('2030-01-01T12:00:00');
      await page.goto('/oferta');
      await page.goto(article);
      await hydrated(page);
      await expect(warning(page)).toBeVisible();
      await expect(page.locator('article')).toMatchAriaSnapshot(
        `- paragraph: ${oldSourcesWarning}`,
      );
      expect(await shifts()).toBeLessThan(0.05);
    },
  );

  test(
    'are flagged on the next article too, and on no other page',
    {tag: '@night'},
    async ({page}) => {
      await page.clock.setFixedTime('2030-01-01T12:00:00');
      await page.goto('/oferta');
      await hydrated(page);
      await expect(warning(page)).toHaveCount(0);
      await page.goto('/baza-wiedzy');
      await hydrated(page);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(warning(page)).toBeVisible();
    },
  );

  test.describe('with every bundle blocked', () => {
    test.use({expectedMessages: [/ERR_FAILED/]});

    test('are flagged at the first paint', {tag: '@night'}, async ({page}) => {
      await page.clock.setFixedTime('2030-01-01T12:00:00');
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto(article);
      await expect(warning(page)).toBeVisible();
    });
  });
});

test.describe('An announcement', () => {
  const {items} = parse(readFileSync('src/data/ogloszenia.yaml', 'utf8')) as {
    items: {from: string; to: string; text: string; link: {label: string}}[];
  };
  const [announcement] = items;
  test.skip(!announcement, 'There is nothing to announce now.');
  const {from, to, text, link} = announcement ?? {from: '', to: '', text: '', link: {label: ''}};
  const bar = (page: Page) => page.getByRole('region', {name: `Ogłoszenie: ${link.label}`});

  test('is on every page, can be closed for good, and moves nothing', async ({page}) => {
    const shifts = await countShifts(page);
    await page.clock.setFixedTime(`${from}T12:00:00`);
    await page.goto('/oferta');
    await hydrated(page);
    await expect(bar(page)).toContainText(text.slice(0, 10));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Przejdź do treści'})).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', {name: 'O nas'}).first().click();
    await expect(page).toHaveURL('/o-nas');
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', {name: 'Zamknij ogłoszenie'}).click();
    await expect(bar(page)).toBeHidden();
    await page.goto('/faq');
    await hydrated(page);
    // Nor does the next one take its place the same day.
    await expect(page.getByRole('region', {name: /^Ogłoszenie/})).toHaveCount(0);
    expect(await shifts()).toBeLessThan(0.05);
  });

  test('takes one line of a phone, which names the matter', {tag: '@night'}, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.clock.setFixedTime(`${from}T12:00:00`);
    await page.goto('/oferta');
    const way = bar(page).getByRole('link');
    await expect(way).toBeVisible();
    expect(await way.evaluate((element) => element.getClientRects().length)).toBe(1);
    const box = await bar(page).boundingBox();
    expect(box?.height).toBeLessThan(48);
  });

  test('moves nothing when the scripts load late', {tag: '@night'}, async ({page}) => {
    const shifts = await countShifts(page);
    await page.setViewportSize({width: 360, height: 740});
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.clock.setFixedTime(`${from}T12:00:00`);
    await page.goto('/oferta');
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    expect(await shifts()).toBeLessThan(0.01);
  });

  test('is gone after its last day', {tag: '@night'}, async ({page}) => {
    await page.clock.setFixedTime(`${to}T23:00:00`);
    await page.goto('/oferta');
    await expect(bar(page)).toBeVisible();
    await page.clock.setFixedTime('2040-01-01T12:00:00');
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('Figures', () => {
  test(
    'a timeline, a path and a flow are lists with their citations',
    {tag: '@night'},
    async ({page}) => {
      await page.goto('/baza-wiedzy/zmiany-w-prawie-kalendarz');
      const events = page.locator('ol.timeline > li');
      await expect(events.first()).toContainText('2016');
      await expect(events.locator('a[href^="#zrodlo-"]').first()).toBeVisible();
      await page.goto('/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna');
      await expect(page.locator('ol.steps > li')).toHaveCount(9);
      await page.goto('/baza-wiedzy/sprzedawca-i-osd-obowiazki-i-terminy');
      await expect(page.locator('ul.flow > li').first()).toContainText('– odbiorca: sprzedawca');
    },
  );
});

/** The numbers of characters in the lines of the article's paragraphs, without the last lines. */
async function lineLengths(page: Page): Promise<number[]> {
  return page.locator('.prose > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines: number[] = [];
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let middle = -Infinity;
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (let index = 0; index < text.length; index += 1) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const {top, height} = range.getBoundingClientRect();
          if (Math.abs(top + height / 2 - middle) > 12) {
            middle = top + height / 2;
            lines.push(0);
          }
          lines.push((lines.pop() ?? 0) + 1);
        }
      }
      return lines.slice(0, -1);
    }),
  );
}

for (const width of [768, 1280, 1920]) {
  test(
    `at ${width} px lines hold 40–68 characters, and a table has the whole column`,
    {tag: '@night'},
    async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(article);
      await page.evaluate(() => document.fonts.ready);
      const lines = (await lineLengths(page)).sort((a, b) => a - b);
      expect(lines.length).toBeGreaterThan(40);
      expect(lines[Math.floor(lines.length * 0.05)]).toBeGreaterThan(40);
      expect(lines[Math.floor(lines.length * 0.9)]).toBeLessThanOrEqual(68);
      const table = await page.locator('.prose table').first().boundingBox();
      const column = await page.locator('.prose').boundingBox();
      expect(table?.width).toBeCloseTo(column?.width ?? 0, 0);
    },
  );
}

test('an article ends with one next step; the other ways on come after its sources', async ({
  page,
}) => {
  await page.goto(article);
  const ends = page.getByRole('link', {name: /^Czytaj dalej|^Poprzedni art|^Następny art/});
  await expect(ends).toHaveText([/^Czytaj dalej/, /^Poprzedni artykuł/, /^Następny artykuł/]);
  const titles = (await ends.allInnerTexts()).map((text) => text.split('\n').at(-1));
  expect(new Set(titles).size).toBe(3);
  const places = await Promise.all(
    [
      ends.first(),
      page.getByRole('heading', {name: 'Źródła', exact: true}),
      page.getByRole('heading', {name: 'Powiązane artykuły'}),
      ends.last(),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(places).toEqual(places.slice().sort((a, b) => a - b));
});

test('in print there are no tools, but the title, the day of the check and the addresses', async ({
  page,
}) => {
  await page.goto(article);
  await hydrated(page);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(/Źródła sprawdzono:/)).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Źródła', exact: true})).toBeVisible();
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
  for (const name of ['Wróć na górę', 'Kopiuj link', 'Zgłoś błąd w artykule']) {
    await expect(page.getByText(name)).toBeHidden();
  }
  await expect(page.getByRole('region', {name: 'Ogłoszenie'})).toBeHidden();
  await expect(page.getByText('Następny artykuł')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const address = await page
    .locator('#zrodlo-oze a[href^="https:"]')
    .last()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://isap.sejm.gov.pl');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a section has a link, and the top can be reached', {tag: '@night'}, async ({page}) => {
    await page.goto(article);
    await expect(page.getByRole('link', {name: /^Kopiuj link do sekcji:/}).first()).toHaveAttribute(
      'href',
      '#co-znaczy-1-do-0-6',
    );
    await expect(page.getByRole('button', {name: 'Udostępnij'})).toBeHidden();
    await expect(page.getByRole('link', {name: 'Wróć na górę'})).toHaveAttribute('href', '#top');
    await expect(page.locator('#top')).toHaveCount(1);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `code keeps its indentation and is readable, asleep, in ${colorScheme} mode`,
    {tag: '@night'},
    async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.goto('/baza-wiedzy/dane-pomiarowe-w-spoldzielni');
      await hydrated(page);
      expect(await page.locator('pre code').nth(1).innerText()).toContain('\n  "version": 1,');
      expect(await audit(page)).toEqual([]);
    },
  );
}
