import type {Page, Request} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import type {Folder} from '../../src/domain/papers/folderData';
import {legalFolder, unlawfulFolder, villageFolder, writeFolder} from '../samples/folders';
import {keptRows} from './device';
import {
  awake,
  expect,
  expectAccessibleAtNight,
  expectFits,
  hydrated,
  openFullMode,
  test,
} from './fixtures';
import {keptBar, more, openStep, saved, textFile} from './hands';
import {sampleOf} from './tries';

const statute = '/wzory/statut-spoldzielni';

async function openFile(page: Page, folder = writeFolder(legalFolder)): Promise<void> {
  await page.getByLabel('Plik spółdzielni').setInputFiles(textFile('moja.json', folder));
  await expect(page.getByText('Otwarto plik moja.json.', {exact: true})).toBeVisible();
  await expect(keptBar(page)).toContainText('Zapisano');
}

/** The texts of the documents in the archive that the page makes, by their names. */
async function archiveOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const {bytes} = await saved(page, 'Pobierz wszystkie wzory');
  const files = Object.entries(unzipSync(bytes));
  return new Map(
    files.map(([name, content]) => {
      const text = name.endsWith('.docx') ? unzipSync(content)['word/document.xml'] : content;
      return [name, strFromU8(text ?? new Uint8Array()).replace(/<[^>]*>/g, '')];
    }),
  );
}

test(
  'three legal persons go from a file to all papers, and nothing of it leaves the device',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/teczka');
    await hydrated(page);
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await openFile(page);
    await expect(page.getByText('nie widzimy niczego, czego prawo zabrania')).toBeVisible();
    await page.getByLabel('Nazwa', {exact: true}).first().fill('Słońce & <Lipowa>');
    const files = await archiveOf(page);
    const text = [...files.entries()].find(([name]) => name.includes('Statut'))?.[1] ?? '';
    expect(text).toContain('Słońce &amp; &lt;Lipowa&gt;');
    expect(text).not.toContain('Wariant.');
    expect(
      [...files.keys()].filter((name) => name.includes('OSP w Lipowej')).length,
    ).toBeGreaterThan(1);
    expect(files.get('terminy.ics')).toContain('BEGIN:VEVENT');
    for (const request of asked) {
      expect([request.method(), request.postData()]).toEqual(['GET', null]);
      expect(decodeURIComponent(request.url())).not.toMatch(/Lipow|Nowak|59032/);
    }
    expect(decodeURIComponent(page.url())).not.toMatch(/Lipow/);

    await page.goto(statute);
    await page.getByRole('button', {name: 'Wypełnij z teczki'}).click();
    await expect(page.getByText('Słońce & <Lipowa>').first()).toBeVisible();
    await expect(page.getByText('Stan wzoru: wypełnione.')).toBeVisible();
    await page.getByRole('button', {name: 'Pokaż pusty wzór'}).click();
    await expect(page.getByText('Słońce & <Lipowa>')).toHaveCount(0);

    await page.goto('/teczka');
    await more(page, 'Usuń z urządzenia');
    await page.getByRole('button', {name: 'Usuń wszystko'}).click();
    await expect(
      page.getByText('Usunięto wszystko z tego urządzenia.', {exact: true}),
    ).toBeVisible();
    const names = await page.evaluate(async () =>
      (await indexedDB.databases()).map((database) => database.name),
    );
    expect(names).not.toContain('se:miesiac');
  },
);

/** The points of a folder as a list for the calculator, with a use that only the calculator knows. */
function listFor({lists}: Folder): string {
  const rows = lists.points.map(({name, member}, index) => {
    const isNatural = lists.members.some((one) => one.name === member && one.kind === 'natural');
    const [profile, kind] = isNatural
      ? ['gospodarstwo domowe', 'osoba fizyczna']
      : ['szkoła', 'osoba prawna'];
    return [name, profile, 4001 + index, index === 0 ? 40 : '', member, kind].join(';');
  });
  return ['nazwa;profil;zużycie kWh;moc kWp;należy do;kim jest', ...rows].join('\n');
}

