import type {Locator, Page} from '@playwright/test';
import {audit, awake, expect, expectFits, test} from './fixtures';
import {saved} from './hands';
import {openFold} from './meterReading';

/** Computing in a worker and fetching charts takes a while on a busy machine. */
const countingMs = 30_000;

const answer = /^Tyle rocznie może kosztować prowadzenie/;

async function openResults(page: Page): Promise<Locator> {
  await page.goto('/kalkulator');
  await awake(page);
  const results = page.getByRole('region', {name: 'Wynik', exact: true});
  // The answer stands in the page as built; the parts below it come with the worker's own.
  await expect(results.getByText('Energia i pieniądze')).toBeVisible({timeout: countingMs});
  await expect(results.getByText(answer).first()).toContainText('na pewno nie', {
    timeout: countingMs,
  });
  return results;
}

/** Opens every folded part; each is made, with parts of its own, once it is opened. */
async function openAll(results: Locator): Promise<void> {
  const open = (): Promise<void> =>
    results.locator('details:not([open])').evaluateAll((parts) => {
      for (const part of parts) {
        (part as HTMLDetailsElement).open = true;
      }
    });
  await expect(async () => {
    await open();
    await expect(results.getByText('Bilans spółdzielni')).toBeVisible({timeout: 1000});
  }).toPass({timeout: countingMs});
  await open();
}

test('the answer changes with the input and is announced once it settles; files hold its numbers for a Polish spreadsheet', async ({
  page,
}) => {
  const results = await openResults(page);
  const before = await results.getByText(answer).first().textContent();
  await page.getByRole('spinbutton', {name: 'Planowana moc paneli'}).fill('180');
  await expect(results.getByText(answer).first()).not.toHaveText(before ?? '', {
    timeout: countingMs,
  });
  await expect(results.getByText(answer).first()).toContainText('na pewno nie', {
    timeout: countingMs,
  });
  // A later count may still change it; what is said at last is what is shown then.
  await expect(async () => {
    // What is still the example's is marked, and not said.
    const now = (await results.getByText(answer).first().textContent())?.replace(
      /\s(?:przykład|\S+\sz\sprzykładu)$/,
      '',
    );
    await expect(results.getByRole('status').filter({hasText: now ?? ''})).toHaveCount(1, {
      timeout: 1000,
    });
  }).toPass({timeout: countingMs});

  await openFold(page, 'Pliki i wydruk');
  const save = async (name: string): Promise<readonly string[]> => {
    const {text} = await saved(results, `Pobierz CSV: ${name}`);
    expect(text.startsWith('\uFEFF')).toBe(true);
    return text.trim().split('\r\n');
  };
  expect(await save('godziny')).toHaveLength(1 + 8760);
  const months = await save('miesiące');
  expect(months).toHaveLength(13);
  expect(months[1]).toMatch(/^styczeń(;\d+(,\d{1,3})?)+$/);
  expect((await save('członkowie')).length).toBeGreaterThan(3);
});

/** The names of the parts below the answer, in the order Tab reaches them. */
const parts = [
  'Co dają własne źródła, a co spółdzielnia',
  'Nakład i podział',
  'Warunki z ustawy i na co uważać',
  'Energia i pieniądze',
  'Członkowie',
  'Założenia i rachunek krok po kroku',
  'Pliki i wydruk',
];

test(
  'every part of the result, and what is in it, is reached with Tab alone',
  {tag: '@night'},
  async ({page}) => {
    const results = await openResults(page);
    await results.focus();
    const reached: string[] = [];
    for (let press = 0; press < 60 && reached.at(-1) !== parts.at(-1); press += 1) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => document.activeElement?.firstChild?.textContent ?? '');
      // One-letter words hold on to the next.
      const name = text.replaceAll('\u00a0', ' ');
      if (parts.includes(name)) {
        reached.push(name);
      }
    }
    expect(reached).toEqual(parts);
    await page.keyboard.press('Enter');
    await expect(results.getByRole('heading', {name: 'Pliki i wydruk'})).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(results.getByRole('button', {name: 'Pobierz CSV: godziny'})).toBeFocused();
  },
);

test('the bill can be followed step by step', {tag: '@night'}, async ({page}) => {
  const results = await openResults(page);
  await openFold(page, 'Założenia');
  await results.getByText('Pokaż rachunek').click();
  const step = results.getByText('Zapas w sieci z tego okresu');
  await step.click();
  await expect(results.getByText(/k = w\s· W\s= 0,6 · [\d\s,]+ = /)).toBeVisible();
  const work = results.getByRole('region', {name: 'Rachunek krok po kroku'});
  await work.getByLabel('Miesiąc', {exact: true}).selectOption('czerwiec');
  await expect(results.getByText(/k = w\s· W\s= 0,6 · [\d\s,]+ = /)).toBeVisible();
  await work.getByLabel('Dzień', {exact: true}).fill('25.10.2026');
  await expect(results.getByRole('option', {name: '2:00–3:00, czas zimowy'})).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(
      `at ${width} px, ${colorScheme}, all parts open, nothing overlaps`,
      {tag: '@night'},
      async ({page}) => {
        test.slow();
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme});
        const results = await openResults(page);
        await openAll(results);
        for (const tab of ['Rok', 'Miesiąc', 'Dzień']) {
          await results.getByRole('tab', {name: tab}).click();
          await expect(results.locator('[aria-busy="true"]')).toHaveCount(0, {timeout: countingMs});
          // What is outside the results stays as it was.
          const within = tab === 'Rok' ? undefined : '[role="tabpanel"]';
          expect(await audit(page, {within})).toEqual([]);
          await expectFits(page);
        }
      },
    );
  }
}

test('in forced colours text tells verdicts and tabs apart', {tag: '@night'}, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const results = await openResults(page);
  await openFold(page, 'Warunki z ustawy');
  await expect(results.getByText('Brak danych', {exact: true}).first()).toBeVisible();
  await openFold(page, 'Energia i pieniądze');
  await expect(results.getByRole('tab', {name: 'Rok'})).toHaveCSS('border-bottom-style', 'solid');
  const edges = await results
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(edges[0]).not.toBe(edges[1]);
});

test(
  'on a phone a member’s numbers are on its card, within the screen',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/kalkulator');
    await awake(page);
    await page
      .locator('#wynik summary')
      .filter({hasText: /^Członkowie/})
      .click();
    const cell = page.locator('#wynik td[data-label="Dodaje spółdzielnia (zł)"]').first();
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThanOrEqual(360);
  },
);
