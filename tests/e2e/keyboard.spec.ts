import {expect, hydrated, test} from './fixtures';

test('the first Tab stops lead past the header and to the search; the header marks the current page and every stop shows where it is', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/oferta');
  await hydrated(page);
  const header = page.getByRole('navigation', {name: 'Główna nawigacja'});
  await expect(header.getByRole('link', {name: 'Oferta'})).toHaveAttribute('aria-current', 'page');
  const past = page.getByRole('link', {name: 'Przejdź do treści'});
  const search = page.getByRole('button', {name: 'Przejdź do wyszukiwania'});
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    if (stop < 2) {
      await expect(stop === 0 ? past : search).toBeFocused();
    }
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return {style: style.outlineStyle, width: Number.parseFloat(style.outlineWidth)};
    });
    expect(outline).toEqual({style: 'solid', width: 3});
  }
  await search.press('Enter');
  await expect(page.getByRole('combobox', {name: 'Szukaj w serwisie'})).toBeFocused();
});

test('the drawer opens, keeps the focus, closes with Escape and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/oferta');
  await hydrated(page);
  const menu = page.getByRole('button', {name: 'Menu', exact: true});
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', {name: 'Menu'});
  await expect(drawer).toBeVisible();
  for (let stop = 0; stop < 15; stop++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test(
  'a link in the drawer leads to its page and closes the drawer',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'Dla kogo'}).click();
    await expect(page).toHaveURL('/klienci');
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeHidden();
  },
);

test('the search opens with Ctrl K, ignores diacritics, and Enter opens the result', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', {name: 'Szukaj w serwisie'});
  await expect(field).toBeFocused();
  await page.keyboard.type('akcyza megawat');
  const first = page.getByRole('option').first();
  // Found by the last word too: results that come later choose nothing again.
  await expect(first).toHaveAttribute('href', /szukaj=\S*mw/);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/akcyza/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the search announces how many results there are, and Escape clears before it closes',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', {name: 'Szukaj w serwisie'})).toBeFocused();
    await page.keyboard.type('spoldzielnia');
    await expect(page.getByRole('status').filter({hasText: /wynik/})).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', {name: 'Szukaj w serwisie'})).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', {name: 'Szukaj w serwisie'})).toHaveCount(0);
  },
);

test('a search without results says so and suggests others', {tag: '@night'}, async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', {name: 'Szukaj'}).first().click();
  await expect(page.getByRole('combobox', {name: 'Szukaj w serwisie'})).toBeFocused();
  await page.keyboard.type('qqqxxxyyy');
  await expect(page.getByText('Nic nie znaleźliśmy dla „qqqxxxyyy”.')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('button', {name: 'opłata mocowa'}).click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a question opens with Enter, has an address, and that address opens it', async ({page}) => {
  await page.goto('/faq');
  await hydrated(page);
  const question = page.locator('details[id]').first();
  const id = (await question.getAttribute('id')) ?? '';
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open', '');

  await page.goto('/oferta');
  await page.goto(`/faq#${id}`);
  await expect(page.locator(`details#${id}`)).toHaveAttribute('open', '');
});

test('all questions open and close at once', {tag: '@night'}, async ({page}) => {
  await page.goto('/faq');
  await hydrated(page);
  const closed = page.locator('article details[id]:not([open])');
  await page.getByRole('button', {name: 'Rozwiń wszystkie'}).click();
  await expect(closed).toHaveCount(0);
  await page.getByRole('button', {name: 'Zwiń wszystkie', exact: true}).click();
  await expect(page.locator('article details[id][open]')).toHaveCount(0);
});
