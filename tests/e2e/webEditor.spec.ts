import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {parse as parseYaml} from 'yaml';
import {checkFrontMatter} from '../../src/content/markdown/hooks/parseFrontMatter';
import {audit, basePathOrigin, expect, sitemapPaths, test} from './fixtures';

const article = 'baza-wiedzy/podstawy/kto-moze-byc-czlonkiem.md';
const files = [article, 'baza-wiedzy/faq.md', 'src/data/zrodla.yaml', 'src/data/kontakt.yaml'];

const parse = (text: string) => parseYaml(text) as Record<string, unknown>;

/** Substitutes a folder stored by the browser for the folder an editor picks on disk. */
async function giveFolder(page: Page): Promise<void> {
  const contents = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  await page.addInitScript((texts) => {
    const folder = async (path: readonly string[]): Promise<FileSystemDirectoryHandle> => {
      let place = await navigator.storage.getDirectory();
      for (const name of ['folder', ...path]) {
        place = await place.getDirectoryHandle(name, {create: true});
      }
      return place;
    };
    Object.assign(globalThis, {
      showDirectoryPicker: async () => {
        await folder(['.git']);
        for (const [file, text] of Object.entries(texts)) {
          const path = file.split('/');
          const place = await folder(path.slice(0, -1));
          const handle = await place.getFileHandle(path.at(-1) ?? '', {create: true});
          const stream = await handle.createWritable();
          await stream.write(text);
          await stream.close();
        }
        return folder([]);
      },
    });
  }, contents);
}

/** The content of a file in that folder; empty while there is none. */
async function fileText(page: Page, file: string): Promise<string> {
  return page.evaluate(async (name) => {
    try {
      let place = await navigator.storage.getDirectory();
      const path = ['folder', ...name.split('/')];
      for (const step of path.slice(0, -1)) {
        place = await place.getDirectoryHandle(step);
      }
      return await (await (await place.getFileHandle(path.at(-1) ?? '')).getFile()).text();
    } catch {
      return '';
    }
  }, file);
}

async function openLocally(page: Page): Promise<void> {
  await giveFolder(page);
  // The form renders a field once it comes into view.
  await page.setViewportSize({width: 1280, height: 5000});
  await page.goto('/redakcja/');
  await page.getByRole('button', {name: 'Otwórz edytor na tym komputerze'}).click();
  await page.getByRole('button', {name: 'Pracuj z lokalnym repozytorium'}).click();
  await page.getByRole('button', {name: 'Utwórz nowy wpis'}).first().waitFor();
}

test.use({
  // The editor requests fonts it already has and GitHub's status; the page's policy blocks both.
  expectedMessages: [/Content Security Policy/],
});

