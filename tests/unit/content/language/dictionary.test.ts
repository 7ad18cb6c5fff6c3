import {parseDictionary, readPolishDictionary} from '@site/src/content/language/dictionary';

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
  const polish = readPolishDictionary();

  test.each([
    ['spółdzielniami', 'spółdzielnia'],
    ['członkowi', 'członek'],
    ['ludziom', 'ludzie'],
    ['rozliczaniu', 'rozliczać'],
    ['nieodnawialnych', 'nieodnawialny'],
    ['polsce', 'polska'],
  ])('knows that „%s” is a form of „%s”', (form, base) => {
    expect(polish.basesOf(form)).toContain(base);
  });

  test('finds the word of every form it generates', () => {
    for (const base of ['opłata', 'sieć', 'założyć', 'energetyczny', 'nieodnawialny']) {
      for (const form of polish.formsOf(base)) {
        expect(polish.basesOf(form)).toContain(base);
      }
    }
  });
});
