import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {loadSite} from '../../src/content/loadSite';
import {monthExample} from '../../src/domain/calculator/monthExample';
import {withSettings} from '@cooperative/settlement/documents';
import {newDocuments} from '@site/packages/settlement/src/documents/settings';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {judged, sampleMembers} from '../../packages/settlement/tests/samples/documents';
import {expect, expectAccessibleAtNight, expectFits, test} from './fixtures';
import {more, saved, textFile} from './hands';
import {sampleOf} from './tries';

const [cooperative, meters] = monthExample(loadSite(process.cwd()).data.rates.value);

/** The example as somebody's own month: the parties are known, and nothing is decided yet. */
const dropped = [
  textFile(
    'spoldzielnia.json',
    JSON.stringify(
      withSettings(
        {
          ...(JSON.parse(cooperative?.text ?? '') as CooperativeRecord),
          name: 'Spółdzielnia Energetyczna Przykład',
        },
        {
          ...newDocuments,
          cooperative: {
            ...newDocuments.cooperative,
            address: 'ul. Słoneczna 2',
            town: '00-002 Warszawa',
            krs: '0000099999',
          },
          members: sampleMembers,
        },
      ),
    ),
  ),
  textFile('liczniki.csv', meters?.text ?? ''),
];

const part = (page: Page) => page.locator('section[aria-labelledby=dokumenty]');

async function openDocuments(page: Page): Promise<void> {
  await page.goto('/rozlicz-miesiac');
  await page.getByLabel('Wybierz plik').setInputFiles(dropped);
  await page.locator('section[aria-labelledby=dokumenty] summary').first().click({timeout: 60_000});
  await expect(part(page).getByRole('heading', {name: 'Do wystawienia: maj 2026'})).toBeVisible();
}

/** What the accountant and the treasurer say once. */
async function fillSettings(page: Page): Promise<void> {
  const own = part(page);
  await own.getByText('Spółdzielnia: nazwa, adres, NIP, rachunek').click();
  await own.getByLabel('NIP', {exact: true}).first().fill('526-587-76-36');
  // What is wrong stands at the field, once; the list before issuing leads to it.
  await expect(own.getByText('NIP ma złą cyfrę kontrolną.')).toHaveCount(1);
  await own.getByRole('link', {name: 'NIP spółdzielni'}).click();
  await expect(own.getByLabel('NIP', {exact: true}).first()).toBeFocused();
  await own.getByLabel('NIP', {exact: true}).first().fill('526-587-76-35');
  await own.getByLabel('Numer rachunku').fill('61 1090 1014 0000 0712 1981 2874');
  await own.getByLabel('Jak rozlicza się z członkami').selectOption('faktury z VAT 23%');
  await own.getByLabel('Tak zdecydowała księgowa, dnia').fill('04.05.2026');
  // What nobody has touched is not red: the list alone asks for it.
  await expect(own.getByRole('link', {name: 'Cena kWh netto'})).toBeVisible();
  await expect(own.getByLabel('Cena kWh netto')).not.toHaveAttribute('aria-invalid');
  // Letter by letter: what is asked for must not close at the first.
  await own.getByLabel('Cena kWh netto').pressSequentially('0,4567891');
  await expect(own.getByRole('link', {name: 'Cena kWh netto'})).toBeVisible();
  await own.getByLabel('Cena kWh netto').fill('');
  await own.getByLabel('Cena kWh netto').blur();
  await expect(own.getByLabel('Cena kWh netto')).toHaveAttribute('aria-invalid', 'true');
  await own.getByLabel('Cena kWh netto').pressSequentially('0,45');
  const fee = own.getByLabel('Opłata stała członka za miesiąc');
  await fee.fill('');
  await fee.pressSequentially('12,345');
  await expect(fee).toHaveValue('12,345');
  await expect(own.getByRole('link', {name: 'Opłata stała członka za miesiąc'})).toBeVisible();
  await fee.fill('0');
  await own.getByText('Numery, termin zapłaty, KSeF').click();
  const term = own.getByRole('spinbutton', {name: 'Termin zapłaty po dniu wystawienia'});
  await term.fill('');
  await expect(own.getByRole('link', {name: 'Termin zapłaty po dniu wystawienia'})).toBeVisible();
  await term.pressSequentially('21');
  await expect(own.getByText('Następna: SE/1/05/2026.')).toBeVisible();
  await own.getByText('Wypłaty za oddany prąd').click();
  await own.getByLabel('Jak liczyć wypłatę').selectOption('kwota do podziału według kWh oddanych');
  await own.getByLabel('Kwota do podziału').fill('3828,78');
}

