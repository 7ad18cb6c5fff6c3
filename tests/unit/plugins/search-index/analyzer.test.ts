import {analyzeForms, inflectLike} from '@site/src/plugins/search-index/analyzer';
import {readPolishDictionary} from '@site/src/content/language/dictionary';

const dictionary = readPolishDictionary();

const basesOf = (form: string, ...others: readonly string[]): string[] =>
  analyzeForms(new Set([form, ...others]), dictionary, {prosument: 'student'})
    .termsOf(form)
    .map(({base}) => base)
    .sort();

describe('analyzeForms', () => {
  test('maps a form to the word it comes from', () => {
    expect(basesOf('spółdzielnią')).toEqual(['spółdzielnia']);
  });

  test('maps a form of several words to each of them', () => {
    expect(basesOf('danych')).toEqual(['dane', 'dany', 'dać']);
  });

  test('drops a word the collection contradicts', () => {
    expect(basesOf('mam', 'mama', 'mamie', 'mamą', 'mamę', 'mamo')).toEqual(['mama']);
  });

  test('maps a form of a word the editors listed to that word', () => {
    expect(basesOf('prosumentami')).toEqual(['prosument']);
  });

  test('groups words missing from the dictionary by their stem, under the shortest', () => {
    expect(basesOf('fotowoltaiką', 'fotowoltaika', 'fotowoltaiki')).toEqual(['fotowoltaika']);
  });

  test('returns the same term for all its forms', () => {
    const {termsOf} = analyzeForms(new Set(['opłata', 'opłacie']), dictionary, {});
    expect(termsOf('opłata')[0]).toBe(termsOf('opłacie')[0]);
  });
});

test.each([
  [
    'prosument',
    'student',
    ['prosument', 'prosumenta', 'prosumenci', 'prosumentów', 'prosumentami'],
  ],
  ['fotowoltaika', 'botanika', ['fotowoltaika', 'fotowoltaice', 'fotowoltaiką']],
  ['biogazownia', 'kotłownia', ['biogazownia', 'biogazowni', 'biogazowniami']],
])('„%s” inflects like „%s”', (word, model, forms) => {
  expect(inflectLike(word, model, dictionary)).toEqual(expect.arrayContaining(forms));
});
