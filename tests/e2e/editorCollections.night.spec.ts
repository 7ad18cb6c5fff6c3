import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {
  add,
  choose,
  contentFiles as files,
  editorMessages,
  field,
  goToEnd,
  openBuilt,
  openLocally,
  problemsIn,
  save,
  write,
} from './editorFolder';
import {expect, test} from './fixtures';

const lengthOf = (file: string): number =>
  Object.keys(parse(readFileSync(file, 'utf8')) as object).length;

/** Adds an entry to a list with keys, which is all its file holds. */
async function addTo(
  page: Page,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const file = files.find((known) => new RegExp(`/${name}\\.ya?ml$`).test(known)) ?? '';
  await page.goto(`/redakcja/#/collections/listy/entries/${name}`);
  const place = `${name}.${lengthOf(file)}`;
  await add(page, name);
  for (const [key, value] of Object.entries(fields)) {
    // The end moves away once more: what comes into view above it is drawn, and grows.
    await expect(async () => {
      await goToEnd(page, name);
      await expect(field(page, `${place}.${key}`).getByRole('textbox')).not.toHaveCount(0, {
        timeout: 500,
      });
    }).toPass();
    await write(page, `${place}.${key}`, value);
  }
  return file;
}

test.use({expectedMessages: editorMessages});

interface Editor {
  /** Saves an entry, which has to contain the mark then. */
  readonly keep: (file: string, mark: string) => Promise<void>;
  readonly saved: ReadonlyMap<string, string>;
}

async function openEditor(page: Page): Promise<Editor> {
  await openLocally(page, files);
  // Every file is read at the opening, which takes a busy machine longer than any later step.
  page.setDefaultTimeout(60_000);
  const saved = new Map<string, string>();
  return {
    saved,
    keep: async (file, mark) => {
      saved.set(file, await save(page, file, (text) => text.includes(mark)));
    },
  };
}

test('what the forms of lists save passes the checks', async ({page}) => {
  test.setTimeout(300_000);
  const {keep, saved} = await openEditor(page);
  let file = await addTo(page, 'tagi', {
    code: 'nowy-tag',
    label: 'Nowy tag',
    permalink: '/nowy-tag',
    description: 'Artykuły o tym, co nowego.',
  });
  await keep(file, 'nowy-tag');
  file = await addTo(page, 'fakty', {
    code: 'F998',
    statement: 'Zdanie o tym, co wiemy ze źródła.',
    date: 't.j. 2024',
  });
  await field(page, `fakty.${lengthOf(file)}.certainty`)
    .getByRole('radio', {name: /^wysoka/})
    .click();
  await choose(page, `fakty.${lengthOf(file)}.sources`, 'OZE');
  await keep(file, 'F998');
  file = await addTo(page, 'slownik', {
    code: 'nowe-haslo',
    term: 'nowe hasło',
    definition: 'Zdanie, które wyjaśnia to słowo komuś, kto widzi je pierwszy raz.',
    forms: 'nowego hasła, nowemu hasłu, nowym hasłem',
    basis: 'art. 1 ustawy',
  });
  await keep(file, 'nowe-haslo');
  file = await addTo(page, 'zakazane', {
    claim: 'Prąd w spółdzielni jest za darmo',
    correction: 'Za prąd płaci się według ceny, którą ustala spółdzielnia.',
  });
  const claim = `zakazane.${lengthOf(file)}`;
  await add(page, `${claim}.patterns`);
  await write(page, `${claim}.patterns.0`, 'prąd w spółdzielni … za darmo');
  await choose(page, `${claim}.facts`, 'F01');
  await keep(file, 'za darmo');
  await page.goto('/redakcja/#/collections/listy/entries/pisownia');
  // A long list, folded: what is added stands first.
  const words = field(page, 'words');
  await expect(words.getByRole('button', {name: 'Rozwiń', exact: true}).first()).toBeVisible();
  await expect(words.getByRole('textbox')).toHaveCount(0);
  await add(page, 'words');
  await write(page, 'words.0', 'Chmielno');
  await keep('src/data/pisownia.yaml', 'Chmielno');
  expect(problemsIn(saved)).toEqual([]);
});

