import type {Locator, Page} from '@playwright/test';
import {audit, basePathOrigin, consentRefused, expect, hydrated, test} from './fixtures';

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Wpisz, czego szukasz'});
/** The search itself, without the places beside it where one can look instead. */
const room = (page: Page): Locator => page.getByRole('main').locator('.needsScript');
const results = (page: Page): Locator => room(page).getByRole('listitem');
const chip = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', {name: 'Pokaż tylko'}).getByRole('button', {name});

test('an address gives the results it was copied with, but is not indexed', async ({page}) => {
  await page.goto('/szukaj?q=op%C5%82ata+mocowa');
  await expect(field(page)).toHaveValue('opłata mocowa');
  await expect(results(page).first()).toContainText(/opłat/i);
  await expect(results(page).locator('mark').first()).toBeVisible();
  await expect(page).toHaveTitle(/^„opłata mocowa” – wyniki wyszukiwania \|/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/szukaj$/);
});

test(
  'the field shows itself with what its address asks for: nothing is written over what is typed',
  {tag: '@night'},
  async ({page}) => {
    await page.addInitScript(() => {
      const look = (): void => {
        const shown = document.querySelector<HTMLInputElement>('main [type=search]');
        if (shown?.checkVisibility({visibilityProperty: true})) {
          Object.assign(window, {firstShown: shown.value});
        } else {
          setTimeout(look);
        }
      };
      look();
    });
    await page.goto('/szukaj?q=akcyza');
    await expect(field(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as {firstShown?: string}).firstShown))
      .toBe('akcyza');
  },
);

test(
  'gives the same sections as the dialog, in the same order of pages',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/szukaj?q=uchwa%C5%82a');
    const headings = room(page).getByRole('heading', {level: 2});
    await expect(headings.first()).toBeVisible();
    const titles = await headings.allTextContents();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('uchwała');
    await expect(page.getByRole('option').first()).toBeVisible();
    const groups = await page
      .getByRole('listbox')
      .getByRole('group')
      .evaluateAll((elements) => elements.map(({ariaLabel}) => ariaLabel ?? ''));
    expect(groups.slice(0, titles.length).map((name) => name.replace(/, [^,]+$/, ''))).toEqual(
      titles.map((title) => title.replaceAll('\u00a0', ' ')),
    );
  },
);

