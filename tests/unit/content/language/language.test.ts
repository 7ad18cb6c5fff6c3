import {parseDictionary, polishDictionary} from '@cooperative/polish-search/dictionary';
import {checkLanguage, languageOf, wrongModels} from '@site/src/content/language/language';
import {loadSite} from '@site/src/content/loadSite';
import {describeProblem} from '@site/src/content/problem';

const affixes = `SET UTF-8
PFX b Y 1
PFX b   0         nie       .

SFX M Y 3
SFX M   a         y         [^ks]a
SFX M   a         ie        [^k]a
SFX M   ka        ce        ka

SFX N Y 1
SFX N   0         mi        [^k]a
`;
const small = parseDictionary(affixes, '4\ngmina/MN\nsieka/Mb\nGmina/M\nzły\n');

describe('A dictionary', () => {
  test('generates the forms its rules allow, the word first', () => {
    expect(small.formsOf('gmina')).toEqual(['gmina', 'gminy', 'gminie', 'gminami']);
    expect(small.formsOf('sieka')).toEqual(['sieka', 'siece']);
    expect(small.formsOf('zły')).toEqual(['zły']);
  });

  test.each([
    ['gminie', ['gmina']],
    ['gmina', ['gmina']],
    ['siece', ['sieka']],
    // The rule exists, but its condition does not hold.
    ['sieky', []],
    ['gminą', []],
    ['niesiece', ['niesieka']],
    // Only words with the flag are negated.
    ['niegminy', []],
  ])('knows the words „%s” may come from', (form, bases) => {
    expect(small.basesOf(form)).toEqual(bases);
  });

  test('generates the forms of a negated word', () => {
    expect(small.formsOf('niesieka')).toEqual(['niesieka', 'niesiece']);
  });
});

describe('The Polish dictionary', () => {
  test.each([
    ['spółdzielniami', 'spółdzielnia'],
    ['członkowi', 'członek'],
    ['ludziom', 'ludzie'],
    ['rozliczaniu', 'rozliczać'],
    ['nieodnawialnych', 'nieodnawialny'],
    ['polsce', 'polska'],
  ])('knows that „%s” is a form of „%s”', (form, base) => {
    expect(polishDictionary().basesOf(form)).toContain(base);
  });

  test('finds the word of every form it generates', () => {
    for (const base of ['opłata', 'sieć', 'założyć', 'energetyczny', 'nieodnawialny']) {
      for (const form of polishDictionary().formsOf(base)) {
        expect(polishDictionary().basesOf(form)).toContain(base);
      }
    }
  });
});

const file = 'src/data/odmiana.yaml';

describe('wrongModels', () => {
  const check = (word: string, model: string): string[] =>
    wrongModels({file, valueOrNull: {[word]: model}, lineOf: () => 7}, polishDictionary()).map(
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
