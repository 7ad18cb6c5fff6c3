import {fileError} from '@site/src/content/problem';

test('an error for editors names the file, the line and the remedy, from the top down, and nothing of our code', () => {
  const {stack} = fileError('baza-wiedzy/faq.md', [
    {line: 2, text: 'pole „title”: wpisz co najmniej 10 znaków.'},
    {line: null, text: 'brakuje źródeł.'},
  ]);
  expect(stack).toBe(
    'ContentError: baza-wiedzy/faq.md:\n' +
      '  – brakuje źródeł.\n' +
      '  – wiersz 2: pole „title”: wpisz co najmniej 10 znaków.',
  );
});
