import type {Page} from '@playwright/test';
import {expect, openForm, test} from './fixtures';
import {numberField, resultOf} from './hands';
import {
  meterFile,
  openCashFlow,
  openFold,
  openMembers,
  openStep,
  press,
  readMeter,
  widths,
} from './meterReading';

const countingMs = 90_000;

/** A year of one meter that gave nothing back: what stands behind it is planned. */
const year = meterFile('szkola.tsv', '2025-01-01', 365, (index) => [(index % 7) + 2, 0]);

/** Twenty years after the outlay, and the best size for the costs that were typed. */
async function expectPlan(page: Page): Promise<void> {
  const result = resultOf(page);
  await openFold(page, 'Energia i pieniądze');
  await expect(result.getByText(/^Najlepiej \d+\skWp paneli$/)).toBeVisible({
    timeout: countingMs,
  });
  // Costs are typed one after another: the size of the battery may come with a later answer than that of the panels.
  await expect(result.getByText(/^Najlepiej (\d+\skWh|bez) magazynu$/)).toBeVisible({
    timeout: countingMs,
  });
  await expect(
    result.getByText(/^Najlepiej razem: \d+\skWp paneli i\s(\d+\skWh|bez) magazynu$/),
  ).toBeVisible();
  await openFold(page, 'Nakład i podział');
  const flow = await openCashFlow(page);
  await expect(flow.getByRole('row')).toHaveCount(22, {timeout: countingMs});
  await expect(result.getByText('rata kredytu w roku')).toBeVisible();
  await expect(result.getByText('zwrot wkładu')).toBeVisible();
}

for (const width of widths) {
  const name = `a developer plans panels and a battery for a measured year, with costs and a loan, at ${width} px`;
  test(name, async ({page, browser, context}) => {
    // The best size is counted on three pages, of a year of hours each.
    test.setTimeout(180_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width, height: 800});
    await openMembers(page, []);
    await readMeter(page, 'szkoła', year);
    await openStep(page, 'Źródła energii');
    await expect(
      page.getByRole('checkbox', {name: 'Źródła i magazyn poniżej już działają'}),
    ).not.toBeChecked();
    const battery = page.getByRole('checkbox', {name: 'Magazyn energii za tym licznikiem'});
    await battery.focus();
    await page.keyboard.press('Space');
    await numberField(page, /^Pojemność użyteczna/).fill('40');
    await press(page, page.getByRole('button', {name: 'Gotowe'}));

    await press(page, page.locator('summary').filter({hasText: 'Koszt i podział'}));
    await page.getByRole('checkbox', {name: 'Znam koszt inwestycji'}).focus();
    await page.keyboard.press('Space');
    await numberField(page, /^Koszt inwestycji/).fill('800000');
    await numberField(page, /^Kredyt/).fill('60');
    await numberField(page, /^Oprocentowanie kredytu/).fill('8');
    await numberField(page, /^Okres kredytu/).fill('10');
    await numberField(page, /^Roczne koszty działania/).fill('9000');
    await numberField(page, /^Najwięcej paneli/).fill('300');
    await openFold(page, 'Energia i pieniądze');
    // The cost pays for a battery too: what one more panel costs has to be said.
    await expect(
      resultOf(page).getByText(/koszt w\sformularzu obejmuje nie tylko panele/),
    ).toBeVisible({timeout: countingMs});
    await numberField(page, /^Koszt kolejnego 1\skWp/).fill('4000');
    await numberField(page, /^Koszt kolejnej 1\skWh magazynu/).fill('2500');
    await openFold(page, 'Energia i pieniądze');
    await expectPlan(page);

    await press(page, page.getByRole('button', {name: 'Skopiuj link do wyniku'}));
    // The answer may be there before the last number is kept: until then leaving asks, and a test is not asked.
    await expect
      .poll(() =>
        page.evaluate(() => window.dispatchEvent(new Event('beforeunload', {cancelable: true}))),
      )
      .toBe(true);
    await page.reload();
    await expectPlan(page);
    await openForm(page);
    // What was measured in the year, not what the profile would give.
    await expect(page.getByRole('row', {name: /^szkoła .*43\s794/}).first()).toBeVisible();

    const elsewhere = await browser.newPage({viewport: {width, height: 800}});
    await elsewhere.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(elsewhere.getByText(/których nie ma w\slinku: szkoła/)).toBeVisible();
    await expectPlan(elsewhere);
    await elsewhere.close();
  });
}
