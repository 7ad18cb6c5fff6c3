import type {BrowserContext, Page} from '@playwright/test';
import {strToU8, zipSync} from 'fflate';
import {earlierDevice, keptRows, leave, type Device} from '../e2e/device';
import {awake, expect, follow, openForm, test} from '../e2e/fixtures';
import {keptBar, more, openEntries, textFile} from '../e2e/hands';
import {launchOptions} from '../e2e/launchOptions';
import {sampleOf} from '../e2e/tries';

/**
 * What a treasurer has on a device × what befalls it, in each tool. Whatever happens: nothing is lost without a word,
 * nothing is written over that was not read, what is handed out is what is shown, and the page goes on.
 */

test.use({
  // Else Playwright's Chromium keeps no page for going back.
  launchOptions: {...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']},
});

interface Tool {
  readonly path: string;
  /** Makes a change; a later one takes its place or comes beside it. */
  readonly change: (page: Page, text: string) => Promise<void>;
  readonly shows: (page: Page, text: string) => Promise<boolean>;
}

/** The first field of these, as typed at once: it may be folded away. */
async function type(page: Page, fields: string, text: string): Promise<void> {
  await page
    .locator(fields)
    .first()
    .evaluate((field: HTMLInputElement, typed) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }, text);
}

async function values(page: Page, fields: string): Promise<string[]> {
  return page
    .locator(fields)
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
}

const nameField = '[id="cooperative.name"]';
const pointName = 'form input[id^="pole-members-"][id$="-id"]';
const day = Array.from({length: 24}, (_, hour) => `01.06.2026;${hour + 1};0,5;0`);
const ofDay = ['Data;Godzina;Pobór [kWh];Oddanie [kWh]', ...day].join('\n');
const tools: Readonly<Record<string, Tool>> = {
  papers: {
    path: '/teczka',
    change: (page, text) => type(page, nameField, text),
    shows: async (page, text) => (await values(page, nameField)).includes(text),
  },
  month: {
    path: '/rozlicz-miesiac',
    change: (page, text) =>
      page.getByLabel('Wybierz plik').setInputFiles(textFile(`${text}.csv`, ofDay)),
    shows: async (page, text) => (await page.getByText(`${text}.csv`).count()) > 0,
  },
  calculator: {
    path: '/kalkulator#spoldzielnia',
    change: async (page, text) => {
      // As for a person: until the device is read, nothing can be typed.
      await page.locator('form fieldset:enabled').first().waitFor({state: 'attached'});
      if ((await page.locator(pointName).count()) === 0) {
        await openForm(page);
        const full = page.getByRole('button', {name: 'Otwórz tryb pełny'});
        if (await full.isVisible()) {
          await full.click();
        }
        await page.locator('#edytuj-0').click();
        await page.locator(pointName).first().waitFor({state: 'attached'});
      }
      await type(page, pointName, text);
    },
    // In the field, or in the row that it is folded to.
    shows: async (page, text) =>
      (await values(page, pointName)).includes(text) ||
      (await page.locator('form').getByText(text).count()) > 0,
  },
};

/** What a device has at first, given what the site keeps today. */
const states: Readonly<Record<string, (kept: Device) => Device>> = {
  kept: (kept) => kept,
  'kept by a later version': ({rows}) => ({
    rows: rows.map(([key, row]) => {
      const {record} = row as {readonly record?: object};
      return [key, record ? {...(row as object), record: {...record, version: 2}} : row] as const;
    }),
  }),
  nothing: () => ({rows: []}),
  'kept by an earlier version': () => earlierDevice,
  'half written': ({rows}) => ({rows: rows.filter(([key]) => !key.startsWith('odczyty '))}),
};

interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Another tab, where nothing goes wrong. */
  readonly witness: Page;
  readonly tool: Tool;
}

