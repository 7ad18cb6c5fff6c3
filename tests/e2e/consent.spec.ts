import type {Locator, Page} from '@playwright/test';
import {
  audit,
  basePathOrigin,
  consentRefused,
  expect,
  expectFits,
  hydrated,
  test,
} from './fixtures';
import {modesAndWidths} from './tries';

const base = '/spoldzielnie';
const question = (page: Page): Locator =>
  page.getByRole('region', {name: 'Czy możemy liczyć odwiedziny?'});
const settings = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Ustawienia prywatności'});
const footerButton = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Ustawienia prywatności'});

/** Answers in place of all other servers, so that nothing leaves the machine, and lists the requests to them. */
async function watchForeign(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({hostname, protocol}) => protocol.startsWith('http') && hostname !== '127.0.0.1',
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: `window.container = JSON.stringify(window.dataLayer.map((part) => [...(part.length ? part : [part.event])]));
          document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';
          document.cookie = '_ga_TEST=1; path=/; max-age=1000';
          document.cookie = 'other=1; path=/; max-age=1000';`,
      });
    },
  );
  return asked;
}

const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';

async function open(page: Page, path = '/oferta'): Promise<string[]> {
  const asked = await watchForeign(page);
  await page.goto(base + path);
  await hydrated(page);
  return asked;
}

test.describe('without a container', () => {
  test('a whole visit asks the visitor nothing and sends nothing to other servers', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) {
        foreign.push(request.url());
      }
    });
    await page.goto('/', {waitUntil: 'networkidle'});
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Polityka prywatności'}).click();
    await expect(page.getByText('Ten serwis nie prowadzi statystyki odwiedzin.')).toBeVisible();
    await page.waitForTimeout(2500);
    await expect(page.locator('#cc-main')).toHaveCount(0);
    await expect(footerButton(page)).toHaveCount(0);
    await expect(page.getByRole('rowheader', {name: 'se:consent'})).toHaveCount(0);
    await expect(page.getByRole('cell', {name: 'plik cookie'})).toHaveCount(0);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  });
});

