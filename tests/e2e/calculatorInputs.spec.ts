import type {Page} from '@playwright/test';
import {
  audit,
  awake,
  expect,
  expectAccessibleAtNight,
  expectFits,
  openForm,
  openFull,
  test,
} from './fixtures';
import {numberField, openFolded} from './hands';

async function open(page: Page): Promise<void> {
  await page.goto('/kalkulator');
  await awake(page);
}

test(
  'a drawn bill shows where the price stands, and gives the focus back',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 700});
    await open(page);
    const asking = page.getByRole('button', {name: /^Pokaż na rachunku/});
    await asking.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Gdzie to jest na rachunku'});
    await expect(dialog).toContainText('Szukaj nazwy „Energia czynna” w kolumnie „Cena netto”');
    await expect(dialog.locator('[aria-current]')).toBeInViewport();
    expect(
      await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0);
    expect(await audit(page, {within: 'dialog', rules: 'all'})).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(asking).toBeFocused();
  },
);

test(
  'what the cooperative has is ticked, and kept by the link',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page);
    await openFolded(page);
    await page.getByText('Zmień skład: zaznacz, co ma spółdzielnia').click();
    await page.getByRole('checkbox', {name: /^oczyszczalnia ścieków/}).check();
    await numberField(page, 'Zużycie każdego: oczyszczalnia ścieków').fill('90 000');
    await page.getByRole('checkbox', {name: /^wodociąg/}).uncheck();
    await expect(page).toHaveURL(/zuzycie=258000.*sklad=.*oczyszczalnia-1-90000/);
    await expectFits(page);
    expect(await audit(page, {within: 'main', rules: 'all'})).toEqual([]);
    await page.reload();
    await awake(page);
    await openForm(page);
    await openFolded(page);
    await page.getByText('Zmień skład: zaznacz, co ma spółdzielnia').click();
    await expect(page.getByRole('checkbox', {name: /^oczyszczalnia ścieków/})).toBeChecked();
    await expect(page.getByRole('checkbox', {name: /^wodociąg/})).not.toBeChecked();
  },
);

test(
  'the quick mode takes the bills of twelve months, and the link keeps them',
  {tag: '@night'},
  async ({page, context}) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 360, height: 740});
    await open(page);
    await openFolded(page);
    await page.getByText('Wpisz zużycie z 12 miesięcy').click();
    const isMonthly = page.getByRole('checkbox', {name: 'Mam rachunki z 12 miesięcy'});
    await isMonthly.check();
    await expect(page.getByRole('link', {name: /^Styczeń. Wpisz liczbę/})).toBeVisible();
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        Array.from({length: 12}, (_, month) => 20_000 + month).join('\n'),
      ),
    );
    await numberField(page, 'Styczeń').focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByText('Wklejono 12 miesięcy.')).toBeVisible();
    await expect(page.getByText(/według miesięcy: 240\s066\skWh/)).toBeVisible();
    await expect(page).toHaveURL(/zuzycie=240066.*miesiace=20000%2C20001/);
    await expect(page.getByText('Zmień skład: zaznacz, co ma spółdzielnia')).toBeHidden();
    await expectFits(page);
    expect(await audit(page, {within: 'main', rules: 'all'})).toEqual([]);
    await page.reload();
    await awake(page);
    await openForm(page);
    await openFolded(page);
    await expect(numberField(page, 'Grudzień')).toHaveValue(/^20\s011$/);
    await isMonthly.uncheck();
    await expect(numberField(page, 'Roczne zużycie prądu')).toHaveValue(/^240\s066$/);
    await page.getByRole('button', {name: 'Cofnij'}).click();
    await expect(numberField(page, 'Grudzień')).toHaveValue(/^20\s011$/);
  },
);

