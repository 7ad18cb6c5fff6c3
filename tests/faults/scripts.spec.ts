import type {Page, Route} from '@playwright/test';
import {awake, basePathOrigin, expect, test} from '../e2e/fixtures';
import {kindsOfPages} from '../e2e/tries';

/** The first is an article with a figure whose script only some have. */
const pages = [
  ...new Set(['/baza-wiedzy/oplaty-w-spoldzielni-energetycznej', '/kalkulator', ...kindsOfPages]),
];

/** What comes in place of a script. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  gone: (route) => route.fulfill({status: 404, body: 'Not Found'}),
  unavailable: (route) => route.fulfill({status: 503, body: ''}),
  html: (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><h1>Hej</h1>'}),
  empty: (route) => route.fulfill({contentType: 'text/javascript', body: ''}),
  cut: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.slice(0, text.length / 2)});
  },
  refused: (route) => route.abort('connectionrefused'),
};

test.use({expectedMessages: [/./]});

/**
 * Wakes a page as a visitor does, whose mouse rests at a control, and gives it time for what it does about a fault. One
 * that does not sleep may show no control while its scripts fail.
 */
async function touch(page: Page): Promise<void> {
  const control = (names: string) => page.locator(`header :is(${names})`).filter({visible: true});
  const icons = control('[popovertarget], a[role=button]');
  await ((await icons.count()) > 0 ? icons : control('a, button')).first().hover();
  await page.waitForTimeout(300);
  // Else what scrolls under it is touched as well: at one time a link, at another none.
  await page.mouse.move(0, 0);
  await page.locator('footer input[type=radio]').first().focus();
  await page.waitForTimeout(600);
}

/** Paragraphs and headings of the main part as the server sends them, for readers without scripts. */
async function sentences(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  // A page of the site takes no HTML from a string.
  const reader = await page.context().newPage();
  const read = await reader.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    return [...sent.querySelectorAll('main :is(h1, h2, h3, p, summary)')]
      .filter((one) => !one.closest('[hidden], .withoutScript, .needsScript, template'))
      .map((one) => one.textContent.replace(/\s+/g, ' ').trim())
      .filter((one) => one.length > 5);
  }, html);
  await reader.close();
  return read;
}

async function missing(page: Page, wanted: readonly string[]): Promise<string[]> {
  const shown = (await page.locator('body').evaluate((body) => body.textContent)).replace(
    /\s+/g,
    ' ',
  );
  return wanted.filter((one) => !shown.includes(one));
}

for (const path of pages) {
  test(`${path} keeps its text whatever happens to any of its scripts`, async ({page, context}) => {
    test.setTimeout(600_000);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.add(new URL(request.url()).pathname);
      }
    });
    await page.goto(path);
    await awake(page);
    await touch(page);
    await page.waitForLoadState('load');
    const sent = await sentences(page, path);
    const changing = await missing(page, sent);
    const wanted = sent.filter((one) => !changing.includes(one));
    expect(wanted.length).toBeGreaterThan(0);

    const kinds = Object.keys(faults);
    const tries = [...scripts].flatMap((script) => kinds.map((kind) => ({script, kind})));
    for (const {script, kind} of tries) {
      const tab = await context.newPage();
      const name = `${kind} ${script}`;
      let met = 0;
      await tab.route(`**${script}`, (route) => {
        met += 1;
        return faults[kind]?.(route);
      });
      await tab.goto(path);
      await touch(tab);
      await tab.waitForLoadState('load');
      // What a control asks for only once the page runs comes with the next touch.
      const asked = async (): Promise<number> => {
        if (met === 0) {
          await touch(tab);
        }
        return met;
      };
      await expect.poll(asked, {message: `${name} is asked for`}).toBeGreaterThan(0);
      expect(await missing(tab, wanted), name).toEqual([]);
      await expect(tab.getByText('Ta część strony nie działa'), name).toHaveCount(0);
      await tab.close();
    }
    console.log(`${path}: ${tries.length} faults, ${wanted.length} texts kept`);
  });
}

