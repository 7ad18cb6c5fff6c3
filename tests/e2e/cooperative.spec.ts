import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {
  awake,
  basePathOrigin,
  consentRefused,
  expect,
  expectAccessibleAtNight,
  expectFits,
  follow,
  hydrated,
  openFullMode,
  test,
} from './fixtures';
import {earlierDevice, keptRows, leave, type Device} from './device';
import {keptBar, more, openEntries, openStep, openTools, saved, textFile} from './hands';

async function leaveEarlier(page: Page, left: Device = earlierDevice, path = ''): Promise<void> {
  await page.goto(`${path}/kontakt`);
  await leave(page, left);
}

/** A meter of May, half a kWh an hour. */
const rows = Array.from({length: 31 * 24}, (_, hour) => {
  const day = String(Math.floor(hour / 24) + 1).padStart(2, '0');
  return `${day}.05.2026;${(hour % 24) + 1};0,5;0`;
});
const may = ['Data;Godzina;Pobór [kWh];Oddanie [kWh]', ...rows].join('\n');

test('a folder and a month of the site before are one cooperative, whole', async ({page}) => {
  await leaveEarlier(page);
  await page.goto('/teczka');
  await expect(keptBar(page)).toContainText('Zielona Dolina');
  await expect(keptBar(page)).toContainText('1 członek, 1 punkt');
  await openEntries(page, 'punkty');
  await expect(page.locator('#points-0-ppe')).toHaveValue('590000000000000011');
  // The month knew the ordered power, and the folder the group.
  await expect(page.locator('#points-0-orderedKw')).toHaveValue('40');
  await expect(page.locator('#points-0-group')).toHaveValue('C11');
  expect(await page.evaluate(() => localStorage.getItem('se:teczka'))).toBeNull();
  await keptBar(page).getByRole('link', {name: 'Rozlicz miesiąc'}).click();
  await expect(page.getByRole('table', {name: 'Miesiące'}).getByRole('rowheader')).toHaveText(
    ['maj 2026'],
    {timeout: 30_000},
  );
  await expect(keptBar(page)).toContainText('1 plik');
});

test('in the narrowest window what is under “Więcej” fits, and the question before deleting too', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await leaveEarlier(page);
  await page.goto('/rozlicz-miesiac');
  await more(page, 'Usuń z urządzenia');
  await expect(keptBar(page).getByText('Usunąć z tego urządzenia')).toBeVisible();
  await expectFits(page);
});

test('readings that the calculator kept apart are kept with the cooperatives, and go with the last one', async ({
  page,
}) => {
  const readings = {startUtc: 0, withdrawn: {$float64: [1, 2]}, injected: {$float64: [0, 0]}};
  await leaveEarlier(page, {
    ...earlierDevice,
    readings: [['szkola-mark', readings]],
  });
  await page.goto('/rozlicz-miesiac');
  await expect(keptBar(page)).toContainText('Zielona Dolina');
  // No plan counts them: they stay on the device until its last cooperative goes.
  await expect
    .poll(async () => (await keptRows(page)).filter(([key]) => key.startsWith('plan ')))
    .toEqual([['plan - szkola-mark', readings]]);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({name}) => name)),
  ).not.toContain('se:odczyty');
  // Another tab has the database open, so that it is not deleted whole.
  const held = await page.evaluateHandle(
    async () =>
      new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('se:miesiac');
        opening.onsuccess = () => resolve(opening.result);
      }),
  );
  await more(page, 'Usuń z urządzenia');
  await page.getByRole('button', {name: 'Usuń wszystko'}).click();
  await expect
    .poll(() =>
      held.evaluate(
        async (database) =>
          new Promise((resolve) => {
            const keys = database.transaction('miesiac').objectStore('miesiac').getAllKeys();
            keys.onsuccess = () => resolve(keys.result);
          }),
      ),
    )
    .toEqual([]);
});

