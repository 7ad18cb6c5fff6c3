import {readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import {parse as parseYaml} from 'yaml';
import {checkFrontMatter} from '../../src/content/markdown/hooks/parseFrontMatter';
import {
  add,
  answerTo,
  choose,
  chooseByKey,
  contentFiles,
  editorMessages,
  field,
  giveFolder,
  goToEnd,
  openLocally,
  save,
  tabTo,
  write,
} from './editorFolder';
import {audit, basePathOrigin, expect, expectFits, sitemapPaths, test} from './fixtures';

const article = 'baza-wiedzy/podstawy/kto-moze-byc-czlonkiem.md';
const files = [article, 'baza-wiedzy/faq.md', 'src/data/zrodla.yaml', 'src/data/kontakt.yaml'];

const parse = (text: string) => parseYaml(text) as Record<string, unknown>;

test.use({expectedMessages: editorMessages});

test('is separate: not indexed, in no list, and accessible before it opens', async ({page}) => {
  await page.goto('/redakcja');
  await expect(page).toHaveTitle('Edytor serwisu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(sitemapPaths().filter((path) => path.includes('redakcja'))).toEqual([]);
  for (const file of ['llms.txt', '_payload.json', 'baza-wiedzy/rss.xml']) {
    expect(readFileSync(`build/${file}`, 'utf8')).not.toContain('/redakcja');
  }
  await expect(page.getByText(/nie połączył go jeszcze z\srepozytorium/)).toBeVisible();
  await page.getByRole('button', {name: 'Otwórz edytor'}).waitFor();
  await page.setViewportSize({width: 320, height: 700});
  expect(await audit(page, {rules: 'all'})).toEqual([]);
  await expectFits(page);
});

test('away from the editor’s own machine it says that it cannot save', async ({page}) => {
  const own = new URL(test.info().project.use.baseURL ?? '').origin;
  await page.route('http://serwis.example/**', async (route) => {
    const {pathname} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: own + pathname})});
  });
  await page.goto('http://serwis.example/redakcja/');
  await expect(page.getByText(/nie połączył go jeszcze z\srepozytorium/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  // What is still asked for would go to that host for real once nobody answers in its place.
  await page.waitForLoadState('networkidle');
});

test('an article written in it passes the site’s schema', async ({page}) => {
  test.setTimeout(120_000);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1') {
      foreign.push(request.url());
    }
  });
  await openLocally(page, files);
  await page.goto('/redakcja/#/collections/podstawy/new');

  await write(page, 'title', 'Kto płaci za licznik w spółdzielni?');
  await write(
    page,
    'description',
    'Kto kupuje i montuje licznik, ile to trwa i co zrobić, gdy operator zwleka.',
  );
  for (const [index, sentence] of [
    'Licznik montuje operator.',
    'Płaci za to operator: nie Ty.',
    "Termin podaje art. 11t, a nie 'umowa'.",
  ].entries()) {
    await add(page, 'summary');
    await write(page, `summary.${index}`, sentence);
  }
  await field(page, 'audience').getByRole('checkbox', {name: 'gmina'}).click();
  for (const [name, choices] of [
    ['tags', ['liczniki']],
    ['related', ['prog-70-i-40-procent', 'wpis-do-wykazu-kowr']],
  ] as const) {
    for (const choice of choices) {
      await choose(page, name, choice);
    }
  }
  await write(
    page,
    'body',
    'Licznik montuje operator[^OZE, art. 38c].\n\n| Kto | Co |\n|---|---|\n| operator | licznik |',
  );

  // A source is found by the words of a fact too; what is chosen is added to the article by itself.
  const search = page.getByRole('combobox', {name: 'Wstaw źródło'});
  await search.fill('prog 70%');
  await expect(page.getByRole('option', {name: /^OZE Ustawa .*próg 70%/})).toBeVisible();
  await search.fill('oze');
  // Not the one of the form's own list beside it.
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveText(/^OZE /);
  await search.press('Enter');
  await expect(field(page, 'body').getByRole('textbox').last()).toHaveValue(/\[\^OZE\]$/);
  await expect(field(page, 'sources').getByRole('list', {name: 'Źródła artykułu'})).toContainText(
    'OZE Ustawa',
  );

  // The draft is seen in the look of the site while it is written.
  const draft = page.frameLocator('iframe');
  await expect(draft.getByRole('heading', {level: 1})).toHaveText(
    'Kto płaci za licznik w spółdzielni?',
  );
  await expect(
    draft.getByRole('listitem').filter({hasText: /^Licznik montuje operator\.$/}),
  ).toBeVisible();
  await expect(draft.locator('.prose a[href^="#zrodlo-"]').first()).toHaveText('[1]');
  // In a window as narrow as a phone a row is a card, whose lines name their columns.
  await expect(draft.getByText('licznik', {exact: true})).toHaveAttribute('data-column', 'Co');

  const file = 'baza-wiedzy/podstawy/kto-placi-za-licznik-w-spoldzielni.md';
  const text = await save(page, file, (saved) => saved !== '');
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

