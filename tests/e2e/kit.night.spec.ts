import type {Locator, Page} from '@playwright/test';
import {audit, expect, expectFits, hydrated, sidewaysScroll, test} from './fixtures';
import {modesAndWidths} from './tries';

async function openGallery(page: Page): Promise<void> {
  await page.goto('/wzornik');
  await hydrated(page);
}

test.describe('the gallery', () => {
  test('names every section and links to it, and is kept out of search engines, the sitemap and our search', async ({
    page,
    request,
  }) => {
    await openGallery(page);
    const links = page.getByRole('navigation', {name: 'Komponenty'}).getByRole('link');
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThanOrEqual(16);
    for (const name of names) {
      await expect(page.getByRole('region', {name, exact: true})).toHaveCount(1);
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('wzornik');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Szukaj w serwisie'}).fill('wzornik komponentów');
    await expect(page.getByRole('dialog')).toContainText(/Nic nie znaleźliśmy|wynik/);
    await expect(page.getByRole('option', {name: /Wzornik/})).toHaveCount(0);
  });

  // By day in one mode: everyPage.spec.ts audits the gallery at both widths.
  for (const [colorScheme, width] of modesAndWidths) {
    test(`is accessible in ${colorScheme} at ${width} px, also with errors and an open calendar`, async ({
      page,
    }) => {
      // Two audits of a page with every component on it.
      test.slow();
      // The shell around it is audited on every other page.
      const check = async (state: string): Promise<string[]> =>
        (await audit(page, {within: 'main'})).map((violation) => `${state}: ${violation}`);
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({colorScheme});
      await page.goto('/wzornik');
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.getByRole('spinbutton', {name: 'Roczne zużycie'}).fill('abc');
      await page.getByLabel('Dzień od 10 marca').fill('01.01.2020');
      await pickFiles(page, 'Dane godzinowe', [csv('a.csv'), csv('b.txt')]);
      const found = await check('page');
      await calendarButton(page, 'Dzień symulacji').click();
      await expect(page.getByRole('grid')).toBeVisible();
      found.push(...(await check('calendar')));
      expect(found).toEqual([]);
      await expectFits(page);
    });
  }

  test('never scrolls sideways from 320 to 1440 px', async ({page}) => {
    await openGallery(page);
    await pickFiles(page, 'Dane godzinowe', [csv(`${'bardzo-dluga-nazwa-'.repeat(6)}.csv`)]);
    const tooWide: number[] = [];
    for (let width = 320; width <= 1440; width += 40) {
      await page.setViewportSize({width, height: 800});
      if ((await sidewaysScroll(page)) > 0) {
        tooWide.push(width);
      }
    }
    expect(tooWide).toEqual([]);
  });
});

test('the number field', async ({page}) => {
  await openGallery(page);
  const field = page.getByRole('spinbutton', {name: 'Roczne zużycie'});

  await test.step('steps with the arrows, ten steps with Page keys, and goes to its limits', async () => {
    await field.fill('2500');
    await field.focus();
    await expect(field).toHaveAttribute('aria-valuenow', '2500');
    for (const [key, value, text] of [
      ['ArrowUp', '2600', '2 600'],
      ['ArrowDown', '2500', '2 500'],
      ['PageUp', '3500', '3 500'],
      ['PageDown', '2500', '2 500'],
      ['End', '100000', '100 000'],
      ['ArrowUp', '100000', '100 000'],
      ['Home', '0', '0'],
      ['ArrowDown', '0', '0'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(field).toHaveAttribute('aria-valuenow', value);
      await expect(field).toHaveValue(text.replaceAll(' ', '\u00a0'));
      await expect(field).toHaveAttribute('aria-valuetext', `${text} kWh`);
    }
    await expect(field).toHaveAttribute('aria-valuemin', '0');
    await expect(field).toHaveAttribute('aria-valuemax', '100000');
  });

  await test.step('has buttons where one more makes sense, named after the field and outside the Tab order', async () => {
    const members = page.getByRole('spinbutton', {name: 'Liczba członków'});
    await members.fill('5');
    await page.getByRole('button', {name: 'Zwiększ: Liczba członków'}).click();
    await expect(members).toHaveAttribute('aria-valuenow', '6');
    await page.getByRole('button', {name: 'Zmniejsz: Liczba członków'}).click();
    await expect(members).toHaveAttribute('aria-valuenow', '5');
    await expect(page.getByRole('status').filter({hasText: /^5\sosób$/})).toBeAttached();
    await expect(page.getByRole('button', {name: 'Zwiększ: Roczne zużycie'})).toHaveCount(0);
    await field.fill('2500');
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('spinbutton', {name: 'Moc instalacji'})).toBeFocused();
  });

  await test.step('is never changed by the mouse wheel', async () => {
    await field.focus();
    await field.hover();
    await page.mouse.wheel(0, 120);
    await page.mouse.wheel(0, -120);
    await expect(field).toHaveAttribute('aria-valuenow', '2500');
  });
});

function calendarButton(page: Page, field: string): Locator {
  return page
    .getByRole('textbox', {name: field, exact: true})
    .locator('..')
    .getByRole('button', {name: 'Wybierz datę', exact: true});
}

test('the date field', async ({page}) => {
  await openGallery(page);
  const field = page.getByRole('textbox', {name: 'Dzień symulacji', exact: true});

  await test.step('fetches its calendar only when opened', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await field.fill('05.03.2027');
    expect(scripts).toEqual([]);
    await calendarButton(page, 'Dzień symulacji').click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
  });

  await test.step('has a calendar navigated with the keys of a grid', async () => {
    const button = calendarButton(page, 'Dzień symulacji');
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Wybierz datę'});
    await expect(dialog.getByRole('grid', {name: 'marzec 2027'})).toBeVisible();
    const focused = dialog.locator('[data-day] button:focus');
    await expect(focused).toHaveAccessibleName(/piątek, 5 marca 2027, zaznaczony/);
    for (const [key, day] of [
      ['ArrowRight', '2027-03-06'],
      ['ArrowLeft', '2027-03-05'],
      ['ArrowDown', '2027-03-12'],
      ['ArrowUp', '2027-03-05'],
      ['Home', '2027-03-01'],
      ['End', '2027-03-07'],
      ['PageDown', '2027-04-07'],
      ['PageUp', '2027-03-07'],
      ['Shift+PageDown', '2028-03-07'],
      ['Shift+PageUp', '2027-03-07'],
      ['Shift+PageUp', '2026-03-07'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog.locator('[data-day]', {has: page.locator(':focus')})).toHaveAttribute(
        'data-day',
        day,
      );
    }
    await expect(dialog.getByRole('status')).toHaveText('marzec 2026');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('07.03.2026');
    await expect(button).toBeFocused();
  });

  await test.step('has buttons for months and years, keeps the focus inside, and Esc changes nothing', async () => {
    await field.fill('05.03.2027');
    const button = calendarButton(page, 'Dzień symulacji');
    await button.click();
    const dialog = page.getByRole('dialog', {name: 'Wybierz datę'});
    const month = dialog.getByRole('status');
    for (const [name, shown] of [
      ['Następny miesiąc', 'kwiecień 2027'],
      ['Poprzedni miesiąc', 'marzec 2027'],
      ['Następny rok', 'marzec 2028'],
      ['Poprzedni rok', 'marzec 2027'],
    ] as const) {
      await dialog.getByRole('button', {name, exact: true}).click();
      await expect(month).toHaveText(shown);
    }
    for (let stop = 0; stop < 10; stop++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('05.03.2027');
    await expect(button).toBeFocused();
  });

  await test.step('offers only the days that can be chosen', async () => {
    await calendarButton(page, 'Dzień od 10 marca do 20 kwietnia 2027 r.').click();
    const dialog = page.getByRole('dialog', {name: 'Wybierz datę'});
    await expect(dialog.getByRole('button', {name: /, 9 marca 2027/})).toBeDisabled();
    const previous = dialog.getByRole('button', {name: 'Poprzedni miesiąc'});
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await previous.click({force: true});
    await expect(dialog.getByRole('status')).toHaveText('marzec 2027');
    await dialog.getByRole('button', {name: /, 10 marca 2027/}).click();
    await expect(page.getByLabel('Dzień od 10 marca')).toHaveValue('10.03.2027');
  });
});

test.describe('the date field without its calendar', () => {
  test.use({expectedMessages: [/Failed to load resource|ERR_FAILED|ChunkLoadError|Loading chunk/]});

  test('says so and still accepts a typed day', async ({page}) => {
    await openGallery(page);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await calendarButton(page, 'Dzień symulacji').click();
    const dialog = page.getByRole('dialog', {name: 'Wybierz datę'});
    await expect(dialog.getByRole('alert')).toHaveText(
      'Nie udało się wczytać kalendarza. Wpisz datę w polu.',
    );
    await dialog.getByRole('button', {name: 'Zamknij'}).click();
    const field = page.getByRole('textbox', {name: 'Dzień symulacji', exact: true});
    await field.fill('06.03.2027');
    await field.blur();
    await expect(field).toHaveValue('06.03.2027');
  });
});

test.describe('the carousel', () => {
  test('turns with its buttons and tabs, and with the keys of tabs', async ({page}) => {
    await openGallery(page);
    const carousel = page.getByRole('region', {name: 'Przykładowe slajdy'});
    const tab = (position: number, name: string): Locator =>
      carousel.getByRole('tab', {name: `Przejdź do slajdu ${position}: ${name}`});
    const panel = carousel.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toContainText('Drugi');

    await carousel.getByRole('button', {name: 'Następny slajd'}).click();
    await expect(panel).toContainText('Trzeci');
    await expect(carousel.getByRole('status')).toHaveText('Trzeci');
    await carousel.getByRole('button', {name: 'Poprzedni slajd'}).click();
    await expect(panel).toContainText('Drugi');

    await tab(3, 'Trzeci').click();
    for (const [key, position, name] of [
      ['ArrowRight', 1, 'Pierwszy'],
      ['ArrowLeft', 3, 'Trzeci'],
      ['Home', 1, 'Pierwszy'],
      ['End', 3, 'Trzeci'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(position, name)).toBeFocused();
      await expect(tab(position, name)).toHaveAttribute('aria-selected', 'true');
      await expect(panel).toContainText(name);
    }
    await expect(carousel.getByRole('tab', {selected: true})).toHaveCount(1);
    // One Tab stop for all tabs.
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', {name: 'Poprzedni slajd'})).toBeFocused();
  });
});

interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function csv(name: string, bytes = 12): TestFile {
  return {name, mimeType: 'text/csv', buffer: Buffer.alloc(bytes, 'a')};
}

async function pickFiles(page: Page, group: string, files: TestFile[]): Promise<void> {
  await page
    .getByRole('group', {name: new RegExp(group)})
    .getByLabel('Wybierz plik')
    .setInputFiles(files);
}

test('the file upload', async ({page}) => {
  await openGallery(page);

  await test.step('lists files, and removing one moves the focus to the next, then to the input', async () => {
    const group = page.getByRole('group', {name: 'Dane godzinowe'});
    const input = group.getByLabel('Wybierz plik');
    await expect(input).toHaveAccessibleDescription('Plik zostaje na Twoim urządzeniu.');
    await pickFiles(page, 'Dane godzinowe', [csv('a.csv'), csv('b.csv'), csv('c.csv', 1500)]);
    await expect(group.getByRole('listitem')).toHaveCount(3);
    await expect(group.getByText('1,5 kB')).toBeVisible();
    const remove = (name: string): Locator =>
      group.getByRole('button', {name: `Usuń plik: ${name}`});
    await remove('b.csv').focus();
    await page.keyboard.press('Enter');
    await expect(remove('c.csv')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(input).toBeFocused();
    await expect(group.getByRole('status')).toHaveText('Usunięto: c.csv');
    await remove('a.csv').click();
    await expect(input).toBeFocused();
    await expect(group.getByRole('listitem')).toHaveCount(0);
    // The same file again.
    await pickFiles(page, 'Dane godzinowe', [csv('a.csv')]);
    await expect(group.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('opens the file chooser from the keyboard', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page
      .getByRole('group', {name: 'Dane godzinowe'})
      .getByLabel('Wybierz plik')
      .press('Enter');
    expect((await chooser).isMultiple()).toBe(true);
  });
});

test('the sortable table', async ({page}) => {
  await openGallery(page);

  await test.step('sorts with buttons in its headings and announces the order', async () => {
    const table = page.getByRole('table', {name: 'Przykład: energia w miesiącu'});
    const months = table.getByRole('rowheader');
    const use = table.getByRole('columnheader').nth(1);
    await expect(months).toHaveText(['Styczeń', 'Luty', 'Kwiecień', 'Czerwiec']);
    await expect(use).not.toHaveAttribute('aria-sort');
    const sort = table.getByRole('button', {name: 'Sortuj według: Zużycie (kWh)'});
    await sort.focus();
    await page.keyboard.press('Enter');
    await expect(use).toHaveAttribute('aria-sort', 'ascending');
    await expect(months).toHaveText(['Czerwiec', 'Kwiecień', 'Luty', 'Styczeń']);
    await page.keyboard.press('Space');
    await expect(use).toHaveAttribute('aria-sort', 'descending');
    await expect(months).toHaveText(['Styczeń', 'Luty', 'Kwiecień', 'Czerwiec']);
    await expect(sort).toBeFocused();
    await expect(
      page.getByRole('status').filter({hasText: 'Posortowano według: Zużycie (kWh), malejąco'}),
    ).toBeAttached();
    await table.getByRole('button', {name: 'Sortuj według: Produkcja (kWh)'}).click();
    await expect(use).not.toHaveAttribute('aria-sort');
    await expect(months.last()).toHaveText('Kwiecień');
  });

  await test.step('scrolls in a focusable region', async () => {
    await page.setViewportSize({width: 320, height: 640});
    const region = page.getByRole('group', {name: 'Przykład: energia w miesiącu'});
    await region.focus();
    await expect(region).toBeFocused();
  });

  await test.step('says when there is nothing to show', async () => {
    const table = page.getByRole('table', {name: 'Przykład: tabela bez danych'});
    await expect(table.getByRole('cell')).toHaveText(['Brak danych do wyświetlenia']);
    await expect(table.getByRole('button')).toHaveCount(0);
  });
});

test.describe('by touch at 360 px', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('every component works, and every target is at least 24 px', async ({page}) => {
    await openGallery(page);
    await page.getByRole('spinbutton', {name: 'Liczba członków'}).fill('5');
    await page.getByRole('button', {name: 'Zwiększ: Liczba członków'}).tap();
    await expect(page.getByRole('spinbutton', {name: 'Liczba członków'})).toHaveValue('6');

    await calendarButton(page, 'Dzień symulacji').tap();
    const dialog = page.getByRole('dialog', {name: 'Wybierz datę'});
    await expect(dialog.getByRole('grid')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await dialog.getByRole('button', {name: 'Następny miesiąc'}).tap();
    await dialog.getByRole('button', {name: /, 14 kwietnia 2027/}).tap();
    await expect(page.getByRole('textbox', {name: 'Dzień symulacji', exact: true})).toHaveValue(
      '14.04.2027',
    );

    const carousel = page.getByRole('region', {name: 'Przykładowe slajdy'});
    await carousel.getByRole('button', {name: 'Następny slajd'}).tap();
    await carousel.getByRole('tab', {name: 'Przejdź do slajdu 1: Pierwszy'}).tap();
    await expect(carousel.getByRole('tabpanel')).toContainText('Pierwszy');

    await pickFiles(page, 'Dane godzinowe', [csv('a.csv')]);
    await page.getByRole('button', {name: 'Usuń plik: a.csv'}).tap();
    await expect(page.getByRole('button', {name: 'Usuń plik: a.csv'})).toHaveCount(0);

    await page.getByRole('combobox', {name: /^Sort/}).first().selectOption({index: 1});
    await expect(
      page
        .getByRole('table', {name: 'Przykład: energia w miesiącu'})
        .getByRole('rowheader')
        .first(),
    ).toHaveText('Czerwiec');
  });

  test.describe('taps alone', () => {
    test.use({
      permissions: ['clipboard-read', 'clipboard-write'],
      // An icon that does not exist.
      expectedMessages: [/Failed to load resource/],
    });

    test('work the buttons, messages and questions', async ({page}) => {
      await openGallery(page);
      const part = (id: string): Locator => page.locator(`#${id}`);
      const messages = page.getByRole('region', {name: 'Powiadomienia'}).getByRole('listitem');
      await part('przyciski')
        .getByRole('button', {name: /^Kopiuj link/})
        .tap();
      await expect(messages).toHaveText(/Skopiowano/);
      await messages.getByRole('button').tap();
      await expect(messages).toHaveCount(0);
      await part('powiadomienia').getByRole('button', {name: 'Z działaniem'}).tap();
      await messages.getByRole('button', {name: 'Wykonaj'}).tap();
      await expect(messages.filter({hasText: 'Wykonano.'})).toBeVisible();

      for (const name of ['leaf', 'tej-ikony-nie-ma']) {
        await part('ikony')
          .getByRole('button', {name: `Pobierz ikonę: ${name}`})
          .tap();
      }
      await expect(part('ikony').getByRole('button')).toHaveCount(0);

      for (const id of ['plik', 'licznik']) {
        const chooser = page.waitForEvent('filechooser');
        await part(id).getByText('Wybierz plik').first().tap();
        await chooser;
      }

      await part('motyw').getByText('Ciemny').tap();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      const question = part('pytania').locator('details').first();
      await question.getByRole('heading').tap();
      await expect(question.getByText('Przykładowa odpowiedź.')).toBeVisible();
      await question.getByRole('heading').tap();
      await expect(question.getByText('Przykładowa odpowiedź.')).toBeHidden();

      await part('pas').getByRole('link').tap();
      await expect(page).toHaveURL('/faq');
    });

    test('read every chart: its values, its table, its file', async ({page}) => {
      await openGallery(page);
      const charts = page.locator('#wykresy, #wykresy-kalkulatora');
      await expect(charts.last().getByRole('slider').last()).toBeVisible();
      for (const slider of await charts.getByRole('slider').all()) {
        const before = await slider.inputValue();
        const {width = 0, height = 0} = (await slider.boundingBox()) ?? {};
        const max = await slider.getAttribute('max');
        await slider.tap({position: {x: before === max ? 8 : width - 8, y: height / 2}});
        await expect(slider).not.toHaveValue(before);
      }
      for (const radio of await charts.first().locator('label:has([type=radio])').all()) {
        await radio.tap();
        await expect(radio.getByRole('radio')).toBeChecked();
      }
      for (const table of await charts.locator('details').all()) {
        await table.locator('summary').tap();
        await expect(table.getByRole('table')).toBeVisible();
        const download = page.waitForEvent('download');
        await table.getByRole('button', {name: 'Pobierz CSV'}).tap();
        expect((await download).suggestedFilename()).toMatch(/\.csv$/);
      }
      await charts.last().getByRole('button', {name: 'Następni'}).tap();
      await expect(charts.last().getByText('9–16 z 1 000')).toBeVisible();
      await expectFits(page);
    });
  });
});

/** Controls narrower or lower than a finger needs. */
function smallTargets(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main label, main [role=tab]')]
      .map((element) => {
        const {width, height} = element.getBoundingClientRect();
        return {name: element.textContent, width, height};
      })
      .filter(({width, height}) => width > 0 && (width < 24 || height < 24)),
  );
}
