/** @jest-environment jsdom */
import type {Change} from '@site/src/domain/articles/change';
import {feed} from '@site/src/plugins/built-pages/emit/feed';
import {emitted} from '../../../../samples/builtPage';
import {machineArticle, site} from '../../../../samples/machineArticle';

const articles = [
  machineArticle('b', {updated: '2026-11-20', title: 'Źródła'}),
  machineArticle('a', {updated: '2026-11-20', title: 'Łąka'}),
  machineArticle('nowy', {updated: '2026-12-24', published: null, category: null}),
  machineArticle('wycofany', {retired: {since: '2027-01-02', reason: 'Powód.'}}),
  machineArticle('faq', {kind: 'faq'}),
];
const change: Change = {
  id: 'kto-podpisuje',
  date: '2026-11-25',
  kind: 'poprawka',
  title: 'Kto podpisuje',
  text: 'Było < jest.',
  to: '/faq',
  sources: [],
};
const full = {...site, articles, changes: [change], contentDay: '2026-12-24'};
const made = emitted(feed, full);
const {'baza-wiedzy/rss.xml': rss = ''} = made;
const parse = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml');
const texts = (text: string, selector: string): (string | null)[] =>
  [...parse(text).querySelectorAll(selector)].map((element) => element.textContent);
const titlesWith = (...changes: readonly Change[]): (string | null)[] =>
  texts(
    emitted(feed, {...full, articles: [], changes})['baza-wiedzy/rss.xml'] ?? '',
    'item > title',
  );

test('there is one feed, and it is valid XML', () => {
  expect(Object.keys(made)).toEqual(['baza-wiedzy/rss.xml']);
  expect(parse(rss).documentElement.nodeName).toBe('rss');
});

test('the latest comes first, articles of a day alphabetically; without the FAQ and anything out of date', () => {
  expect(texts(rss, 'item > title')).toEqual([
    'Artykuł nowy',
    'Poprawka: Kto podpisuje',
    'Łąka',
    'Źródła',
  ]);
});

test('an article has an address that never changes, a day and a summary', () => {
  const [item] = parse(rss).querySelectorAll('item');
  expect(item?.querySelector('guid')?.textContent).toBe(
    'https://example.pl/portal/baza-wiedzy/nowy',
  );
  expect(item?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
  expect(texts(rss, 'pubDate')[0]).toBe('Thu, 24 Dec 2026 00:00:00 GMT');
  expect(texts(rss, 'description')[1]).toBe('Opis artykułu nowy.');
  expect(rss).toContain('<p>Drugie &lt; trzecie.</p>');
});

test('a change leads to its place on the page of changes, in words of its own', () => {
  const item = parse(rss).querySelectorAll('item')[1];
  expect(item?.querySelector('link')?.textContent).toBe(
    'https://example.pl/portal/co-sie-zmienilo#kto-podpisuje',
  );
  expect(item?.querySelector('description')?.textContent).toBe('Było < jest.');
  expect(item?.querySelector('category')?.textContent).toBe('Co się zmieniło');
  expect(rss).toContain('<p>Było &lt; jest.</p>');
});

test('a law is told from the day it applies', () => {
  const law = {...change, kind: 'prawo', title: 'Nowy próg'} as const;
  expect(titlesWith({...law, date: '2026-12-24'})).toEqual(['Prawo: Nowy próg']);
  expect(titlesWith({...law, date: '2026-12-25'})).toEqual([]);
});

test('the same content gives the same text, and none an empty feed', () => {
  expect(emitted(feed, full)).toEqual(made);
  expect(texts(emitted(feed, site)['baza-wiedzy/rss.xml'] ?? '', 'item')).toEqual([]);
});