test('what a word means stands before the places that use it, once', async ({page}) => {
  await page.goto('/szukaj?q=PPE');
  const first = room(page)
    .locator('section', {has: page.getByRole('heading', {level: 2})})
    .first();
  await expect(first).toContainText('Zwykle jest to jeden licznik.');
  await expect(first.getByRole('link')).toHaveAttribute('href', /slownik.*#ppe$/);
  await expect(room(page).getByRole('link', {name: 'punkt poboru energii, PPE'})).toHaveCount(1);
});

test('typing replaces the address, and Back returns to the page before and to the results', async ({
  page,
}) => {
  await page.goto('/oferta');
  await hydrated(page);
  await page.getByRole('link', {name: 'Baza wiedzy'}).first().click();
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox', {name: 'Szukaj w serwisie'}).fill('akcyza');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/szukaj?q=akcyza');
  await field(page).fill('akcyza 1 MW');
  await expect(page).toHaveURL('/szukaj?q=akcyza+1+MW');
  await room(page).getByRole('link', {name: /akcyz/i}).first().click();
  await expect(page).toHaveURL(/\/baza-wiedzy\/akcyza/);
  await page.goBack();
  await expect(page).toHaveURL('/szukaj?q=akcyza+1+MW');
  await expect(field(page)).toHaveValue('akcyza 1 MW');
  await expect(room(page).getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/baza-wiedzy');
});

test('the FAQ’s field filters its questions in place, in all forms of the words, and leads to the whole site', async ({
  page,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  const questions = page.locator('.prose details[id]:visible');
  const all = await page.locator('.prose details[id]').count();
  await page.getByRole('searchbox', {name: 'Szukaj w pytaniach'}).fill('kosztów');
  const found = page.locator('search + [role=status]');
  await expect(found).toHaveText(new RegExp(`^\\d+\\spyta\\S+\\sz\\s${all}`));
  await expect(page).toHaveURL('/faq');
  const count = await questions.count();
  expect(count).toBeLessThan(all / 2);
  await expect(found).toHaveText(new RegExp(`^${count}\\s`));
  // Each has a word that answers it marked, be it a synonym.
  const marked = await questions.evaluateAll((all) => {
    const ranges = [...(CSS.highlights.get('search') ?? [])] as Range[];
    return all.filter((question) =>
      ranges.some(({startContainer}) => question.contains(startContainer)),
    ).length;
  });
  expect(marked).toBe(count);
  // Enter leads to the best of them, which is named first.
  const best = page.getByRole('list', {name: 'Najlepsze odpowiedzi'}).getByRole('link').first();
  const id = await best.getAttribute('href');
  await page.getByRole('searchbox', {name: 'Szukaj w pytaniach'}).press('Enter');
  await expect(page.locator(`${id ?? ''} > summary`)).toBeFocused();
  await page.getByRole('link', {name: 'Szukaj w całym serwisie'}).click();
  await expect(page).toHaveURL('/szukaj?q=koszt%C3%B3w');
  await expect(results(page).getByRole('link').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 780}, hasTouch: true});

  for (const [query, best] of [
    ['podatek', /VAT\si\sCIT|PIT/],
    ['sprzedawca', /sprzedawc/],
  ] as const) {
    test(
      `„${query}” typed in the FAQ brings the best answers to the field, and a touch opens one`,
      {tag: '@night'},
      async ({page}) => {
        await page.goto('/faq');
        await page.getByRole('searchbox', {name: 'Szukaj w pytaniach'}).tap();
        await page.keyboard.type(query);
        const links = page.getByRole('list', {name: 'Najlepsze odpowiedzi'}).getByRole('link');
        await expect(links.first()).toHaveText(best);
        // Above the keyboard of a phone.
        expect((await links.first().boundingBox())?.y).toBeLessThan(400);
        const questions = page.locator('.prose details[id]:visible');
        await expect(questions.first()).toBeInViewport();
        const all = await page.locator('.prose details[id]').count();
        expect(await questions.count()).toBeLessThan(all / 5);
        const question = page.locator((await links.first().getAttribute('href')) ?? '');
        await links.first().tap();
        await expect(question).toHaveAttribute('open', '');
        await expect(question.locator('summary')).toBeInViewport();
      },
    );
  }
});

test(
  'a result opened in a new tab shows its words there, and its address is clean',
  {tag: '@night'},
  async ({page, context}) => {
    await page.goto('/szukaj?q=esto%C5%84ski+CIT');
    const link = results(page).getByRole('link').first();
    await expect(link).toBeVisible();
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click({button: 'middle'})]);
    await tab.waitForURL('**/*#*');
    await expect
      .poll(() => tab.evaluate(() => CSS.highlights.get('search')?.size ?? 0))
      .toBeGreaterThan(0);
    expect(new URL(tab.url()).search).toBe('');
    expect(new URL(tab.url()).hash).not.toBe('');
    expect(await page.evaluate(() => localStorage.getItem('se:wyszukiwania'))).toContain(
      'estoński',
    );
  },
);

test('everything can be reached with the keyboard', {tag: '@night'}, async ({page}) => {
  await page.goto('/szukaj');
  await hydrated(page);
  await field(page).focus();
  await page.keyboard.type('statut');
  await page.keyboard.press('Enter');
  await expect(chip(page, /^Artykuły/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chip(page, /^Artykuły/)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/rodzaj=artykuly/);
  const first = room(page).getByRole('heading', {level: 2}).getByRole('link').first();
  for (let stop = 0; stop < 5; stop++) {
    if (await first.evaluate((link) => link === document.activeElement)) {
      break;
    }
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/baza-wiedzy\//);
});

test('results are announced once per pause', {tag: '@night'}, async ({page}) => {
  await page.goto('/szukaj');
  await hydrated(page);
  const status = page.getByRole('main').getByRole('status');
  await status.evaluate((region) => {
    new MutationObserver(() => {
      document.documentElement.dataset.said = `${document.documentElement.dataset.said ?? ''}|${region.textContent}`;
    }).observe(region, {childList: true, characterData: true, subtree: true});
  });
  await field(page).pressSequentially('opłata mocowa', {delay: 40});
  await expect(status).toHaveText(/wynik/);
  const said = await page.locator('html').getAttribute('data-said');
  expect(said?.split('|').filter((text) => text !== '')).toHaveLength(1);
});

test.describe('the header’s search button', () => {
  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test(
      'leads to a page that says what is needed, and to the articles',
      {tag: '@night'},
      async ({page}) => {
        await page.goto('/oferta');
        await page
          .getByRole('banner')
          .getByRole('button', {name: /^Szukaj/})
          .click();
        await expect(page).toHaveURL(/\/szukaj\??$/);
        await expect(page.getByText('Do wyszukiwania potrzebny jest JavaScript.')).toBeVisible();
        await expect(page.getByRole('searchbox')).toHaveCount(0);
        await page.getByRole('link', {name: 'Zobacz wszystkie artykuły'}).click();
        await expect(page).toHaveURL('/baza-wiedzy');
      },
    );
  });
});