for (const width of sampleOf([1280, 360], 1)) {
  test(`a treasurer goes from a settled month to files for KSeF and ticked payments, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({width, height: 900});
    await page.addInitScript(() => {
      window.print = () => {
        Object.assign(window, {isPrinted: true});
      };
    });
    const asked: string[] = [];
    const open = new Set<object>();
    page.on('request', (request) => open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    await openDocuments(page);
    const own = part(page);
    await fillSettings(page);
    const drafts = own.getByRole('table', {name: 'Dokumenty do wystawienia: maj 2026'});
    await expect(drafts.locator('[data-label="Do zapłaty"]')).toHaveText([
      '2\u00a0397,50\u00a0zł',
      '900,04\u00a0zł',
      '1\u00a0411,86\u00a0zł',
    ]);
    await expectAccessibleAtNight(page);
    // All that issuing needs came when the part was opened; from here on nothing is asked for, so no network is needed.
    await expect.poll(() => open.size).toBe(0);
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));

    // By keyboard.
    await own.getByRole('button', {name: 'Wystaw (3)'}).focus();
    await page.keyboard.press('Enter');
    const due = own.getByRole('table', {name: 'Należności: maj 2026'});
    await expect(due.getByRole('rowheader')).toHaveCount(3);
    await expect(own.getByText('Wszystko z tego miesiąca jest wystawione.')).toBeVisible();
    await expect(own.getByRole('heading', {name: 'Do wystawienia: maj 2026'})).toBeFocused();

    const packed = unzipSync((await saved(own, 'Faktury do KSeF (ZIP, 3)')).bytes);
    expect(Object.keys(packed)).toEqual([
      'SE-1-05-2026.xml',
      'SE-2-05-2026.xml',
      'SE-3-05-2026.xml',
      'CZYTAJ.txt',
    ]);
    const xmls = Object.entries(packed)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, bytes]) => new TextDecoder().decode(bytes));
    expect(judged(xmls)).toEqual([null, null, null]);
    expect(xmls[0]).toContain('<P_15>2397.50</P_15>');

    expect((await saved(own, 'Rejestr (CSV)')).text).toContain(
      'gmina;1111111111;4331,511;1949,19;448,31;;2397,50',
    );
    expect((await saved(own, 'Wypłaty (CSV)')).text).toContain(
      'spółka komunalna;wodociąg;6758,117;1950,16',
    );

    // The number of KSeF, wrong and right, and a payment.
    const ksef = own.getByRole('textbox', {name: 'Numer KSeF faktury SE/1/05/2026'});
    await ksef.fill('5265877635-20250826-0100001AF629-AE');
    await ksef.blur();
    await expect(own.getByText('Numer KSeF ma złą sumę kontrolną.')).toBeVisible();
    await ksef.fill('5265877635-20250826-0100001AF629-AF');
    await ksef.blur();
    await expect(own.getByText('Numer KSeF ma złą sumę kontrolną.')).toBeHidden();
    await own.getByRole('checkbox', {name: 'Zapłacono: SE/1/05/2026'}).focus();
    await page.keyboard.press('Space');
    await expect(own.getByText('Do zapłaty zostało 2\u00a0311,90\u00a0zł.')).toBeVisible();
    const paid = own.getByRole('textbox', {name: 'Dzień wpłaty: SE/1/05/2026'});
    const typed = await paid.inputValue();
    await paid.fill('31.02.2026');
    await paid.blur();
    await expect(paid).toHaveAccessibleDescription('Podaj dzień wpłaty, np. 05.06.2026.');
    await expect(ksef).not.toHaveAttribute('aria-invalid');
    await ksef.focus();
    await ksef.blur();
    await expect(paid).toHaveAttribute('aria-invalid', 'true');
    await paid.fill(typed);
    await paid.blur();
    await expect(own.getByText('Podaj dzień wpłaty')).toBeHidden();
    await expect(own.locator('summary').first()).toContainText('wystawione: 3, zapłacone: 1');
    const written = unzipSync((await saved(own, 'Rozliczenia (DOCX)')).bytes);
    expect(Object.keys(written)).toEqual([
      'SE-1-05-2026.docx',
      'SE-2-05-2026.docx',
      'SE-3-05-2026.docx',
    ]);
    await own.getByRole('button', {name: 'Drukuj rozliczenia (3)'}).click();
    await page.waitForFunction(() => 'isPrinted' in window);
    expect(asked).toEqual([]);
    expect(page.url()).not.toMatch(/5265877635|6110901014/);

    // Kept on the device: nothing is issued twice, and files that nobody sent get the date of the day after.
    await expect(page.getByText('Zapisano na tym urządzeniu')).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000);
    await page.reload();
    await page
      .locator('section[aria-labelledby=dokumenty] summary')
      .first()
      .click({timeout: 60_000});
    await expect(own.getByText('Wszystko z tego miesiąca jest wystawione.')).toBeVisible();
    await expect(ksef).toHaveValue('5265877635-20250826-0100001AF629-AF');
    await expect(own.getByText('przygotuj je ponownie, numery zostaną')).toBeVisible();
    await own.getByRole('button', {name: 'Przygotuj ponownie'}).click();
    await expect(own.getByText('Pliki mają dzisiejszą datę, numery')).toBeVisible();
    const repacked = unzipSync((await saved(own, /^Faktury do KSeF \(ZIP/)).bytes);
    const dates = ['SE-2-05-2026.xml', 'SE-3-05-2026.xml'].map((file) =>
      [packed, repacked].map(
        (files) => /<P_1>(.*?)<\/P_1>/.exec(new TextDecoder().decode(files[file]))?.[1] ?? '',
      ),
    );
    for (const [before = '', after = ''] of dates) {
      expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
    }
    await expectFits(page);

    // The file alone, as in the next month: who has not paid is there without the meters of May.
    const saving = page.waitForEvent('download');
    await more(page, 'Zapisz plik');
    const text = await readFile(await (await saving).path(), 'utf8');
    await more(page, 'Usuń z urządzenia');
    await page.getByRole('button', {name: 'Usuń wszystko'}).click();
    await page.getByLabel('Wybierz plik').setInputFiles(textFile('spoldzielnia.json', text));
    await page
      .locator('section[aria-labelledby=dokumenty] summary')
      .first()
      .click({timeout: 60_000});
    await own.getByRole('checkbox', {name: 'Zapłacono: SE/2/05/2026'}).check();
    await expect(own.getByText('Do zapłaty zostało 1\u00a0411,86\u00a0zł.')).toBeVisible();
  });
}

test('sheets on paper have who, for what, until when, and the code of the payment', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => {
      Object.assign(window, {isPrinted: true});
    };
  });
  await openDocuments(page);
  await fillSettings(page);
  const own = part(page);
  await own.getByRole('button', {name: 'Wystaw (3)'}).click();
  const packed = unzipSync((await saved(own, 'Rozliczenia (DOCX)')).bytes);
  expect(Object.keys(packed)).toEqual([
    'SE-1-05-2026.docx',
    'SE-2-05-2026.docx',
    'SE-3-05-2026.docx',
  ]);
  const [first = new Uint8Array()] = Object.values(packed);
  expect(new TextDecoder().decode(unzipSync(first)['word/document.xml'])).toContain(
    '61 1090 1014 0000 0712 1981 2874',
  );
  await own.getByRole('button', {name: 'Drukuj rozliczenia (3)'}).click();
  await page.waitForFunction(() => 'isPrinted' in window);
  await page.emulateMedia({media: 'print'});
  const sheet = page.locator('article').filter({hasText: 'SE/1/05/2026'});
  await expect(sheet.getByRole('heading', {level: 1})).toHaveText(
    'Rozliczenie do faktury SE/1/05/2026',
  );
  await expect(sheet.getByRole('img', {name: 'Kod do przelewu'})).toBeVisible();
  await expect(sheet).toContainText('61 1090 1014 0000 0712 1981 2874');
  await expect(sheet).toContainText('To nie jest faktura.');
  await expect(sheet.getByRole('table', {name: 'Pozycje'})).toBeVisible();
  await expect(sheet).toContainText('Do zapłaty: 2\u00a0397,50\u00a0zł');
});
