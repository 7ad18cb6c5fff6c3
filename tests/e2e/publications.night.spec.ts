import type {AddressInfo} from 'node:net';
import type {Server} from 'node:http';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {BuildMeta, LatestBuild} from '../../src/domain/browser/navigation/build';
import {awake, expect, follow, test as base} from './fixtures';

interface Site {
  readonly url: string;
  readonly publish: (folder: string) => void;
  readonly goDown: () => void;
}

/** A separate site on which a test can publish another build. Nothing is cached, so what is gone is gone. */
const test = base.extend<{site: Site}>({
  site: async ({page}, use) => {
    // Playwright compiles a test's static imports; this module must not be compiled.
    const {createPagesServer} = await import('./pagesServer.mjs');
    let folder = 'build';
    const server: Server = createPagesServer(() => folder, {cacheControl: 'no-store'});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const stop = (): void => {
      server.close();
      server.closeAllConnections();
    };
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      publish: (next) => {
        folder = next;
      },
      goDown: stop,
    });
    // What the page still fetches must not fail with the server.
    await page.goto('about:blank');
    stop();
  },
});

test.use({expectedMessages: [/Failed to load resource|could not be loaded|MIME type/]});

const article = '/baza-wiedzy/rozliczenie-1-do-06';
/** It links to every page. */
const start = '/mapa-strony';
const added = '§§§';

const readLatest = (): LatestBuild =>
  JSON.parse(readFileSync('build/builds/latest.json', 'utf8')) as LatestBuild;

const readMeta = (): BuildMeta =>
  JSON.parse(readFileSync(`build/builds/meta/${readLatest().id}.json`, 'utf8')) as BuildMeta;

/** Counts the documents a page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads += 1;
    }
  });
  return () => loads;
}

test('both files of the build have the documented shape, and the same build has the same id', () => {
  const latest = readLatest();
  const meta = readMeta();
  expect(latest).toEqual({version: 1, id: meta.id, entry: meta.entry});
  expect(meta.pages).toContain(article);
  for (const file of meta.assets) {
    expect(readFileSync(`build/${file}`).length, file).toBeGreaterThanOrEqual(0);
  }
  const html = readFileSync(`build${article}.html`, 'utf8');
  expect(meta.entry.filter((file) => !html.includes(file))).toEqual([]);
});

test('a newer build is found on focus, and the next navigation reloads into it', async ({
  page,
  site,
}) => {
  await page.goto(site.url + start);
  await awake(page);
  const loads = countLoads(page);
  site.publish('build-changed');
  const [checked] = await Promise.all([
    page.waitForRequest('**/builds/latest.json'),
    page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ]);
  expect(await checked.headerValue('cache-control')).toBe('no-cache');
  await checked.response().then((response) => response?.finished());
  await page.waitForTimeout(100);
  await follow(page, article);
  await expect(page.getByText(added)).toBeAttached();
  expect(page.url()).toBe(site.url + article);
  expect(loads()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Now it is the newest one: no more loads.
  await awake(page);
  await follow(page, '/oferta');
  await expect(page).toHaveTitle(/^(?!.*1 do 0,6)/);
  await page.goBack();
  await expect(page.getByText(added)).toBeAttached();
  expect(loads()).toBe(1);
});

test('within 10 seconds of a reload a newer build does not reload again', async ({page, site}) => {
  // Announced but not there: each reload brings the same old build, as from a stale cache.
  for (const file of ['latest.json', 'meta/newer.json']) {
    await page.route(`**/builds/${file}`, (route) =>
      route.fulfill({json: {version: 1, id: 'newer', entry: ['assets/js/main.newer.js']}}),
    );
  }
  const checked = page.waitForResponse('**/builds/latest.json');
  await page.goto(`${site.url}/oferta`);
  await awake(page);
  await checked;
  await page.waitForTimeout(100);
  const loads = countLoads(page);
  const checkedAgain = page.waitForResponse('**/builds/latest.json');
  await follow(page, '/klienci');
  await expect.poll(loads).toBe(1);
  await awake(page);
  await checkedAgain;
  await page.waitForTimeout(100);
  await follow(page, '/kontakt');
  await expect(page).toHaveTitle(/^Kontakt/);
  expect(loads()).toBe(1);
  await page.evaluate(() => {
    sessionStorage.setItem('se:reload', `${Date.now() - 10_001} https://example.pl/`);
    performance.now = () => 10_001;
  });
  await follow(page, '/oferta');
  await expect.poll(loads).toBe(2);
  await expect(page).toHaveURL(`${site.url}/oferta`);
});