for (const path of pages) {
  test(`${path} keeps its text while its scripts hang`, async ({page}) => {
    await page.route(/\/assets\/js\//, () => undefined);
    await page.goto(path, {waitUntil: 'commit'});
    const wanted = await sentences(page, path);
    expect(wanted.length).toBeGreaterThan(0);
    await expect.poll(() => missing(page, wanted)).toEqual([]);
    await touch(page);
    expect(await missing(page, wanted)).toEqual([]);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('pages whose parts come as HTML for ever are reached as documents, each by one load', async ({
  page,
}) => {
  await page.goto('/oferta');
  await awake(page);
  await page.route(/\/assets\/js\//, (route) => faults.html?.(route));
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const [address, heading] of [
    // Followed by React, which lacks the page's parts.
    ['/klienci', 'Dla kogo jest spółdzielnia energetyczna'],
    // Followed from a page that cannot wake.
    ['/baza-wiedzy', 'Baza wiedzy'],
  ] as const) {
    loads = 0;
    await page.locator(`footer a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await page.waitForTimeout(1500);
    expect(loads, address).toBe(1);
  }
});

for (const [address, words] of [
  ['/szukaj', 'Wyszukiwarka się nie wczytała'],
  [`${basePathOrigin}/spoldzielnie/kontakt`, 'Formularz się nie wczytał'],
] as const) {
  test(`${address} whose scripts never answer says so`, async ({page}) => {
    await page.route(/\/assets\/js\//, () => undefined);
    await page.goto(address, {waitUntil: 'commit'});
    await expect(page.getByRole('alert').filter({hasText: words})).toBeVisible({timeout: 30_000});
  });
}

test('the calculator whose script never answers says so, and another try works', async ({page}) => {
  test.setTimeout(120_000);
  let isHanging = true;
  await page.route(/\/assets\/js\/main\./, async (route) => {
    if (!isHanging) {
      await route.continue();
    }
  });
  await page.goto('/kalkulator', {waitUntil: 'commit'});
  const notice = page.getByRole('alert').filter({hasText: 'Kalkulator się nie wczytał'});
  await expect(notice).toBeVisible({timeout: 60_000});
  isHanging = false;
  await notice.getByRole('button', {name: 'Spróbuj ponownie'}).click();
  await expect(page.getByRole('form', {name: 'Dane do obliczeń'})).toBeVisible({timeout: 30_000});
  await expect(notice).toBeHidden();
});

test('the calculator that cannot be loaded says so, with the method, an example and another try', async ({
  page,
}) => {
  let isBroken = true;
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await (isBroken ? route.fulfill({status: 503, body: ''}) : route.continue());
  });
  await page.goto('/kalkulator#dane');
  const notice = page.getByRole('alert').filter({hasText: 'Kalkulator się nie wczytał'});
  await expect(notice).toBeVisible();
  for (const name of ['jak liczymy', 'przykład jednego miesiąca']) {
    const link = notice.getByRole('link', {name});
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible();
  }
  isBroken = false;
  await notice.getByRole('button', {name: 'Spróbuj ponownie'}).click();
  await expect(page.getByRole('form', {name: 'Dane do obliczeń'})).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a link whose script is missing stays in the address, and another try opens it', async ({
  page,
}) => {
  await page.goto('/kalkulator');
  await page.getByRole('button', {name: 'Otwórz tryb pełny'}).click();
  await expect(page).toHaveURL(/[#&]d=/);
  const link = page.url();
  await page.route(/\/assets\/js\//, async (route) => {
    const response = await route.fetch();
    const unpacks = (await response.text()).includes('DecompressionStream');
    await (unpacks ? route.abort() : route.fulfill({response}));
  });
  await page.goto('/');
  await page.goto(link);
  const retry = page
    .getByRole('region', {name: 'Powiadomienia'})
    .getByRole('button', {name: 'Spróbuj ponownie'});
  await expect(retry).toBeVisible();
  expect(page.url()).toBe(link);
  await page.unrouteAll();
  await retry.click();
  // Whoever comes by a link is shown the answer, and the form as a line.
  await expect(page.locator('summary').filter({hasText: 'Tryb pełny'})).toBeVisible();
  expect(page.url()).toBe(link);
});
