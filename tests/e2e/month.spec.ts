import {readFile} from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {loadSite} from '../../src/content/loadSite';
import {moneyOf, settleFiles, statementsOf} from '@cooperative/settlement/month';
import {formatNumber, formatZl} from '@cooperative/polish';
import {monthFiles, readFiles} from '../../packages/settlement/tests/samples/monthFiles';
import {expect, expectAccessibleAtNight, expectFits, test} from './fixtures';
import {keptBar, more, saved, tabTo, textFile} from './hands';

const {input, files} = monthFiles(59);
const {rates} = loadSite(process.cwd()).data.rates.value;

/** A folder with the file of the last month, as it is dropped: all at once. */
const dropped = [
  ...files.map(({name, text}) => textFile(name, text)),
  textFile(
    'spoldzielnia-2025-12.json',
    JSON.stringify({
      ...input,
      settledTo: '2025-12',
      stock: [
        {month: '2024-12', kwh: 500},
        {month: '2025-06', kwh: 900},
      ],
    }),
  ),
];

test('an accountant drops a folder, checks the seller and hands out statements in seven actions', async ({
  page,
}) => {
  test.slow();
  await page.goto('/rozlicz-miesiac');
  // 1. While the page still sleeps.
  await page.getByLabel('Wybierz plik').setInputFiles(dropped);
  const months = page.getByRole('table', {name: 'Miesiące'});
  await expect(months.getByRole('rowheader')).toHaveText(['styczeń 2026', 'luty 2026'], {
    timeout: 30_000,
  });
  const {settled} = settleFiles(
    {
      ...input,
      settledTo: '2025-12',
      stock: [
        {month: '2024-12', kwh: 500},
        {month: '2025-06', kwh: 900},
      ],
    },
    readFiles(files),
    {},
    rates,
  );
  const [first, second] = settled.ok ? settled.value.months : [];
  const bought = [first, second].map(
    (month) => `${formatNumber(month?.settlement.energy.credits.boughtKwh[0] ?? 0, 1)}\u00a0kWh`,
  );
  await expect(months.locator('[data-label=Kupione]')).toHaveText(bought);
  // As the command prints, which is worked out once more apart.
  await expect(months.locator('[data-label=Brutto]')).toHaveText(
    [first, second].flatMap((month) => {
      const gross = month && moneyOf(statementsOf(input, [month]), ({grossZl}) => grossZl);
      return typeof gross === 'number' ? [`${formatZl(gross)}\u00a0zł`] : [];
    }),
  );
  await expect(months.locator('[data-label=Przepadło]')).toHaveText(['500\u00a0kWh', '0\u00a0kWh']);

  // 2. The file of nobody.
  await page.getByRole('combobox', {name: /^Punkt dla pliku obcy/}).selectOption('Pomiń');
  await expect(page.getByText('wczytane: 10')).toBeVisible();
  await expect(page.getByText('brakuje punktu dla')).toHaveCount(0);

  // 3. The seller, in a part that is folded until somebody wants it.
  await page.locator('section[aria-labelledby=sprzedawca] summary').first().click();
  await page.getByRole('textbox', {name: 'Należność razem, brutto, zł'}).fill('1,00');
  await expect(page.getByText('różni się: 1').last()).toBeVisible();
  await expectAccessibleAtNight(page);

  // 5. Statements.
  const packed = unzipSync((await saved(page, 'Zestawienia w pliku ZIP (DOCX, TXT, CSV)')).bytes);
  expect(Object.keys(packed)).toEqual([
    '01-gmina.docx',
    '01-gmina.txt',
    '01-gmina.csv',
    '02-wodociag.docx',
    '02-wodociag.txt',
    '02-wodociag.csv',
    '03-dom.docx',
    '03-dom.txt',
    '03-dom.csv',
    '04-osp.docx',
    '04-osp.txt',
    '04-osp.csv',
    '05-swietlica.docx',
    '05-swietlica.txt',
    '05-swietlica.csv',
    '06-spoldzielnia.docx',
    '06-spoldzielnia.txt',
    '06-spoldzielnia.csv',
  ]);
  const statement = new TextDecoder().decode(packed['01-gmina.txt']);
  expect(statement).toContain('Zielona Dolina');
  expect(statement).toContain('Zestawienie: Gmina\n\nNr 2026-01–2026-02/01.');
  const {'word/document.xml': text = new Uint8Array()} = unzipSync(
    packed['01-gmina.docx'] ?? new Uint8Array(),
  );
  expect(new TextDecoder().decode(text)).toContain('Zestawienie: Gmina');

  // 6. The books.
  expect((await saved(page, 'Tabela do księgowości (CSV)')).text).toContain('2026-02;Gmina;szkoła');

  // 7. The file for the next month.
  expect(JSON.parse((await saved(page, 'Plik miesiąca na następny raz')).text)).toMatchObject({
    settledTo: '2026-02',
    stock: second?.closing.map(({kwh}) => ({kwh})),
  });

  // A reload loses nothing.
  await expect(page.getByText('Zapisano na tym urządzeniu')).toBeVisible();
  await page.reload();
  await expect(months.locator('[data-label=Kupione]')).toHaveText(bought, {timeout: 30_000});
  await more(page, 'Usuń z urządzenia');
  await page.getByRole('button', {name: 'Usuń wszystko'}).click();
  await expect(months).toBeHidden();
});

