import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {audit, expect, test} from './fixtures';
import {keptBar, more, openTools, resultOf} from './hands';
import {meterFile, openFold, openMembers, press, readMeter, widths} from './meterReading';

const countingMs = 30_000;

const quarter =
  (scale: number) =>
  (index: number): readonly [number, number] => [
    ((index % 5) + 1) * scale,
    index % 24 >= 10 && index % 24 < 14 ? 3 * scale : 0,
  ];

/** A quarter of a year of three meters; one begins in the middle of its first month. */
const meters = {
  szkoła: meterFile('szkola.tsv', '2025-10-01', 92, quarter(1)),
  urząd: meterFile('urzad.tsv', '2025-10-17', 76, quarter(0.5)),
  'ośrodek stowarzyszenia': meterFile('osrodek.tsv', '2025-10-01', 92, quarter(0.2)),
};
const hours = 76 * 24 + 1;

async function readAll(page: Page): Promise<void> {
  await openMembers(page, ['wodociąg', 'oświetlenie ulic']);
  for (const [member, file] of Object.entries(meters)) {
    await readMeter(page, member, file);
    await press(page, page.getByRole('button', {name: 'Gotowe'}));
  }
}

async function expectQuarter(page: Page): Promise<void> {
  const text = new RegExp(
    `^Godzin\\sw\\sdanych:\\s${new Intl.NumberFormat('pl-PL', {useGrouping: 'always'}).format(hours).replace(/\s/, '\\s')}\\.`,
  );
  await expect(
    resultOf(page)
      .locator('summary')
      .filter({hasText: /uwagi: \d/}),
  ).toBeVisible({
    timeout: countingMs,
  });
  await openFold(page, 'Warunki z ustawy');
  await expect(resultOf(page).getByText(text)).toBeVisible({timeout: countingMs});
}

async function settles(page: Page): Promise<void> {
  await expectQuarter(page);
  const result = resultOf(page);

  await openFold(page, 'Co dają własne źródła, a co spółdzielnia');
  // Only what is in the data: no sum of a year, no payback, no lots of a year before, fees of October by its days.
  await expect(
    result
      .getByText(/płaciłaby\sza\sprąd\sod\s17\spaździernika\s2025\sr\.\sdo\s31\sgrudnia\s2025\sr\./)
      .first(),
  ).toBeVisible();
  await expect(result.getByText(/z\sczęści roku nie liczymy zwrotu nakładu/)).toBeVisible();
  await expect(result.getByText(/rocznie/)).toHaveCount(0);
  await openFold(page, 'Członkowie');
  await expect(
    result.getByRole('table', {
      name: /^Rachunki członków.* od 17 października 2025 r\. do 31 grudnia 2025 r\./,
    }),
  ).toBeVisible();
  await openFold(page, 'Założenia');
  await press(page, result.locator('summary').filter({hasText: 'Pokaż rachunek'}));
  await expect(result.getByRole('heading', {name: 'Jeden okres rozliczeniowy'})).toBeVisible();
  await expect(result.getByText(/Liczymy\skolejny\srok|poprzedni rok/i)).toHaveCount(0);

  await press(page, result.getByText('Rachunki ze składnikami'));
  const bills = result.getByRole('table', {name: /^Składniki rachunków netto/});
  await expect(bills.getByRole('row')).toHaveCount(5);
  await expect(bills.getByRole('row', {name: /^szkoła (Grupa )?C21 /})).toBeVisible();
  expect(await audit(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await press(page, result.getByRole('button', {name: 'Pobierz CSV: rachunki'}));
  const rows = (await readFile(await (await download).path(), 'utf8'))
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'));
  expect(rows[1]?.slice(0, 3)).toEqual([
    'szkoła',
    'C21 (stawki: Enea, zastępują PGE)',
    'październik, dni 17–31',
  ]);
  // Three months and a sum for each member, then the sum of all.
  expect(rows).toHaveLength(1 + 3 * 4 + 1);
  const gross = (row: readonly string[] | undefined): number =>
    Number(row?.at(-1)?.replace(',', '.'));
  const sums = rows.filter(([member, , period]) => member !== 'Razem' && period === 'Razem');
  expect(sums.reduce((all, row) => all + gross(row), 0)).toBeCloseTo(gross(rows.at(-1)), 2);
}

for (const width of widths) {
  test(`an accountant settles a quarter of three meters; the readings survive a reload and travel in the file, at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({width, height: 800});
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await readAll(page);
    await settles(page);

    await expect(page.getByText(/wrócą po odświeżeniu strony/)).toBeVisible();
    const download = page.waitForEvent('download');
    await openTools(page);
    await press(page, page.getByRole('button', {name: 'Zapisz do pliku'}));
    const file = await (await download).path();
    await press(page, page.getByRole('button', {name: 'Skopiuj link do wyniku'}));
    await expect(
      page.getByText(/Skopiowano link bez odczytów|Zaznacz i\sskopiuj adres/).first(),
    ).toBeVisible();

    const link = await page.evaluate(async () => navigator.clipboard.readText());

    await page.reload();
    await expectQuarter(page);

    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByText('Brakuje odczytów z liczników')).toBeVisible({
      timeout: countingMs,
    });
    await expect(
      elsewhere.getByText(/których nie ma w\slinku: szkoła, urząd, ośrodek stowarzyszenia/),
    ).toBeVisible();
    await openTools(elsewhere);
    await elsewhere.getByLabel('Plik z opisem spółdzielni').setInputFiles(file);
    await elsewhere.getByRole('dialog').getByRole('button', {name: 'Otwórz'}).click();
    await expectQuarter(elsewhere);
    await expect(elsewhere.getByText('Brakuje odczytów z liczników')).toHaveCount(0);
    await elsewhere.close();

    // They are the cooperative's, and go with it.
    await more(page, 'Usuń z urządzenia');
    await page.getByRole('button', {name: 'Usuń wszystko'}).click();
    await expect(keptBar(page)).toBeHidden();
    await page.goto('/kontakt');
    await page.goto(link);
    await expect(page.getByText('Brakuje odczytów z liczników')).toBeVisible();
  });
}
