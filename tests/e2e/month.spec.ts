import {readFile} from 'node:fs/promises';
import {unzipSync} from 'fflate';
import {loadSite} from '../../src/content/loadSite';
import {settleFolder} from '../../src/domain/month/folder';
import {formatNumber} from '../../src/site/format';
import {monthFolder, readFolder} from '../samples/monthFolder';
import {audit, expect, test} from './fixtures';

const {input, files} = monthFolder(59);
const {rates} = loadSite(process.cwd()).data.rates.value;

/** A folder with the file of the last month, as it is dropped: all at once. */
const dropped = [
  ...files.map(({name, text}) => ({name, mimeType: 'text/csv', buffer: Buffer.from(text)})),
  {
    name: 'spoldzielnia-2025-12.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        ...input,
        settledTo: '2025-12',
        stock: [
          {month: '2024-12', kwh: 500},
          {month: '2025-06', kwh: 900},
        ],
      }),
    ),
  },
];

test('an accountant drops a folder, checks the seller and hands out statements in six actions', async ({
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
  const {settled} = settleFolder(
    {
      ...input,
      settledTo: '2025-12',
      stock: [
        {month: '2024-12', kwh: 500},
        {month: '2025-06', kwh: 900},
      ],
    },
    readFolder(files),
    {},
    rates,
  );
  const [first, second] = settled.ok ? settled.value.months : [];
  const bought = [first, second].map(
    (month) => `${formatNumber(month?.settlement.energy.credits.boughtKwh[0] ?? 0, 1)}\u00a0kWh`,
  );
  await expect(months.locator('[data-label=Kupione]')).toHaveText(bought);
  await expect(months.locator('[data-label=Przepadło]')).toHaveText(['500\u00a0kWh', '0\u00a0kWh']);

  // 2. The file of nobody.
  await page.getByRole('combobox', {name: /^Punkt dla pliku obcy/}).selectOption('Pomiń');
  await expect(page.getByText('Pliki: 8, do przypisania: 0')).toBeVisible();

  // 3. The seller.
  await page.getByRole('textbox', {name: 'Należność razem, brutto, zł'}).fill('1,00');
  await expect(page.getByText('różni się: 1')).toBeVisible();
  expect(await audit(page)).toEqual([]);

  // 4. Statements.
  const zip = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Zestawienia w pliku ZIP'}).click();
  const packed = unzipSync(new Uint8Array(await readFile(await (await zip).path())));
  expect(Object.keys(packed)).toEqual([
    '01-gmina.html',
    '02-wodociag.html',
    '03-dom.html',
    '04-spoldzielnia.html',
  ]);
  expect(new TextDecoder().decode(packed['01-gmina.html'])).toContain('Zielona Dolina');

  // 5. The books.
  const books = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Tabela do księgowości (CSV)'}).click();
  expect(await readFile(await (await books).path(), 'utf8')).toContain('2026-02;Gmina;szkoła');

  // 6. The file for the next month.
  const next = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Plik miesiąca na następny raz'}).click();
  expect(JSON.parse(await readFile(await (await next).path(), 'utf8'))).toMatchObject({
    settledTo: '2026-02',
    stock: second?.closing.map(({kwh}) => ({kwh})),
  });

  // A reload loses nothing.
  await expect(page.getByText('zapamiętane na tym urządzeniu')).toBeVisible();
  await page.reload();
  await expect(months.locator('[data-label=Kupione]')).toHaveText(bought, {timeout: 30_000});
  await page.getByRole('button', {name: 'Usuń je z urządzenia'}).click();
  await expect(months).toBeHidden();
});

test('wrong files stop nothing, and each is told what to do with it', async ({page}) => {
  await page.goto('/rozlicz-miesiac');
  const [school] = files;
  await page.getByLabel('Wybierz plik').setInputFiles([
    {name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{')},
    {name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from('nic;tu\n1;2')},
    {name: 'szkola.csv', mimeType: 'text/csv', buffer: Buffer.from(school?.text ?? '')},
  ]);
  await expect(page.getByRole('table', {name: 'Miesiące'})).toBeVisible({timeout: 30_000});
  await expect(page.getByText(/a\.json: .*to nie jest poprawny JSON/)).toBeVisible();
  await page.getByRole('button', {name: 'Usuń plik b.csv'}).press('Enter');
  await expect(page.getByText('Pliki: 1, do przypisania: 0')).toBeVisible();
  await page.setViewportSize({width: 320, height: 700});
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
