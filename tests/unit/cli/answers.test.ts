import {answers} from '@site/src/cli/terminal/answers';
import {formPlace} from '@site/src/cli/terminal/formPlace';
import type {Problem} from '@site/src/content/problem';

const problem = (line: number | null, text: string, file = 'baza-wiedzy/a.md'): Problem => ({
  file,
  line,
  text,
});

const none = (): null => null;

test('content without problems: what to do depends on the tests alone', () => {
  const {success, failure, skipped} = answers([], 'https://example.pl/1', none);
  expect(success).toMatch(/^## Wszystko w porządku\n[^]*opublikuj/);
  expect(failure).toMatch(
    /Treść jest w porządku[^]*\[przebiegu sprawdzeń\]\(https:\/\/example\.pl\/1\)/,
  );
  expect(skipped).toContain('To nie jest błąd w treści');
});

test('problems are listed by file, in line order, with what to do', () => {
  const {skipped, failure} = answers(
    [
      problem(9, 'brakuje spacji. Dodaj ją.'),
      problem(null, 'brakuje pola „title”. Wpisz tekst.'),
      problem(2, 'inny plik.', 'src/data/zrodla.yaml'),
    ],
    null,
    none,
  );
  expect(skipped).toContain(
    '## Do poprawienia: 3\n\n### baza-wiedzy/a.md\n\n- brakuje pola „Tytuł”. Wpisz tekst.\n- **wiersz 9:** brakuje spacji. Dodaj ją.\n\n### src/data/zrodla.yaml\n\n- **wiersz 2:** inny plik.',
  );
  expect(failure).toBe(skipped);
});

test('the name of a file calls nobody and is no markup', () => {
  const {skipped} = answers(
    [problem(1, 'źle.', 'baza-wiedzy/@kto.md'), problem(1, 'źle.', 'a\n# [x](https://a.pl)<b>.md')],
    null,
    none,
  );
  expect(skipped).toContain('### baza-wiedzy/&#64;kto.md\n');
  expect(skipped).toContain('### a \\# \\[x\\](https://a.pl)&lt;b>.md\n');
});

test('what an editor wrote stays text, and a long list ends', () => {
  const quoting = answers(
    [problem(1, 'znaleziono „<b>” i „[x](y)” od @kogos')],
    null,
    none,
  ).skipped;
  expect(quoting).toContain('znaleziono „&lt;b>” i „\\[x\\](y)” od &#64;kogos');
  const many = answers(
    Array.from({length: 130}, (_, line) => problem(line + 1, 'źle.')),
    null,
    none,
  ).skipped;
  expect(many.match(/\*\*wiersz/g)).toHaveLength(100);
  expect(many).toContain('I jeszcze: 30.');
});

describe('a place in the form of the editor', () => {
  const article = [
    '---',
    'title: Kto płaci',
    'summary:',
    '  - Pierwsze zdanie.',
    '---',
    '',
    'Wstęp bez nagłówka.',
    '',
    '## Kto płaci za licznik {#kto}',
    '',
    'Licznik montuje operator sieci i to on za niego płaci[^PS, art. 10].',
    '',
    '- **Uwaga:** krótko',
  ].join('\n');
  test.each([
    [2, 'pole „Tytuł”'],
    [4, 'pole „W skrócie”'],
    [7, '„Wstęp bez nagłówka.”'],
    [9, 'nagłówek „Kto płaci za licznik”'],
    [11, 'pod „Kto płaci za licznik”, „Licznik montuje operator sieci i to…”'],
    [12, 'pod „Kto płaci za licznik”'],
    [13, 'pod „Kto płaci za licznik”, „Uwaga: krótko”'],
  ])('of line %d of an article is %s', (line, place) => {
    expect(formPlace('baza-wiedzy/a.md', line, article)).toBe(place);
  });

  test('of a list is its words', () => {
    const text = "OZE:\n  title: 'Ustawa o odnawialnych źródłach energii'\n\n";
    expect(formPlace('src/data/zrodla.yaml', 2, text)).toBe(
      '„Ustawa o odnawialnych źródłach energii”',
    );
    expect(formPlace('src/data/zrodla.yaml', 3, text)).toBeNull();
  });

  test('stands in the answer instead of the line, with the fields named as in the form', () => {
    const {failure} = answers(
      [
        problem(11, 'nie znamy słowa „operatorr”. Popraw literówkę.'),
        problem(4, 'pole „summary[1]”: zdanie jest za długie. Skróć je.'),
      ],
      null,
      () => article,
    );
    expect(failure).toContain(
      '- pole „W skrócie”, pozycja 1: zdanie jest za długie. Skróć je.\n- **pod „Kto płaci za licznik”, „Licznik montuje operator sieci i to…”:** nie znamy słowa „operatorr”. Popraw literówkę.',
    );
    expect(failure).not.toContain('wiersz');
  });
});