test('the preview says what the answer to the proposal would', async ({page}) => {
  test.setTimeout(120_000);
  await openLocally(page, files);
  await page.goto('/redakcja/#/collections/podstawy/entries/kto-moze-byc-czlonkiem');
  const check = page.frameLocator('iframe').getByRole('region', {name: 'Sprawdzenie'});
  // The worker reads the dictionary first.
  const late = {timeout: 60_000};
  await expect(check.getByRole('heading', {name: 'Nie widzimy tu błędów'})).toBeVisible(late);
  const text = field(page, 'body').getByRole('textbox').last();
  await text.press('Control+End');
  await page.keyboard.insertText(
    '\n\n## Koszty\n\nLicznik <b>kosztuje</b> 350 zł i montuje go operatorr, [zobacz](/nie-ma).\n',
  );
  await expect(check.getByRole('heading', {name: /^Do poprawienia: \d/})).toBeVisible(late);
  await expect(check.getByRole('heading', {name: 'Koszty', exact: true})).toHaveCount(2);
  for (const said of [
    'znacznik HTML „<b>”',
    'link „/nie-ma” prowadzi donikąd',
    'nie znamy słowa „operatorr”',
    'skąd to wiemy: „350 zł”?',
  ]) {
    await expect(check.getByRole('listitem').filter({hasText: said})).toHaveCount(1);
  }
});

test('a preview whose rules do not come says so, and does not wait for good', async ({page}) => {
  // The editor opens before its half a minute begins.
  test.slow();
  await page.route('**/checks.json', async (route) => route.abort());
  await openLocally(page, files);
  await page.goto('/redakcja/#/collections/podstawy/entries/kto-moze-byc-czlonkiem');
  const check = page.frameLocator('iframe').getByRole('region', {name: 'Sprawdzenie'});
  await expect(check.getByText('Nie udało się wczytać tego, czym sprawdzamy tekst.')).toBeVisible({
    timeout: 30_000,
  });
});

test('by keyboard alone: an article, the answer of the checks, its correction', async ({page}) => {
  // Hundreds of presses, each of which a busy machine takes a third of a second for.
  test.setTimeout(360_000);
  const press = async (target: Locator): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const type = async (name: string, text: string): Promise<void> => {
    await tabTo(page, field(page, name).getByRole('textbox').last());
    await page.keyboard.insertText(text);
  };
  const button = (name: string): Locator => page.getByRole('button', {name, exact: true});
  await giveFolder(page, contentFiles);
  // The form renders a field once it comes into view.
  await page.setViewportSize({width: 1280, height: 5000});
  await page.goto('/redakcja/#/collections/podstawy');
  await press(button('Otwórz edytor na tym komputerze'));
  await press(button('Pracuj z lokalnym repozytorium'));
  await press(button('Utwórz nowy wpis'));

  await type('title', 'Kto płaci za licznik?');
  await type(
    'description',
    'Kto kupuje i montuje licznik w spółdzielni i co zrobić, gdy operator zwleka.',
  );
  await tabTo(page, page.getByRole('combobox', {name: 'Wstaw źródło'}));
  await page.keyboard.type('prawo spółdzielcze tekst');
  await page.keyboard.press('Enter');
  await expect(field(page, 'body').getByRole('textbox').last()).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('Licznik montuje operatorr i to on za niego płaci[^PS, art. 10].');
  for (const [index, sentence] of [
    'Licznik montuje operator sieci.',
    'Operator też za niego płaci.',
    'Termin montażu podaje ustawa.',
  ].entries()) {
    await press(field(page, 'summary').getByRole('button', {name: /^Dodaj/}));
    await type(`summary.${index}`, sentence);
  }
  await tabTo(page, field(page, 'audience').getByRole('checkbox', {name: 'gmina'}));
  await page.keyboard.press('Space');
  await chooseByKey(page, 'tags', 'liczniki');
  await chooseByKey(page, 'related', 'prog-70-i-40-procent');
  await chooseByKey(page, 'related', 'wpis-do-wykazu-kowr');
  const file = 'baza-wiedzy/podstawy/kto-placi-za-licznik.md';
  const first = await save(page, file, (text) => text !== '', press);

  // The comment on the proposal says where to correct what.
  expect(answerTo(new Map([[file, first]]))).toMatch(
    /kto-placi-za-licznik\.md[^]*\*\*„Licznik montuje operatorr i to on…”:\*\* [^]*operatorr/,
  );

  await tabTo(page, page.locator('[role="row"][tabindex="0"]'));
  const row = page.getByRole('row', {name: /Kto płaci za licznik/});
  await expect(async () => {
    // Asked before each press, or a slow answer would send the focus past the row.
    if (await row.evaluate((found) => found !== document.activeElement)) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(row).toBeFocused({timeout: 100});
  }).toPass();
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'body').getByRole('textbox').last());
  await page.keyboard.press('Control+Home');
  for (const key of Array<string>('Licznik montuje operatorr'.length).fill('ArrowRight')) {
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Backspace');
  const second = await save(page, file, (text) => !text.includes('operatorr'), press);
  expect(second).toContain('montuje operator i to on');
});

