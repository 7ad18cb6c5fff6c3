import type {AddressInfo} from 'node:net';
import type {Server} from 'node:http';
import {mkdtempSync, cpSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {awake, expect, hydrated, test as base} from './fixtures';

interface Site {
  readonly url: string;
  /** Publishes the build again with this sentence in its pages. */
  readonly publish: (sentence: string) => void;
}

const article = '/baza-wiedzy/rozliczenie-1-do-06';
const other = '/baza-wiedzy/prog-70-i-40-procent';

/** A site of its own, whose pages a test can change. */
const test = base.extend<{site: Site}>({
  site: async ({page}, use) => {
    const {createPagesServer} = await import('./pagesServer.mjs');
    const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
    cpSync('build', folder, {recursive: true});
    const server: Server = createPagesServer(() => folder, {cacheControl: 'max-age=600'});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      publish: (sentence) => {
        for (const page of [article, other]) {
          const html = readFileSync(`build${page}.html`, 'utf8');
          writeFileSync(`${folder}${page}.html`, html.replace('</h1>', ` ${sentence}</h1>`));
        }
        const worker = readFileSync('build/offline.js', 'utf8');
        writeFileSync(`${folder}/offline.js`, `${worker}// ${sentence}`);
      },
    });
    await page.goto('about:blank');
    server.close();
    server.closeAllConnections();
  },
});

test.use({
  serviceWorkers: 'allow',
  expectedMessages: [/ERR_INTERNET_DISCONNECTED|Failed to load|503|newer version|could not be/],
});

/** Reads a page until it counts as read. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect
    .poll(
      () =>
        page.evaluate(async () =>
          Boolean(await (await caches.open('se:czytane')).match(location.pathname)),
        ),
      {timeout: 10_000},
    )
    .toBe(true);
}

/** Wakes a page, from which on the browser keeps what is read. */
async function begin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/oferta`);
  await awake(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('what was read is readable without a connection, with its looks; the rest is said to be missing', async ({
  page,
  context,
  site,
}) => {
  await begin(page, site.url);
  await read(page, site.url + article);
  await read(page, site.url + other);
  await context.setOffline(true);
  await page.goto(site.url + article);
  await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
    'Figtree',
  );
  await page.goto(`${site.url}/klienci`);
  await expect(page.getByRole('heading', {name: 'Brak połączenia'})).toBeVisible();
  await page.getByRole('link', {name: /Próg 70/}).click();
  await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
});

test(
  'over 20 deploys nobody online gets an old page, and offline it is the newest read',
  {tag: '@night'},
  async ({page, context, site}) => {
    test.setTimeout(180_000);
    await begin(page, site.url);
    for (let round = 1; round <= 20; round += 1) {
      const sentence = `Wydanie ${round}.`;
      site.publish(sentence);
      const address = site.url + (round % 2 === 0 ? article : other);
      await page.goto('about:blank');
      await page.goto(address);
      // The browser's own cache may hold a page for ten minutes, as without the worker; a reload asks for the newest.
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toContainText(sentence);
      if (round > 18) {
        await page.waitForTimeout(3000);
      }
    }
    await context.setOffline(true);
    await page.goto(site.url + article);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Wydanie 20.');
  },
);

test('what was read is listed and can be removed; switched off, nothing is kept', async ({
  page,
  site,
}) => {
  await begin(page, site.url);
  await read(page, site.url + article);
  await page.goto(`${site.url}/baza-wiedzy`);
  await page.getByText('Ostatnio czytane', {exact: true}).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /^Jak działa rozliczenie/})
      .first(),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Usuń zapisane strony'}).click();
  await expect(page.getByText('Na tym urządzeniu nie ma zapisanych stron.')).toBeVisible();

  await page.goto(`${site.url}/polityka`);
  await page
    .getByRole('checkbox', {name: 'Zapisuj na tym urządzeniu strony, które czytam'})
    .uncheck();
  const workers = (): Promise<number> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await page.goto(site.url + article);
  await awake(page);
  await page.waitForTimeout(2500);
  expect(await workers()).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual(['se:bez-kopii']);
});

test('articles read while pages slept are listed once somebody asks, and are readable without a connection', async ({
  page,
  context,
  site,
}) => {
  for (const address of [article, other, '/baza-wiedzy']) {
    await page.goto(site.url + address);
    await hydrated(page);
  }
  await page.getByText('Ostatnio czytane', {exact: true}).click();
  const kept = page.locator('details', {hasText: 'Ostatnio czytane'}).getByRole('link');
  await expect(kept).toHaveText([/^Próg 70/, /^Jak działa rozliczenie/]);
  await context.setOffline(true);
  await kept.last().click();
  await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
    'Figtree',
  );
});

test('a page opened without a load is kept too', async ({page, context, site}) => {
  await begin(page, site.url);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Klienci'}).click();
  await expect(page).toHaveURL(`${site.url}/klienci`);
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean(await (await caches.open('se:czytane')).match('/klienci'))),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.goto(`${site.url}/klienci`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dla kogo pracujemy');
});

test('a visitor who only reads gets no service worker and no script besides the first', async ({
  page,
  site,
}) => {
  await page.goto(site.url + article);
  await hydrated(page);
  await page.waitForTimeout(1000);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('the site can be installed', async ({request}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    start_url: string;
    icons: {src: string; sizes: string}[];
  };
  expect(manifest).toMatchObject({lang: 'pl', start_url: '/', scope: '/', display: 'minimal-ui'});
  expect(manifest.icons.map(({sizes}) => sizes)).toEqual(['192x192', '512x512']);
  for (const {src} of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});
