import type {Page} from '@playwright/test';
import {awake, basePathOrigin, expect, hydrated, sitemapPaths, test} from './fixtures';

/** What the browser refused on a page, as text; also what a worker or a frame of it was refused. */
async function recordRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {noteRefusal} = window as unknown as {noteRefusal: (what: string) => void};
      noteRefusal(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return refused;
}

for (const [name, origin] of [
  ['plain', ''],
  ['with the owner’s settings', `${basePathOrigin}/spoldzielnie`],
] as const) {
  test(`the build ${name} has a policy on every page`, async ({request}) => {
    for (const path of [...sitemapPaths(), '/404.html', '/baza-wiedzy/tagi']) {
      const html = await (await request.get(origin + path)).text();
      const [, policy] =
        /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html) ?? [];
      // The one thing allowed besides: what styles a single element.
      const rest = policy?.replace("style-src-attr 'unsafe-inline'; ", '');
      expect(rest, path).toMatch(/^(?!.*unsafe-).*object-src 'none'/);
    }
  });

  // A refusal is also an error on the console, on which every other test of the plain build fails.
  test(
    `the build ${name} refuses nothing of its own, asleep or awake`,
    {tag: '@night'},
    async ({page}) => {
      test.setTimeout(300_000);
      const refused = await recordRefusals(page);
      for (const path of sitemapPaths()) {
        await page.goto(origin + path);
        await awake(page);
        expect(refused, path).toEqual([]);
      }
    },
  );
}

test(
  'a visitor who searches, counts and reads on meets no refusal',
  {tag: '@night'},
  async ({page}) => {
    test.setTimeout(90_000);
    const refused = await recordRefusals(page);
    await page.goto('/oferta');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Szukaj w serwisie'}).fill('prosument');
    await expect(page.getByRole('option').first()).toContainText(/prosument/i);
    await page.keyboard.press('Escape');
    // To an article by the page's own scripts, which draw its contents from HTML of the build.
    await page.goto('/baza-wiedzy');
    await awake(page);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.locator('[data-contents] a').first()).not.toBeEmpty();
    await page.goto('/kalkulator');
    const field = page.getByRole('spinbutton', {name: 'Roczne zużycie prądu'});
    const result = page.getByRole('region', {name: 'Wynik', exact: true});
    await expect(result.getByRole('article')).toBeVisible({timeout: 30_000});
    await field.fill('120000');
    await field.press('Tab');
    await page.getByRole('button', {name: 'Otwórz tryb pełny'}).click();
    await expect(page.getByRole('group', {name: 'Członkowie', exact: true})).toBeVisible();
    expect(refused).toEqual([]);
  },
);

test('nor does one who is asked for consent, and refuses', {tag: '@night'}, async ({page}) => {
  const refused = await recordRefusals(page);
  await page.goto(`${basePathOrigin}/spoldzielnie/oferta`);
  await awake(page);
  await page.getByRole('button', {name: 'Odrzuć', exact: true}).click();
  await awake(page);
  expect(refused).toEqual([]);
});

test.describe('strings', () => {
  test.use({expectedMessages: [/Trusted|trusted-types|Content Security Policy/]});

  test('become scripts and HTML only by the rules of the page', {tag: '@night'}, async ({page}) => {
    await page.goto('/faq');
    await hydrated(page);
    const outcome = await page.evaluate(() => {
      const tried = (run: () => void): string => {
        try {
          run();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      const script = document.createElement('script');
      const place = document.createElement('p');
      return {
        foreignScript: tried(() => {
          script.src = 'https://foreign.example/a.js';
        }),
        ownScript: tried(() => {
          script.src = '/assets/js/none.js';
        }),
        html: tried(() => {
          place.innerHTML = '<img src="x">';
        }),
        marks: tried(() => {
          place.innerHTML = 'a <em>b</em>';
        }),
        otherPolicy: tried(() => {
          const {trustedTypes} = window as unknown as {
            trustedTypes: {createPolicy: (name: string, rules: object) => void};
          };
          trustedTypes.createPolicy('other', {createHTML: (html: string) => html});
        }),
        code: tried(() => {
          document.createElement('script').text = 'window.ran = 1';
        }),
      };
    });
    expect(outcome).toEqual({
      foreignScript: 'refused',
      ownScript: 'done',
      html: 'refused',
      marks: 'done',
      otherPolicy: 'refused',
      code: 'refused',
    });
  });
});

test('no page lets its address set attributes of it', {tag: '@night'}, async ({page, request}) => {
  for (const path of sitemapPaths()) {
    expect(await (await request.get(path)).text(), path).not.toContain('docusaurus-data-');
  }
  await page.goto('/oferta?docusaurus-data-forced-theme=dark&docusaurus-theme=dark');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-forced-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test.describe('what comes from outside', () => {
  test.use({expectedMessages: [/Content Security Policy|status of 404/]});

  test('runs no script, takes no object and sends nothing away', async ({page}) => {
    const refused = await recordRefusals(page);
    const foreign: string[] = [];
    await page.route(/foreign\.example/, async (route) => {
      foreign.push(route.request().url());
      await route.abort();
    });
    // Where a tag manager keeps the page from refusing such strings beforehand.
    await page.goto(`${basePathOrigin}/spoldzielnie/faq`);
    await hydrated(page);
    const ran = await page.evaluate(async () => {
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML =
        '<img src="/none.png" onerror="window.ran=1"><object data="/img/touch-icon.png"></object>';
      for (const attribute of ['src', 'text'] as const) {
        const script = document.createElement('script');
        script[attribute] = attribute === 'src' ? 'https://foreign.example/a.js' : 'window.ran = 2';
        document.head.append(script);
      }
      await fetch('https://foreign.example/data').catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return (window as {ran?: number}).ran;
    });
    expect(ran).toBeUndefined();
    expect(foreign).toEqual([]);
    for (const rule of ['script-src-attr', 'script-src-elem', 'object-src', 'connect-src']) {
      expect(refused.join('\n')).toContain(rule);
    }
  });
});