const added = 'a source added in it is saved to the list, and the description stays at the top';
test(added, async ({page}) => {
  test.setTimeout(120_000);
  const file = 'src/data/zrodla.yaml';
  const before = readFileSync(file, 'utf8');
  await openLocally(page, files);
  await page.goto('/redakcja/#/collections/listy/entries/zrodla');
  const place = `zrodla.${Object.keys(parse(before)).length}`;
  await add(page, 'zrodla');
  await goToEnd(page, 'zrodla');
  for (const [name, value] of [
    ['code', 'ABC1'],
    ['title', 'Ustawa o przykładzie'],
    ['publisher', 'Dziennik Ustaw'],
    ['url', 'https://isap.sejm.gov.pl/'],
    ['date', '2024'],
    ['read', '2026-11-20'],
  ] as const) {
    await write(page, `${place}.${name}`, value);
  }
  const after = await save(page, file, (text) => text.includes('ABC1:'));

  // Everything else in the file stays as it was written.
  expect(after.startsWith(before)).toBe(true);
  expect(parse(after.slice(before.length))).toEqual({
    ABC1: {
      title: 'Ustawa o przykładzie',
      publisher: 'Dziennik Ustaw',
      url: 'https://isap.sejm.gov.pl/',
      date: '2024',
      read: '2026-11-20',
    },
  });
});

test('an entry added to a long list comes into view, however late it is drawn', async ({page}) => {
  test.setTimeout(120_000);
  await page.addInitScript((lateMs) => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(draw: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((...seen) => setTimeout(draw, lateMs, ...seen), options);
      }
    };
  }, 400);
  await openLocally(page, files);
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/redakcja/#/collections/listy/entries/zrodla');
  const {length} = Object.keys(parse(readFileSync('src/data/zrodla.yaml', 'utf8')));
  await add(page, 'zrodla');
  const code = field(page, `zrodla.${length}.code`).getByRole('textbox');
  await expect(code).toBeInViewport({ratio: 1});
  // It is not covered by the bar with the buttons either.
  await code.click({trial: true, timeout: 2000});
});

test('whoever goes on after adding an entry is not called back to it', async ({page}) => {
  test.setTimeout(120_000);
  await openLocally(page, files);
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/redakcja/#/collections/listy/entries/zrodla');
  const {length} = Object.keys(parse(readFileSync('src/data/zrodla.yaml', 'utf8')));
  await add(page, 'zrodla');
  const added = field(page, `zrodla.${length}.code`);
  await expect(added).toBeInViewport();
  await page.mouse.wheel(0, -100_000);
  await expect(added).not.toBeInViewport();
  // Longer than the entry is looked after.
  await page.waitForTimeout(3500);
  await expect(added).not.toBeInViewport();
});

test('fields the form leaves out stay in the file', async ({page}) => {
  test.setTimeout(120_000);
  const file = 'baza-wiedzy/faq.md';
  const before = checkFrontMatter(file, readFileSync(file, 'utf8'));
  await openLocally(page, files);
  await page.goto('/redakcja/#/collections/strony/entries/faq');
  const title = 'Pytania i krótkie odpowiedzi';
  await write(page, 'title', title);
  const after = checkFrontMatter(file, await save(page, file, (text) => text.includes(title)));
  expect(after.frontMatter).toEqual({...before.frontMatter, title: 'Pytania i krótkie odpowiedzi'});
  expect(after.content.trim()).toBe(before.content.trim());
});

test('with the owner’s repository it asks to sign in', async ({page}) => {
  const config = readFileSync('build-base-path/redakcja/config.json', 'utf8');
  expect(JSON.parse(config)).toMatchObject({isConnected: true});
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(basePathOrigin) && /^https?:/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  await page.goto(`${basePathOrigin}/spoldzielnie/redakcja/`);
  // The editor is 2 MB of script.
  await expect(page.getByRole('button', {name: /tokenu/})).toBeVisible({timeout: 30_000});
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});