test.describe('with a container', () => {
  test.use({baseURL: basePathOrigin});

  test('nothing is loaded before consent, the question does not get in the way of reading, and is not asked again once refused', async ({
    page,
  }) => {
    const asked = await open(page);
    await expect(question(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', {name: 'Dla kogo'}).click();
    await expect(page).toHaveURL(`${base}/klienci`);
    await expect(question(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);

    await question(page).getByRole('button', {name: 'Odrzuć'}).click();
    await expect(question(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(1500);
    await expect(question(page)).toBeHidden();
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
      'se:consent-spoldzielnie',
    ]);
  });

  test(
    'the question is the first Tab stop, does not trap the focus, and refusing is as easy as consenting',
    {tag: '@night'},
    async ({page}) => {
      await open(page);
      await expect(question(page)).toBeVisible();
      // The room made for it below the footer looks like the footer.
      expect(await page.evaluate(() => getComputedStyle(document.body).boxShadow)).toContain(
        await page.getByRole('contentinfo').evaluate((footer) => {
          return getComputedStyle(footer).backgroundColor;
        }),
      );
      await page.keyboard.press('Tab');
      await expect(question(page).getByRole('link', {name: 'polityce prywatności'})).toBeFocused();
      const names = ['Zgoda', 'Odrzuć', 'Ustawienia'];
      for (const name of names) {
        await page.keyboard.press('Tab');
        await expect(question(page).getByRole('button', {name, exact: true})).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Przejdź do treści'})).toBeFocused();

      const look = async (name: string): Promise<unknown> => {
        const button = question(page).getByRole('button', {name, exact: true});
        const box = await button.boundingBox();
        const style = await button.evaluate((element) => {
          const {color, backgroundColor, borderColor, fontSize, fontWeight} =
            getComputedStyle(element);
          return {color, backgroundColor, borderColor, fontSize, fontWeight};
        });
        return {...style, width: Math.round(box?.width ?? 0), height: box?.height, y: box?.y};
      };
      expect(await look('Odrzuć')).toEqual(await look('Zgoda'));
    },
  );

  test(
    'consent loads the container once per page, for statistics only',
    {tag: '@night'},
    async ({page}) => {
      const asked = await open(page);
      await question(page).getByRole('button', {name: 'Zgoda'}).click();
      await expect(question(page)).toBeHidden();
      await expect.poll(() => asked).toEqual([container]);
      // The request is seen before its script has run.
      await page.waitForFunction(() => 'container' in window);
      expect(
        JSON.parse(await page.evaluate(() => (window as unknown as {container: string}).container)),
      ).toEqual([
        [
          'consent',
          'default',
          {
            analytics_storage: 'granted',
            ad_storage: 'denied',
            ad_user_data: 'denied',
            ad_personalization: 'denied',
          },
        ],
        ['gtm.js'],
      ]);
      await page.getByRole('contentinfo').getByRole('link', {name: 'Dla kogo'}).click();
      await expect(page).toHaveURL(`${base}/klienci`);
      expect(asked).toEqual([container]);
      await page.reload();
      await expect.poll(() => asked).toEqual([container, container]);
    },
  );

  test('withdrawing consent in the footer stops it at once and deletes its cookies', async ({
    page,
  }) => {
    const asked = await open(page);
    await question(page).getByRole('button', {name: 'Zgoda'}).click();
    await expect.poll(() => asked).toEqual([container]);
    await footerButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeVisible();
    const statistics = settings(page).getByRole('checkbox', {name: 'Statystyka'});
    await expect(statistics).toBeChecked();
    await statistics.uncheck();
    await Promise.all([
      page.waitForEvent('load'),
      settings(page).getByRole('button', {name: 'Zapisz wybór'}).click(),
    ]);
    await hydrated(page);
    await page.waitForTimeout(1500);
    expect(asked).toEqual([container]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect((await page.context().cookies()).map(({name}) => name)).toEqual(['other']);
  });

  test(
    'the settings explain before they ask, preselect nothing, trap the focus and return it',
    {tag: '@night'},
    async ({page}) => {
      await open(page);
      await footerButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(settings(page)).toBeVisible();
      await expect(settings(page).getByRole('checkbox', {name: 'Niezbędne'})).toBeDisabled();
      await expect(settings(page).getByRole('checkbox', {name: 'Statystyka'})).not.toBeChecked();
      await expect(settings(page).getByText('Google poznaje Twój adres IP.')).toBeVisible();
      for (let stop = 0; stop < 10; stop++) {
        await page.keyboard.press('Tab');
        expect(
          await settings(page).evaluate((dialog) => dialog.contains(document.activeElement)),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(settings(page)).toBeHidden();
      await expect(footerButton(page)).toBeFocused();
    },
  );

  test('the policy page says so and lists what is stored', {tag: '@night'}, async ({page}) => {
    await open(page, '/polityka');
    const main = page.getByRole('main');
    await expect(main.getByText(/Ten serwis prowadzi statystykę odwiedzin/)).toBeVisible();
    await expect(main.getByRole('rowheader', {name: 'se:consent'})).toBeVisible();
    await expect(main.getByRole('rowheader', {name: /^_ga/})).toBeVisible();
    await main.getByRole('button', {name: 'Ustawienia prywatności'}).click();
    await expect(settings(page)).toBeVisible();
  });

  test('the focused element is never under the question', {tag: '@night'}, async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    await open(page);
    await expect(question(page)).toBeVisible();
    const top = (await question(page).boundingBox())?.y ?? 0;
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.focus();
      expect((await link.boundingBox())?.y, await link.innerText()).toBeLessThan(top);
    }
  });

  for (const [colorScheme, width] of modesAndWidths) {
    test(
      `question and settings are accessible in ${colorScheme} at ${width} px`,
      {tag: '@night'},
      async ({page}) => {
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 740});
        await open(page);
        await expect(question(page)).toBeVisible();
        expect(await audit(page, {within: '#cc-main'})).toEqual([]);
        await question(page).getByRole('button', {name: 'Ustawienia'}).click();
        await expect(settings(page)).toBeVisible();
        expect(await audit(page, {within: '#cc-main'})).toEqual([]);
        await expectFits(page);
      },
    );
  }

  test.describe('to a visitor who refused before', () => {
    test.use({storageState: consentRefused});

    test('nothing is asked, and consent can still be given', {tag: '@night'}, async ({page}) => {
      const asked = await open(page);
      await footerButton(page).click();
      await settings(page).getByRole('button', {name: 'Zgoda'}).click();
      await expect.poll(() => asked).toEqual([container]);
      await expect(question(page)).toHaveCount(0);
    });
  });
});

test.describe('a dialog that cannot be fetched', () => {
  test.use({baseURL: basePathOrigin, expectedMessages: [/Failed to load resource|ERR_FAILED/]});

  test(
    'is reported when it was asked for, and opens once it can',
    {tag: '@night'},
    async ({page}) => {
      await page.route('**/assets/js/*.js', async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await (body.includes('gtm.js?id=') ? route.abort() : route.fulfill({response, body}));
      });
      await page.goto(`${base}/oferta`);
      await hydrated(page);
      await footerButton(page).click();
      const told = page.getByRole('region', {name: 'Powiadomienia'});
      await expect(told).toContainText('Nie udało się otworzyć ustawień prywatności.');
      await page.unrouteAll({behavior: 'ignoreErrors'});
      await told.getByRole('button', {name: 'Spróbuj ponownie'}).click();
      await expect(settings(page)).toBeVisible();
    },
  );
});