test.describe('in a copy of the site below the root', () => {
  test.use({baseURL: basePathOrigin, storageState: consentRefused});
  const path = '/spoldzielnie';
  const kept = async (page: Page): Promise<unknown> =>
    page.evaluate(async () => [
      (await indexedDB.databases()).map(({name}) => name),
      Object.keys(localStorage).sort(),
    ]);

  test('what it kept before its names had the path is moved to them', async ({page}) => {
    await leaveEarlier(page, earlierDevice, path);
    await page.goto(`${path}/rozlicz-miesiac`);
    await expect(keptBar(page)).toContainText('Zielona Dolina', {timeout: 30_000});
    await expect(keptBar(page)).toContainText('1 plik');
    expect(await kept(page)).toEqual([['se:miesiac-spoldzielnie'], ['se:consent-spoldzielnie']]);
    await page.goto(`${path}/teczka`);
    await expect(keptBar(page)).toContainText('Zielona Dolina');
  });

  test('what a copy at the root keeps is neither shown nor touched', async ({page}) => {
    await leaveEarlier(page, earlierDevice, path);
    // Left by whatever that copy keeps.
    await page.evaluate(() => localStorage.setItem('se:adres', '/'));
    const before = await kept(page);
    await page.goto(`${path}/teczka`);
    await page.locator('[id="cooperative.name"]').fill('Stara Góra');
    await expect(keptBar(page).getByRole('status').first()).toContainText('Zapisano');
    await more(page, 'Usuń z urządzenia');
    await page.getByRole('button', {name: 'Usuń wszystko'}).click();
    await expect(page.locator('[id="cooperative.name"]')).toHaveValue('');
    await page.reload();
    await expect(page.locator('[id="cooperative.name"]')).toHaveValue('');
    expect(await kept(page)).toEqual(before);
  });
});

test('a folder and a month of two cooperatives stay two, and none is written over', async ({
  page,
}) => {
  const other = earlierDevice.folder
    .replaceAll('Zielona Dolina', 'Stara Góra')
    .replaceAll('590000000000000011', '590000000000000099')
    .replaceAll('szkoła', 'młyn');
  await leaveEarlier(page, {...earlierDevice, folder: other});
  await page.goto('/teczka');
  const list = page.getByLabel('Otwarta spółdzielnia');
  await expect(list.getByRole('option')).toHaveCount(2);
  const point = page.locator('#punkty > details > summary');
  const points = new Set<string | null>();
  for (const _ of [1, 2]) {
    const before = await point.textContent();
    points.add(before);
    const closed = list.locator('option:not(:checked)');
    await list.selectOption(await closed.getAttribute('value'));
    await expect(point).not.toHaveText(before ?? '');
  }
  expect(points).toEqual(new Set(['Punkt 1: młyn', 'Punkt 1: szkoła']));
});

test('one cooperative is begun beside another, opened again after a reload, and deleted alone', async ({
  page,
}) => {
  await page.goto('/teczka');
  const name = page.locator('[id="cooperative.name"]');
  await name.fill('Pierwsza');
  await expect(keptBar(page).getByRole('status').first()).toContainText('Zapisano');
  await more(page, 'Nowa spółdzielnia');
  await expect(name).toHaveValue('');
  await name.fill('Druga');
  await expect(keptBar(page).getByRole('status').first()).toContainText('Zapisano');
  await page.reload();
  await expect(name).toHaveValue('Druga');
  await page.getByLabel('Otwarta spółdzielnia').selectOption({index: 1});
  await expect(name).toHaveValue('Pierwsza');
  await more(page, 'Usuń z urządzenia');
  await page.getByRole('button', {name: 'Usuń wszystko'}).click();
  await expect(name).not.toHaveValue('Pierwsza');
  await page.reload();
  await expect(name).toHaveValue('Druga');
  await expect(page.getByLabel('Otwarta spółdzielnia')).toBeHidden();
  await expectAccessibleAtNight(page);
});

test('while the browser keeps nothing, a link asks before it leaves, and the file has what is on the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/teczka');
  const name = page.locator('[id="cooperative.name"]');
  await name.fill('Zielona Dolina');
  await expect(page.getByRole('alert')).toContainText('nie zapamiętała ostatniej zmiany');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await follow(page, '/oferta');
  await expect.poll(() => questions).toEqual(['confirm']);
  await expect(page).toHaveURL('/teczka');
  await expect(name).toHaveValue('Zielona Dolina');
  expect((await saved(page.getByRole('alert'), 'Zapisz plik')).text).toContain('Zielona Dolina');
  await page.close({runBeforeUnload: true});
  await expect.poll(() => questions).toEqual(['confirm', 'beforeunload']);
});

