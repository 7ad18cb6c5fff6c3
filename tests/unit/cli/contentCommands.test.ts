import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSite} from '@site/src/content/loadSite';
import {describeProblem} from '@site/src/content/problem';
import {checkSite} from '@site/src/content/quality/checkSite';
import {npmRun, runHere} from '../../tools/commands';

/** A copy of the editors' content, because other tests read the real files at the same time. */
const site = mkdtempSync(path.join(tmpdir(), 'tresc-'));

const {isTTY} = process.stdin;

beforeAll(() => {
  // Nobody is there to be asked.
  Object.assign(process.stdin, {isTTY: false});
  for (const name of [
    'baza-wiedzy',
    'wzory',
    'src/data',
    'src/pages',
    'cspell.config.yaml',
    '.markdownlint-cli2.yaml',
  ]) {
    cpSync(name, path.join(site, name), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'), 'dir');
  appendFileSync(path.join(site, 'src/data/pisownia.yaml'), "  - 'Chmielnianka'\n");
  writeFileSync(
    path.join(site, 'baza-wiedzy/podstawy/artykul-z-bledami.md'),
    "---\ntitle: 'Artykuł z błędami'\n---\n\nSpóldzielnia - to sie liczy.\n\nRozliczenie trwa 15 lat. [Oferta](/oferty) Chmielnianka tesz tesz\n\nZobacz [tu](/oferta).\n\n<script>alert(1)</script>\n",
  );
});

afterAll(() => {
  rmSync(site, {recursive: true});
  Object.assign(process.stdin, {isTTY});
});

// Their packages do not load here; `npmRun` checks with them.
jest.mock('@site/src/content/spelling', () => ({checkSpelling: () => []}));
jest.mock('@site/src/content/markdownStyle', () => ({checkMarkdownStyle: () => []}));

const run = (script: string, ...words: readonly string[]) => runHere(script, words, site);

// The first run reads the whole Polish dictionary.
jest.setTimeout(60_000);

test('sprawdz shows the figures of a good article and refuses one with mistakes: fields, spelling, typography, a banned claim, a link', () => {
  const {code, said} = npmRun('checkArticle', ['prog-70-i-40-procent', 'artykul-z-bledami'], site);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^baza-wiedzy\/zakladanie\/prog-70-i-40-procent\.md: wszystko w porządku \(słów: \d+.*FOG: \d+,\d\)$/m,
  );
  for (const part of [
    'brakuje pola „description”',
    'wiersz 5: znaleziono „Spóldzielnia - to”',
    'wiersz 5: nie znamy słowa „Spóldzielnia”',
    'wiersz 5: nie znamy słowa „sie”',
    'wiersz 7: zdanie „Rozliczenie trwa 15 lat.”',
    'wiersz 7: link „/oferty” prowadzi donikąd',
    'wiersz 9: tekst linku „tu” nie mówi, dokąd prowadzi',
    'wiersz 11: znaleziono znacznik HTML „<script>”',
    'Do poprawienia: ',
  ]) {
    expect(said).toContain(part);
  }
  // A good word that an editor has added to the list.
  expect(said).not.toContain('Chmielnianka');
  expect(said.match(/„tesz”/g)).toHaveLength(1);
  // HTML is refused once, not its words too.
  expect(said).not.toMatch(/słowa „(?:script|alert)”/);
});

test('sprawdz without a name lists everything that stops the build, without a stack trace', async () => {
  const broken = mkdtempSync(path.join(tmpdir(), 'zepsute-'));
  cpSync('tests/fixtures/valid', broken, {recursive: true});
  for (const file of [
    'src/data/stawki.yaml',
    'src/data/oferta.yaml',
    'src/data/klienci.yaml',
    'src/data/slownik.yaml',
    'src/data/odmiana.yaml',
    'src/data/wykaz-kowr.yaml',
    'baza-wiedzy/podstawy/_category_.yml',
    'baza-wiedzy/tagi.yml',
  ]) {
    appendFileSync(path.join(broken, file), 'zbędne: pole: znowu\n');
  }
  appendFileSync(path.join(broken, 'src/pages/strona.mdx'), '\nTekst { strony.\n');

  const {code, said} = await runHere('checkArticle', [], broken);
  expect(code).toBe(1);
  const problems = checkSite(loadSite(broken)).map(describeProblem);
  expect(problems).toHaveLength(9);
  expect(problems.filter((problem) => !said.includes(problem))).toEqual([]);
  expect(said).not.toMatch(/^ +at /m);
  rmSync(broken, {recursive: true});
});

test('sprawdz says that there is no such article', async () => {
  expect(await run('checkArticle', 'nie-ma-takiego')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nie ma artykułu „nie-ma-takiego”') as string,
  });
});

