import {glossary} from '@site/src/content/schema/glossary';
import {glossaryCards, glossaryEntries} from '@site/src/plugins/site-data/glossary';
import {makeDoc} from '../../../samples/docs';

const docs = [
  makeDoc('oplaty', {title: 'Opłaty w 2026 r.', permalink: '/portal/baza-wiedzy/oplaty'}),
];

const terms = (article?: string) =>
  glossary.parse({
    akcyza: {
      term: 'akcyza',
      forms: 'akcyzy, akcyzę',
      definition: 'Podatek w cenie energii, do 1 MW.',
      basis: 'art. 1 ustawy',
      article,
      see: ['vat'],
    },
    vat: {term: 'podatek VAT', forms: 'podatku VAT', definition: 'd'.repeat(30), basis: 'ustawa'},
  });

describe('glossaryEntries', () => {
  test('gives terms with Polish spaces, the title of their article and the names of others', () => {
    const [entry] = glossaryEntries(terms('oplaty'), docs, '/portal/');
    expect(entry).toEqual({
      id: 'akcyza',
      term: 'akcyza',
      abbreviations: [],
      forms: ['akcyzy', 'akcyzę'],
      synonyms: [],
      definition: 'Podatek w\u00a0cenie energii, do 1\u00a0MW.',
      basis: 'art.\u00a01 ustawy',
      article: {title: 'Opłaty w\u00a02026\u00a0r.', permalink: '/baza-wiedzy/oplaty'},
      see: [{id: 'vat', term: 'podatek VAT'}],
    });
  });

  test('gives a term without an article', () => {
    expect(glossaryEntries(terms(), docs, '/portal/')[0]?.article).toBeNull();
  });
});

test('glossaryCards contains what the card of each term shows', () => {
  expect(glossaryCards(glossaryEntries(terms(), docs, '/portal/'))).toEqual({
    akcyza: {term: 'akcyza', definition: 'Podatek w\u00a0cenie energii, do 1\u00a0MW.'},
    vat: {term: 'podatek VAT', definition: 'd'.repeat(30)},
  });
});