test('fields are plain forms that lead to the results', {tag: '@night'}, async ({page}) => {
  for (const [address, rest] of [
    ['/baza-wiedzy', ''],
    ['/faq', '&rodzaj=pytania'],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    // As the browser submits it before hydration.
    await page
      .getByRole('main')
      .getByRole('search')
      .evaluate((form: HTMLFormElement) => {
        const [query] = form.querySelectorAll('input');
        const [button] = form.querySelectorAll('button');
        if (query && button) {
          query.value = 'moc 10';
          const copy = form.cloneNode(true) as HTMLFormElement;
          form.replaceWith(copy);
          copy.querySelector('button')?.click();
        }
      });
    await expect(page).toHaveURL(`/szukaj?q=moc+10${rest}`);
    await expect(field(page)).toHaveValue('moc 10');
  }
});

const states = [
  ['with results', '/szukaj?q=op%C5%82ata+mocowa&rodzaj=artykuly'],
  ['without results', '/szukaj?q=qqqxxxyyy'],
  ['empty', '/szukaj'],
] as const;
for (const [state, address] of states) {
  test(
    `${state}, the page and the dialog are accessible and never scroll sideways`,
    {tag: '@night'},
    async ({page}) => {
      // Eight audits take a while on a busy machine.
      test.setTimeout(120_000);
      await page.addInitScript(() => {
        localStorage.setItem('se:wyszukiwania', JSON.stringify(['statut', 'słowo'.repeat(20)]));
      });
      const problems: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        for (const width of [320, 1280]) {
          await page.setViewportSize({width, height: 720});
          await page.goto(address);
          await hydrated(page);
          await expect(
            page.getByText(/najlepsz|wynik|Nic nie znaleźliśmy|Możesz zacząć/).first(),
          ).toBeVisible();
          for (const place of ['page', 'dialog']) {
            if (place === 'dialog') {
              await page.keyboard.press('Control+k');
              await page
                .getByRole('combobox')
                .fill(new URL(page.url()).searchParams.get('q') ?? '');
              await page.waitForTimeout(300);
            }
            const violations = await audit(page);
            const overflow = await page.evaluate(() => {
              const wide = [
                document.documentElement,
                ...document.querySelectorAll('dialog[open] *'),
              ];
              return wide.some(
                (element) =>
                  getComputedStyle(element).overflowX !== 'hidden' &&
                  element.scrollWidth > element.clientWidth + 1 &&
                  element.clientWidth > 1 &&
                  getComputedStyle(element).display !== 'inline',
              );
            });
            problems.push(
              ...violations.map((violation) => `${place}: ${violation}`),
              ...(overflow ? [`${place} ${width}: overflow`] : []),
            );
          }
        }
      }
      expect(problems).toEqual([]);
    },
  );
}

test.describe('under a base path', () => {
  test.use({baseURL: basePathOrigin, storageState: consentRefused});

  test('forms, results and marks stay under it', {tag: '@night'}, async ({page}) => {
    await page.goto('/spoldzielnie/baza-wiedzy');
    await hydrated(page);
    await page.getByRole('main').getByRole('searchbox', {name: 'Szukaj w serwisie'}).fill('statut');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/spoldzielnie/szukaj?q=statut');
    await room(page).getByRole('link', {name: /statu/i}).first().click();
    await expect(page).toHaveURL(/\/spoldzielnie\/(?!szukaj)/);
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0))
      .toBeGreaterThan(0);
  });
});