test.describe('where a document is missing', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('the archive of papers names the paper, and comes once it is there, with what was entered meanwhile', async ({
    page,
  }) => {
    await page.goto('/teczka');
    const name = page.locator('[id="cooperative.name"]');
    await name.fill('Zielona Dolina');
    await page.route('**/*.docx', (route) => route.fulfill({status: 404, body: ''}));
    await page.getByRole('button', {name: 'Pobierz wszystkie wzory'}).click();
    await expect(page.getByText(/Nie udało się pobrać wzoru „.+”/).first()).toBeVisible();
    await name.fill('Stara Góra');
    await page.unroute('**/*.docx');
    const files = unzipSync((await saved(page, 'Spróbuj jeszcze raz')).bytes);
    const statute = Object.entries(files).find(([file]) => file.includes('Statut'))?.[1];
    const text = unzipSync(statute ?? new Uint8Array())['word/document.xml'];
    expect(new TextDecoder().decode(text)).toContain('Stara Góra');
  });
});

test('two tabs with one cooperative follow one another, whichever tool they show, and what is deleted in one is gone in both', async ({
  page,
  context,
}) => {
  await page.goto('/teczka');
  await page.locator('[id="cooperative.name"]').fill('Zielona Dolina');
  await expect(keptBar(page).getByRole('status').first()).toContainText('Zapisano');
  const month = await context.newPage();
  await month.goto('/rozlicz-miesiac');
  await expect(keptBar(month)).toContainText('Zielona Dolina', {timeout: 30_000});
  await page.locator('[id="cooperative.name"]').fill('Stara Góra');
  await expect(keptBar(month)).toContainText('Stara Góra');
  // The calculator too, both ways.
  await openStep(page, 2);
  await page.getByRole('button', {name: 'Dodaj: punkt'}).click();
  await page.locator('#points-0-name').fill('szkoła');
  await page.locator('#points-0-annualKwh').fill('40000');
  await expect(keptBar(month)).toContainText(/1\u00a0punkt/);
  const plan = await context.newPage();
  await plan.goto('/kalkulator#spoldzielnia');
  await expect(keptBar(plan)).toContainText('Stara Góra', {timeout: 30_000});
  await page.locator('#points-0-name').fill('przedszkole');
  await expect(plan.getByText('przedszkole').first()).toBeAttached();
  await plan.getByText('Zmień dane').click();
  await plan.getByRole('heading', {name: 'Koszt i podział'}).click();
  await plan.getByRole('combobox', {name: 'Klucz wewnętrzny'}).selectOption('fixed');
  await openStep(page, 4);
  await page.locator('#wybor summary').click();
  await expect(page.locator('[id="choices.key"]')).toHaveValue('fixed');
  await more(month, 'Usuń z urządzenia');
  await month.getByRole('button', {name: 'Usuń wszystko'}).click();
  await expect(page.locator('[id="cooperative.name"]')).toHaveValue('');
});

