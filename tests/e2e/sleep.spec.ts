import type {Page} from '@playwright/test';
import {pageAt} from './builtPages';
import {countShifts, expect, holdScripts, hydrated, sitemapPaths, test} from './fixtures';
import {sampleOf} from './tries';

const article = '/baza-wiedzy/rozliczenie-1-do-06';
const faq = '/faq';

const html = (page: Page) => page.locator('html');
const isAsleep = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.asleep === '');
const scriptsOf = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      urls.push(request.url());
    }
  });
  return urls;
};

test.beforeEach(async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.setViewportSize({width: 1280, height: 800});
});

for (const path of ['/', article, faq, '/oferta', '/baza-wiedzy', '/klienci', '/wzory']) {
  test(`${path} is read to its end without a script`, {tag: '@night'}, async ({page}) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await hydrated(page);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(300);
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(700);
    expect(scripts).toEqual([]);
    expect(await isAsleep(page)).toBe(true);
  });
}

for (const path of sampleOf(['/kontakt', '/kalkulator', '/szukaj'], 1)) {
  test(`${path}, a page for work, is awake at once`, async ({page}) => {
    await page.goto(path);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    expect(await isAsleep(page)).toBe(false);
  });
}

test(
  'behind a link the built answer of the calculator is never seen',
  {tag: '@night'},
  async ({page}) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      (window as {seenAnswers?: Set<string>}).seenAnswers = seen;
      const look = (): void => {
        for (const part of document.querySelectorAll('#wynik [data-answer]')) {
          if (getComputedStyle(part).visibility === 'visible') {
            seen.add(part.querySelector('p')?.textContent ?? '');
          }
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/kalkulator#kto=wies&zuzycie=300000&moc=90');
    await expect(page.locator('#kalkulator-moc')).toHaveValue('90');
    await expect(page.locator('#wynik article')).toBeVisible();
    const seen = await page.evaluate(() => [
      ...((window as {seenAnswers?: Set<string>}).seenAnswers ?? []),
    ]);
    await page.goto('/kontakt');
    await page.goto('/kalkulator');
    const built = await page.locator('#wynik [data-answer] p').first().textContent();
    expect(seen).not.toContain(built);
  },
);

test(
  'the mouse over a control wakes the page, and its tooltip comes',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 1100, height: 800});
    await page.goto('/oferta');
    await page.getByRole('banner').getByRole('button', {name: 'Motyw'}).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Motyw');
    expect(await isAsleep(page)).toBe(false);
  },
);

test(
  'the mouse resting on a link to an article wakes the page, and its card comes',
  {tag: '@night'},
  async ({page}) => {
    await page.goto(article);
    await page.locator('.prose a[href^="/baza-wiedzy/"]:not([href*="#"])').first().hover();
    await expect(page.getByRole('tooltip')).toContainText('min czytania');
  },
);

test('a press is shown at once and done once, also if pressed twice', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page);
  await page.goto(faq);
  const question = page.locator('details[id]').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  const button = question.getByRole('button', {name: 'Kopiuj link do pytania'});
  await button.click();
  await expect(button).toHaveAttribute('data-held');
  await button.click();
  release();
  await expect(page.getByRole('region', {name: 'Powiadomienia'}).getByRole('listitem')).toHaveText([
    'Skopiowano.',
  ]);
  await expect(button).not.toHaveAttribute('data-held');
  await expect(button).toBeFocused();
  await expect(question).toHaveAttribute('open', '');
});

test(
  'the link of a page is copied without waking it, also by the keyboard',
  {tag: '@night'},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(article);
    await page.getByRole('button', {name: 'Kopiuj link', exact: true}).press('Enter');
    const message = page.getByRole('region', {name: 'Powiadomienia'}).getByRole('listitem');
    await expect(message).toHaveText('Skopiowano.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
    expect(await isAsleep(page)).toBe(true);
  },
);

