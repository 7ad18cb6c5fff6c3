import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page} from '@playwright/test';
import {audit, expect, hydrated, sidewaysScroll, test as base} from './fixtures';
import {textFile} from './hands';
import {modesAndWidths} from './tries';

/** A server that accepts letters, as `CONTACT_ENDPOINT` of the base-path build expects it. */
interface Endpoint {
  readonly letters: Readonly<Record<string, unknown>>[];
  /** What it answers; `null` for no answer at all. */
  answer: {readonly status: number; readonly type?: string; readonly body: string} | null;
}

const accepted = {status: 200, body: '{"ok":true}'};
/** Where that build sends letters; the browser is told to bring what is sent there to a port that is free. */
const builtEndpoint = '127.0.0.1:4175';
/** The list shows it with a no-break space; the letter has a plain one. */
const topic = 'Oferta i\u00a0wycena';

interface Given {
  readonly endpoint: Endpoint;
  readonly sendingPage: string;
  readonly mailPage: string;
}

const test = base.extend<Given, {letterServer: Server}>({
  // Playwright reads which fixtures are needed from this pattern; these need none.
  letterServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = createServer();
      await listen(server);
      await use(server);
      await stop(server);
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, letterServer}, use) => {
      const rule = `MAP ${builtEndpoint} 127.0.0.1:${portOf(letterServer)}`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      await use({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
  endpoint: async ({letterServer}, use) => {
    const endpoint: Endpoint = {letters: [], answer: accepted};
    const take = (request: IncomingMessage, response: ServerResponse): void => {
      takeLetter(endpoint, request, response);
    };
    letterServer.on('request', take);
    await use(endpoint);
    letterServer.off('request', take);
    letterServer.closeAllConnections();
  },
  // oxlint-disable-next-line no-empty-pattern
  sendingPage: async ({}, use) => {
    await serve('build-base-path', '/spoldzielnie/', use);
  },
  // oxlint-disable-next-line no-empty-pattern
  mailPage: async ({}, use) => {
    await serve('build-changed', '/', use);
  },
});

function takeLetter(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse): void {
  const {answer, letters} = endpoint;
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    letters.push({
      ...(JSON.parse(text) as Record<string, unknown>),
      request: `${request.method ?? ''} ${request.url ?? ''} ${request.headers['content-type'] ?? ''}`,
    });
    if (answer !== null) {
      response.writeHead(answer.status, {'Content-Type': answer.type ?? 'application/json'});
      response.end(answer.body);
    }
  });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function listen(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function stop(server: Server): Promise<void> {
  await new Promise<unknown>((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/** Provides the address of the contact page of a build. */
async function serve(
  folder: string,
  basePath: string,
  use: (address: string) => Promise<void>,
): Promise<void> {
  // Playwright compiles a test's static imports; this module must not be compiled.
  const {createPagesServer} = await import('./pagesServer.mjs');
  const server = createPagesServer(() => folder, {basePath, cacheControl: 'no-store'});
  await listen(server);
  await use(`http://127.0.0.1:${portOf(server)}${basePath}kontakt`);
  await stop(server);
}

/** Opens the form and lets its minimum time pass. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.fastForward(3500);
}

const field = (page: Page, name: string): Locator => page.getByLabel(name, {exact: true});
const submit = (page: Page): Locator => page.getByRole('button', {name: 'Wyślij wiadomość'});
const sent = (page: Page): Locator =>
  page.getByText('Wiadomość wysłana. Kopię zachowaj, jeśli jej potrzebujesz.');
const failure = (page: Page): Locator => page.getByText(/^Nie udało się wysłać wiadomości/);

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Imię i nazwisko').fill('Jan Próbny');
  await field(page, 'E-mail').fill('jan@example.pl');
  await field(page, 'Telefon (opcjonalnie)').fill('22 123 45 67');
  await field(page, 'Temat').selectOption(topic);
  await field(page, 'Wiadomość').fill('Chcę założyć spółdzielnię.\nIle to trwa?');
  await field(page, 'Proponowany dzień rozmowy (opcjonalnie)').fill('5.3.2999');
  await field(page, 'Wybierz plik').setInputFiles(textFile('zużycie.csv', 'Żółć'));
}

async function expectNothingLost(page: Page): Promise<void> {
  await expect(field(page, 'Imię i nazwisko')).toHaveValue('Jan Próbny');
  await expect(field(page, 'E-mail')).toHaveValue('jan@example.pl');
  await expect(field(page, 'Telefon (opcjonalnie)')).toHaveValue('22 123 45 67');
  await expect(field(page, 'Temat')).toHaveValue(topic);
  await expect(field(page, 'Wiadomość')).toHaveValue('Chcę założyć spółdzielnię.\nIle to trwa?');
  await expect(field(page, 'Proponowany dzień rozmowy (opcjonalnie)')).toHaveValue('05.03.2999');
  await expect(page.getByRole('button', {name: 'Usuń plik: zużycie.csv'})).toBeVisible();
}

/** The box around a text, which takes the focus. */
const box = (text: Locator): Locator =>
  text.locator('xpath=ancestor-or-self::*[@tabindex="-1"][1]');

const draft = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('se:contact-draft-spoldzielnie'));

test.describe('with an endpoint', () => {
  test('the letter arrives once, whole, and leaves no draft', async ({
    page,
    context,
    endpoint,
    sendingPage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, sendingPage);
    await fillIn(page);
    expect(await draft(page)).toBe(
      JSON.stringify({
        topic,
        message: 'Chcę założyć spółdzielnię.\nIle to trwa?',
      }),
    );
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(box(sent(page))).toBeFocused();
    expect(endpoint.letters).toEqual([
      {
        request: 'POST /wiadomosci application/json',
        id: expect.stringMatching(/^[0-9a-f-]{32,36}$/) as unknown,
        name: 'Jan Próbny',
        email: 'jan@example.pl',
        phone: '22 123 45 67',
        topic: 'Oferta i wycena',
        message: 'Chcę założyć spółdzielnię.\nIle to trwa?',
        proposedDay: '2999-03-05',
        attachment: {
          name: 'zużycie.csv',
          type: 'text/csv',
          size: 8,
          content: Buffer.from('Żółć').toString('base64'),
        },
        website: '',
        elapsedMs: expect.any(Number) as unknown,
      },
    ]);
    expect(endpoint.letters[0]?.elapsedMs).toBeGreaterThanOrEqual(3000);
    expect(await draft(page)).toBeNull();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', {name: 'Skopiuj treść'}).click();
    await expect(page.getByText('Skopiowano.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ile to trwa?');
  });

  test.describe('that fails', () => {
    test.use({expectedMessages: [/Failed to load resource/]});

    test('says so, keeps every word and sends the same letter again', async ({
      page,
      endpoint,
      sendingPage,
    }) => {
      await open(page, sendingPage);
      endpoint.answer = {status: 500, body: 'Internal Server Error', type: 'text/plain'};
      await fillIn(page);
      await submit(page).click();
      await expect(failure(page)).toContainText('Spróbuj ponownie');
      await expect(failure(page)).toContainText('Treść nie zginęła.');
      await expect(box(failure(page))).toBeFocused();
      expect(endpoint.letters).toHaveLength(1);
      await expectNothingLost(page);
      endpoint.answer = accepted;
      await submit(page).click();
      await expect(sent(page)).toBeVisible();
      const [first, second, ...more] = endpoint.letters;
      expect(more).toEqual([]);
      expect(second?.id).toBe(first?.id);
    });
  });

  test(
    'the policy opens beside the form, and nothing written is lost',
    {tag: '@night'},
    async ({page, context, sendingPage}) => {
      await open(page, sendingPage);
      await fillIn(page);
      const opened = context.waitForEvent('page');
      await page
        .getByRole('main')
        .getByRole('link', {name: /^polityka prywatności/})
        .click();
      await expect((await opened).getByRole('heading', {level: 1})).toHaveText(
        'Polityka prywatności',
      );
      await expectNothingLost(page);
    },
  );

  test('the keyboard is enough, and never reaches the trap for bots', async ({
    page,
    endpoint,
    sendingPage,
  }) => {
    await open(page, sendingPage);
    await field(page, 'Imię i nazwisko').focus();
    const stops: string[] = [];
    for (const keys of ['Jan', 'jan@example.pl', '', 'Of', 'Dzień dobry', '05.03.2999']) {
      await page.keyboard.type(keys);
      stops.push(await page.evaluate(() => document.activeElement?.id ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(stops).toEqual(['imie', 'email', 'telefon', 'temat', 'wiadomosc', 'dzien-rozmowy']);
    await expect(page.getByRole('button', {name: 'Wybierz datę'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Wybierz plik')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /^polityka prywatności/})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(sent(page))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Skopiuj treść'})).toBeFocused();
    expect(endpoint.letters[0]).toMatchObject({
      name: 'Jan',
      topic: 'Oferta i wycena',
      proposedDay: '2999-03-05',
      website: '',
    });
  });

  test.describe('its states', () => {
    test.use({expectedMessages: [/Failed to load resource/]});

    for (const [colorScheme, width] of modesAndWidths) {
      test(
        `are accessible in ${colorScheme} at ${width} px and never scroll sideways`,
        {tag: '@night'},
        async ({page, endpoint, sendingPage}) => {
          // Five audits.
          test.slow();
          const found: string[] = [];
          const check = async (state: string): Promise<void> => {
            // Under the header a control would count as too small.
            await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
            const violations = await audit(page, {within: 'main'});
            found.push(...violations.map((violation) => `${state}: ${violation}`));
            if ((await sidewaysScroll(page)) > 0) {
              found.push(`${state}: scrolls sideways`);
            }
          };
          await page.setViewportSize({width, height: 800});
          await page.emulateMedia({colorScheme});
          await open(page, sendingPage);
          await check('empty');
          await submit(page).click();
          await expect(page.getByText('Popraw błędy w formularzu')).toBeVisible();
          await check('errors');
          await fillIn(page);
          endpoint.answer = null;
          await submit(page).click();
          await expect(page.getByRole('button', {name: 'Wysyłamy…'})).toBeVisible();
          await check('sending');
          await page.clock.fastForward(60_000);
          await expect(failure(page)).toBeVisible();
          await check('failed');
          endpoint.answer = accepted;
          await submit(page).click();
          await expect(sent(page)).toBeVisible();
          await check('sent');
          expect(found).toEqual([]);
        },
      );
    }
  });

  test(
    'the policy says that the form sends, and where to',
    {tag: '@night'},
    async ({page, sendingPage}) => {
      await page.goto(sendingPage.replace('kontakt', 'polityka'));
      await expect(page.getByText(/Trafiają na serwer 127\.0\.0\.1:4175/)).toBeVisible();
      await expect(page.getByText(/niczego nie wysyła/)).toHaveCount(0);
      await expect(page.getByRole('rowheader', {name: 'se:contact-draft'})).toBeVisible();
    },
  );
});

test.describe('before hydration', () => {
  test.use({expectedMessages: [/Failed to load resource|ERR_FAILED/]});

  test('the form takes nothing and sends nothing', async ({page, endpoint, sendingPage}) => {
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(sendingPage);
    const form = page.locator('main form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toBeHidden();
    const enabled = form.locator('input:enabled, textarea:enabled, select:enabled, button:enabled');
    await expect(enabled).toHaveCount(0);
    expect(endpoint.letters).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no form, only an address as text', async ({page, sendingPage}) => {
    await page.goto(sendingPage);
    await expect(page.getByRole('heading', {name: 'Formularz'})).toBeHidden();
    await expect(page.locator('main form')).toBeHidden();
    await expect(
      page.getByText('Formularz wymaga JavaScriptu. Bez niego napisz na adres kontakt@example.pl.'),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', {name: 'kontakt@example.pl'}).first(),
    ).toBeVisible();
  });
});

test.describe('without an endpoint', () => {
  test(
    'the form prepares an e-mail, offers its text and contacts no server',
    {tag: '@night'},
    async ({page, context, mailPage}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(mailPage);
      await hydrated(page);
      const origin = new URL(mailPage).origin;
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith('http') && !request.url().startsWith(origin)) {
          foreign.push(request.url());
        }
      });
      await field(page, 'Imię i nazwisko').fill('Jan Próbny');
      await field(page, 'E-mail').fill('jan@example.pl');
      await field(page, 'Wiadomość').fill('Chcę założyć spółdzielnię.');
      await field(page, 'Proponowany dzień rozmowy (opcjonalnie)').fill('5.3.2999');
      await expect(page.getByText('Załącznik dodasz w swoim programie pocztowym.')).toBeVisible();
      await expect(page.locator('input[type=file]')).toHaveCount(0);
      await page.getByRole('button', {name: 'Przygotuj wiadomość'}).click();
      const prepared = page.getByText('Wiadomość jest gotowa w Twoim programie pocztowym.');
      await expect(prepared).toBeVisible();
      await expect(box(prepared)).toBeFocused();
      await page.getByRole('button', {name: 'Skopiuj treść'}).click();
      await expect(page.getByText('Skopiowano.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'Chcę założyć spółdzielnię.\n\nProponowany dzień rozmowy: 05.03.2999\n\nJan Próbny\njan@example.pl',
      );
      expect(foreign).toEqual([]);
      await page.reload();
      await expect(page.getByText('Przywróciliśmy niewysłaną treść.')).toBeVisible();
    },
  );

  test('the policy says that the form sends nothing', {tag: '@night'}, async ({page, mailPage}) => {
    await page.goto(mailPage.replace('kontakt', 'polityka'));
    await expect(page.getByText(/Formularz na stronie kontaktu niczego nie wysyła/)).toBeVisible();
  });
});