// Dozens of documents each.
const founders = [
  ['a municipality, its waterworks and a fire brigade', legalFolder],
  ['twelve persons of a village', villageFolder],
] as const;
for (const [name, folder] of sampleOf(founders, 1)) {
  test(`${name}: from the calculator by one press to all papers, and back`, async ({page}) => {
    test.slow();
    await page.goto('/teczka');
    await hydrated(page);
    await openFile(page, writeFolder(folder));
    await openFullMode(page);
    await page.getByText('Wklej albo wczytaj listę członków').click();
    await page.getByRole('textbox', {name: 'Lista członków'}).fill(listFor(folder));
    await page.getByRole('button', {name: 'Zastąp członków listą'}).click();
    await page.getByRole('link', {name: 'Wypełnij wzory tymi danymi'}).click();
    await page.getByRole('button', {name: 'Tak, dopisz do niej'}).click();
    await expect(page).toHaveURL(/\/teczka$/);
    const files = await archiveOf(page);
    const texts = [...files.entries()].map(([file, text]) => [
      file,
      text.replaceAll('\u00a0', ' '),
    ]);
    const points = texts.find(([file]) => file?.includes('Lista punktów'))?.[1] ?? '';
    for (const [index, {ppe = '', member = ''}] of folder.lists.points.entries()) {
      expect(points).toContain(ppe);
      expect(points).toContain(member);
      expect(points).toContain(`${4001 + index}`.replace(/^4/, '4 '));
    }
    const statute = texts.find(([file]) => file?.includes('Statut'))?.[1] ?? '';
    for (const {name = '', address = '', joining} of folder.lists.members) {
      expect(statute.includes(name)).toBe(joining === 'founder');
      expect(statute.includes(address)).toBe(joining === 'founder');
    }
    expect(texts.filter(([, text]) => text?.includes('Wariant.'))).toEqual([]);
    await keptBar(page).getByRole('link', {name: 'Policz w kalkulatorze'}).click();
    await expect(page).toHaveURL(/\/kalkulator#spoldzielnia$/);
    await expect(page.getByRole('region', {name: 'Wynik', exact: true})).toBeVisible();
  });
}

test('a file that is no folder changes nothing; the points of one that is go on to the month, under their numbers and owners', async ({
  page,
}) => {
  await page.goto('/teczka');
  await hydrated(page);
  await page.getByLabel('Plik spółdzielni').setInputFiles(textFile('a.json', '[]'));
  await expect(page.getByText('To nie jest plik spółdzielni.')).toBeVisible();
  await openFile(page);
  await keptBar(page).getByRole('link', {name: 'Rozlicz miesiąc'}).click();
  await expect(page).toHaveURL(/\/rozlicz-miesiac/);
  await expect(page.getByLabel('Nazwa spółdzielni')).toHaveValue(/cooperative-name/);
  await expect(keptBar(page).getByText(/3\u00a0członkowie, 3\u00a0punkty/)).toBeVisible();
});

test('by keyboard on a phone: an entry comes, is named and goes; the law is told', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/teczka');
  await hydrated(page);
  await expect(page.getByText('wypełnione 0 z 5')).toBeVisible();
  const step = page.getByRole('heading', {name: '3. Zarząd i rada'});
  await step.locator('..').focus();
  await page.keyboard.press('Enter');
  await expect(step).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Dodaj: osoba w radzie'})).toBeFocused();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Imię i nazwisko', {exact: true}).first();
  await expect(name).toBeFocused();
  await page.keyboard.type('Jan Nowak');
  await expect(name).toHaveValue('Jan Nowak');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Kto wskazał').first()).toBeFocused();
  await expect(page.getByText('Rada nadzorcza ma co najmniej trzy osoby.').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({hasText: 'Zarząd i rada'})).toContainText(
    'uwaga prawa',
  );
  // Leaving before the last letter is kept would ask.
  await expect.poll(async () => JSON.stringify(await keptRows(page))).toContain('Jan Nowak');
  await page.reload();
  await hydrated(page);
  await openStep(page, 3);
  await expect(page.locator('#rada')).toContainText('Osoba w radzie 1: Jan Nowak');
  await expectAccessibleAtNight(page);
  await expectFits(page);
});

