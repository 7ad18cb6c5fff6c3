import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type MeterReadings, readMeterFiles, toReadings} from '@cooperative/meter-files';
import {hourAxis} from '@cooperative/polish';
import {settleEnergy} from '@cooperative/settlement/explain';
import {audit, expect, test} from './fixtures';
import {resultOf} from './hands';
import {openFold, openMembers, press, readMeter} from './meterReading';

const folder = 'packages/meter-files/tests/fixtures';
/** Three meters over the same three days, including the clock change. */
const meters = {
  szkoła: 'tauron_elicznik_rodzaje.csv',
  urząd: 'enea_ebok.csv',
  'ośrodek stowarzyszenia': 'osd_arkusz_status.csv',
};

const countingMs = 30_000;

function readingsOf(file: string): MeterReadings {
  const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
  const {joined} = readMeterFiles([{name: file, bytes}]);
  if (!joined?.ok) {
    throw new Error(`${file} cannot be read.`);
  }
  return toReadings(joined.value);
}

/** What the core computes for the three meters: bought under the statutory split, whole kWh of each. */
function expectedBought(): readonly number[] {
  const readings = Object.values(meters).map(readingsOf);
  const axis = hourAxis('2025-10-24T22:00:00Z', 73, 'month');
  if (!axis.ok || readings.some(({withdrawn}) => withdrawn.length !== 73)) {
    throw new Error('The samples do not cover the same hours.');
  }
  const {members} = settleEnergy(axis.value, readings, {year: 'first'});
  return members.map(({statutoryBought}) => statutoryBought.reduce((all, kwh) => all + kwh, 0));
}

test(
  'an accountant reads three meters, sees each member’s bill, saves and prints it',
  {tag: '@night'},
  async ({page}) => {
    test.slow();
    await page.setViewportSize({width: 1280, height: 900});
    await openMembers(page, ['wodociąg', 'oświetlenie ulic']);
    for (const [member, file] of Object.entries(meters)) {
      await readMeter(page, member, path.join(folder, file), async () => {
        expect(await audit(page)).toEqual([]);
      });
      await press(page, page.getByRole('button', {name: 'Gotowe'}));
    }

    const result = resultOf(page);
    await expect(result.locator('summary').filter({hasText: /uwagi: \d/})).toBeVisible({
      timeout: countingMs,
    });
    await openFold(page, 'Warunki z ustawy');
    await expect(result.getByText(/^Godzin\sw\sdanych:\s73\./)).toBeVisible();
    await openFold(page, 'Członkowie');
    const bills = result.getByRole('table', {name: /^Rachunki członków/});
    await result.getByRole('checkbox', {name: 'Pokaż wszystkie kolumny'}).check();
    const bought = expectedBought();
    for (const [index, member] of Object.keys(meters).entries()) {
      const row = bills.getByRole('row', {name: new RegExp(`^${member}`)});
      await expect(row.locator('[data-label^="Kupione według przepisu"]')).toHaveText(
        String(Math.round(bought[index] ?? -1)),
      );
    }
    expect(await audit(page)).toEqual([]);

    await openFold(page, 'Pliki i wydruk');
    const download = page.waitForEvent('download');
    await press(page, result.getByRole('button', {name: 'Pobierz CSV: członkowie'}));
    const rows = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    for (const [index, member] of Object.keys(meters).entries()) {
      const [name, kwh = ''] = rows[index + 1]?.split(';') ?? [];
      expect(name).toBe(member);
      expect(Number(kwh.replace(',', '.'))).toBeCloseTo(bought[index] ?? -1, 2);
    }

    const pdf = await page.pdf({format: 'A4'});
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2);
  },
);
