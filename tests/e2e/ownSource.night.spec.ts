import {audit, expect, openFullMode, test} from './fixtures';
import {resultOf} from './hands';
import {openFold} from './meterReading';

const countingMs = 60_000;

test('a farm of panels of the cooperative itself is added, counted, kept in the link and told from members', async ({
  page,
}) => {
  test.slow();
  await openFullMode(page);
  const rows = page.getByRole('group', {name: 'Członkowie', exact: true}).getByRole('row');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await page.getByRole('button', {name: 'Dodaj źródło spółdzielni'}).click();

  await expect(page.getByText(/Nie liczy się jako członek i\snie ma zużycia/)).toBeVisible();
  await expect(page.getByRole('combobox', {name: 'Stawki za przyłącze'})).toHaveText(/nie podano/);
  const power = page.getByRole('spinbutton', {name: 'Moc'});
  await power.fill('150');
  await power.blur();
  await page.getByRole('button', {name: 'Gotowe'}).click();

  await expect(rows).toHaveCount(before + 1);
  const farm = rows.filter({hasText: 'farma fotowoltaiczna'});
  await expect(farm).toContainText('źródło spółdzielni');
  await expect(farm).toContainText('150');
  await openFold(page, 'Członkowie');
  const bill = resultOf(page)
    .getByRole('table', {name: /^Rachunki członków/})
    .getByRole('row')
    .filter({hasText: 'farma fotowoltaiczna'});
  await expect(bill).toBeVisible({timeout: countingMs});
  expect(await audit(page)).toEqual([]);

  await expect(page).toHaveURL(/#w=1&d=/);
  await page.reload();
  // The link folds the form once it is read.
  await page.getByText('Zmień dane').click({timeout: countingMs});
  await expect(rows.filter({hasText: 'farma fotowoltaiczna'})).toContainText('źródło spółdzielni', {
    timeout: countingMs,
  });
});
