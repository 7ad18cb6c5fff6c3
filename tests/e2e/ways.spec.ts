import {awake, expect, expectAccessibleAtNight, hydrated, sitemapPaths, test} from './fixtures';
import {sampleOf} from './tries';

test.describe('A slip in an address', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  const slips = [
    ['/baza-wiedzy/slownki', '/baza-wiedzy/slownik'],
    ['/kalkulatro', '/kalkulator'],
    ['/wzroy', '/wzory'],
  ] as const;
  for (const [slip, meant] of slips) {
    test(`${slip} is answered with ${meant} first`, {tag: '@night'}, async ({page}) => {
      await page.goto(slip);
      const nearest = page
        .locator('section', {hasText: 'Czy chodziło o tę stronę?'})
        .getByRole('link');
      await expect(nearest.first()).toHaveAttribute('href', meant);
    });
  }

  const mended = [
    ['/BAZA-WIEDZY/Słownik?a=1#kowr', '/baza-wiedzy/slownik?a=1#kowr'],
    ['/Kalkulator', '/kalkulator'],
    ['/oferta.php', '/oferta'],
  ] as const;
  for (const [slip, meant] of sampleOf(mended, 1)) {
    test(`${slip} leads to ${meant}`, async ({page}) => {
      await page.goto(slip);
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/Nie znaleźliśmy/);
    });
  }
});

for (const path of ['/oferta', '/baza-wiedzy/prog-70-i-40-procent', '/kalkulator']) {
  test(
    `${path}.html is the same page, awake too, under one canonical address`,
    {tag: '@night'},
    async ({page}) => {
      await page.goto(`${path}.html?a=1#tresc`);
      const title = await page.getByRole('heading', {level: 1}).innerText();
      await awake(page);
      await expect(page).toHaveURL(`${path}?a=1#tresc`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', `http://localhost:3000${path}`);
    },
  );
}

test('the map of the site names every page', async ({page}) => {
  await page.goto('/mapa-strony');
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  // Nobody can be reached yet, so the map does not lead there.
  const left = ['/mapa-strony', '/kontakt'];
  expect(sitemapPaths().filter((path) => !left.includes(path) && !links.includes(path))).toEqual(
    [],
  );
  await expectAccessibleAtNight(page);
});

for (const width of [360, 1280, 768, 1000]) {
  test(
    `the way to other articles is in view or one press away at ${width} px`,
    {tag: '@night'},
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      for (const [path, other] of [
        ['/baza-wiedzy/rozliczenie-1-do-06', 'Wszystkie artykuły'],
        ['/baza-wiedzy/slownik', 'Rozliczenia'],
      ] as const) {
        await page.goto(path);
        const link = page
          .getByRole('navigation', {name: 'Artykuły bazy wiedzy'})
          .getByRole('link', {name: other});
        if (width < 1280) {
          await expect(link).toBeHidden();
          await page.getByText('Artykuły bazy wiedzy', {exact: true}).click();
        }
        await expect(link).toBeVisible();
      }
    },
  );
}

test('the list of articles opens at the one being read', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize({width: 1366, height: 650});
  await page.goto('/baza-wiedzy/likwidacja-spoldzielni');
  const here = page
    .getByRole('navigation', {name: 'Artykuły bazy wiedzy'})
    .locator('[aria-current=page]');
  await expect(here).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test(
  'the menu of a phone has the categories of the knowledge base',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
    await page.getByRole('button', {name: 'Menu'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await menu.getByRole('link', {name: 'Zakładanie'}).click();
    await expect(page).toHaveURL('/baza-wiedzy#zakladanie');
    await expect(page.locator('#zakladanie')).toBeInViewport();
  },
);

test(
  'on a phone each category shows where to start, and the others open',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/baza-wiedzy');
    await hydrated(page);
    const articles = page.getByRole('main').getByRole('article');
    const start = await articles.count();
    expect(start).toBe(18);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
    const category = page.locator('section', {
      has: page.getByRole('heading', {level: 2, name: 'Zakładanie'}),
    });
    const count = Number(/\d+/.exec(await category.locator('summary').innerText())?.[0]);
    expect(count).toBeGreaterThan(1);
    await category.locator('summary').click();
    await expect(articles).toHaveCount(start + count);
  },
);

test(
  'filters count what they would show, and on a phone it stays in view',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/baza-wiedzy');
    await awake(page);
    const group = page.getByRole('group', {name: 'Dla kogo'});
    const counts = await group
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        boxes.map((box) => Number(/\((\d+)\)/.exec(box.parentElement?.textContent ?? '')?.[1])),
      );
    const all = await page.getByRole('main').locator('article').count();
    // Each article is for one group before all.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
    await group.getByRole('checkbox').nth(1).check();
    const status = page.getByRole('status').filter({hasText: /artykuł/});
    await expect(status).toHaveText(new RegExp(`^${counts[1]}\\s`));
    await expect(status).toBeInViewport();
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport();
  },
);

for (const browser of ['new', 'old'] as const) {
  test(
    `the panel of the colour mode does not cover its button under an announcement in an ${browser} browser`,
    {tag: '@night'},
    async ({page}) => {
      if (browser === 'old') {
        // One without anchors ignores the rules that ask for them.
        await page.route('**/styles.*.css', async (route) => {
          const response = await route.fetch();
          const css = await response.text();
          expect(css).toContain('(top:anchor(bottom))');
          await route.fulfill({
            response,
            body: css.replaceAll('(top:anchor(bottom))', '(top:none)'),
          });
        });
      }
      await page.setViewportSize({width: 1000, height: 800});
      await page.goto('/oferta');
      const button = page.getByRole('banner').getByRole('button', {name: 'Motyw'});
      await button.click();
      const panel = page.locator('[popover]:popover-open');
      await expect(panel).toBeVisible();
      const [above, below] = [await button.boundingBox(), await panel.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    },
  );
}

test(
  'a link to a place works each time it is pressed, by keyboard and by script',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/faq');
    await awake(page);
    await page.goto('/baza-wiedzy');
    await awake(page);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Rozliczenia'});
    const target = page.locator('#rozliczenia');
    for (const press of ['keyboard', 'script', 'keyboard']) {
      if (press === 'keyboard') {
        await link.press('Enter');
      } else {
        await link.evaluate((element: HTMLElement) => element.click());
      }
      await expect(target).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(target).not.toBeInViewport();
    }
  },
);
