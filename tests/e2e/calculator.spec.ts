import type {Locator, Page} from '@playwright/test';
import {expect, expectAccessibleAtNight, expectFits, openForm, openFull, test} from './fixtures';
import {
  answerOf,
  numberField,
  openCalculator,
  openTools,
  saved,
  tabTo as goTo,
  textFile,
} from './hands';

const form = (page: Page): Locator => page.getByRole('form', {name: 'Dane do obliczeń'});

const expectAccessible = (page: Page): Promise<void> =>
  expectAccessibleAtNight(page, {within: 'main', rules: 'all'});

/** Opens every part that can be seen, and the parts within it. */
async function openParts(page: Page): Promise<void> {
  const folded = form(page).locator('details:not([open]) > summary').filter({visible: true});
  while ((await folded.count()) > 0) {
    await folded.first().click();
  }
}

/** A control that is a few stops away. */
const tabTo = (page: Page, control: Locator): Promise<void> => goTo(page, control, 4);

test.describe('a mayor with a phone and a keyboard', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('fills in five fields and gets an answer', async ({page}) => {
    await openCalculator(page);
    const before = await answerOf(page).textContent();
    await page.getByRole('radio', {name: 'Gmina'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'Wieś'})).toBeChecked();
    await expect(page.getByRole('combobox', {name: /^Gmina/})).toBeHidden();
    await tabTo(page, numberField(page, 'Roczne zużycie prądu'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('120 000');
    await tabTo(page, page.getByRole('combobox', {name: 'Operator sieci'}));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, numberField(page, 'Cena prądu z rachunku'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('0,62');
    await tabTo(page, page.getByRole('button', {name: /^Pokaż na rachunku/}));
    await tabTo(page, numberField(page, 'Planowana moc paneli'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('85');
    await expect(page.getByText(/^Rocznie dodaje spółdzielnia: od .* do .*zł/)).toBeInViewport({
      timeout: 20_000,
    });
    await expect(answerOf(page)).not.toHaveText(before ?? '', {timeout: 20_000});
    await expect(page).toHaveURL(/#w=1&kto=wies&zuzycie=120000&moc=85&osd=energa&cena=0\.62$/);
    await expectFits(page);
    await expectAccessible(page);
  });

  test('can keep typing while the answer is computed', {tag: '@night'}, async ({page}) => {
    await openCalculator(page);
    const field = numberField(page, 'Roczne zużycie prądu');
    await field.fill('');
    await field.pressSequentially('123456', {delay: 30});
    await expect(field).toHaveValue('123456');
    await expect(page).toHaveURL(/zuzycie=123456/);
  });
});

test('a link, copied right after a change, opens the same description in another tab, and nothing of it leaves the browser', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(`${request.method()} ${request.url().split('#')[0] ?? ''}`);
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page);
  await openFull(page);
  await page.getByRole('button', {name: 'Zmień: urząd'}).click();
  await numberField(page, 'Roczne zużycie').fill('51 234');
  await page.getByRole('button', {name: 'Gotowe'}).click();
  await page.getByRole('button', {name: 'Skopiuj link do wyniku'}).click();
  await expect(page.getByText('Skopiowano.', {exact: true})).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page).toHaveURL(address);

  const other = await context.newPage();
  await other.goto(address);
  // The link folds the form once it is read.
  await other.getByText('Zmień dane').click({timeout: 20_000});
  await expect(other.getByRole('row', {name: /^urząd/}).first()).toContainText(/51\s234/);
  await expect(async () => {
    expect(await answerOf(other).textContent()).toBe(await answerOf(page).textContent());
  }).toPass({timeout: 20_000});
  expect(sent.filter((line) => !line.startsWith('GET ') || /51234|51%20234/.test(line))).toEqual(
    [],
  );
});

test('a broken link shows the defaults, an older one its own values, one with a number that cannot be names its field; all say so', async ({
  page,
}) => {
  await openCalculator(page, '#w=1&d=xyz');
  await expect(
    page.getByText('Nie udało się odczytać linku. Pokazujemy wartości domyślne.'),
  ).toBeVisible();
  await expect(page.getByText(/^Adres mógł zostać ucięty\./)).toBeVisible();
  await expect(numberField(page, 'Roczne zużycie prądu')).toHaveValue(/240\s000/);
  await page.goto('/kalkulator#w=0&kto=firmy&moc=99');
  await expect(
    page.getByText('Ten link pochodzi ze starszej wersji kalkulatora. Sprawdź wartości.'),
  ).toBeVisible();
  await expect(numberField(page, 'Planowana moc paneli')).toHaveValue('99');
  await page.goto('/kalkulator#zuzycie=1e300');
  const told = page
    .getByRole('listitem')
    .filter({hasText: /pole „Roczne zużycie prądu”: w\sadresie jest „zuzycie=1e300”/});
  await expect(told).toContainText(/^W\slinku: /);
  await expect(told).toBeInViewport();
});

test('a file restores what was saved in it, and a bad one changes nothing', async ({page}) => {
  await openCalculator(page);
  await openFull(page);
  await openTools(page);
  const {name, text} = await saved(page, 'Zapisz do pliku');
  expect(name).toBe('spoldzielnia.json');
  const description = JSON.parse(text) as {version: number; members: {id: string}[]};
  expect(description.version).toBe(1);

  const picker = page.getByLabel('Plik z opisem spółdzielni');
  const file = (content: string) => textFile('opis.json', content);
  await picker.setInputFiles(file(text.replace('"version": 1', '"version": 9')));
  await expect(page.getByText('Nie otworzyliśmy tego pliku.', {exact: false})).toBeVisible();
  await expect(page.getByText('Wpisz 1: to wersja opisu danych.', {exact: false})).toBeVisible();
  await picker.setInputFiles(file(text.replaceAll('"szkoła"', '"przedszkole"')));
  await expect(page.getByRole('rowheader', {name: 'przedszkole'}).first()).toBeVisible();
});

test(
  'variants are shown side by side, keep their names in the link and can be reopened',
  {tag: '@night'},
  async ({page}) => {
    await openCalculator(page);
    await openTools(page);
    await page.getByRole('button', {name: 'Dodaj jako wariant'}).click();
    await numberField(page, 'Planowana moc paneli').fill('80');
    await page.getByRole('button', {name: 'Dodaj jako wariant'}).click();
    await page.getByRole('textbox', {name: 'Nazwa wariantu 2'}).fill('Połowa paneli');
    const table = page.getByRole('group', {name: 'Warianty obok siebie'});
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('row').nth(1)).toContainText(/^.*tak.*zł.*%/);
    await expect(table.getByRole('row').nth(2)).toContainText(
      /nie: brakuje 84\skWp paneli.*gdyby mogła: .*zł/,
    );
    await expect(page).toHaveURL(/#w=1&d=/);
    await page.waitForTimeout(700);
    await page.reload();
    await expect(page.getByRole('textbox', {name: 'Nazwa wariantu 2'})).toHaveValue(
      'Połowa paneli',
    );
    await page.getByRole('button', {name: 'Otwórz: Wariant 1'}).click();
    await openForm(page);
    await expect(numberField(page, 'Planowana moc paneli')).toHaveValue('165');
    await expectAccessible(page);
  },
);

test(
  'clearing the calculator asks first, with the focus on the safe answer',
  {tag: '@night'},
  async ({page}) => {
    await openCalculator(page, '#kto=wies');
    await openForm(page);
    await openTools(page);
    const clear = page.getByRole('button', {name: 'Wyczyść', exact: true});
    await clear.click();
    const dialog = page.getByRole('dialog', {name: 'Wyczyścić wszystkie pola?'});
    await expect(dialog.getByRole('button', {name: 'Anuluj'})).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(clear).toBeFocused();
    await expect(page.getByRole('radio', {name: 'Wieś'})).toBeChecked();
    await clear.click();
    await dialog.getByRole('button', {name: 'Wyczyść'}).click();
    await expect(page.getByRole('radio', {name: 'Gmina'})).toBeChecked();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the full mode is accessible with every part open, ${colorScheme}`,
    {tag: '@night'},
    async ({page}) => {
      test.slow();
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 320, height: 700});
      await openCalculator(page);
      await openFull(page);
      await page.getByRole('button', {name: 'Zmień: szkoła'}).click();
      await openParts(page);
      await form(page).getByRole('button', {name: 'Dodaj stawki z rachunku'}).click();
      await form(page).getByRole('button', {name: 'Dodaj strefę'}).click();
      await form(page).getByRole('checkbox', {name: 'Znam koszt inwestycji'}).check();
      await form(page)
        .getByRole('checkbox', {name: 'Spółdzielnia ma magazyn z własnym licznikiem'})
        .check();
      await expect(page.getByRole('heading', {name: /Popraw pola/})).toBeVisible();
      // A phone shows one group of a member’s fields at a time.
      for (const name of ['Kto', 'Zużycie', 'Źródła energii']) {
        await page.getByRole('button', {name: new RegExp(`^${name} [0-9] z`)}).click();
        await openParts(page);
        await expectFits(page);
        await expectAccessible(page);
      }
      await expect(form(page).locator('details:not([open])')).toHaveCount(0);
    },
  );
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the method and an example are readable, and there is no form', async ({page}) => {
    await page.goto('/kalkulator');
    const method = page.getByRole('region', {name: 'Jak liczymy'});
    for (const name of ['Jak liczymy', 'Przykład: miesiąc', 'Przykład: rok gminy']) {
      await method.locator('summary', {hasText: name}).click();
    }
    await expect(page.getByRole('row', {name: /^Rachunek z\sVAT 200/})).toContainText('200,22');
    await expect(
      page.getByRole('row', {name: /^Rachunek, gdy zmienną opłatę za sieć płaci członek/}),
    ).toContainText('278,41');
    await expect(
      page
        .getByRole('listitem')
        .filter({hasText: /^W\sspółdzielni, gdy tę opłatę płacą członkowie/}),
    ).toContainText('zł');
    await expect(page.getByText('Do kalkulatora potrzebny jest JavaScript.')).toBeVisible();
    await expect(form(page)).toBeHidden();
    const topOf = async (name: string): Promise<number> =>
      (await page.getByRole('heading', {name, exact: true}).boundingBox())?.y ?? NaN;
    expect(await topOf('Jak liczymy')).toBeLessThan(await topOf('Co dalej'));
    // The answer to the example stands in the page as built.
    await expect(answerOf(page)).toContainText('przykład');
  });
});

test('other pages load nothing of the calculator', {tag: '@night'}, async ({page}) => {
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(response.url())) {
      loaded.push(response.text());
    }
  });
  await page.goto('/oferta', {waitUntil: 'networkidle'});
  const texts = await Promise.all(loaded);
  expect(texts.filter((text) => /Wróć do trybu szybkiego|Planowana moc paneli/.test(text))).toEqual(
    [],
  );
});