test(
  'rates copied from a bill ask for the ordered power and replace the example',
  {tag: '@night'},
  async ({page}) => {
    test.slow();
    await open(page);
    await openFolded(page);
    await page.getByText('Jakie stawki liczymy?').click();
    await expect(
      page.getByText(/C21, C11o: Enea .* Stawek PGE w\stych grupach nie mamy/),
    ).toBeVisible();
    await openFull(page);
    await page.locator('summary').filter({hasText: 'Stawki z rachunków'}).first().click();
    await page.getByRole('button', {name: 'Wpisz stawki C11o z rachunku'}).click();
    await numberField(page, 'Energia czynna').last().fill('0,7');
    await numberField(page, 'Sieciowa zmienna').last().fill('0,3');
    await numberField(page, 'Sieciowa stała od mocy umownej').fill('8,5');
    await expect(
      page.getByText(/Podaj moc umowną w\skW: opłaty „C11o” od niej zależą/).first(),
    ).toBeVisible({timeout: 30_000});
    await page.getByRole('button', {name: 'Zmień: oświetlenie ulic'}).click();
    await numberField(page, 'Moc umowna').fill('12');
    await expect(page.getByText(/Podaj moc umowną w\skW: opłaty „C11o”/)).toHaveCount(0, {
      timeout: 30_000,
    });
  },
);

test(
  'prices of a file replace months, and a wrong file changes nothing',
  {tag: '@night'},
  async ({page}) => {
    await open(page);
    await openFull(page);
    await page.locator('summary').filter({hasText: 'Ceny i sposób rozliczenia'}).first().click();
    const file = page
      .getByRole('group', {name: 'Plik z cenami RCE albo RCEm (opcjonalnie)'})
      .locator('input[type=file]');
    const upload = (text: string): Promise<void> =>
      file.setInputFiles({name: 'ceny.csv', mimeType: 'text/csv', buffer: Buffer.from(text)});
    await page.getByText('Skąd? Lipiec').click();
    await expect(page.getByText(/^RCEm, lipiec 2025/)).toBeVisible();
    await upload('2025-07;brak');
    await expect(
      page.getByText(/Wiersz 1: „brak” nie jest ceną.*Ceny się nie zmieniły/),
    ).toBeVisible();
    await upload('2025-07;210,55\n2025-08;220');
    await expect(page.getByText('Wczytano miesiące od 2025-07 do 2025-08: 2 z 12.')).toBeVisible();
    await expect(page.getByText(/^Cena: liczba po miesiącu, zł\/MWh/)).toBeVisible();
    await expect(numberField(page, 'Lipiec')).toHaveValue('210,55');
    await expect(page.getByText('Podana przez Ciebie.').first()).toBeVisible();
  },
);

test(
  'on a phone no choice of the full mode is wider than its field',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page);
    await openFull(page);
    await page.getByRole('button', {name: 'Zmień: szkoła'}).click();
    await page.locator('summary').filter({hasText: 'Stawki z rachunków'}).first().click();
    await page.getByRole('button', {name: 'Wpisz stawki C21 z rachunku'}).click();
    await expect(page.getByRole('combobox', {name: 'Opłata mocowa'})).toBeVisible();
    const cut = await page.locator('select:visible').evaluateAll((selects) => {
      const pen = document.createElement('canvas').getContext('2d');
      return (selects as HTMLSelectElement[]).flatMap((select) => {
        const {font, paddingLeft, paddingRight} = getComputedStyle(select);
        // The sign of opening stands in the padding.
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        Object.assign(pen ?? {}, {font});
        return [...select.options]
          .map(({text}) => text)
          .filter((text) => (pen?.measureText(text).width ?? 0) > room);
      });
    });
    expect(cut).toEqual([]);
  },
);

test('a municipality is chosen by its name, answers whether a cooperative may be there, and is in the link', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 740});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  const before = asked.length;
  const field = page.getByRole('combobox', {name: 'Gmina (opcjonalnie)'});
  await openFolded(page);
  await field.focus();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await field.fill('Gromadka, gmina wiejska, powiat bolesławiecki');
  await expect(page.getByText('Tak: ten obszar spełnia warunek ustawy.')).toBeVisible();
  await expect(page).toHaveURL(/gmina=020103-2-Gromadka/);
  await field.fill('Stanisławów, gmina miejsko-wiejska, powiat miński');
  await expect(page.getByText('Nie: te gminy nie sąsiadują ze sobą.')).toBeVisible();
  await page.getByRole('button', {name: 'Usuń gminę: Gromadka'}).click();
  await page.getByRole('button', {name: 'Usuń gminę: Stanisławów'}).click();
  await field.fill('Bolesławiec, gmina miejska, powiat bolesławiecki');
  await expect(page.getByText(/^Nie teraz: Bolesławiec to gmina miejska\./)).toBeVisible();
  await expectFits(page);
  await expectAccessibleAtNight(page, {within: 'main', rules: 'all'});
});