test('an unlawful cooperative has nothing ticked off, is led to the reasons from the download, and reads them in the archive', async ({
  page,
}) => {
  test.slow();
  await page.goto('/teczka');
  await hydrated(page);
  await openFile(page, writeFolder(unlawfulFolder));
  await expect(page.getByText('gotowe')).toHaveCount(0);
  const papers = page.getByRole('region', {name: 'Wzory', exact: true});
  const remarks = papers.getByRole('status').filter({hasText: /Uwagi\sprawa:\s3/});
  const button = page.getByRole('button', {name: 'Pobierz wszystkie wzory'});
  const [above, below] = [await remarks.boundingBox(), await button.boundingBox()];
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(60);
  await remarks.getByRole('link', {name: 'Wybory do statutu'}).click();
  const reasons = page.getByText('Inna musi mieć radę.').filter({visible: true});
  await expect(reasons.first()).toBeVisible();
  await expect(page.getByLabel('Rada nadzorcza', {exact: true})).toBeInViewport();
  const files = await archiveOf(page);
  expect(files.get('00 Co po kolei.txt')).toContain('Uwagi prawa: popraw to w teczce');
  const stages = new Set([...files.keys()].map((name) => name.split('/')[0]));
  for (const stage of ['1 Założenie', '2 Wpis', '3 Działanie', '4 Odejście']) {
    expect(stages).toContain(stage);
  }
});

test('a municipality chosen from the list brings its kind and county, and numbers are checked where they are typed', async ({
  page,
}) => {
  await page.goto('/teczka');
  await hydrated(page);
  await page.getByRole('button', {name: 'Dodaj: gmina'}).click();
  await page.getByLabel('Nazwa gminy').fill('Lelkowo, gmina wiejska, powiat braniewski');
  await expect(page.getByLabel('Nazwa gminy')).toHaveValue('Lelkowo');
  await expect(page.getByLabel('Rodzaj gminy')).toHaveValue('rural');
  await expect(page.getByLabel('Powiat')).toHaveValue('braniewski');
  await expect(page.getByText('Tak: ten obszar spełnia warunek ustawy.')).toBeVisible();
  await page.getByText('KRS, NIP i przedmiot działalności').click();
  const nip = page.getByLabel('NIP', {exact: true}).first();
  await nip.fill('5265877636');
  await nip.blur();
  await expect(page.getByText('NIP ma złą cyfrę kontrolną.')).toBeVisible();
  await expect(nip).toHaveValue('5265877636');
  // What is filled in is not folded away, nor what a link leads to.
  await expect(keptBar(page)).toContainText('Zapisano');
  await page.reload();
  await expect(page.getByText('NIP ma złą cyfrę kontrolną.')).toBeVisible();
  const email = page.getByLabel('E-mail', {exact: true}).first();
  await expect(email).toBeHidden();
  await page.goto('/kontakt');
  await page.goto('/teczka#spoldzielnia');
  await awake(page);
  await expect(email).toBeVisible();
});

test('on a wide screen the fields of a paper stand beside its sheet, and what is typed is seen in it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1101, height: 800});
  await page.goto(statute);
  await page.getByRole('button', {name: 'Wypełnij z teczki'}).click();
  const seat = page.getByLabel('Siedziba (miejscowość)');
  await seat.fill('Lipowa Dolna');
  const place = page.locator('main > .prose [data-current]');
  await expect(place).toHaveText('Lipowa Dolna');
  await expect(place).toBeInViewport();
  await expect(seat).toBeInViewport();
  await page.getByLabel('Okres wypowiedzenia członkostwa').fill('3');
  await expect(page.locator('main > .prose [data-current]')).toBeInViewport();
  await expect(page.getByLabel('Okres wypowiedzenia członkostwa')).toBeInViewport();
  await expectAccessibleAtNight(page);
});

test('on a phone the field that is filled in stays in view above the sheet', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(statute);
  await page.getByRole('button', {name: 'Wypełnij z teczki'}).click();
  await page.getByText('Pola tego wzoru').click();
  const seat = page.getByLabel('Siedziba (miejscowość)');
  await seat.fill('Lipowa Dolna');
  await expect(seat).toBeInViewport();
  await expect(page.locator('main > .prose')).toContainText('Lipowa Dolna');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a paper is empty with all its variants, and the folder leads to the papers', async ({
    page,
  }) => {
    await page.goto(statute);
    await expect(page.getByText('Wariant. Kto może być członkiem').first()).toBeVisible();
    await page.goto('/teczka');
    await expect(
      page.getByRole('main').getByRole('link', {name: 'puste wzory'}).first(),
    ).toBeVisible();
  });
});
