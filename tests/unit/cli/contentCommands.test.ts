import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A copy of what editors write, since other tests read the real files at the same time. */
const site = mkdtempSync(path.join(tmpdir(), 'tresc-'));

beforeAll(() => {
  for (const name of [
    'baza-wiedzy',
    'src/data',
    'src/pages',
    'cspell.config.yaml',
    'slownik-projektu.txt',
  ]) {
    cpSync(name, path.join(site, name), {recursive: true});
  }
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'), 'dir');
  writeFileSync(
    path.join(site, 'baza-wiedzy/podstawy/artykul-z-bledami.md'),
    "---\ntitle: 'Artykuł z błędami'\n---\n\nSpóldzielnia - to sie liczy.\n\nRozliczenie trwa 15 lat. [Oferta](/oferty)\n",
  );
});

afterAll(() => {
  rmSync(site, {recursive: true});
});

/** Runs a command for editors as npm does, and gives its exit code and what it says. */
function run(script: string, ...words: readonly string[]): {code: number | null; said: string} {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/jiti/lib/jiti-cli.mjs'),
      path.resolve(`src/cli/${script}.ts`),
      ...words,
    ],
    {cwd: site, encoding: 'utf8'},
  );
  return {code: status, said: stdout + stderr};
}

// A first run reads the whole Polish dictionary.
jest.setTimeout(60_000);

test('sprawdz passes a good article and shows its figures', () => {
  const {code, said} = run('checkArticle', 'prog-70-i-40-procent');
  expect(said).toMatch(
    /^baza-wiedzy\/zakladanie\/prog-70-i-40-procent\.md: wszystko w porządku \(słów: \d+.*FOG: \d+,\d\)$/m,
  );
  expect(code).toBe(0);
});

test('sprawdz refuses an article with slips: fields, spelling, typography, a banned claim, a link', () => {
  const {code, said} = run('checkArticle', 'artykul-z-bledami');
  expect(code).toBe(1);
  for (const part of [
    'brakuje pola „description”',
    'wiersz 5: znaleziono „Spóldzielnia - to”',
    'wiersz 5: nie znamy słowa „Spóldzielnia”',
    'wiersz 5: nie znamy słowa „sie”',
    'wiersz 7: zdanie „Rozliczenie trwa 15 lat.”',
    'wiersz 7: link „/oferty” prowadzi donikąd',
    'Do poprawienia: ',
  ]) {
    expect(said).toContain(part);
  }
});

test('sprawdz says that there is no such article', () => {
  expect(run('checkArticle', 'nie-ma-takiego')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nie ma artykułu „nie-ma-takiego”') as string,
  });
});

test('fakty shows a fact with its articles, and refuses an unknown one', () => {
  const {code, said} = run('facts', 'f34');
  expect(code).toBe(0);
  expect(said).toContain('F34: Instalacje elektryczne');
  expect(said).toContain('– baza-wiedzy/zakladanie/prog-70-i-40-procent.md');
  expect(run('facts', 'F999').code).toBe(1);
});

test('fakty lists what is unused and unconfirmed', () => {
  const {code, said} = run('facts');
  expect(code).toBe(0);
  expect(said).toContain('Fakty, których nie używa żaden artykuł: ');
  expect(said).toMatch(/^F83 +nie znaleziono rozstrzygnięcia: faq, /m);
});

test('czytelnosc measures every article, the hardest first', () => {
  const {code, said} = run('readability');
  expect(code).toBe(0);
  const fogs = [...said.matchAll(/^(?:baza|src)\S+ .*% +(\d+),(\d) +\d+/gm)].map(
    ([, whole = '', tenth = '']) => Number(`${whole}.${tenth}`),
  );
  expect(fogs.length).toBeGreaterThan(30);
  expect(fogs).toEqual(fogs.toSorted((a, b) => b - a));
});