test('what changes in time, the key and rates of a bill are fields of the page, folded until wanted', async ({
  page,
}) => {
  test.slow();
  await page.goto('/rozlicz-miesiac');
  // The list comes first: its points stay when the file of the cooperative is read after it.
  const list = textFile(
    'a-lista.csv',
    'nazwa;członek;moc umowna\nurząd;Gmina Zielona;40\nżłobek;Gmina Zielona;12',
  );
  await page.getByLabel('Wybierz plik').setInputFiles([list, ...dropped]);
  await expect(page.getByRole('table', {name: 'Miesiące'})).toBeVisible({timeout: 30_000});
  const points = page.locator('section[aria-labelledby=punkty]');
  if (!(await points.getByRole('table', {name: 'Punkty poboru'}).isVisible())) {
    await points.locator('summary').first().click();
  }
  await expect(points.getByRole('textbox', {name: 'Nazwa punktu 8'})).toHaveValue('żłobek');
  await expect(points.getByRole('combobox', {name: 'Stawki: urząd'})).toHaveValue('C12a');

  await points.getByText('Zmiany w czasie: dołączenie').click();
  const life = points.locator('details', {has: page.locator('#punkt-3-od')}).last();
  await life.locator('summary').first().click();
  await life.getByText('Nowe stawki od dnia: 0').click();
  await life.getByRole('textbox', {name: 'Pierwszy dzień nowych stawek'}).fill('01.02.2026');
  await life.getByRole('button', {name: 'Dodaj zmianę stawek'}).click();
  await expect(life.getByText('Nowe stawki od dnia: 1')).toBeVisible();
  await life.getByRole('button', {name: 'Usuń: C12a od 01.02.2026'}).click();
  await page.getByRole('button', {name: 'Cofnij'}).click();
  await expect(life.getByText('Nowe stawki od dnia: 1')).toBeVisible();

  await points.getByText('Klucz podziału energii wspólnej: godzinowy').click();
  await points.getByLabel('Jak dzielimy energię wspólną i zapas').selectOption('fixed');
  await points.getByText('Udziały od początku').click();

  const rates = page.locator('section[aria-labelledby=stawki]');
  await rates.getByText('Cena wewnętrzna i sporne przepisy').click();
  await rates.getByText('Nowa cena od miesiąca: 0').click();
  await rates.getByRole('button', {name: 'Zmień stawki C12a'}).click();
  await expect(rates.getByRole('spinbutton', {name: 'Energia czynna'})).toHaveValue('0,61');
  await expectAccessibleAtNight(page);
  await page.setViewportSize({width: 320, height: 700});
  await expectFits(page);
});

