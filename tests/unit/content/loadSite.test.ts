import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSite, siteOf} from '@site/src/content/loadSite';

const dir = mkdtempSync(path.join(tmpdir(), 'serwis-'));
const article = 'baza-wiedzy/podstawy/pierwszy-artykul.md';

beforeEach(() => cpSync('tests/fixtures/valid', dir, {recursive: true}));

afterAll(() => rmSync(dir, {recursive: true}));

test('an article comes with its fields, its sections and line numbers of the whole file', () => {
  const {fields, lineOf, content, body} = loadSite(dir).read(article);
  expect(fields).toMatchObject({title: 'Pierwszy artykuł do testów', sources: ['OZE']});
  expect(lineOf(['summary', 1])).toBe(15);
  expect(lineOf(['summary', 7])).toBe(13);
  expect(lineOf(['nie-ma'])).toBeNull();
  expect(content.trimStart()).toMatch(/^Treść artykułu/);
  expect(body.sections.map(({id}) => id)).toEqual(['', 'jak-to-dziala', 'co-dalej']);
  const lines = readFileSync(path.join(dir, article), 'utf8').split('\n');
  expect(body.headings.map(({line}) => lines[line - 1])).toEqual([
    '## Jak to działa',
    '## Co dalej',
  ]);
  expect(body.links.map(({url}) => url)).toEqual(['/oferta', '/kalkulator']);
});

test('addresses lead to the files of the pages', () => {
  const {addresses} = loadSite(dir);
  expect(addresses.get('/baza-wiedzy/pierwszy-artykul')).toBe(article);
  expect(addresses.get('/faq')).toBe('baza-wiedzy/faq.md');
  expect(addresses.get('/strona')).toBe('src/pages/strona.mdx');
  expect(addresses.get('/oferta')).toBeNull();
  expect(addresses.get('/baza-wiedzy/tagi/akcyza')).toBeNull();
  expect(addresses.has('/baza-wiedzy/faq')).toBe(false);
});

test('folders are categories; the template and files starting with an underscore are not articles', () => {
  mkdirSync(path.join(dir, 'baza-wiedzy/nowa'), {recursive: true});
  writeFileSync(path.join(dir, 'baza-wiedzy/_szablon.md'), '---\ntitle: {{tytul}}\n---\n');
  const site = loadSite(dir);
  expect([...site.categories.keys()]).toEqual(['nowa', 'podstawy']);
  expect(site.categoryOf('podstawy')).toMatchObject({label: 'Podstawy', position: 1});
  expect(site.articles).not.toContain('baza-wiedzy/_szablon.md');
});

test('one site is shared until one of its files changes', () => {
  const first = siteOf(dir);
  expect(siteOf(dir)).toBe(first);
  writeFileSync(path.join(dir, 'src/data/synonimy.yaml'), '- [prąd, energia elektryczna]\n');
  const second = siteOf(dir);
  expect(second).not.toBe(first);
  expect(second.data.synonyms.value).toEqual([['prąd', 'energia elektryczna']]);
});