/** What befalls a tool: before its page opens, once it is open, or after a change in it. */
interface Event {
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly open?: (scene: Scene) => Promise<unknown>;
  readonly after?: (scene: Scene) => Promise<unknown>;
  /** What was there is gone by somebody's will. */
  readonly deletes?: boolean;
  /** The page that was changed is no longer shown. */
  readonly leaves?: boolean;
  /** Tools it can befall. */
  readonly only?: readonly string[];
}

/** The scripts that a page fetches by itself, once it runs. */
async function laterScripts(
  {page, tool}: Scene,
  fault: (answer: {missing: () => Promise<void>; late: () => Promise<void>}) => Promise<void>,
): Promise<void> {
  const html = await (await page.request.get(tool.path)).text();
  await page.route('**/assets/js/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname;
    if (html.includes(file)) {
      await route.continue();
      return;
    }
    await fault({
      missing: () => route.fulfill({status: 404, body: 'Not Found'}),
      late: async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 3000);
        });
        await route.continue();
      },
    });
  });
}

const events: Readonly<Record<string, Event>> = {
  'nothing at all': {},
  'scripts that are missing': {before: (scene) => laterScripts(scene, ({missing}) => missing())},
  'scripts that come late': {before: (scene) => laterScripts(scene, ({late}) => late())},
  'a database that fails once': {
    before: ({page}) =>
      page.addInitScript(() => {
        const real = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open') ?? {};
        IDBFactory.prototype.open = () => {
          Object.defineProperty(IDBFactory.prototype, 'open', real);
          throw new DOMException('once', 'UnknownError');
        };
      }),
  },
  'a database that is refused': {
    before: ({page}) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('refused', 'SecurityError');
        };
      }),
  },
  'a database that is full': {
    before: ({page}) =>
      page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
  'a database that hangs': {
    before: ({page}) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      }),
  },
  'a device that is emptied': {
    deletes: true,
    open: ({witness}) => empty(witness),
  },
  'a cooperative deleted in another tab': {
    deletes: true,
    open: async ({context}) => {
      const other = await context.newPage();
      await other.goto('/teczka');
      await other.locator(nameField).waitFor({state: 'attached'});
      if ((await keptBar(other).getByText('Zapisano').count()) > 0) {
        await more(other, 'Usuń z urządzenia');
        await other.getByRole('button', {name: 'Usuń wszystko'}).click();
        await expect(
          other.getByText('Usunięto wszystko z tego urządzenia.', {exact: true}),
        ).toBeVisible();
      }
      await other.close();
    },
  },
  'another tab that writes': {
    open: async ({context}) => {
      const other = await context.newPage();
      await other.goto('/teczka');
      await other.locator('[id="cooperative.address"]').waitFor({state: 'attached'});
      await type(other, '[id="cooperative.address"]', 'ul. Inna 1');
      await other.waitForTimeout(400);
      await other.close();
    },
  },
  'a reload at once': {leaves: true, after: ({page}) => page.reload()},
  'the way back at once': {
    leaves: true,
    after: async ({page}) => {
      await page.goBack();
      await page.waitForTimeout(300);
    },
  },
  'a link followed at once': {
    leaves: true,
    after: async ({page}) => {
      await follow(page, '/oferta');
      await page.waitForTimeout(300);
    },
  },
  'a tab closed at once': {
    leaves: true,
    after: async ({page}) => {
      await page.close({runBeforeUnload: true});
      // Unless the page asked, and the visitor stays.
      await page.waitForEvent('close', {timeout: 1000}).catch(() => undefined);
    },
  },
  'no connection': {open: ({context}) => context.setOffline(true)},
  'a worker that dies': {
    only: ['month', 'calculator'],
    before: ({page}) =>
      page.addInitScript(() => {
        window.Worker = class Dying extends Worker {
          constructor(address: string | URL, options?: WorkerOptions) {
            super(address, options);
            setTimeout(() => this.terminate(), 20);
          }
        };
      }),
  },
  'a page that the browser kept for going back': {
    open: async ({page, tool}) => {
      await page.evaluate(() => {
        Object.assign(window, {wasHere: true});
      });
      await page.goto('/kontakt');
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${tool.path}$`));
      await awake(page);
    },
  },
};

async function empty(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        localStorage.clear();
        const request = indexedDB.deleteDatabase('se:miesiac');
        request.onsuccess = () => resolve();
        request.onblocked = () => resolve();
      }),
  );
}

/** What the page says of what does not work, wherever it says it. */
async function said(page: Page): Promise<string> {
  const texts = await page
    .locator('[role=alert], [role=status], [role=alertdialog], .notifications li, dialog[open]')
    // What only waits to be shown is not said.
    .filter({visible: true})
    .allTextContents();
  return texts
    .filter((text) =>
      /nie (?:uda|zapamięta|wczyta|da si|zapisa|jest)|nowsza|zmieniono|brak|połączeni|przerwan|zatrzyma/iu.test(
        text,
      ),
    )
    .join(' | ');
}

/** Whether the browser would ask before it leaves the page. */
async function asks(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const leaving = new window.Event('beforeunload', {cancelable: true});
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  });
}

/** All names and numbers of points and members in what a device has. */
function known(rows: Device['rows']): string[] {
  return rows.flatMap(([, row]) => {
    const {record} = row as {
      readonly record?: {readonly points: readonly object[]; readonly members?: readonly object[]};
    };
    return [...(record?.points ?? []), ...(record?.members ?? [])].flatMap((one) =>
      'ppe' in one ? [String(one.ppe)] : 'nazwa' in one ? [String(one.nazwa)] : [],
    );
  });
}

let kept: Device = {rows: []};

test.beforeAll(async ({browser}) => {
  const page = await browser.newPage();
  await page.goto('/kontakt');
  await leave(page, earlierDevice);
  await page.goto('/teczka');
  await openEntries(page, 'punkty');
  await type(page, '#points-0-annualKwh', '4000');
  await expect(keptBar(page)).toContainText('Zapisano');
  await expect
    .poll(async () => JSON.stringify(await keptRows(page)), {timeout: 10_000})
    .toContain('4000');
  kept = {rows: await keptRows(page)};
  await page.close();
});

for (const [name, tool] of Object.entries(tools)) {
  for (const [event, befalls] of Object.entries(events)) {
    if (befalls.only?.includes(name) === false) {
      continue;
    }
    test(`${name}: ${event}`, async ({context}) => {
      test.setTimeout(600_000);
      for (const [state, deviceOf] of sampleOf(Object.entries(states), 2)) {
        await test.step(state, async () => {
          const witness = await context.newPage();
          await witness.goto('/kontakt');
          await empty(witness);
          const device = deviceOf(kept);
          if (device.rows.length > 0) {
            await leave(witness, device);
          }
          const before = await keptRows(witness);
          const tab = await context.newPage();
          const scene: Scene = {page: tab, context, witness, tool};
          let hasAsked = false;
          // The browser keeps it with the tab.
          let isInAddress = false;
          tab.on('dialog', (dialog) => {
            hasAsked = true;
            void dialog.accept().catch(() => undefined);
          });
          // Where Back leads; nothing befalls it.
          await tab.goto('/kontakt');
          await befalls.before?.(scene);
          await tab.goto(tool.path);
          // Where its own script is missing, the page says so.
          tab.setDefaultTimeout(10_000);
          await awake(tab).catch(() => undefined);
          const text = `Zmieniona ${Object.keys(states).indexOf(state)}`;
          const isOpen = await opened(tab, tool, befalls.open ? () => befalls.open?.(scene) : null);
          if (isOpen) {
            await tool.change(tab, text);
            if (name === 'calculator' && (await keptBar(tab).count()) === 0) {
              // Nobody's calculation is in its address, a moment later.
              isInAddress = await tab.waitForURL(/#\w+=/, {timeout: 2000}).then(
                () => true,
                () => false,
              );
            }
            await befalls.after?.(scene);
          }
          await witness.waitForTimeout(befalls.leaves === true ? 500 : 1500);
          await context.setOffline(false);

          const after = await keptRows(witness);
          const isKept = JSON.stringify(after).includes(text);
          const words = tab.isClosed() ? '' : await said(tab);
          const told = words !== '' || hasAsked || (!tab.isClosed() && (await asks(tab)));
          expect(isKept || told || isInAddress, `${state}: kept or told`).toBe(true);
          if (state === 'kept by a later version') {
            expect(after.filter(([key]) => before.some(([one]) => one === key))).toEqual(
              befalls.deletes === true && after.length === 0 ? [] : before,
            );
          } else if (befalls.deletes !== true) {
            expect(known(after), state).toEqual(expect.arrayContaining(known(before)));
          }
          if (!tab.isClosed() && befalls.leaves !== true) {
            await expect(tab.getByText(/Ta część strony nie działa/), state).toHaveCount(0);
            if (isKept) {
              expect(await tool.shows(tab, text), `${state}: what is kept is shown`).toBe(true);
            }
          }
          // The next tab has all of it.
          if (isKept) {
            const next = await context.newPage();
            await next.goto(tool.path);
            await awake(next);
            if (name === 'calculator') {
              await openForm(next);
            }
            await expect.poll(() => tool.shows(next, text), {timeout: 15_000}).toBe(true);
            await next.close();
          }
          await tab.close();
          await witness.close();
        });
      }
    });
  }
}

const whileReading = {
  'everything is deleted': async (page: Page) => {
    await more(page, 'Usuń z urządzenia');
    await page.getByRole('button', {name: 'Usuń wszystko'}).click();
  },
  'another cooperative is opened': (page: Page) => more(page, 'Nowa spółdzielnia'),
} as const;

for (const [event, happen] of Object.entries(whileReading)) {
  test(`month: files that are being read while ${event} are added to nothing`, async ({page}) => {
    await page.goto('/rozlicz-miesiac');
    await awake(page);
    await tools.month?.change(page, 'Pierwszy');
    await expect(keptBar(page)).toContainText('Zapisano');
    const many = Array.from({length: 600}, (_, index) => [`${index}.csv`, strToU8(ofDay)] as const);
    await page.getByLabel('Wybierz plik').setInputFiles({
      name: 'liczniki.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(Object.fromEntries(many))),
    });
    await expect(page.getByRole('button', {name: 'Zatrzymaj'})).toBeVisible();
    expect(await asks(page)).toBe(true);
    await happen(page);
    await expect(page.getByRole('button', {name: 'Zatrzymaj'})).toHaveCount(0);
    await expect.poll(() => asks(page)).toBe(false);
    // Longer than the reading would take.
    await page.waitForTimeout(8000);
    expect(JSON.stringify(await keptRows(page))).not.toContain('599.csv');
    await expect(page.getByText('wczytane: 1')).toHaveCount(0);
  });
}

/**
 * Waits for the tool, and lets happen what happens once it is open. A tool that does not come has to say so: then there is
 * nothing to change.
 */
async function opened(
  page: Page,
  tool: Tool,
  happen: (() => Promise<unknown> | undefined) | null,
): Promise<boolean> {
  const control = page
    .locator(nameField)
    .or(page.getByLabel('Wybierz plik'))
    .or(page.locator('#kalkulator-formularz, form[aria-label="Dane do obliczeń"]'))
    .first();
  try {
    await control.waitFor({state: 'attached', timeout: 12_000});
    if (tool === tools.calculator) {
      // It stands in the page from the start, and shows once its scripts have come.
      await page
        .locator('form fieldset:enabled')
        .first()
        .waitFor({state: 'attached', timeout: 12_000});
    }
  } catch {
    await expect
      .poll(() => said(page), {message: `${tool.path} says what did not come`, timeout: 20_000})
      .not.toBe('');
    return false;
  }
  await page.waitForTimeout(300);
  await happen?.();
  return true;
}
