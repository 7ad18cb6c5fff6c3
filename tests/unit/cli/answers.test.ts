import {answers} from '@site/src/cli/terminal/answers';
import {formPlace} from '@site/src/content/formPlace';
import type {Problem} from '@site/src/content/problem';

const problem = (line: number | null, text: string, file = 'baza-wiedzy/a.md'): Problem => ({
  file,
  line,
  text,
});

const none = (): null => null;

const answersTo = (
  problems: readonly Problem[],
  run: string | null,
  read: (file: string) => string | null,
  questions: readonly Problem[] = [],
) => answers({problems, questions}, run, read);

test('content without problems: what to do depends on the tests alone', () => {
  const {success, failure, skipped} = answersTo([], 'https://example.pl/1', none);
  expect(success).toMatch(/^## Wszystko w porządku\n[^]*opublikuj/);
  expect(failure).toMatch(
    /Treść jest w porządku[^]*\[przebiegu sprawdzeń\]\(https:\/\/example\.pl\/1\)/,
  );
  expect(skipped).toContain('To nie jest błąd w treści');
});

test('problems are listed by file, in line order, with what to do', () => {
  const {skipped, failure} = answersTo(
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

test('a question stops nothing and is asked whatever the result', () => {
  const {success, skipped} = answersTo([], null, none, [problem(4, 'skąd to wiemy: „5%”?')]);
  expect(success).toMatch(/^## Wszystko w porządku\n[^]*\n## Pytania: 1\n[^]*skąd to wiemy: „5%”/);
  expect(success).toContain('Pytania nie zatrzymają publikacji.');
  expect(skipped).toContain('## Pytania: 1');
});

test('the name of a file calls nobody and is no markup', () => {
  const {skipped} = answersTo(
    [problem(1, 'źle.', 'baza-wiedzy/@kto.md'), problem(1, 'źle.', 'a\n# [x](https://a.pl)<b>.md')],
    null,
    none,
  );
  expect(skipped).toContain('### baza-wiedzy/&#64;kto.md\n');
  expect(skipped).toContain('### a \\# \\[x\\](https://a.pl)&lt;b>.md\n');
});

test('what an editor wrote stays text, and a long list ends', () => {
  const quoting = answersTo(
    [problem(1, 'znaleziono „<b>” i „[x](y)” od @kogos')],
    null,
    none,
  ).skipped;
  expect(quoting).toContain('znaleziono „&lt;b>” i „\\[x\\](y)” od &#64;kogos');
  const many = answersTo(
    Array.from({length: 130}, (_, line) => problem(line + 1, `źle: ${line}.`)),
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
    [2, 'Pola', 'Tytuł'],
    [4, 'Pola', 'W skrócie'],
    [7, 'Przed pierwszym nagłówkiem', '„Wstęp bez nagłówka.”'],
    [9, 'Kto płaci za licznik', 'nagłówek'],
    [11, 'Kto płaci za licznik', '„Licznik montuje operator sieci i to…”'],
    [12, 'Kto płaci za licznik', null],
    [13, 'Kto płaci za licznik', '„Uwaga: krótko”'],
  ])('of line %d of an article is under „%s”: %s', (line, part, words) => {
    expect(formPlace('baza-wiedzy/a.md', line, article)).toEqual({part, words});
  });

  test('of a list is its words', () => {
    const text = "OZE:\n  title: 'Ustawa o odnawialnych źródłach energii'\n\n";
    expect(formPlace('src/data/zrodla.yaml', 2, text)).toEqual({
      part: null,
      words: '„Ustawa o odnawialnych źródłach energii”',
    });
    expect(formPlace('src/data/zrodla.yaml', 3, text).words).toBeNull();
  });

  test('stands in the answer instead of the line, with the fields named as in the form', () => {
    const {failure} = answersTo(
      [
        problem(11, 'nie znamy słowa „operatorr”. Popraw literówkę.'),
        problem(4, 'pole „summary[1]”: zdanie jest za długie. Skróć je.'),
      ],
      null,
      () => article,
    );
    expect(failure).toContain(
      '#### Pola\n\n- pole „W skrócie”, pozycja 1: zdanie jest za długie. Skróć je.\n\n#### Kto płaci za licznik\n\n- **„Licznik montuje operator sieci i to…”:** nie znamy słowa „operatorr”. Popraw literówkę.',
    );
    expect(failure).not.toContain('wiersz');
  });

  test('the same fault in many places is said once, with the other parts that have it', () => {
    const {failure} = answersTo(
      [7, 11, 13].map((line) => problem(line, 'nie znamy słowa „operatorr”. Popraw literówkę.')),
      null,
      () => article,
    );
    expect(failure).toContain('## Do poprawienia: 1\n');
    expect(failure).toContain(
      '#### Przed pierwszym nagłówkiem\n\n- **„Wstęp bez nagłówka.”:** nie znamy słowa „operatorr”. Popraw literówkę. Tak samo w innych miejscach: 2 („Kto płaci za licznik”).\n',
    );
  });
});
