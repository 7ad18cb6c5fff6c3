import type {Page} from '@playwright/test';
import {testHours} from '../../packages/meter-files/tests/samples/meterFiles';
import {audit, expect, openForm, test} from './fixtures';
import {numberField, openCalculator, resultOf} from './hands';
import {openFold} from './meterReading';

/** Computing in a worker takes a while on a busy machine. */
const countingMs = 60_000;

/** A cooperative of `members` households with panels, as an uncompressed link holds it. */
function linkTo(members: number, changes: object = {}): string {
  const cooperative = {
    version: 1,
    start: '2026-01-01T00:00:00+01:00',
    period: 'month',
    year: 'steady',
    members: Array.from({length: members}, (_, index) => ({
      id: `dom ${index + 1}`,
      profile: {kind: 'household', annualKwh: 2500 + index},
      ...(index % 3 === 0 && {sources: [{kind: 'pv', kw: 6}]}),
      tariff: 'G11',
    })),
    tariffs: {G11: {kind: 'g11', operator: 'enea'}},
    ...changes,
  };
  const state = JSON.stringify({s: {q: '', c: cooperative}, v: []});
  return `#w=1&j=${Buffer.from(state).toString('base64url')}`;
}

async function open(page: Page, hash: string): Promise<void> {
  await openCalculator(page, hash);
  await openForm(page);
}

async function openPart(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({hasText: title}).first().click();
}

const thousand = 'the power curve handles a thousand members, with the value of the project';
test(thousand, async ({page}) => {
  test.slow();
  await open(page, linkTo(1000, {finance: {costZl: 6_000_000}}));
  await openFold(page, 'Energia i pieniądze');
  const curve = resultOf(page).getByRole('figure').filter({hasText: 'Oszczędność a moc paneli'});
  await expect(curve).toContainText('Najwyższa wartość przedsięwzięcia (NPV)', {
    timeout: countingMs,
  });
  await expect(curve).toContainText(/2\s990\szł za każdy kolejny 1\skWp/);
  await expect(curve.getByRole('img')).toHaveCount(2);
});

for (const members of [60, 20]) {
  test(`on paper ${members} members with long names take two pages`, async ({page}) => {
    const name = 'Gospodarstwo rolne Jana i Marii, Wola Zaradzyńska, budynek za stodołą';
    const long = linkTo(members, {
      members: Array.from({length: members}, (_, index) => ({
        id: `${name} ${index + 1}`,
        profile: {kind: 'farm', annualKwh: 9000},
        sources: [{kind: 'pv', kw: 600}],
        tariff: 'G11',
      })),
      cooperative: {heatKw: 40_000, biogasM3: 50_000_000, sellers: 2, gridOperators: 2},
    });
    await open(page, long);
    await expect(resultOf(page).locator('[aria-busy="true"]')).toHaveCount(0, {
      timeout: countingMs,
    });
    const pdf = await page.pdf({format: 'A4'});
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2);
    await page.emulateMedia({media: 'print'});
    const caption =
      members > 20 ? /^Członkowie: pierwsze 20 z\s60 \(pominięto: 40\)\..*CSV/ : 'Członkowie';
    const table = page.getByRole('table', {name: caption, exact: true});
    await expect(table.getByRole('row')).toHaveCount(21);
  });
}

/** Prices of all hours of 2025 as PSE publishes them: dear in the evening. */
function pricesOf2025(): string {
  const hours = testHours('2025-01-01', 365, () => [0, 0]);
  const rows = hours.map(({day, hour}) => `${day} ${hour};${hour >= 17 ? 700 : 200};${day}`);
  return ['dtime;rce_pln;business_date', ...rows].join('\n');
}

const hourly = 'a price by the hour needs the file of prices, then the bill follows the hours';
test(hourly, async ({page}) => {
  test.slow();
  const tariffs = {
    G11: {kind: 'own', zones: [{name: 'całodobowa', energy: 0.5, network: 0.2}]},
  };
  await open(page, linkTo(3, {tariffs}));
  const answer = resultOf(page).getByRole('article').getByRole('heading').first();
  await expect(answer).toHaveText(/^Opłaca się do [\d\s]+zł/, {timeout: countingMs});
  const atOnePrice = (await answer.textContent()) ?? '';
  await openPart(page, 'Stawki z rachunków');
  await page.getByRole('checkbox', {name: /^Cena energii zmienia się co godzinę/}).check();
  const needed = page.getByText(/Wczytaj ceny godzinowe z\spliku RCE/);
  await expect(needed.first()).toBeVisible({timeout: countingMs});
  const margin = numberField(page, 'Marża sprzedawcy');
  await margin.fill('0,08');
  await margin.blur();

  await openPart(page, 'Ceny i sposób rozliczenia');
  await page
    .getByRole('group', {name: 'Plik z cenami RCE albo RCEm (opcjonalnie)'})
    .locator('input[type=file]')
    .setInputFiles({
      name: 'rce.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(pricesOf2025()),
    });
  await expect(page.getByText(/Liczymy z\scen godzinowych.*, godzin: 8\s760\./)).toBeVisible();
  await expect(needed).toHaveCount(0, {timeout: countingMs});
  await expect(answer).not.toHaveText(atOnePrice, {timeout: countingMs});
  await expect(answer).toHaveText(/^Opłaca się do [\d\s]+zł/);
  expect(await audit(page)).toEqual([]);
});
