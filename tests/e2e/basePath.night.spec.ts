import {basePathOrigin, consentRefused, expect, hydrated, test} from './fixtures';

// This build is served under a base path, as GitHub project pages are, and has the owner's data set.
const base = '/spoldzielnie';
test.use({baseURL: basePathOrigin, storageState: consentRefused});

test('pages, fonts and pictures load under the base path', async ({page}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      missing.push(response.url());
    }
  });
  for (const path of ['/', '/oferta', '/faq', '/baza-wiedzy', '/baza-wiedzy/rozliczenie-1-do-06']) {
    const response = await page.goto(base + path, {waitUntil: 'networkidle'});
    expect(response?.status()).toBe(200);
    await hydrated(page);
  }
  expect(missing).toEqual([]);
});

test('links, search and English addresses stay under the base path', async ({page}) => {
  await page.goto(`${base}/`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: 'Wszystkie artykuły'}).click();
  await expect(page).toHaveURL(`${base}/baza-wiedzy`);
  await expect(page.getByRole('heading', {level: 1, name: 'Baza wiedzy'})).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Szukaj w serwisie'})).toBeFocused();
  await page.keyboard.type('próg 70');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${base}/`));
  await page.goto(`${base}/knowledge-base/prog-70-i-40-procent?a=1#zrodla`);
  await expect(page).toHaveURL(`${base}/baza-wiedzy/prog-70-i-40-procent?a=1#zrodla`);
});

test.describe('the 404 page', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('works under the base path', async ({page}) => {
    const response = await page.goto(`${base}/nie-ma`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Nie znaleźliśmy tej strony');
    await page.getByRole('link', {name: 'Strona główna'}).click();
    await expect(page).toHaveURL(`${base}/`);
  });
});

test('with an address to write to, the site invites to write', async ({request}) => {
  for (const [address, invitation] of [
    ['/', 'Napisz do nas'],
    ['/klienci', 'Opisz ją nam'],
    ['/oferta', 'Sprawdźmy, czy to się opłaci'],
    ['/baza-wiedzy/prog-70-i-40-procent', 'Zgłoś błąd w artykule'],
    ['/o-nas', 'Błąd w treści serwisu'],
  ] as const) {
    const html = await (await request.get(base + address)).text();
    expect(html.replaceAll('\u00A0', ' '), address).toContain(invitation);
  }
});

test('canonical addresses and the sitemap carry the configured site', async ({request}) => {
  const html = await (await request.get(`${base}/oferta`)).text();
  expect(html).toMatch(/rel="?canonical"? href="?https:\/\/example\.pl\/spoldzielnie\/oferta["> ]/);
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
  expect(sitemap).toContain('<loc>https://example.pl/spoldzielnie/oferta</loc>');
  const robots = await (await request.get(`${base}/robots.txt`)).text();
  expect(robots).toContain('Sitemap: https://example.pl/spoldzielnie/sitemap.xml');
});
