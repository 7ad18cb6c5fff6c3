import {awake, expect, holdScripts, test} from './fixtures';

test('the scene follows the chosen hour and season, and nothing moves by itself', async ({
  page,
}) => {
  await page.goto('/');
  await awake(page);
  const figure = page.getByRole('figure').first();
  const scene = page.locator('[data-sun]');
  const slider = page.getByRole('slider', {name: 'Godzina'});
  await expect(slider).toHaveAttribute('aria-valuetext', /^godzina 13:00 do 14:00, /);
  await expect(scene).toHaveAttribute('data-sun', 'high');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(figure.getByText('godzina 23:00–24:00')).toBeVisible();
  await expect(figure.getByText(/^Wieczorem prąd płynie z/)).toBeVisible();
  await expect(scene).toHaveAttribute('data-sun', 'down');
  await expect(scene).toHaveAttribute('data-given-off');
  await figure.getByRole('radio', {name: 'Zima'}).check();
  await expect(page.getByRole('img', {name: /Doba spółdzielni, zima/})).toBeVisible();
});

test('three fields typed while the page sleeps are answered on it once it has woken, sent nowhere, and lead to the calculator with their numbers', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const release = await holdScripts(page);
  await page.goto('/');
  const municipality = page.getByRole('combobox', {name: /^Gmina/});
  const ask = page.getByRole('button', {name: 'Policz', exact: true});
  await municipality.fill('Nigdziebądź');
  await page.getByRole('textbox', {name: 'Zużycie, kWh/rok'}).fill('120 000,5');
  await page.getByRole('textbox', {name: 'Moc paneli, kWp'}).fill('90');
  await page.keyboard.press('Enter');
  await expect(ask).toHaveAttribute('data-held');
  release();
  await expect(page.getByText('Nie ma takiej gminy na liście.')).toBeVisible();
  await municipality.fill('Wielka Nieszawka');
  await ask.click();
  const section = page.locator('#policz');
  await expect(section.getByRole('list', {name: 'Warunki ustawy'})).toBeVisible({timeout: 20_000});
  expect(sent.filter((url) => url.includes('120000'))).toEqual([]);
  await section.getByRole('link', {name: 'Zobacz założenia i zmień je'}).click();
  await expect(page).toHaveURL(/\/kalkulator#.*zuzycie=120000\.5&moc=90.*Wielka\+Nieszawka/);
});

test('on a phone the offer is six screens, and its sums are to the grosz', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/oferta');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6 * 800);
  const sums = await page.locator('main figure dd').filter({hasText: 'zł'}).allTextContents();
  expect(sums.length).toBeGreaterThan(0);
  expect(sums.filter((sum) => !/,\d\d\szł$/.test(sum))).toEqual([]);
});

test('on a phone home is short, and each group is one press from its path', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6 * 800);
  expect(await page.locator('body *').count()).toBeLessThanOrEqual(900);
  await page.locator('#dla-kogo').getByRole('listitem').first().click();
  await expect(page).toHaveURL('/klienci/gmina');
  await expect(page.getByRole('img', {name: 'Gmina, która dzieli się prądem'})).toBeVisible();
});

for (const address of ['/', '/klienci']) {
  test(`no group of ${address} stands alone in its row`, async ({page}) => {
    await page.goto(address);
    const cards = page
      .getByRole('listitem')
      .filter({has: page.getByRole('link', {name: /^Sprawdź (?:dla|obowiązki)/})});
    await expect(cards).toHaveCount(address === '/' ? 4 : 5);
    for (const width of [640, 768, 1024, 1180, 1280]) {
      await page.setViewportSize({width, height: 800});
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
      expect(alone, `at ${width} px`).toEqual([]);
    }
  });
}
