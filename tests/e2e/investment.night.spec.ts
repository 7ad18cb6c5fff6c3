import type {Locator, Page} from '@playwright/test';
import {audit, expect, openFullMode, test} from './fixtures';
import {resultOf} from './hands';
import {openCashFlow, openFold} from './meterReading';

const countingMs = 60_000;

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
}

async function unfold(page: Page, name: string): Promise<void> {
  await page.getByText(name, {exact: true}).first().click();
}

test('a developer enters cost and loan, and finds the cash flow, the best size and who gains', async ({
  page,
}) => {
  test.slow();
  await openFullMode(page);
  const result = resultOf(page);
  await unfold(page, 'Koszt i podział');
  await page.getByRole('checkbox', {name: 'Znam koszt inwestycji'}).check();
  const number = (name: RegExp): Locator => page.getByRole('spinbutton', {name});
  await type(number(/^Koszt inwestycji/), '400000');
  await type(number(/^Kredyt/), '100');
  await type(number(/^Oprocentowanie kredytu/), '8');
  await type(number(/^Okres kredytu/), '25');
  await type(number(/^Najwięcej paneli/), '500');
  await page.getByRole('button', {name: 'Dodaj wymianę, np. falownika'}).click();
  await type(number(/^Po ilu latach/), '12');
  await type(number(/^Koszt wymiany/), '20000');

  const flow = await openCashFlow(page);
  await expect(flow.getByRole('rowheader', {name: 'dług do spłaty na końcu'})).toBeVisible({
    timeout: countingMs,
  });

  await openFold(page, 'Energia i pieniądze');
  await expect(result.getByText(/Najlepiej .*\skWp paneli/)).toBeVisible({timeout: countingMs});
  await unfold(page, 'Co najbardziej zmienia wynik');
  await expect(result.getByText(/Gdy wszystko ułoży się najgorzej/)).toBeVisible();
  await unfold(page, 'Kto zyskuje, a kto traci przy różnych kluczach podziału');
  await page.getByRole('button', {name: 'Policz, co zmieni przystąpienie'}).click();
  await expect(result.getByText(/^Nowy członek \(dom\) oszczędza w\sroku/)).toBeVisible({
    timeout: countingMs,
  });
  // A house beside three legal persons: then ten members are needed.
  await expect(result.getByText(/nie byłyby spełnione: .*brakuje 6\sczłonków/)).toBeVisible();
  await expect(
    result.getByText(/nikt nie płaci więcej|płaci więcej niż bez spółdzielni/).first(),
  ).toBeVisible({timeout: countingMs});
  await result.getByRole('button', {name: /^Policz, co zmieni odejście/}).click();
  await expect(result.getByText('Co zmienia odejście członka, w roku').first()).toBeVisible({
    timeout: countingMs,
  });
  // A table’s head half under the site’s header counts as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await audit(page)).toEqual([]);
});

test('an accountant enters a path of prices and the VAT of a member, and the cash flow follows both', async ({
  page,
}) => {
  test.slow();
  await openFullMode(page);
  const result = resultOf(page);
  const number = (name: RegExp): Locator => page.getByRole('spinbutton', {name});
  await page
    .getByRole('button', {name: /^Zmień: /})
    .first()
    .click();
  await type(number(/^Odliczana część VAT z\srachunków/), '100');
  await page.getByRole('button', {name: 'Gotowe'}).click();
  await unfold(page, 'Koszt i podział');
  await page.getByRole('checkbox', {name: 'Znam koszt inwestycji'}).check();
  await type(number(/^Koszt inwestycji/), '400000');
  await page.getByRole('button', {name: 'Dodaj rok z inną zmianą cen'}).click();
  const change = page.getByRole('group', {name: 'Zmiana cen 1'});
  await type(change.getByRole('spinbutton', {name: /^Rok/}), '3');
  await type(change.getByRole('spinbutton', {name: /^Zmiana cen w\stym roku/}), '-10');

  const flow = await openCashFlow(page);
  await expect(
    flow.getByRole('columnheader', {name: 'W tym VAT, który członkowie odliczają (zł)'}),
  ).toBeVisible({timeout: countingMs});
  const year = flow
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name: '3', exact: true})});
  await expect(year.getByRole('cell', {name: '90', exact: true})).toBeVisible({
    timeout: countingMs,
  });
  await expect(result.getByText(/inaczej w\sroku: 3 \(−10%\)/).first()).toBeVisible();
  await expect(result.getByText(/dla nich nie jest kosztem/)).toBeVisible();
});