test('an invoice of the seller dropped beside the field fills part 6, asks what it does not say, and its complaint is a document', async ({
  page,
}) => {
  const example =
    'packages/settlement/tests/fixtures/month/ksef/invoice-template-fa-3-with-attachment.xml';
  const invoice = (await readFile(example, 'utf8'))
    .replaceAll('999999999999999999', '590322400000000021')
    .replaceAll('2026-02-', '2026-01-')
    .replaceAll('2026-01-28', '2026-01-31');
  await page.goto('/rozlicz-miesiac');
  await page.getByLabel('Wybierz plik').setInputFiles(dropped);
  await expect(page.getByRole('table', {name: 'Miesiące'})).toBeVisible({timeout: 30_000});
  await page.locator('h1').evaluate((heading, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'faktura.xml'));
    heading.dispatchEvent(new DragEvent('drop', {bubbles: true, dataTransfer}));
  }, invoice);
  const part = page.locator('section[aria-labelledby=sprzedawca]');
  await expect(part.locator('summary').first()).toContainText('różni się', {timeout: 30_000});
  const open = part.getByRole('combobox', {name: /^Która to pozycja: „Opłata przejściowa/});
  if (!(await open.isVisible())) {
    await part.locator('summary').first().click();
  }
  await expect(part.getByRole('textbox', {name: 'Należność razem, brutto, zł'})).toHaveValue(
    '53.63',
  );
  await open.selectOption('żadna z nich, pomiń');
  await expect(open).toBeHidden();
  await expectAccessibleAtNight(page);
  const file = unzipSync((await saved(part, 'Pobierz reklamację (DOCX)')).bytes);
  const text = new TextDecoder().decode(file['word/document.xml']);
  expect(text).toContain('Elektrownia S.A.');
  expect(text).toContain('ul. Kwiatowa 1 m. 2, 00-001 Warszawa');
  expect(text).toContain('[adres spółdzielni]');
});

test('wrong files stop nothing, and each is told what to do with it', async ({page}) => {
  await page.goto('/rozlicz-miesiac');
  const [school] = files;
  await page
    .getByLabel('Wybierz plik')
    .setInputFiles([
      textFile('a.json', '{'),
      textFile('b.csv', 'nic;tu\n1;2'),
      textFile('szkola.csv', school?.text ?? ''),
    ]);
  await expect(page.getByRole('table', {name: 'Miesiące'})).toBeVisible({timeout: 30_000});
  await expect(page.getByText(/a\.json: .*to nie jest poprawny JSON/)).toBeVisible();
  await page.getByRole('button', {name: 'Usuń plik b.csv'}).press('Enter');
  await expect(page.getByText('wczytane: 1')).toBeVisible();
  await page.setViewportSize({width: 320, height: 700});
  await expectFits(page);
});

test('columns are named once, and files of the same heading are read like it', async ({page}) => {
  const rows = Array.from({length: 24}, (_, hour) => `2026-01-01 ${hour + 1}:00;0,25;1,5`);
  const file = (name: string) => textFile(name, ['When;Out;In', ...rows].join('\n'));
  await page.goto('/rozlicz-miesiac');
  await page.getByLabel('Wybierz plik').setInputFiles([file('a.csv')]);
  const form = page.getByRole('form', {name: 'Kolumny pliku a.csv'});
  await form.getByRole('combobox', {name: 'Energia pobrana'}).selectOption('In');
  await form.getByRole('combobox', {name: 'Energia oddana'}).selectOption('Out');
  await form.getByRole('button', {name: 'Wczytaj te kolumny'}).click();
  const months = page.getByRole('table', {name: 'Miesiące'});
  await expect(months.getByRole('rowheader')).toHaveText(['styczeń 2026']);
  await expect(months.locator('[data-label=Kupione]')).toHaveText('30\u00a0kWh');
  // A reload forgets neither the columns nor the file.
  await expect(page.getByText('Zapisano na tym urządzeniu')).toBeVisible();
  await page.reload();
  await expect(months.locator('[data-label=Kupione]')).toHaveText('30\u00a0kWh', {timeout: 30_000});
  await page.getByLabel('Wybierz plik').setInputFiles([file('a (2).csv')]);
  await expect(page.getByText('wczytane: 2')).toBeVisible({timeout: 30_000});
  await expect(form).toBeHidden();
  await page.getByRole('button', {name: 'Wskaż je od nowa'}).click();
  await expect(form).toBeVisible();
});

