import type {Locator, Page} from '@playwright/test';
import {awake, expect, follow, test} from './fixtures';

const article = '/baza-wiedzy/rozliczenie-1-do-06';

/** Whether the page is still the same document: our mark survives only navigations without a load. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as unknown as {marked: boolean}).marked = true;
  });
  return () => page.evaluate(() => 'marked' in window);
}

/** Where the page stands once nothing moves it for half a second. */
async function steadyScrollY(page: Page): Promise<number> {
  let last = NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await scrollY(page);
        return last === before;
      },
      {intervals: [500]},
    )
    .toBe(true);
  return last;
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  // The position is stored once scrolling has stopped.
  await page.waitForTimeout(300);
}

/** Whether the focus is on the first link after a heading. */
const isFirstStopAfter = (heading: Locator): Promise<boolean> =>
  heading.evaluate((element) => {
    const isAfter = (link: Element): boolean =>
      (element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    return [...document.links].find(isAfter) === document.activeElement;
  });

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test(
  'an article that a link opens is whole, though its first screen comes first',
  {tag: '@night'},
  async ({page}) => {
    await page.goto(article);
    await awake(page);
    const isSame = await markDocument(page);
    const next = page.getByRole('link', {name: /^Następny/});
    const title = ((await next.innerText()).split('\n').at(-1) ?? '').trim();
    await next.click();
    const text = page.locator('article');
    await expect(text.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(text.getByRole('heading', {name: 'Powiązane artykuły'})).toBeAttached();
    const opened = await text.innerText();
    expect(await isSame()).toBe(true);
    await page.reload();
    expect(opened).toBe(await text.innerText());
  },
);

test.describe('scroll', () => {
  test(
    'a hash on another page that loads late scrolls below the sticky header',
    {tag: '@night'},
    async ({page}) => {
      await page.goto('/oferta');
      await awake(page);
      await page.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]');
        link?.scrollIntoView({behavior: 'instant'});
      });
      await page.route('**/assets/js/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      const isSame = await markDocument(page);
      // Categories in the footer link to their place in the article list.
      const link = page.getByRole('contentinfo').locator('a[href*="/baza-wiedzy#"]').last();
      const id = new URL((await link.getAttribute('href')) ?? '', 'http://localhost').hash.slice(1);
      await link.click();
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeInViewport();
      expect(await isSame()).toBe(true);
      await expect
        .poll(async () => {
          const header = await page.getByRole('banner').boundingBox();
          const target = await heading.boundingBox();
          return (target?.y ?? -1) >= (header?.height ?? Infinity) - 1;
        })
        .toBe(true);
    },
  );

  test('Back and Forward return to where the visitor was', async ({page}) => {
    await page.goto(article);
    await awake(page);
    await scrollTo(page, 900);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('header a[href="/oferta"]')?.click();
    });
    await expect(page.getByRole('heading', {name: 'W skrócie'})).toHaveCount(0);
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(900);
    await page.goForward();
    await expect(page.getByRole('heading', {name: 'W skrócie'})).toHaveCount(0);
    await expect.poll(() => scrollY(page)).toBe(400);
  });

  test(
    'Back also returns to the position after a reload, when the page loads late',
    {tag: '@night'},
    async ({page}) => {
      await page.goto(article);
      await awake(page);
      await scrollTo(page, 900);
      await page.evaluate(() => {
        document.querySelector<HTMLAnchorElement>('header a[href="/oferta"]')?.click();
      });
      await expect(page).toHaveURL('/oferta');
      await expect(page).toHaveTitle(/^Oferta|ofer/i);
      await page.reload();
      await awake(page);
      await page.route('**/assets/js/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      const isSame = await markDocument(page);
      await page.goBack();
      await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeAttached();
      expect(await isSame()).toBe(true);
      await expect.poll(() => scrollY(page)).toBe(900);
    },
  );

  for (const hash of ['#co-dalej', '#jak-liczymy', '#przyklad']) {
    test(
      `${hash} of the calculator stays in view while the results above it come`,
      {tag: '@night'},
      async ({page}) => {
        await page.goto(`/kalkulator${hash}`);
        await awake(page);
        await expect(page.locator('#wynik details').first()).toBeAttached();
        await expect(page.locator(hash)).toBeInViewport();
      },
    );
  }

  for (const path of ['/kalkulator', '/szukaj?q=rozliczenie']) {
    test(
      `${path}, whose content comes late, keeps its place in a reload and for Back`,
      {tag: '@night'},
      async ({page}) => {
        await page.goto(path);
        await awake(page);
        await expect(page.locator('#wynik details, main mark').first()).toBeAttached();
        await scrollTo(page, 900);
        // What comes above it meanwhile moves it.
        const position = await steadyScrollY(page);
        await page.reload();
        await awake(page);
        await expect(page.locator('#wynik details, main mark').first()).toBeAttached();
        await expect.poll(() => scrollY(page)).toBe(position);
        await follow(page, '/o-nas');
        await expect(page).toHaveURL('/o-nas');
        await expect.poll(() => scrollY(page)).toBe(0);
        await page.goBack();
        await expect(page.locator('#wynik details, main mark').first()).toBeAttached();
        await expect.poll(() => scrollY(page)).toBe(position);
      },
    );
  }

  test('a malformed hash does no harm', {tag: '@night'}, async ({page}) => {
    await page.goto(`${article}#%E0%A4%A`);
    await awake(page);
    await page.evaluate(() => {
      window.location.hash = '#%';
    });
    await scrollTo(page, 500);
    await page.evaluate(() => {
      window.location.hash = '#%E0%A4%A';
    });
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await scrollY(page)).toBe(500);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/oferta"]');
      link?.click();
    });
    await expect(page).toHaveURL('/oferta');
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeAttached();
  });
});