test('nowy-artykul refuses what the schema would refuse, and sprawdz names all places left open', async () => {
  const asked = ['--kategoria', 'podstawy', '--dla', 'gmina', '--zrodla', 'OZE'] as const;
  for (const [words, refused] of [
    [[], 'Brakuje odpowiedzi'],
    [['--tytul', 'Krótki', ...asked], '--tytul: Wpisz co najmniej 10 znaków.'],
    [
      ['--tytul', 'Kto płaci za licznik?', ...asked, '--kategoria', 'inne'],
      'Nie ma kategorii „inne”',
    ],
    [['--tytul', 'Kto płaci za licznik?', ...asked, '--dla', 'wszyscy'], 'Wybierz z listy: gmina'],
    [['--tytul', 'Kto płaci za licznik?', ...asked, '--zrodla', 'NIEMA'], 'Nie ma źródła „NIEMA”'],
    [
      ['--tytul', 'Kto płaci za licznik?', ...asked, '--adres', 'Zły'],
      'Adres „Zły” jest niepoprawny',
    ],
  ] as const) {
    const {code, said} = await run('newArticle', ...words);
    expect(said).toContain(refused);
    expect(code).toBe(1);
  }
  expect((await run('newArticle', '--tytul', 'Kto płaci za licznik?', ...asked)).code).toBe(0);
  const file = 'baza-wiedzy/podstawy/kto-placi-za-licznik.md';
  const text = readFileSync(path.join(site, file), 'utf8');
  expect(text).toContain('audience: [gmina]\n');
  expect(text).toContain('sources: [OZE]\n');
  const {said} = await run('checkArticle', 'kto-placi-za-licznik');
  for (const place of text.match(/\{\{[^{}]*\}\}/g) ?? []) {
    expect(said).toContain(`zostało miejsce do uzupełnienia ${place}`);
  }
  expect(said).not.toContain('pole „sources”');
});

test('adresy adds what is new to the list, from the content alone', async () => {
  writeFileSync(
    path.join(site, 'baza-wiedzy/podstawy/calkiem-nowy.md'),
    "---\ntitle: 'Całkiem nowy artykuł'\n---\n\nTreść.\n",
  );
  const list = path.join(site, 'src/data/adresy.yaml');
  const before = readFileSync(list, 'utf8');
  expect((await run('addresses')).said).toContain('– /baza-wiedzy/calkiem-nowy');
  const after = readFileSync(list, 'utf8');
  expect(after).toMatch(/^ {2}\/baza-wiedzy\/calkiem-nowy: \d{4}-\d\d-\d\d$/m);
  expect(after.split('published:')[0]).toBe(before.split('published:')[0]);
  expect((await run('addresses')).said).toContain('Każda strona jest na liście adresów');
  rmSync(path.join(site, 'baza-wiedzy/podstawy/calkiem-nowy.md'));
});

test('sprawdz only warns of a claim whose law nobody has compared for 90 days', async () => {
  const file = path.join(site, 'src/data/zakazane.yaml');
  const before = readFileSync(file, 'utf8');
  const [head = '', rule = ''] = before.split(
    /(?=- claim: 'Rozliczenie przysługuje przez 15 lat')/,
  );
  writeFileSync(file, head + rule.replace(/confirmed: '[\d-]+'/, "confirmed: '2026-01-01'"));
  const {said} = await run('checkArticle', 'artykul-z-bledami');
  writeFileSync(file, before);
  expect(said).not.toContain('brzmi jak „Rozliczenie przysługuje przez 15 lat”, a tego nie wolno');
  expect(said).toMatch(
    /Do sprawdzenia, bo reguły z pliku src\/data\/zakazane\.yaml dawno nie porównano z prawem[^\n]*\n[^\n]*wiersz 7: zdanie „Rozliczenie trwa 15 lat\.”[^\n]*sprawdź akty: OZE\./,
  );
});

test('fakty shows a fact with its articles, and refuses an unknown one', async () => {
  const {code, said} = await run('facts', 'f34');
  expect(code).toBe(0);
  expect(said).toContain('F34: Instalacje elektryczne');
  expect(said).toContain('– baza-wiedzy/zakladanie/prog-70-i-40-procent.md');
  expect((await run('facts', 'F999')).code).toBe(1);
});

test('fakty lists what is unused and unconfirmed', async () => {
  const {code, said} = await run('facts');
  expect(code).toBe(0);
  expect(said).toContain('Fakty dla czytelników, o których nie mówi żadna strona: nie ma takich');
  expect(said).toMatch(/^Fakty nie dla czytelników: \d+$/m);
  expect(said).toMatch(
    /^F83 +nie znaleziono rozstrzygnięcia: finansowanie-spoldzielni-energetycznej$/m,
  );
});

test('fakty --nieuzyte names the facts for readers that no page tells, and nothing if there are none', async () => {
  expect(await run('facts', '--nieuzyte')).toMatchObject({code: 0, said: ''});
  const file = path.join(site, 'src/data/fakty.yaml');
  const before = readFileSync(file, 'utf8');
  const row = (id: string): string =>
    `${id}:\n  statement: 'Fakt ${id}, którego nikt nie opisał.'\n  certainty: high\n  date: '2026'\n`;
  appendFileSync(file, row('F998'));
  appendFileSync(file, `${row('F999')}  notForReaders: 'Zapis naszych poszukiwań.'\n`);
  const {code, said} = await run('facts', '--nieuzyte');
  writeFileSync(file, before);
  expect({code, said}).toEqual({code: 1, said: 'F998: Fakt F998, którego nikt nie opisał.'});
});

test('czytelnosc measures every article, the hardest first', async () => {
  const {code, said} = await run('readability');
  expect(code).toBe(0);
  const fogs = [...said.matchAll(/^(?:baza|src)\S+ .*% +(\d+),(\d) +\d+/gm)].map(
    ([, whole = '', tenth = '']) => Number(`${whole}.${tenth}`),
  );
  expect(fogs.length).toBeGreaterThan(30);
  expect(fogs).toEqual(fogs.slice().sort((a, b) => b - a));
});
