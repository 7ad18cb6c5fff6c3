import {readPolishDictionary} from '@site/src/content/language/dictionary';
import {checkLanguage, languageOf, wrongModels} from '@site/src/content/language/language';
import {loadSite} from '@site/src/content/loadSite';
import {describeProblem} from '@site/src/content/problem';

const file = 'src/data/odmiana.yaml';

describe('wrongModels', () => {
  const dictionary = readPolishDictionary();
  const check = (word: string, model: string): string[] =>
    wrongModels({file, valueOrNull: {[word]: model}, lineOf: () => 7}, dictionary).map(
      describeProblem,
    );

  test('accepts a word that inflects like its model', () => {
    expect(check('prosument', 'student')).toEqual([]);
  });

  test('refuses a model with another ending than the word', () => {
    expect(check('prosument', 'gmina')).toEqual([
      'src/data/odmiana.yaml, wiersz 7: „prosument” i „gmina” kończą się inaczej. Wpisz słowo, które kończy się i odmienia jak „prosument”.',
    ]);
  });
});

test("the editors' files of the site pass, and the search gets them", () => {
  const site = loadSite('.');
  expect(checkLanguage(site)).toEqual([]);
  const {synonyms, models} = languageOf(site);
  expect(synonyms.length).toBeGreaterThan(20);
  expect(synonyms).toContainEqual(expect.arrayContaining(['prąd', 'elektryczność']));
  expect(models.prosument).toBe('student');
});