test(
  'nothing moves while a page loads, shows a card and a notification, and wakes',
  {tag: '@night'},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const shifts = await countShifts(page);
    await page.goto(article);
    // Else the browser scrolls along with what moves above the screen.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
    });
    await page.locator('.prose a[href^="/baza-wiedzy/"]:not([href*="#"])').first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.getByRole('button', {name: 'Kopiuj link', exact: true}).press('Enter');
    await expect(
      page.getByRole('region', {name: 'Powiadomienia'}).getByRole('listitem'),
    ).toBeVisible();
    await page.getByRole('button', {name: 'Cytuj'}).focus();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    expect(await shifts()).toBeLessThan(0.001);
  },
);

test(
  'a notification of a sleeping page stays while it wakes',
  {tag: '@night'},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(article);
    await page.getByRole('button', {name: 'Kopiuj link', exact: true}).click();
    const message = page.getByRole('region', {name: 'Powiadomienia'}).getByRole('listitem');
    await message.hover();
    await page.evaluate(() => document.querySelector<HTMLElement>('header button')?.focus());
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(message).toHaveText('Skopiowano.');
    await page.getByRole('button', {name: 'Kopiuj link', exact: true}).click();
    await expect(message).toHaveText(['Skopiowano.', 'Skopiowano.']);
  },
);

test(
  'the keyboard opens a glossary word with Space, and the focus stays',
  {tag: '@night'},
  async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(article);
    const word = page.locator('.prose').getByRole('button', {name: 'operator sieci', exact: true});
    await word.focus();
    await page.keyboard.press('Space');
    release();
    await expect(page.getByRole('group', {name: /^Co to znaczy/})).toBeVisible();
    await expect(word).toBeFocused();
  },
);

test('ticks and choices made meanwhile count, in order', {tag: '@night'}, async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/baza-wiedzy');
  const tick = page.getByRole('checkbox').first();
  await tick.check();
  await page.getByLabel('Sortuj').selectOption('Alfabetycznie');
  await expect(page).toHaveURL('/baza-wiedzy');
  await tick.evaluate((box: HTMLInputElement) => {
    const look = (): void => {
      box.toggleAttribute('data-flickered', box.matches('[data-flickered], :not(:checked)'));
      // The last before each paint, after what others do in theirs.
      setTimeout(() => requestAnimationFrame(look));
    };
    look();
  });
  release();
  await expect(page).toHaveURL(/\?.+&sortuj=alfabetycznie/);
  await expect(tick).toBeChecked();
  await expect(tick).not.toHaveAttribute('data-flickered');
  await expect(page.getByLabel('Sortuj')).toHaveValue('alfabetycznie');
});

test(
  'the day on the home page follows the slider at the first key',
  {tag: '@night'},
  async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('slider', {name: 'Godzina'}).focus();
    await page.keyboard.press('End');
    release();
    await expect(page.locator('figure').first().getByText('godzina 23:00–24:00')).toBeVisible();
  },
);

test('the menu opens while the page wakes: its drawer is hydrated after its button', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/oferta');
  const menu = page.getByRole('button', {name: 'Menu', exact: true});
  await menu.evaluate(async (button: HTMLElement) => {
    button.focus();
    while (window.asleep) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    button.click();
  });
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
});

test.describe('before React comes', () => {
  test.beforeEach(async ({page}) => {
    await holdScripts(page);
  });

  test('the drawer opens, closes and leads on', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/oferta');
    const menu = page.getByRole('button', {name: 'Menu', exact: true});
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    await menu.click();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', {name: 'Zamknij menu'}).click();
    await expect(drawer).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Space');
    await drawer.getByRole('link', {name: 'Dla kogo'}).click();
    await expect(page).toHaveURL('/klienci');
  });

  test(
    'the colour mode is chosen, kept and shown in another tab',
    {tag: '@night'},
    async ({page, context}) => {
      await page.goto('/oferta');
      const other = await context.newPage();
      await other.emulateMedia({colorScheme: 'light'});
      await other.goto('/faq');
      await page.getByRole('contentinfo').getByLabel('Ciemny').check();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await expect(html(other)).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(page.getByRole('contentinfo').getByLabel('Ciemny')).toBeChecked();
      await page.getByRole('contentinfo').getByLabel('Systemowy').check();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    },
  );

  test('the search leads to its page', async ({page}) => {
    await page.goto('/oferta');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', {name: 'Szukaj w serwisie'});
    await expect(field).toBeFocused();
    await page.keyboard.type('akcyza');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/szukaj?q=akcyza');
  });
});