test('the keyboard alone does the month on a phone', {tag: '@night'}, async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/rozlicz-miesiac');
  const press = async (target: Locator, key: string): Promise<void> => {
    await tabTo(page, target, 80);
    await page.keyboard.press(key);
  };
  const chosen = page.waitForEvent('filechooser');
  await press(page.getByLabel('Wybierz plik'), 'Enter');
  await (await chosen).setFiles(dropped);
  const choice = page.getByRole('combobox', {name: /^Punkt dla pliku obcy/});
  await expect(choice).toBeVisible({timeout: 30_000});
  // What is to be done next is not far below.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7500);
  await press(choice, 'End');
  await expect(page.getByText('brakuje punktu dla')).toHaveCount(0);
  await press(page.locator('section[aria-labelledby=sprzedawca] summary').first(), 'Enter');
  await press(page.getByRole('textbox', {name: 'Należność razem, brutto, zł'}), '1');
  await expect(page.getByText('różni się: 1').last()).toBeVisible();
  // On a phone only the part that asks first is open, and the seller's difference asks before this one.
  await press(page.locator('section[aria-labelledby=wydaj] summary').first(), 'Enter');
  const saving = page.waitForEvent('download');
  await press(page.getByRole('button', {name: 'Plik miesiąca na następny raz'}), 'Enter');
  expect((await saving).suggestedFilename()).toBe('spoldzielnia-2026-02.json');
});

test(
  'reading that is stopped keeps the files read until then, and says so',
  {tag: '@night'},
  async ({page}) => {
    const [school] = files;
    await page.goto('/rozlicz-miesiac');
    await page.getByRole('button', {name: 'Wpisz punkty bez plików'}).click();
    // Dropped: so many files of a test would take longer to come to the page than to be read.
    const dataTransfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      for (let index = 0; index < 400; index += 1) {
        data.items.add(new File([text], `szkola ${index}.csv`));
      }
      return data;
    }, school?.text ?? '');
    await page.locator('[data-wakes]').first().dispatchEvent('drop', {dataTransfer});
    await page.getByRole('button', {name: 'Zatrzymaj'}).click();
    await expect(page.getByText('Wczytywanie zatrzymane.')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
  },
);