test('it looks every hour', async ({page, site}) => {
  await page.clock.install();
  let checks = 0;
  page.on('request', (request) => {
    checks += Number(request.url().endsWith('/builds/latest.json'));
  });
  await page.goto(`${site.url}/oferta`);
  await awake(page);
  await expect.poll(() => checks).toBe(1);
  await page.clock.fastForward('01:00:01');
  await expect.poll(() => checks).toBe(2);
});

test.describe('a failed check', () => {
  test.use({
    expectedMessages: [/Failed to load resource|The check for a newer version failed/],
  });

  const answers = [
    ['a missing file', {status: 404, body: 'nothing'}],
    ['a page instead of the file', {status: 200, contentType: 'text/html', body: '<p>'}],
    ['another shape', {status: 200, json: {id: 5}}],
  ] as const;
  for (const [name, answer] of answers) {
    test(`is logged and ignored: ${name}`, async ({page, site}) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.route('**/builds/latest.json', (route) => route.fulfill(answer));
      await page.goto(`${site.url}/oferta`);
      await awake(page);
      await expect
        .poll(() => messages.some((text) => text.includes('check for a newer version failed')))
        .toBe(true);
      await follow(page, '/klienci');
      await expect(page).toHaveURL(`${site.url}/klienci`);
    });
  }

  test('is not told of where the network gives no answer', async ({page, site}) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    let asked = false;
    await page.route('**/builds/latest.json', async (route) => {
      asked = true;
      await route.abort('internetdisconnected');
    });
    await page.goto(`${site.url}/oferta`);
    await awake(page);
    await expect.poll(() => asked).toBe(true);
    await page.waitForTimeout(200);
    expect(messages.filter((text) => text.includes('newer version'))).toEqual([]);
  });
});

test('a chunk removed by a deploy reloads once, onto the requested page, at its top', async ({
  page,
  site,
}) => {
  await page.goto(site.url + start);
  await awake(page);
  site.publish('build-changed');
  await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
  const loads = countLoads(page);
  await follow(page, article);
  await expect(page.getByText(added)).toBeAttached();
  await awake(page);
  expect(page.url()).toBe(site.url + article);
  expect(loads()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(site.url + start);
});

test('a chunk that stays missing causes no loop', async ({page, site}) => {
  await page.goto(site.url + start);
  await awake(page);
  await page.route('**/assets/js/*.js', async (route) => {
    // What every page needs still loads.
    await (/(main|runtime~main)\./.test(route.request().url())
      ? route.continue()
      : route.fulfill({status: 404, body: ''}));
  });
  const loads = countLoads(page);
  const unhandled: string[] = [];
  page.on('pageerror', (error) => unhandled.push(error.message));
  await follow(page, article);
  await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);
  expect(page.url()).toBe(site.url + article);
  // Not awake, but complete and with working links.
  await expect(page.getByRole('article').getByRole('heading', {name: 'Źródła'})).toBeAttached();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.getByRole('banner').locator('a[href="/oferta"]').first().click();
  await expect(page).toHaveURL(`${site.url}/oferta`);
  await awake(page);
  expect(unhandled).toEqual([]);
});

test('20 deploys while a page is open: no loop and no blank page', async ({page, site}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(site.url + article);
  await awake(page);
  // An article links to those of its category.
  const paths = await page
    .getByRole('navigation', {name: 'Artykuły bazy wiedzy'})
    .locator('a:not([aria-current])')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
        .filter((path) => /^\/baza-wiedzy\/(?!slownik)./.test(path)),
    );
  expect(paths.length).toBeGreaterThan(1);
  const loads = countLoads(page);
  for (let round = 1; round <= 20; round += 1) {
    site.publish(round % 2 === 1 ? 'build-changed' : 'build');
    const target = paths[round % paths.length] ?? '';
    const before = loads();
    let presses = 0;
    // A page that is reloading into the new version may miss a press; a person presses again.
    await expect(async () => {
      presses += 1;
      await follow(page, target);
      await expect(page).toHaveURL(site.url + target, {timeout: 1000});
    }).toPass();
    await expect(
      page.locator(`main a[href="${target}"], nav a[href="${target}"][aria-current=page]`).first(),
    ).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('article')).not.toBeEmpty();
    await awake(page);
    expect(loads() - before, `loads of round ${round}`).toBeLessThanOrEqual(presses);
  }
  expect(loads()).toBeGreaterThan(5);
});

