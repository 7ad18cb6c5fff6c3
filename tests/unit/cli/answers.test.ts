import {answers} from '@site/src/cli/terminal/answers';
import type {Problem} from '@site/src/content/problem';

const problem = (line: number | null, text: string, file = 'baza-wiedzy/a.md'): Problem => ({
  file,
  line,
  text,
});

test('content without problems: what to do depends on the tests alone', () => {
  const {success, failure, skipped} = answers([], 'https://example.pl/1');
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
  );
  expect(skipped).toContain(
    '## Do poprawienia: 3\n\n### baza-wiedzy/a.md\n\n- brakuje pola „title”. Wpisz tekst.\n- **wiersz 9:** brakuje spacji. Dodaj ją.\n\n### src/data/zrodla.yaml\n\n- **wiersz 2:** inny plik.',
  );
  expect(failure).toBe(skipped);
});

test('what an editor wrote stays text, and a long list ends', () => {
  const quoting = answers([problem(1, 'znaleziono „<b>” i „[x](y)” od @kogos')], null).skipped;
  expect(quoting).toContain('znaleziono „&lt;b>” i „\\[x\\](y)” od &#64;kogos');
  const many = answers(
    Array.from({length: 130}, (_, line) => problem(line + 1, 'źle.')),
    null,
  ).skipped;
  expect(many.match(/\*\*wiersz/g)).toHaveLength(100);
  expect(many).toContain('I jeszcze: 30.');
});