test('who has no files yet sees a month settled from an example', async ({page}) => {
  await page.goto('/rozlicz-miesiac');
  await page.getByRole('button', {name: 'Zobacz na przykładzie'}).click();
  await expect(page.getByRole('heading', {name: 'maj 2026'})).toBeVisible({timeout: 30_000});
  // Nothing is missing, so all but the result and its way out are folded: three screens of 820 px.
  const parts = page.locator('summary:has(> h2)').filter({visible: true});
  await expect(parts).toHaveText([
    /^1\. Pliki\s*gotowe: 1\splik$/,
    /^2\. Członkowie\si\spunkty\s*gotowe: 3\sczłonkowie, 5\spunktów$/,
    /^3\. Stawki\s*gotowe: C21, C11, C11o$/,
    /^4\. Zapas na początek\s*gotowe: bez zapasu$/,
    /^5\. Rozliczenie\s*gotowe: maj 2026$/,
    /^6\. Sprawdź rozliczenie sprzedawcy\s*nie wpisano$/,
    /^7\. Wydaj\s*gotowe: do wydania$/,
    /^8\. Dokumenty\s*nie wystawiono$/,
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2400,
  );
  await parts.filter({hasText: /^2\./}).click();
  await expect(page.getByRole('table', {name: 'Punkty poboru'})).toBeVisible();
  await parts.filter({hasText: /^5\./}).click();
  await expect(page.getByRole('table', {name: 'Miesiące'}).getByRole('rowheader')).toHaveText([
    'maj 2026',
  ]);
  await expectAccessibleAtNight(page);
  // A sheet does not scroll: the last column has the amounts.
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: sheetWidth, height: 1000});
  const amount = page.getByRole('table', {name: 'Punkty: maj 2026'}).getByRole('cell').last();
  await expect(amount).toHaveText(/^4\s661,56\szł$/);
  const {x = 0, width = 0} = (await amount.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(0);
  expect(x + width).toBeLessThanOrEqual(sheetWidth);
});

/** Of A4 without its margins, in CSS pixels. */
const sheetWidth = 718;

/** A month with two points and no files, typed on the page. */
async function typeMonth(page: Page): Promise<void> {
  await page.goto('/rozlicz-miesiac');
  await page.getByRole('button', {name: 'Wpisz punkty bez plików'}).click();
  await page.getByRole('textbox', {name: 'Nazwa spółdzielni'}).fill('Słoneczna Dolina');
  await page.getByRole('button', {name: 'Dodaj punkt'}).click();
  await page.getByRole('button', {name: 'Dodaj punkt'}).click();
  await expect(keptBar(page).getByText(/^2\u00a0punkty/)).toBeVisible();
}

const name = (page: Page): Locator => page.getByRole('textbox', {name: 'Nazwa spółdzielni'});

/**
 * Leaves by an address as a visitor does who does not want to lose anything: while the last change is not kept yet, the
 * page asks, and they stay and try again. Playwright alone would leave without a look at the question.
 */
async function leave(page: Page, address: string): Promise<void> {
  page.on('dialog', (dialog) => void dialog.dismiss());
  await expect(async () => {
    await page.goto(address);
  }).toPass();
}

test('a kept month is back after any link, with the last letter typed before leaving', async ({
  page,
}) => {
  await typeMonth(page);
  await name(page).press('End');
  await page.keyboard.type('!');
  await leave(page, '/kalkulator');
  // By a plain link, with no word of it in the address.
  await page.goto('/rozlicz-miesiac');
  await expect(keptBar(page).getByText('Słoneczna Dolina!')).toBeInViewport({
    timeout: 30_000,
  });
  await expect(name(page)).toHaveValue('Słoneczna Dolina!');
});

test('the example stands beside the own month and overwrites nothing', async ({page}) => {
  await typeMonth(page);
  await page.getByRole('button', {name: 'Zobacz na przykładzie'}).click();
  await expect(page.getByRole('heading', {name: 'maj 2026'})).toBeVisible({timeout: 30_000});
  // The buttons that open and close it go, and the place of the keyboard is not lost with them.
  await expect(page.getByRole('paragraph').filter({hasText: 'To wymyślona'})).toBeFocused();
  await page.getByRole('button', {name: 'Wróć do swoich danych'}).click();
  await expect(page.getByLabel('Wybierz plik')).toBeFocused();
  await page.getByRole('button', {name: 'Zobacz na przykładzie'}).click();
  await expect(page.getByText('To wymyślona spółdzielnia')).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue('Słoneczna Dolina', {timeout: 30_000});
});