test.describe('without a connection', () => {
  test.use({
    expectedMessages: [/Failed to load resource|could not be loaded|ERR_INTERNET|newer version/],
  });

  test('the visitor is told once, and loaded pages keep working', async ({page, context, site}) => {
    await page.goto(`${site.url}/`);
    await awake(page);
    await context.setOffline(true);
    await expect(page.getByText('Brak połączenia. Wczytane strony działają.')).toHaveCount(1);
    await page.getByRole('slider', {name: 'Godzina'}).focus();
    await page.keyboard.press('End');
    await expect(page.locator('figure').first().getByText('godzina 23:00–24:00')).toBeVisible();
  });

  test('a page that cannot be opened says so and can be retried', async ({page, context, site}) => {
    await page.goto(site.url + start);
    await awake(page);
    await context.setOffline(true);
    await follow(page, article);
    const notice = page.getByText('Nie udało się wczytać strony: brak połączenia.');
    await expect(notice).toBeVisible();
    // The page that was there stays.
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.getByRole('button', {name: 'Spróbuj ponownie'}).click();
    await expect(notice.last()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Spróbuj ponownie'}).last().click();
    await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
    expect(page.url()).toBe(site.url + article);
  });
});

test.describe('a service worker of an earlier site', () => {
  test.use({serviceWorkers: 'allow'});

  /** How many workers there are, and what they keep. */
  const left = (page: Page): Promise<{workers: number; caches: string[]}> =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));

  test('is unregistered by a page that wakes', async ({page, site}) => {
    await page.goto(`${site.url}/oferta`);
    await awake(page);
    // Any script that does not need a document can play it.
    const chunk =
      readdirSync('build/assets/js').find((file) => !/^(main|runtime)/.test(file)) ?? '';
    await page.evaluate(async (file) => {
      await navigator.serviceWorker.register(`/assets/js/${file}`);
    }, chunk);
    expect((await left(page)).workers).toBe(1);
    await page.reload();
    await awake(page);
    await expect.poll(async () => (await left(page)).workers).toBe(0);
  });

  for (const name of ['offline.js', 'sw.js', 'service-worker.js']) {
    test(`that answers with old pages from ${name} removes itself and what it kept, in a page that sleeps`, async ({
      page,
      site,
    }) => {
      const earlier = mkdtempSync(path.join(tmpdir(), 'earlier-'));
      for (const file of ['oferta.html', '404.html']) {
        writeFileSync(path.join(earlier, file), '<!doctype html><h1>Dawna strona</h1>');
      }
      writeFileSync(
        path.join(earlier, name),
        `addEventListener('activate', (event) => event.waitUntil(clients.claim()));
        addEventListener('fetch', (event) => {
          if (event.request.mode === 'navigate') {
            event.respondWith(caches.match('/oferta', {cacheName: 'se:czytane'}));
          }
        });`,
      );
      site.publish(earlier);
      await page.goto(`${site.url}/oferta`);
      await page.evaluate(async (file) => {
        await (await caches.open('se:czytane')).add('/oferta');
        await caches.open('cudze');
        await navigator.serviceWorker.register(`/${file}`);
        await navigator.serviceWorker.ready;
      }, name);
      site.publish('build');
      await page.goto(`${site.url}/oferta`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Dawna strona');
      await expect
        .poll(() => left(page), {timeout: 15_000})
        .toEqual({workers: 0, caches: ['cudze']});
      await page.goto(`${site.url}/oferta`);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Dawna strona');
      rmSync(earlier, {recursive: true});
    });
  }
});