test('is separate: not indexed, in no list, and accessible before it opens', async ({page}) => {
  await page.goto('/redakcja');
  await expect(page).toHaveTitle('Edytor serwisu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(sitemapPaths().filter((path) => path.includes('redakcja'))).toEqual([]);
  for (const file of ['llms.txt', '_payload.json', 'baza-wiedzy/rss.xml']) {
    expect(readFileSync(`build/${file}`, 'utf8')).not.toContain('/redakcja');
  }
  await expect(page.getByText('nie jest połączony z repozytorium')).toBeVisible();
  await page.getByRole('button', {name: 'Otwórz edytor'}).waitFor();
  await page.setViewportSize({width: 320, height: 700});
  expect(await audit(page, {rules: 'all'})).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('away from the editor’s own machine it says that it cannot save', async ({page}) => {
  const own = new URL(test.info().project.use.baseURL ?? 'http://127.0.0.1:4173').origin;
  await page.route('http://serwis.example/**', async (route) => {
    const {pathname} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: own + pathname})});
  });
  await page.goto('http://serwis.example/redakcja/');
  await expect(page.getByText('nie jest połączony z repozytorium')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('an article written in it passes the site’s schema', async ({page}) => {
  test.setTimeout(40_000);
  const foreign: string[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1') {
      foreign.push(request.url());
    }
  });
  await openLocally(page);
  await page.goto('/redakcja/#/collections/podstawy/new');

  const field = (name: string) => page.locator(`section.field[data-key-path="${name}"]`);
  await field('title').getByRole('textbox').fill('Kto płaci za licznik w spółdzielni?');
  await field('description')
    .getByRole('textbox')
    .fill('Kto kupuje i montuje licznik, ile to trwa i co zrobić, gdy operator zwleka.');
  for (const [index, sentence] of [
    'Licznik montuje operator.',
    'Płaci za to operator: nie Ty.',
    "Termin podaje art. 11t, a nie 'umowa'.",
  ].entries()) {
    await field('summary')
      .getByRole('button', {name: /zdanie/})
      .first()
      .click();
    await field(`summary.${index}`).getByRole('textbox').fill(sentence);
  }
  await field('audience').getByRole('checkbox', {name: 'gmina'}).click();
  for (const [name, choices] of [
    ['tags', ['liczniki']],
    ['sources', ['OZE']],
    ['related', ['prog-70-i-40-procent', 'wpis-do-wykazu-kowr']],
  ] as const) {
    for (const choice of choices) {
      await field(name).getByRole('combobox').click();
      await page.getByRole('option', {name: new RegExp(`^${choice}( –|$)`)}).click();
    }
  }
  await field('body').getByRole('textbox').last().fill('Licznik montuje operator[^OZE, art. 38c].');
  await page.getByRole('button', {name: 'Zapisz', exact: true}).click();

  const file = 'baza-wiedzy/podstawy/kto-placi-za-licznik-w-spoldzielni.md';
  await expect.poll(() => fileText(page, file), {timeout: 15_000}).not.toBe('');
  const text = await fileText(page, file);
  const {frontMatter, content} = checkFrontMatter(file, text);
  expect(frontMatter).toMatchObject({
    title: 'Kto płaci za licznik w spółdzielni?',
    level: 'podstawowy',
    audience: ['gmina'],
    sources: ['OZE'],
    facts: [],
    checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(frontMatter).not.toHaveProperty('sidebar_label');
  expect(content).toContain('[^OZE, art. 38c]');
  expect(foreign).toEqual([]);
});

test('a source added in it is saved to the list, and the description stays at the top', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const file = 'src/data/zrodla.yaml';
  const before = readFileSync(file, 'utf8');
  await openLocally(page);
  await page.goto('/redakcja/#/collections/pliki/entries/zrodla');
  await page
    .getByRole('button', {name: /Dodaj .*źródło/})
    .first()
    .click();
  for (const [name, value] of [
    ['code', 'ABC1'],
    ['title', 'Ustawa o przykładzie'],
    ['publisher', 'Dziennik Ustaw'],
    ['url', 'https://isap.sejm.gov.pl/'],
    ['date', '2024'],
    ['read', '2026-11-20'],
  ] as const) {
    await page
      .locator(`section.field[data-key-path="zrodla.${Object.keys(parse(before)).length}.${name}"]`)
      .getByRole('textbox')
      .fill(value);
  }
  await page.getByRole('button', {name: 'Zapisz', exact: true}).click();
  await expect.poll(() => fileText(page, file), {timeout: 15_000}).toContain('ABC1:');

  const after = await fileText(page, file);
  expect(after.split('\n\n')[0]).toBe(before.split('\n\n')[0]);
  expect(parse(after)).toEqual({
    ...parse(before),
    ABC1: {
      title: 'Ustawa o przykładzie',
      publisher: 'Dziennik Ustaw',
      url: 'https://isap.sejm.gov.pl/',
      date: '2024',
      read: '2026-11-20',
    },
  });
});

test('fields the form leaves out stay in the file', async ({page}) => {
  test.setTimeout(60_000);
  const file = 'baza-wiedzy/faq.md';
  const before = checkFrontMatter(file, readFileSync(file, 'utf8'));
  await openLocally(page);
  await page.goto('/redakcja/#/collections/pliki/entries/faq');
  await page
    .locator('section.field[data-key-path="title"]')
    .getByRole('textbox')
    .fill('Pytania i krótkie odpowiedzi');
  await page.getByRole('button', {name: 'Zapisz', exact: true}).click();
  await expect
    .poll(() => fileText(page, file), {timeout: 15_000})
    .toContain('Pytania i krótkie odpowiedzi');
  const after = checkFrontMatter(file, await fileText(page, file));
  expect(after.frontMatter).toEqual({...before.frontMatter, title: 'Pytania i krótkie odpowiedzi'});
  expect(after.content.trim()).toBe(before.content.trim());
});

test('with the owner’s repository it asks to sign in', async ({page}) => {
  const config = readFileSync('build-base-path/redakcja/config.json', 'utf8');
  expect(JSON.parse(config)).toMatchObject({isConnected: true});
  await page.goto(`${basePathOrigin}/spoldzielnie/redakcja/`);
  await expect(page.getByRole('button', {name: /tokenu/})).toBeVisible();
});