test('what the forms of pages save passes the checks', async ({page}) => {
  test.setTimeout(300_000);
  const {keep, saved} = await openEditor(page);
  const pages = [
    ['strona-glowna', 'flow.0', 'Pierwsze zdanie o godzinie z nadwyżką energii.'],
    ['oferta', 'lead', 'Wstęp do oferty, który mówi, co daje platforma spółdzielni.'],
    ['klienci', 'lead', 'Wstęp do strony, który mówi, dla kogo jest ta platforma.'],
    ['kontakt', 'lead', 'Wstęp do strony kontaktu, krótki i jasny.'],
    ['sciezki', 'gmina.lead', 'Od pytania do decyzji rady gminy prowadzi tych 5 prostych kroków.'],
    ['ogloszenia', 'items.0.text', 'Tekst ogłoszenia o zmianie w prawie.'],
    ['zmiany', 'items.0.text', 'Co się zmieniło: zdanie o nowym przepisie.'],
    ['wykaz-kowr', 'readings.0.note', 'pierwszy wpis w wykazie'],
  ] as const;
  for (const [name, place, text] of pages) {
    await page.goto(`/redakcja/#/collections/strony/entries/${name}`);
    const [list = '', index] = place.split('.');
    if (index === '0' && name !== 'strona-glowna') {
      await field(page, list).getByRole('button', {name: 'Rozwiń', exact: true}).first().click();
    }
    await write(page, place, text);
    await keep(`src/data/${name}.yaml`, text);
  }

  await page.goto('/redakcja/#/collections/strony/entries/faq');
  await write(page, 'title', 'Pytania i krótkie odpowiedzi');
  await keep('baza-wiedzy/faq.md', 'krótkie odpowiedzi');
  expect(problemsIn(saved)).toEqual([]);
});

test('what the forms of articles and papers save passes the checks', async ({page}) => {
  test.setTimeout(300_000);
  const {keep, saved} = await openEditor(page);
  const folders = new Set(
    files
      .filter((name) => /^baza-wiedzy\/.*\/.*\.md$/.test(name))
      .map((name) => path.dirname(name)),
  );
  for (const folder of folders) {
    const article =
      files.find((name) => path.dirname(name) === folder && name.endsWith('.md')) ?? '';
    await page.goto(
      `/redakcja/#/collections/${path.basename(folder)}/entries/${path.basename(article, '.md')}`,
    );
    const title = `Nowy tytuł tekstu numer ${saved.size}`;
    await write(page, 'title', title);
    if (folder === [...folders][0]) {
      await write(page, 'author', 'Jan Kowalski');
      await field(page, 'color_mode').getByRole('radio', {name: 'zawsze ciemny'}).click();
    }
    await keep(article, title);
  }
  await page.goto('/redakcja/#/collections/wzory/entries/deklaracja-czlonkowska');
  await write(page, 'title', 'Deklaracja przystąpienia nowego członka');
  await keep('wzory/deklaracja-czlonkowska.md', 'nowego członka');

  expect(problemsIn(saved)).toEqual([]);
});

test('what the form saves passes the checks and is read on the built page', async ({page}) => {
  test.setTimeout(600_000);
  const {keep, saved} = await openEditor(page);
  const title = 'Kogo przyjmie do siebie spółdzielnia energetyczna?';
  await page.goto('/redakcja/#/collections/podstawy/entries/kto-moze-byc-czlonkiem');
  await write(page, 'title', title);
  await keep('baza-wiedzy/podstawy/kto-moze-byc-czlonkiem.md', title);
  expect(problemsIn(saved)).toEqual([]);

  await openBuilt(page, saved, '/baza-wiedzy/kto-moze-byc-czlonkiem');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    new RegExp(title.replaceAll(' ', '\\s').replace('?', '\\?')),
  );
  await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
});
