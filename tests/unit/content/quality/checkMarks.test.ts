import {readFileSync} from 'node:fs';
import {readMarkdown} from '@site/src/content/articles/readMarkdown';
import {checkMarks} from '@site/src/content/quality/checkMarks';

/** The line and the beginning of each message about a text under four lines of fields. */
function found(text: string): string[] {
  const file = readMarkdown('baza-wiedzy/a.md', `---\ntitle: 'Tytuł'\n---\n\n${text}`);
  return checkMarks(file).map(
    (problem) => `${problem.line} ${problem.text.replace(/\. .*/su, '')}`,
  );
}

test('everything that readers would see broken is told with its line', () => {
  expect(found(readFileSync('tests/fixtures/broken/dopiski.md', 'utf8'))).toEqual([
    '5 znaleziono „![Wykres energii w spółdzielni](./wykres energii.png)”',
    '7 znaleziono „[opis zapasu energii](./pierwszy rok bez zapasu.md)”',
    '9 znaleziono „**”',
    '11 znaleziono „**”',
    '13 znaleziono „##”',
    '17 wiersz tabeli ma komórek: 4, a nagłówków jest 5',
    '18 wiersz tabeli ma komórek: 6, a nagłówków jest 5',
  ]);
});

test.each([
  ['[opis **zapasu** energii](./pierwszy rok.md)', '](./pierwszy rok.md)'],
  ['Zobacz [ofertę] (/oferta).', '[ofertę] (/oferta)'],
  ['Zobacz (próg)[prog-70-i-40.md].', '(próg)[prog-70-i-40.md]'],
  ['Zobacz [ustawę][oze].', '[ustawę][oze]'],
  ['Zobacz [ofertę](/oferta', '[ofertę](/oferta'],
  ['To jest **„tekst”**owy zapis.', '**'],
  ['To __ważne.', '__'],
  ['To *ważne.', '*'],
  ['Cena* netto.', '*'],
  ['Tekst ## Nagłówek', '##'],
  ['#Nagłówek', '#'],
  ['Akapit {#identyfikator}', '{#identyfikator}'],
  ['-Pozycja listy', '-'],
  ['1.Pozycja listy', '1.'],
  ['- [] kratka', '[]'],
  ['| a | b |\n|---|\n| c | d |', '| a | b |'],
  [':: doba', ':: doba'],
  ['To ~~nieważne.', '~~'],
  ['To `kod.', '`'],
])('%s', (text, mark) => expect(found(text)).toEqual([`5 znaleziono „${mark}”`]));

test('a mark in a later line of a paragraph is told with that line', () => {
  expect(found('Pierwszy wiersz\ndrugi **wiersz\ntrzeci')).toEqual(['6 znaleziono „**”']);
});

test('of two broken links each is told', () => {
  expect(found('To [a](b c.md) i [d](e f.md) oraz ** x ** i ** y **.')).toEqual([
    '5 znaleziono „[a](b c.md)”',
    '5 znaleziono „[d](e f.md)”',
    '5 znaleziono „**”',
  ]);
});

test('a text that runs on under a table is told as a row', () => {
  expect(found('| a | b |\n| --- | --- |\n| c | d |\nTekst')).toEqual([
    '8 wiersz tabeli ma komórek: 1, a nagłówków jest 2',
  ]);
});

test.each([
  'To 2 * 3 i 2*3, czyli numer #1.',
  '#1 na liście',
  'Nawias [ i nawias ] oraz […] i [do wyboru] (np. jeden).',
  'Kod `**x** ](a) ##` i \\*gwiazdka\\*, \\#znak i \\`odwrotny\\`.',
  '```\n**kod ](x)\n##kod\n```',
  'Uwaga![^OZE] Dalej [^OZE, art. 38c][^PS] i [§ 5] (art. 6).',
  'Podpis: ____ i nazwa plan_roku_b',
  '-5 zł, 1.5 i 10.11.2026',
  '**Pogrubienie**, *pochylenie* i ~~skreślenie~~.',
  '## Nagłówek {#wlasny}',
  '| a | b |\n| --- | --- |\n| c \\| d | `e` |',
  'Godziny 5–10 | 7',
  'Zob. https://isap.sejm.gov.pl i 2 * 3.',
])('%s is right', (text) => expect(found(text)).toEqual([]));
