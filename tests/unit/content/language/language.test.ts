import {ContentError} from '@site/src/content/data/checkShape';
import {readPolishDictionary} from '@site/src/content/language/dictionary';
import {checkedModels, readLanguage} from '@site/src/content/language/language';

describe('checkedModels', () => {
  const dictionary = readPolishDictionary();
  const check = (word: string, model: string) =>
    checkedModels([{word, model, line: 7}], dictionary);

  test('gives the model of each word', () => {
    expect(check('prosument', 'student')).toEqual({prosument: 'student'});
  });

  test('refuses a model the dictionary does not know, with the line', () => {
    expect(() => check('prosument', 'xyzent')).toThrow(
      new ContentError(
        'src/data/odmiana.yaml, wiersz 7: słownik nie zna odmiany słowa „xyzent”. Wpisz inne słowo w formie podstawowej, które odmienia się jak „prosument”.',
      ),
    );
  });

  test('refuses a model that ends unlike the word', () => {
    expect(() => check('prosument', 'gmina')).toThrow(
      new ContentError(
        'src/data/odmiana.yaml, wiersz 7: „prosument” i „gmina” kończą się inaczej. Wpisz słowo, które kończy się i odmienia jak „prosument”.',
      ),
    );
  });
});

test("the editors' files of the site pass", () => {
  expect(readLanguage('.').synonyms.length).toBeGreaterThan(20);
});
