import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {audit, expect, expectFits, hydrated, test} from './fixtures';
import {textFile} from './hands';
import {modesAndWidths} from './tries';

const folder = 'packages/meter-files/tests/fixtures';

interface Sums {
  readonly przedzialy?: number;
  readonly godziny?: number;
  readonly pobor_kwh?: number;
  readonly oddanie_kwh?: number;
  readonly pobor_po_bil_kwh?: number;
  readonly oddanie_po_bil_kwh?: number;
}

const expected = JSON.parse(readFileSync(path.join(folder, 'oczekiwane.json'), 'utf8')) as Readonly<
  Record<string, Sums>
>;

async function openImport(page: Page): Promise<Locator> {
  await page.goto('/wzornik');
  await hydrated(page);
  return page.getByRole('region', {name: 'Dane z licznika'});
}

function polish(kwh: number): string {
  return `${new Intl.NumberFormat('pl-PL', {maximumFractionDigits: 3}).format(kwh)}\u00a0kWh`;
}

/** A day with a missing hour. */
const dayWithGap = [
  'Czas;Pobór;Oddanie',
  ...Array.from({length: 24}, (_, hour) => `2026-01-01 ${hour + 1}:00;1,5;0,5`).filter(
    (_, hour) => hour !== 9,
  ),
].join('\n');

test.describe('the import of meter files', () => {
  test(
    'shows the hours and sums of every sample, and sends nothing',
    {tag: '@night'},
    async ({page}) => {
      const part = await openImport(page);
      const requests: string[] = [];
      const input = part.getByLabel('Wybierz plik');
      const table = part.getByRole('table');
      // The worker's own script is fetched for the first file; after that, nothing may be.
      await input.setInputFiles(path.join(folder, 'enea_ebok.csv'));
      await expect(table).toBeVisible();
      await part.getByRole('button', {name: /^Usuń plik/}).click();
      page.on('request', (request) => {
        if (!new URL(request.url()).pathname.endsWith('.js') || request.method() !== 'GET') {
          requests.push(request.url());
        }
      });
      for (const [names, sums] of Object.entries(expected)) {
        await test.step(names, async () => {
          await input.setInputFiles(names.split(' + ').map((name) => path.join(folder, name)));
          // Whose readings of several points are meant is asked.
          if (names === 'ptpiree_spoldzielnia_doba.csv') {
            await part.getByLabel('Punkt poboru (PPE)').selectOption('Wszystkie razem');
          }
          const cell = (heading: string): Locator =>
            table.getByRole('row', {name: new RegExp(`^${heading}`)}).getByRole('cell');
          await expect(cell('Godziny z odczytem')).toHaveText(
            String(sums.przedzialy ?? sums.godziny),
          );
          await expect(cell('Godziny bez odczytu')).toHaveText('0');
          for (const [heading, sum] of [
            ['Pobór przed bilansowaniem', sums.pobor_kwh],
            ['Oddanie przed bilansowaniem', sums.oddanie_kwh],
            ['Pobór po bilansowaniu', sums.pobor_po_bil_kwh],
            ['Oddanie po bilansowaniu', sums.oddanie_po_bil_kwh],
          ] as const) {
            if (sum !== undefined) {
              await expect(cell(heading)).toHaveText(polish(sum));
            }
          }
          while ((await part.getByRole('button', {name: /^Usuń plik/}).count()) > 0) {
            await part
              .getByRole('button', {name: /^Usuń plik/})
              .first()
              .click();
          }
          await expect(table).toHaveCount(0);
        });
      }
      expect(requests).toEqual([]);
    },
  );

  test('names the row and the column of a mistake, keeps the other file, and passes on what was confirmed, from the keyboard', async ({
    page,
  }) => {
    const part = await openImport(page);
    await part
      .getByLabel('Wybierz plik')
      .setInputFiles([
        textFile('dobry.csv', 'Czas;Pobór;Oddanie\n2026-01-01 01:00;1;0\n2026-01-01 02:00;2;0'),
        textFile('zły.csv', 'Czas;Pobór;Oddanie\n2026-01-02 01:00;1;0\n2026-01-02 02:00;dużo;0'),
      ]);
    const alert = part.getByRole('alert');
    await expect(alert).toContainText('zły.csv');
    await expect(alert).toContainText('Wiersz 3, kolumna „Pobór”: nie rozumiemy wartości „dużo”.');
    await expect(part.getByRole('row', {name: /^Pobór przed/})).toContainText('3\u00a0kWh');
    await part.getByRole('button', {name: 'Usuń plik: zły.csv'}).click();
    await expect(alert).toHaveCount(0);
    await expect(part.getByRole('button', {name: 'Użyj tych danych'})).toBeVisible();
    await part.getByRole('button', {name: 'Usuń plik: dobry.csv'}).click();
    await part
      .getByLabel('Wybierz plik')
      .setInputFiles(path.join(folder, 'tauron_elicznik_rodzaje.csv'));
    await expect(part.getByRole('row', {name: /^Okres/})).toContainText(
      'od 25.10.2025 00:00 do 28.10.2025 00:00',
    );
    await part.getByRole('button', {name: 'Użyj tych danych'}).focus();
    await page.keyboard.press('Enter');
    await expect(part.getByText('Przyjęto godzin: 73, początek 2025-10-24T22:00Z.')).toBeVisible();
  });

  test(
    'shows on a phone what is wrong with the columns that were named',
    {tag: '@night'},
    async ({page}) => {
      await page.setViewportSize({width: 360, height: 740});
      const part = await openImport(page);
      const hours = Array.from(
        {length: 48},
        (_, hour) => `0${1 + Math.floor(hour / 24)}.06.2026 ${hour % 24}:00;${12_000 + hour}`,
      );
      await part
        .getByLabel('Wybierz plik')
        .setInputFiles([
          textFile('rejestr.csv', ['Data i godzina;Wskazanie [kWh]', ...hours].join('\n')),
        ]);
      await part.getByRole('button', {name: 'Wczytaj te kolumny'}).click();
      const problem = part.getByRole('alert').getByText(/^Plik podaje wskazania licznika/);
      await expect(problem).toBeInViewport({ratio: 1});
    },
  );

  for (const [colorScheme, width] of modesAndWidths) {
    test(
      `is accessible in ${colorScheme} at ${width} px, with its preview, a form and an error`,
      {tag: '@night'},
      async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await page.emulateMedia({colorScheme});
        const part = await openImport(page);
        await part
          .getByLabel('Wybierz plik')
          .setInputFiles([
            textFile('dobry.csv', dayWithGap),
            textFile('inny.csv', 'kiedy;x;y\n01.06.2026 01:00;5;1,5\n01.06.2026 02:00;6;0,5'),
            textFile('zły.csv', 'Czas;Pobór\n2026-01-02 01:00;dużo'),
          ]);
        await expect(part.getByRole('form')).toBeVisible();
        await expect(part.getByRole('alert')).toBeVisible();
        await part.getByText('Pokaż godziny bez odczytu').click();
        expect(await audit(page, {within: '#licznik'})).toEqual([]);
        await expectFits(page);
      },
    );
  }
});
