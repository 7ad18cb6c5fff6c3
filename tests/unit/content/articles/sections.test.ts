import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {sectionsOf, type MarkdownSection} from '@site/src/content/articles/sections';

const read = (markdown: string): MarkdownSection[] => sectionsOf(parseMarkdown(markdown));

const textOf = (markdown: string): string =>
  read(markdown)
    .map((section) => section.text)
    .join(' ');

describe('sectionsOf', () => {
  test('splits a text at its headings, including what comes before the first', () => {
    expect(read('Wstęp.\n\n## Kto może?\n\nKażdy.\n\n### Szczegóły\n\nTakie.')).toEqual([
      {heading: '', id: '', depth: 0, text: 'Wstęp.'},
      {heading: 'Kto może?', id: 'kto-moze', depth: 2, text: 'Każdy.'},
      {heading: 'Szczegóły', id: 'szczegoly', depth: 3, text: 'Takie.'},
    ]);
  });

  test('keeps a heading without text', () => {
    expect(read('## A\n\n## B')).toMatchObject([{heading: 'A', text: ''}, {heading: 'B'}]);
  });

  test.each(['', '\n\n'])('finds nothing in an empty text', (markdown) => {
    expect(read(markdown)).toEqual([]);
  });

  test('uses the id an editor gave a heading', () => {
    expect(read('## Opłaty {#koszty}')).toMatchObject([{heading: 'Opłaty', id: 'koszty'}]);
  });

  test('numbers repeated ids as the page does', () => {
    const ids = read('## Tak\n\n## Tak\n\n## Nie\n\n## Tak').map(({id}) => id);
    expect(ids).toEqual(['tak', 'tak-1', 'nie', 'tak-2']);
  });

  test.each([
    ['citations', 'Próg to 70% [^OZE, art. 38e].', 'Próg to 70%.'],
    ['addresses of links', '[Artykuł](../rozliczenia/a.md) o tym.', 'Artykuł o tym.'],
    ['emphasis and code', '**Ważne:** `kWh` i *prąd*', 'Ważne: kWh i prąd'],
    ['line ends inside a paragraph', 'jeden\ndwa', 'jeden dwa'],
    ['components', 'Przed.\n\n<OwnerData />\n\nPo.', 'Przed. Po.'],
    [
      'marks of a notice, but not its words',
      ':::info[Dobrze wiedzieć]\n\nTekst.\n\n:::',
      'Dobrze wiedzieć Tekst.',
    ],
    [
      'marks of a figure, but not what it is made of',
      'Przed.\n\n::rozliczenie-godziny{oddane=30 pobrane=9}\n\n:::os-czasu\n\n- 2016 r.\n\n:::',
      'Przed. 2016 r.',
    ],
  ])('leaves out %s', (_, markdown, expected) => expect(textOf(markdown)).toBe(expected));

  test.each([
    ['items of a list', '- jeden\n- dwa', 'jeden dwa'],
    ['cells and rows of a table', '| a | b |\n|---|---|\n| c | d |', 'a, b; c, d'],
    ['lines with a hard break', 'jeden  \ndwa', 'jeden dwa'],
    ['paragraphs of a quotation', '> jeden\n>\n> dwa', 'jeden dwa'],
  ])('keeps the words of %s apart', (_, markdown, expected) => {
    expect(textOf(markdown)).toBe(expected);
  });
});
