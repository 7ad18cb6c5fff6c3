import {splitSentences} from '../src/sentences';

describe('splitSentences', () => {
  test.each([
    ['Próg to 70%. Liczy się wniosek! Czy na pewno? Tak…', 4],
    ['Mówi o tym art. 38c ust. 3 pkt 1 i Dz.U. 2024 poz. 1361.', 1],
    ['Liczy się m.in. obszar, np. Gmina Lądek, tzn. Jedna gmina.', 1],
    ['Zmiana działa od 1.10.2023 i od 1. dnia miesiąca.', 1],
    ['Stan jest z 2024 r. W 2025 r. był inny.', 2],
    ['W 2025 r. 138 spółdzielni miało wpis.', 1],
    ['Powiedział „Dość.” Potem wyszedł.', 2],
    ['Weź 3 osoby. 3 wystarczą.', 2],
    ['Pisze J. Kowalski. Ma rację.', 2],
    ['Tekst bez kropki', 1],
    ['', 0],
    [' … – ', 0],
  ])('„%s” has sentences: %i', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });

  test('keeps every character of the text but the spaces between sentences', () => {
    expect(splitSentences('Raz (dwa). Trzy!')).toEqual(['Raz (dwa).', 'Trzy!']);
  });
});