test.describe('focus', () => {
  test('goes with a link to a place on another page, without a ring for the mouse', async ({
    page,
  }) => {
    await page.goto(article);
    await awake(page);
    await page
      .getByRole('navigation', {name: 'Ścieżka nawigacji'})
      .getByRole('link', {name: 'Rozliczenia'})
      .click();
    const category = page.getByRole('heading', {name: 'Rozliczenia', level: 2});
    await expect(category).toBeFocused();
    await expect(category).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    expect(await isFirstStopAfter(category)).toBe(true);
    await expect(category).not.toHaveAttribute('tabindex');
  });

  test('goes with a link to a place on the same page', {tag: '@night'}, async ({page}) => {
    await page.goto('/baza-wiedzy');
    await awake(page);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Prowadzenie'});
    const category = page.getByRole('heading', {name: 'Prowadzenie', level: 2});
    for (const time of ['once', 'and once more']) {
      await test.step(time, async () => {
        await link.click();
        await expect(category).toBeFocused();
      });
    }
    await page.keyboard.press('Tab');
    expect(await isFirstStopAfter(category)).toBe(true);
  });

  test(
    'goes with the contents of an article, followed by the browser itself',
    {tag: '@night'},
    async ({page}) => {
      await page.goto(article);
      await awake(page);
      const contents = page.getByRole('navigation', {name: 'Na tej stronie'});
      const section = page.getByRole('heading', {name: /^Co znaczy 1 do 0,6/});
      await contents.getByRole('link', {name: /^Co znaczy 1 do 0,6/}).press('Enter');
      await expect(section).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(section.getByRole('link')).toBeFocused();
    },
  );

  test(
    'is had by what names the place: a term, the heading of a section, a field',
    {tag: '@night'},
    async ({page}) => {
      await page.goto('/klienci/gmina');
      await awake(page);
      await page.getByRole('contentinfo').getByRole('link', {name: 'Prowadzenie'}).press('Enter');
      const category = page.getByRole('heading', {name: 'Prowadzenie', level: 2});
      await expect(category).toBeFocused();
      await expect(category).toHaveCSS('outline-style', 'solid');

      await page.goBack();
      await page.getByRole('link', {name: 'Kalkulator z przykładem „Gmina”'}).first().click();
      await expect(page.getByRole('radio', {name: 'Gmina'})).toBeFocused();

      // A document of its own: there the browser itself begins from the place.
      await page.goto(article);
      await awake(page);
      await page
        .locator('.prose')
        .getByRole('button', {name: 'operator sieci', exact: true})
        .click();
      await page.getByRole('link', {name: 'Więcej w słowniku'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Słownik pojęć');
      await expect(page.locator(':target')).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(page.locator(':target:focus-within')).toHaveCount(1);
    },
  );

  test('stays where a filter is chosen under a hash', {tag: '@night'}, async ({page}) => {
    await page.goto('/oferta');
    await awake(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Prowadzenie'}).click();
    await expect(page.getByRole('heading', {name: 'Prowadzenie', level: 2})).toBeFocused();
    const filter = page.getByRole('checkbox', {name: 'Mieszkańcy'});
    await filter.check();
    await expect(page).toHaveURL(/\?.*#prowadzenie$/);
    await expect(filter).toBeFocused();
  });

  test('is not taken by Back and Forward', {tag: '@night'}, async ({page}) => {
    await page.goto(article);
    await awake(page);
    await page
      .getByRole('navigation', {name: 'Ścieżka nawigacji'})
      .getByRole('link', {name: 'Rozliczenia'})
      .press('Enter');
    await expect(page.getByRole('heading', {name: 'Rozliczenia', level: 2})).toBeFocused();
    await scrollTo(page, 900);
    await page.goBack();
    await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeAttached();
    await expect(page.locator('body')).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goForward();
    await expect(page.getByRole('heading', {name: 'Baza wiedzy', level: 1})).toBeAttached();
    await expect(page.locator('body')).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(900);
  });
});

test.describe('loading ahead', () => {
  const slowConnections = [
    ['2g', {effectiveType: '2g', saveData: false}],
    ['data saver', {effectiveType: '4g', saveData: true}],
    ['slow-2g', {effectiveType: 'slow-2g', saveData: false}],
  ] as const;
  for (const [name, connection] of slowConnections) {
    test(`is skipped on ${name}`, {tag: '@night'}, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await page.goto('/baza-wiedzy');
      await awake(page);
      // The last parts of the page itself may still be on their way.
      await page.waitForLoadState('networkidle');
      const before = await loadedAhead(page);
      await page.getByRole('main').getByRole('article').getByRole('link').first().hover();
      await page.waitForTimeout(300);
      expect(await loadedAhead(page)).toBe(before);
      expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
    });
  }

  test('happens on a fast connection', {tag: '@night'}, async ({page}) => {
    await page.goto('/baza-wiedzy');
    await awake(page);
    await expect(page.locator('link[rel=prefetch]')).not.toHaveCount(0);
  });

  test('requests at most 4 pages at a time', {tag: '@night'}, async ({page}) => {
    const {most, total} = await countParallel(page);
    expect(most).toBe(4);
    // Each of them fails, and still frees its slot for the next.
    expect(total).toBeGreaterThan(8);
  });

  test.describe('a preload that fails', () => {
    test.use({expectedMessages: [/Failed to load resource|could not be loaded/]});

    test(
      'is not an unhandled rejection, and following the link still works',
      {tag: '@night'},
      async ({page}) => {
        await page.addInitScript(() => {
          window.addEventListener('unhandledrejection', (event) => {
            console.error(`unhandled: ${String(event.reason)}`);
          });
        });
        await page.goto('/oferta');
        await awake(page);
        await page.route('**/assets/js/*.js', (route) => route.abort());
        const link = page.getByRole('contentinfo').locator('a[href*="/baza-wiedzy#"]').first();
        await link.hover();
        await page.waitForTimeout(500);
        await page.unroute('**/assets/js/*.js');
        await link.click();
        await expect(page).toHaveURL(/\/baza-wiedzy#/);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Baza wiedzy');
      },
    );
  });
});

async function loadedAhead(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js')).length,
  );
}

/** Opens a page with many links and counts how many of its preloads run at the same time. */
async function countParallel(page: Page): Promise<{most: number; total: number}> {
  await page.addInitScript(() => {
    const counts = {now: 0, most: 0, total: 0};
    let real: unknown;
    // Docusaurus sets this once; each call of its `preload` preloads one page.
    Object.defineProperty(window, 'docusaurus', {
      configurable: true,
      get: () => real,
      set: (value: Record<'prefetch' | 'preload', (path: string) => unknown>) => {
        Object.defineProperty(window, 'docusaurus', {
          configurable: true,
          writable: true,
          value: {
            ...value,
            prefetch: async () => {
              counts.now += 1;
              counts.total += 1;
              counts.most = Math.max(counts.most, counts.now);
              await new Promise((resolve) => setTimeout(resolve, 50));
              counts.now -= 1;
              // A failed one must free its slot for the next.
              throw new Error('provoked');
            },
          },
        });
        real = value;
      },
    });
    Object.assign(window, {counts});
  });
  await page.goto('/baza-wiedzy');
  await awake(page);
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as {counts: {most: number; total: number}}).counts);
}