test(
  'a slash on the search button opens the search before the scripts come',
  {tag: '@night'},
  async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/oferta');
    await hydrated(page);
    const button = page.getByRole('banner').getByRole('button', {name: 'Szukaj'});
    await button.focus();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Szukaj w serwisie'});
    await expect(field).toBeFocused();
    await page.keyboard.type('akcyza');
    expect(await isAsleep(page)).toBe(true);
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('akcyza');
  },
);

for (const {path, open, button} of [
  {
    path: '/baza-wiedzy/ile-spoldzielni-energetycznych-w-polsce',
    open: 'Pokaż dane w tabeli',
    button: 'Pobierz CSV',
  },
  {path: faq, open: null, button: 'Rozwiń wszystkie'},
]) {
  test(
    `a page with a part of its own is taken over together with it: ${button}`,
    {tag: '@night'},
    async ({page}) => {
      await page.goto(path);
      await hydrated(page);
      const known = await page.locator('script[data-scripts]').getAttribute('data-scripts');
      // What it does not fetch with the others never comes.
      const release = await holdScripts(page, (url) => !known?.includes(new URL(url).pathname));
      const inPart = page.getByRole('button', {name: button}).first();
      if (open !== null) {
        await page.getByText(open).click();
      }
      await page.evaluate(() => {
        const {seen} = Object.assign(window, {seen: [] as string[]});
        document.addEventListener('click', ({target}) => seen.push((target as Element).tagName));
      });
      await inPart.click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as {seen: string[]}).seen))
        .toEqual(['BUTTON']);
      await expect(inPart).not.toHaveAttribute('data-held');
      await expect(inPart).toBeFocused();
      release();
    },
  );
}

test.describe('a failed waking', () => {
  test.use({
    expectedMessages: [/ERR_FAILED/],
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('says so, keeps the links, and tries again', async ({page}) => {
    let loads = 0;
    page.on('request', (request) => {
      loads += Number(request.isNavigationRequest());
    });
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(faq);
    const press = async (): Promise<void> => {
      const question = page.locator('details[id]').first();
      if ((await question.getAttribute('open')) === null) {
        await question.locator('summary').click();
      }
      await question.getByRole('button', {name: 'Kopiuj link do pytania'}).click();
    };
    await press();
    // Once, as after a publication.
    await expect.poll(() => loads).toBe(2);
    await hydrated(page);
    await press();
    await expect(page.getByRole('alert')).toContainText('Tekst i linki działają');
    await page.unroute('**/assets/js/**');
    await press();
    await expect(page.getByText('Skopiowano.', {exact: true})).toBeVisible();
    await expect(page.getByText('Tekst i linki działają')).toHaveCount(0);
    expect(loads).toBe(2);
  });
});

test('no page sleeps that says so when its scripts do not come: it would say it of itself', () => {
  const pages = ['/szukaj', ...sitemapPaths()].map(pageAt);
  const saying = pages.filter((html) => html.includes('data-unloaded'));
  expect(saying.length).toBeGreaterThan(2);
  expect(saying.filter((html) => html.includes('data-scripts='))).toEqual([]);
});

test('the section being read is marked in the contents', {tag: '@night'}, async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto(article);
  const contents = page.getByRole('navigation', {name: 'Na tej stronie'});
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(contents.locator('[aria-current=location]')).toHaveCount(1);
  expect(scripts).toEqual([]);
});

test.describe('a page translated', () => {
  // React draws it anew.
  test.use({
    expectedMessages: [/onRecoverableError/],
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('while it slept still does what was pressed', {tag: '@night'}, async ({page}) => {
    await page.goto(faq);
    await hydrated(page);
    await page.locator('details[id] > summary').first().click();
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      for (const text of texts.filter(
        ({data, parentElement}) => data.trim() && parentElement?.tagName !== 'SCRIPT',
      )) {
        const outer = document.createElement('span');
        text.replaceWith(outer);
        outer.append(text);
      }
    });
    await page.getByRole('button', {name: 'Cytuj'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Skopiowano: '})).toBeVisible();
  });
});
