/** @jest-environment jsdom */
import {feeds} from '@site/src/plugins/built-pages/emit/feeds';
import {emitted} from '../../../../samples/builtPage';
import {machineArticle, site} from '../../../../samples/machineArticle';

const articles = [
  machineArticle('b', {updated: '2026-11-20', title: 'Źródła'}),
  machineArticle('a', {updated: '2026-11-20', title: 'Łąka'}),
  machineArticle('nowy', {updated: '2026-12-24', published: null, category: null}),
  machineArticle('wycofany', {retired: {since: '2027-01-02', reason: 'Powód.'}}),
  machineArticle('faq', {kind: 'faq'}),
];
const both = emitted(feeds, {...site, articles});
const {'baza-wiedzy/rss.xml': rss = '', 'baza-wiedzy/atom.xml': atom = ''} = both;
const parse = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml');
const texts = (text: string, selector: string): (string | null)[] =>
  [...parse(text).querySelectorAll(selector)].map((element) => element.textContent);

test('both are valid XML', () => {
  expect(parse(rss).documentElement.nodeName).toBe('rss');
  expect(parse(atom).documentElement.nodeName).toBe('feed');
});

test('the latest change comes first, then alphabetically; without the FAQ and anything out of date', () => {
  const titles = ['Artykuł nowy', 'Łąka', 'Źródła'];
  expect(texts(rss, 'item > title')).toEqual(titles);
  expect(texts(atom, 'entry > title')).toEqual(titles);
});

test('an item has an address that never changes, a day and a summary', () => {
  const [item] = parse(rss).querySelectorAll('item');
  expect(item?.querySelector('guid')?.textContent).toBe(
    'https://example.pl/portal/baza-wiedzy/nowy',
  );
  expect(item?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
  expect(texts(rss, 'pubDate')[0]).toBe('Thu, 24 Dec 2026 00:00:00 GMT');
  expect(texts(atom, 'entry > updated')[0]).toBe('2026-12-24T00:00:00.000Z');
  expect(texts(atom, 'entry > published')).toHaveLength(2);
  expect(texts(rss, 'description')[1]).toBe('Opis artykułu nowy.');
  expect(rss).toContain('<p>Drugie &lt; trzecie.</p>');
});

test('every Atom entry has what the format requires', () => {
  for (const entry of parse(atom).querySelectorAll('entry')) {
    expect(entry.querySelector('id')?.textContent).toMatch(/^https:/);
    expect(entry.querySelector('updated')).not.toBeNull();
    for (const category of entry.querySelectorAll('category')) {
      expect(category.getAttribute('term')).toBe('Podstawy');
    }
  }
});

test('the same articles give the same text, and none an empty feed', () => {
  expect(emitted(feeds, {...site, articles})).toEqual(both);
  const {'baza-wiedzy/rss.xml': empty = ''} = emitted(feeds, site);
  expect(texts(empty, 'item')).toEqual([]);
});