test('what was taken away can be taken back: a point, and all of it, also once something was typed', async ({
  page,
}) => {
  await typeMonth(page);
  await page.getByRole('button', {name: 'Usuń punkt punkt 1'}).click();
  await expect(keptBar(page).getByText(/^1\u00a0punkt$/)).toBeVisible();
  await name(page).fill('Dolina');
  await page.getByRole('button', {name: 'Cofnij'}).click();
  await expect(keptBar(page).getByText(/^2\u00a0punkty$/)).toBeVisible();
  await expect(name(page)).toHaveValue('Dolina');
  await more(page, 'Usuń z urządzenia');
  await page.getByRole('button', {name: 'Usuń wszystko'}).click();
  await expect(keptBar(page)).toBeHidden();
  await page.getByRole('button', {name: 'Wpisz punkty bez plików'}).click();
  await name(page).fill('Słoneczna');
  await page.getByRole('button', {name: 'Cofnij'}).click();
  await expect(keptBar(page).getByText(/^2\u00a0punkty$/)).toBeVisible();
  await expect(name(page)).toHaveValue('Słoneczna');
});

test('a device that cannot be read is told apart from an empty one, and nothing is written over it', async ({
  page,
}) => {
  await typeMonth(page);
  await page.addInitScript(() => {
    const prototype = IDBObjectStore.prototype as {get?: unknown};
    const {get} = prototype;
    prototype.get = () => {
      // The next one is answered.
      prototype.get = get;
      throw new DOMException('The disk is busy.', 'UnknownError');
    };
  });
  await page.goto('/rozlicz-miesiac');
  await expect(page.getByText('Nie udało się odczytać, co to urządzenie zapamiętało')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', {name: 'Spróbuj jeszcze raz'}).click();
  await expect(name(page)).toHaveValue('Słoneczna Dolina');
});

test('an older file of the cooperative asks before it takes the place of a newer one', async ({
  page,
}) => {
  await page.goto('/rozlicz-miesiac');
  const file = (settledTo: string, points: number) =>
    textFile(
      `spoldzielnia-${settledTo}.json`,
      JSON.stringify({...input, points: input.points.slice(0, points), settledTo}),
    );
  await page.getByLabel('Wybierz plik').setInputFiles([file('2026-05', 4)]);
  await expect(page.getByText(/4\u00a0punkty, rozliczone do końca: maj 2026/)).toBeVisible({
    timeout: 30_000,
  });
  await page.getByLabel('Wybierz plik').setInputFiles([file('2026-03', 3)]);
  await expect(page.getByRole('alert')).toContainText(
    '3\u00a0punkty, rozliczone do końca: marzec 2026. Na stronie: 4\u00a0punkty, rozliczone do końca: maj 2026',
  );
  await page.getByRole('button', {name: 'Zostaw to, co na stronie'}).click();
  await expect(page.getByText(/4\u00a0punkty, rozliczone/)).toBeVisible();
});

test('files that an earlier version kept are named, to be added again, and the rest is there', async ({
  page,
}) => {
  await page.goto('/kontakt');
  await page.evaluate(
    async (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('se:miesiac', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('miesiac');
        opening.onerror = () => reject(new Error('No database.'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('miesiac', 'readwrite');
          const rows = transaction.objectStore('miesiac');
          rows.put(kept, 'stan');
          rows.put({name: 'szkola.csv', read: {ok: true}}, 'plik szkola.csv');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    {input: {...input, name: 'Dawna'}, asked: {}, choices: {}, typed: {}, names: ['szkola.csv']},
  );
  await page.goto('/rozlicz-miesiac');
  await expect(page.getByRole('alert')).toContainText('czytała mniej dokładnie', {
    timeout: 30_000,
  });
  await expect(page.getByRole('alert')).toContainText('szkola.csv');
  await expect(keptBar(page).getByText('Dawna')).toBeVisible();
  const [school] = files;
  await page.getByLabel('Wybierz plik').setInputFiles(textFile('szkola.csv', school?.text ?? ''));
  await expect(page.getByText('czytała mniej dokładnie')).toBeHidden({timeout: 30_000});
});
