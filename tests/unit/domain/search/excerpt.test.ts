import fc from 'fast-check';
import {excerptAround} from '@site/src/domain/search/excerpt';
import {foldPolish} from '@site/src/domain/text';

const filler = (count: number): string => Array.from({length: count}, () => 'słowo').join(' ');

describe('excerptAround', () => {
  test('gives a short text whole', () => {
    expect(excerptAround('Krótki opis.', ['opis'])).toBe('Krótki opis.');
  });

  test('gives the beginning, cut at the end of a word, when no word is found', () => {
    const excerpt = excerptAround(filler(60), ['brak']);
    expect(excerpt).toBe(`${filler(23)} …`);
  });

  test('begins at the beginning when the word stands near it', () => {
    expect(excerptAround(`Próg to 70%. ${filler(60)}`, ['prog'])).toMatch(
      /^Próg to 70%\. słowo .+ …$/,
    );
  });

  test('begins shortly before a word from further on, at the start of a word', () => {
    const excerpt = excerptAround(`${filler(50)} Spółdzielnia ${filler(50)}`, ['spoldzielnia']);
    expect(excerpt).toMatch(/^… słowo (?:słowo )*Spółdzielnia (?:słowo )+…$/);
  });

  test('begins at the first of several words', () => {
    const text = `${filler(30)} pierwsze ${filler(40)} drugie ${filler(30)}`;
    expect(excerptAround(text, ['drugie', 'pierwsze'])).toContain('pierwsze');
  });

  test('cuts inside a text that has no spaces', () => {
    expect(excerptAround('x'.repeat(300), ['x'])).toBe(`${'x'.repeat(140)} …`);
  });

  const sentence = fc
    .array(fc.constantFrom('opłata', 'sieć', 'żółw', 'prąd', 'gmina,', '1 MW.'), {
      minLength: 30,
      maxLength: 120,
    })
    .map((parts) => parts.join(' '));

  test('is a piece of the text and not much longer than 140 characters', () => {
    fc.assert(
      fc.property(sentence, fc.constantFrom('oplata', 'zolw', 'brak'), (text, word) => {
        const excerpt = excerptAround(text, [word]);
        expect(text).toContain(excerpt.replace(/^… | …$/g, ''));
        expect(excerpt.length).toBeLessThanOrEqual(144);
      }),
    );
  });

  test('shows the word that was found, wherever it stands', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(foldPolish(excerptAround(`${text} koniec`, ['koniec']))).toContain('koniec');
      }),
    );
  });

  test('ends with the text when the word stands near its end', () => {
    expect(excerptAround(`${filler(40)} prawie koniec`, ['prawie'])).toMatch(/prawie koniec$/);
  });
});
