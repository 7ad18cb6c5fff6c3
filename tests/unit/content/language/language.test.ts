import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
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

  test('refuses a model the dictionary does not know, with the line', () => {
    expect(check('prosument', 'xyzent')).toEqual([
      'src/data/odmiana.yaml, wiersz 7: słownik nie zna odmiany słowa „xyzent”. Wpisz inne słowo w formie podstawowej, które odmienia się jak „prosument”.',
    ]);
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

test('a phrase that occurs in two lines is refused', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'synonimy-'));
  cpSync('tests/fixtures/valid', dir, {recursive: true});
  writeFileSync(path.join(dir, 'src/data/synonimy.yaml'), '- [Prąd, energia]\n\n- [wolt, prąd]\n');
  expect(checkLanguage(loadSite(dir)).map(describeProblem)).toEqual([
    'src/data/synonimy.yaml, wiersz 3: „prąd” stoi też w wierszu 1. Zostaw jedno z tych miejsc albo połącz oba wiersze.',
  ]);
  rmSync(dir, {recursive: true});
});
