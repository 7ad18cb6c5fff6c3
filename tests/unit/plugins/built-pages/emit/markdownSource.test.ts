import {markdownSource} from '@site/src/plugins/built-pages/emit/markdownSource';
import {machineArticle, site} from '../../../../samples/machineArticle';

const files = new Map([
  ['baza-wiedzy/rozliczenia/b.md', '/baza-wiedzy/b'],
  ['baza-wiedzy/faq.md', '/faq'],
]);

/** Markdown body of an article with the given text. */
function body(markdown: string): string {
  const article = machineArticle('a', {markdown, summary: []});
  const [, text = ''] =
    /Źródła sprawdzono: [\d-]+\n\n([\s\S]*)\n\n## Źródła/.exec(
      markdownSource(site, article, files),
    ) ?? [];
  return text;
}

test('starts with the title, the days and the summary, and ends with the sources', () => {
  expect(markdownSource(site, machineArticle('a'), files)).toBe(`# Artykuł a

Opis artykułu a.

- Adres: https://example.pl/portal/baza-wiedzy/a
- Kategoria: Podstawy
- Pierwsza publikacja: 2026-11-20
- Aktualizacja: 2026-12-01
- Źródła sprawdzono: 2026-12-02

## W skrócie

- Pierwsze zdanie.
- Drugie < trzecie.

Treść.

## Źródła

[^OZE]: [Ustawa o OZE](https://isap.sejm.gov.pl/oze). Dziennik Ustaw, t.j. 2024. Odczyt: 2026-11-20.

[^PS]: [Prawo spółdzielcze](https://isap.sejm.gov.pl/oze). Dziennik Ustaw, t.j. 2024. Odczyt: 2026-11-20.
`);
});

test('links the copy of a legal act that was read and its official address', () => {
  const [source] = machineArticle('a').sources;
  const copy = {copy: 'kopia', copyUrl: 'https://kopia.pl/oze', state: 'stan na 8.08.2024'};
  const article = machineArticle('a', {sources: source ? [{...source, ...copy}] : []});
  expect(markdownSource(site, article, files)).toContain(
    '[^OZE]: Ustawa o OZE. Dziennik Ustaw, t.j. 2024. Czytaliśmy: [kopia](https://kopia.pl/oze), stan na 8.08.2024; odczyt: 2026-11-20. Aktualne brzmienie: [isap.sejm.gov.pl](https://isap.sejm.gov.pl/oze).',
  );
});

test('tells at its end what stood wrong', () => {
  const corrections = [{date: '2026-11-25', text: 'Było inaczej.'}];
  expect(markdownSource(site, machineArticle('a', {corrections}), files)).toMatch(
    /Odczyt: 2026-11-20\.\n\n## Poprawki\n\n- 2026-11-25: Było inaczej\.\n$/,
  );
});

test('says that an article is out of date', () => {
  const retired = {since: '2027-01-02', reason: 'Zmienił się przepis.'};
  expect(markdownSource(site, machineArticle('a', {retired}), files)).toContain(
    '- Artykuł nieaktualny od: 2027-01-02. Zmienił się przepis.',
  );
});

test.each([
  ['a citation', 'Zdanie [^PS, art. 5][^OZE].', 'Zdanie[^PS] (art. 5)[^OZE].'],
  [
    'a link to another article',
    '[tekst](../rozliczenia/b.md#od)',
    '[tekst](https://example.pl/portal/baza-wiedzy/b#od)',
  ],
  ['a link to the FAQ', '[faq](../faq.md)', '[faq](https://example.pl/portal/faq)'],
  ['a link to a page', '[oferta](/oferta)', '[oferta](https://example.pl/portal/oferta)'],
  [
    'a link to a place on the page',
    '[niżej](#dalej)',
    '[niżej](https://example.pl/portal/baza-wiedzy/a#dalej)',
  ],
  ['an outside link', '[ISAP](https://isap.sejm.gov.pl/)', '[ISAP](https://isap.sejm.gov.pl/)'],
  ['the id of a heading', '### Czy można? {#czy-mozna}', '### Czy można?'],
  [
    'a box with a title',
    ':::warning[Tego nie wiemy]\nZapytaj [^OZE].\n:::',
    '**Tego nie wiemy**\n\nZapytaj[^OZE].',
  ],
  ['a box without one', ':::info\nDane są umowne.\n:::', 'Dane są umowne.'],
  [
    'a ratio and an hour',
    'Rozliczenie 1:0,6 o 12:00, np.:tak.',
    'Rozliczenie 1:0,6 o 12:00, np.:tak.',
  ],
  ['a colon before a word', 'To :termin i tyle.', 'To :termin i tyle.'],
  ['a table', '| A | B |\n|---|--:|\n| 1 | 2 |', '| A | B |\n|---|--:|\n| 1 | 2 |'],
])('%s reads well', (_, markdown, expected) => expect(body(markdown)).toBe(expected));

test('keeps the list or table a figure is drawn from, and leaves out a figure without text', () => {
  expect(
    body(
      'Przed.\n\n::wykres-kowr\n\n:::sciezka\n\n1. Statut\n2. Wpis\n\n:::\n\n## Co dalej\n\nPo.',
    ),
  ).toBe('Przed.\n\n1. Statut\n2. Wpis\n\n## Co dalej\n\nPo.');
});