test('a plan goes to the papers and back by one link each, and no name of a person is in an address', async ({
  page,
}) => {
  await page.goto('/kalkulator');
  await openFullMode(page);
  await page.getByRole('link', {name: 'Wypełnij wzory tymi danymi'}).click();
  await expect(page).toHaveURL(/\/teczka$/);
  await openEntries(page, 'punkty');
  await expect(page.locator('#points-0-name')).toHaveValue('szkoła');
  // A person comes, in the papers.
  await page.getByRole('button', {name: 'Dodaj: punkt'}).click();
  const last = page.locator('[id^="points-"][id$="-name"]').last();
  await last.fill('dom Kowalskich');
  await page.locator('[id^="points-"][id$="-annualKwh"]').last().fill('4000');
  await expect(keptBar(page).getByRole('status').first()).toContainText('Zapisano');
  await keptBar(page).getByRole('link', {name: 'Policz w kalkulatorze'}).click();
  await expect(page).toHaveURL(/\/kalkulator#spoldzielnia$/);
  await hydrated(page);
  await expect(page.getByText('dom Kowalskich').first()).toBeAttached();
  await expect(keptBar(page)).toContainText('Zapisano');
  // What changes there is kept there, and the address stays bare.
  await page.reload();
  // It stands in the answer, once that is counted.
  await expect(page.getByText('dom Kowalskich').first()).toBeAttached({timeout: 20_000});
  const copied = await page.evaluate(() => location.href);
  expect(decodeURIComponent(copied)).not.toMatch(/Kowalsk/);
});

test('somebody who knows a part of it fills in a file with only that, and what comes back is told before it counts', async ({
  page,
  browser,
}) => {
  await page.goto('/teczka');
  await page.locator('[id="cooperative.name"]').fill('Zielona Dolina');
  await openEntries(page, 'spoldzielnia');
  await page.locator('[id="cooperative.email"]').fill('zarzad@example.pl');
  await openStep(page, 2);
  await page.getByRole('button', {name: 'Dodaj: punkt'}).click();
  await page.locator('#points-0-name').fill('szkoła');
  await expect(keptBar(page)).toContainText('Zapisano');
  await page.getByText('Daj komuś do wypełnienia').click();
  await page.getByLabel('Kto wypełnia').selectOption('rachunek za prąd');
  const asked = await saved(page, 'Zapisz plik dla tej osoby');
  expect(asked.text).not.toContain('zarzad@example.pl');

  // On the device of whoever has the bills.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/teczka');
  await other
    .getByLabel('Plik spółdzielni')
    .setInputFiles(textFile('do-wypelnienia.json', asked.text));
  await expect(other.getByText('Ten plik przysłano do wypełnienia.')).toBeVisible();
  await expect(other.locator('[id="cooperative.email"]')).toHaveCount(0);
  await other.locator('#punkty > details > summary').click();
  await other.locator('#points-0-ppe').fill('590000000000000011');
  const back = await saved(other, 'Zapisz plik do odesłania');
  await context.close();

  await page.getByLabel('Plik spółdzielni').setInputFiles(textFile('wypelniony.json', back.text));
  await expect(page.getByText('Punkt szkoła, Numer PPE')).toBeVisible();
  await page.getByRole('button', {name: 'Wpisz te zmiany'}).click();
  await openEntries(page, 'punkty');
  await expect(page.locator('#points-0-ppe')).toHaveValue('590000000000000011');
  await expect(page.locator('[id="cooperative.email"]')).toHaveValue('zarzad@example.pl');
});

/** From the papers, which have a field for files too, to the month, with the readings of May in a file of that name. */
async function dropInMonth(page: Page, name: string): Promise<void> {
  await keptBar(page).getByRole('link', {name: 'Rozlicz miesiąc'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Rozlicz miesiąc'})).toBeVisible();
  await page.getByLabel('Wybierz plik').setInputFiles(textFile(name, may));
}

test('on a phone a cooperative goes from the calculator to its papers, its month and its documents, and nothing is asked twice', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/kalkulator');
  await awake(page);
  await page.getByRole('link', {name: 'Wypełnij wzory tymi danymi'}).click();
  await expect(page).toHaveURL(/\/teczka$/);
  const given = {
    'cooperative.name': 'Spółdzielnia Energetyczna Dolina',
    'cooperative.address': 'ul. Leśna 2, 22-222 Dolina',
    'cooperative.nip': '5265877635',
    'cooperative.krs': '0000099999',
    'cooperative.seller': 'Sprzedawca Energii',
  };
  await openEntries(page, 'spoldzielnia');
  for (const [id, text] of Object.entries(given)) {
    await page.locator(`[id="${id}"]`).fill(text);
  }
  await openEntries(page, 'punkty');
  await page.locator('#points-0-ppe').fill('590000000000000011');
  await expect(keptBar(page)).toContainText('Zapisano');
  // A phone folds the papers, so that the form is the next thing to see.
  await page.locator('summary', {hasText: /^Wzory: /}).click();
  const papers = unzipSync((await saved(page, 'Pobierz wszystkie wzory')).bytes);
  expect(Object.keys(papers).length).toBeGreaterThan(10);

  await dropInMonth(page, '590000000000000011.csv');
  const documents = page.locator('section[aria-labelledby=dokumenty]');
  await documents.locator('summary').first().click({timeout: 60_000});
  await documents.getByText('Spółdzielnia: nazwa, adres, NIP, rachunek').click();
  await page.locator('section[aria-labelledby=sprzedawca] summary').first().click();
  // What was given once, by the fields that could ask for it again.
  const again = {
    'dok-nazwa': given['cooperative.name'],
    'dok-spoldzielnia-address': 'ul. Leśna 2',
    'dok-spoldzielnia-town': '22-222 Dolina',
    'dok-spoldzielnia-nip': given['cooperative.nip'],
    'dok-spoldzielnia-krs': given['cooperative.krs'],
    'adres-spoldzielni': given['cooperative.address'],
    'sprzedawca-nazwa': given['cooperative.seller'],
  };
  const asked: string[] = [];
  for (const [id, text] of Object.entries(again)) {
    if ((await page.locator(`#${id}`).inputValue()) !== text) {
      asked.push(id);
    }
  }
  expect(asked).toEqual([]);
  // The file found its point by the number that stood in the papers, and members are those of the plan.
  await expect(page.getByText('wczytane: 1')).toBeVisible();
  await expect(documents.getByText(/^adresy: \d z\s3$/)).toBeVisible();
  await expectFits(page);
});

/** From now on the browser keeps nothing more. */
async function refuse(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
}

/** A cooperative with the plan of the example, of this name; the calculator shows it. */
async function planNamed(page: Page, name: string): Promise<void> {
  await page.goto('/kalkulator');
  await openFullMode(page);
  await page.getByRole('link', {name: 'Wypełnij wzory tymi danymi'}).click();
  await page.locator('[id="cooperative.name"]').fill(name);
  await expect(keptBar(page)).toContainText('Zapisano');
  await keptBar(page).getByRole('link', {name: 'Policz w kalkulatorze'}).click();
  await expect(page).toHaveURL(/\/kalkulator#spoldzielnia$/);
  await expect(keptBar(page)).toContainText(name);
}

const notKept = /Przeglądarka nie zapamiętała ostatniej zmiany/;

test('a plan whose cooperative is deleted in another tab goes to no other one', async ({
  page,
  context,
}) => {
  test.slow();
  await planNamed(page, 'Pierwsza');
  const other = await context.newPage();
  await other.goto('/teczka');
  const name = other.locator('[id="cooperative.name"]');
  await expect(name).toHaveValue('Pierwsza');
  await more(other, 'Nowa spółdzielnia');
  await name.fill('Druga');
  await expect(keptBar(other)).toContainText('Zapisano');
  await other.getByLabel('Otwarta spółdzielnia').selectOption({index: 1});
  await expect(name).toHaveValue('Pierwsza');
  await more(other, 'Usuń z urządzenia');
  await other.getByRole('button', {name: 'Usuń wszystko'}).click();
  const told = other.getByText('Usunięto wszystko z tego urządzenia.').first();
  await expect(told).toBeVisible();
  // The readings of its months went too: nothing promises to bring them back.
  await expect(other.getByRole('button', {name: 'Cofnij'})).toHaveCount(0);
  await openTools(page);
  await page.getByRole('button', {name: 'Dodaj jako wariant'}).click();
  await expect(page.getByText(notKept)).toBeVisible();
  await other.reload();
  await expect(name).toHaveValue('Druga');
  await expect(other.locator('#points-0-name')).toHaveCount(0);
});

test('two tabs that meet an earlier folder and month at once make one cooperative', async ({
  page,
  context,
}) => {
  await leaveEarlier(page);
  const other = await context.newPage();
  await Promise.all([page.goto('/teczka'), other.goto('/teczka')]);
  for (const tab of [page, other]) {
    await expect(keptBar(tab)).toContainText('Zielona Dolina');
  }
  await page.reload();
  await expect(keptBar(page)).toContainText('1 członek, 1 punkt');
  await expect(page.getByLabel('Otwarta spółdzielnia')).toBeHidden();
});

test('while the browser keeps nothing no other cooperative takes the place, and the file has what was not kept', async ({
  page,
}) => {
  await page.goto('/rozlicz-miesiac');
  await hydrated(page);
  await page.getByRole('button', {name: 'Wpisz punkty bez plików'}).click();
  const name = page.locator('#nazwa-spoldzielni');
  await name.fill('Pierwsza');
  await expect(keptBar(page)).toContainText('Zapisano');
  await refuse(page);
  await name.fill('Zmieniona');
  await expect(page.getByText(notKept)).toBeVisible();
  const kept = JSON.parse((await saved(page, 'Zapisz plik')).text) as {
    readonly name: string;
  };
  expect(kept.name).toBe('Zmieniona');
  await page
    .getByLabel('Wybierz plik')
    .setInputFiles(
      textFile('inna.json', JSON.stringify({...kept, id: 'inna-12345678', name: 'Inna'})),
    );
  await expect(page.getByText(/Najpierw zapisz jej plik/)).toBeVisible({timeout: 30_000});
  await expect(name).toHaveValue('Zmieniona');
});

test('after a refusal the file of the calculator has the plan as it is shown', async ({page}) => {
  await planNamed(page, 'Pierwsza');
  await refuse(page);
  await openTools(page);
  await page.getByRole('button', {name: 'Dodaj jako wariant'}).click();
  await expect(page.getByText(notKept)).toBeVisible();
  const kept = JSON.parse((await saved(page, 'Zapisz plik')).text) as {
    readonly plan: {readonly v: readonly unknown[]};
  };
  expect(kept.plan.v).toHaveLength(1);
});

test('the address of a plan on a device without one says so, with a way on', async ({page}) => {
  await page.goto('/kalkulator#spoldzielnia');
  await awake(page);
  const told = page.getByText(/nie ma spółdzielni z\spunktami poboru/);
  await expect(told).toBeVisible();
  await told.getByRole('link', {name: 'otwórz plik spółdzielni w teczce'}).click();
  await expect(page).toHaveURL(/\/teczka$/);
});

test('a list is read in MWh, and what it leaves out or gets wrong is told beside it', async ({
  page,
}) => {
  await page.goto('/teczka');
  await hydrated(page);
  await openStep(page, 2);
  await page.getByText('Wczytaj listę członków i punktów').click();
  const rows = ['nazwa;numer PPE;taryfa;zużycie [MWh]', 'szkoła;59032240000000001;C12a;84,5'];
  await page.locator('#lista-plik').setInputFiles(textFile('lista.csv', rows.join('\n')));
  await openEntries(page, 'punkty');
  await expect(page.locator('#points-0-name')).toHaveValue('szkoła');
  const told = page.locator('details', {has: page.locator('#lista-plik')}).getByRole('listitem');
  await expect(told.filter({hasText: /cyfr jest 17, a\spowinno być 18/})).toBeVisible();
  await expect(told.filter({hasText: 'nie wczytano kolumn: „taryfa”'})).toBeVisible();
  await expect(told.filter({hasText: 'przeliczono na kWh'})).toBeVisible();
});

test('a list in a workbook fills the folder, and a point renamed there keeps the file it was given by hand', async ({
  page,
}) => {
  await page.goto('/teczka');
  await hydrated(page);
  await openStep(page, 2);
  await page.getByText('Wczytaj listę członków i punktów').click();
  await page.locator('#lista-plik').setInputFiles('static/pliki/lista-czlonkow.xlsx');
  await openEntries(page, 'punkty');
  await openEntries(page, 'zrodla');
  await expect(page.locator('#points-0-name')).toHaveValue('szkoła');
  await expect(page.locator('#sources-0-kw')).toHaveValue('49,5');
  await expect(keptBar(page)).toContainText('2 członkowie, 3 punkty');
  await dropInMonth(page, 'odczyty.csv');
  await expect(page.getByText('brakuje punktu dla 1 pliku', {exact: true})).toBeVisible({
    timeout: 60_000,
  });
  await page.getByLabel('Punkt dla pliku odczyty.csv').selectOption('szkoła');
  await expect(page.getByText('brakuje punktu dla 1 pliku')).toHaveCount(0);
  await keptBar(page).getByRole('link', {name: 'Wypełnij wzory'}).click();
  await openEntries(page, 'punkty');
  await page.locator('#points-0-name').fill('przedszkole');
  await openEntries(page, 'zrodla');
  await expect(page.locator('#sources-0-place')).toHaveValue('przedszkole');
  await expect(keptBar(page)).toContainText('Zapisano');
  await keptBar(page).getByRole('link', {name: 'Rozlicz miesiąc'}).click();
  await expect(page.getByText('wczytane: 1')).toBeVisible({timeout: 60_000});
});
