import type {Addresses} from '@site/src/domain/articles/addresses';
import {contentError} from '@site/src/content/problem';
import {checkAddresses} from '@site/src/content/quality/checkAddresses';

const check = (addresses: Addresses, pages: readonly string[]): string =>
  contentError(
    checkAddresses(
      {
        file: 'src/data/adresy.yaml',
        valueOrNull: addresses,
        lineOf: ([field]) => String(field).length,
      },
      new Set(pages),
    ),
  ).message;

test('names every published address without a page and every wrong move, with what to do', () => {
  const addresses = {
    published: {'/oferta': '2026-11-20', '/stary': '2026-11-20'},
    moved: {'/inny': '/nie-ma', '/kontakt': '/oferta'},
  };
  expect(check(addresses, ['/oferta', '/kontakt'])).toBe(
    [
      'src/data/adresy.yaml, wiersz 9: adres „/stary” jest w polu „published”, a nie ma pod nim strony. Przywróć stronę albo dopisz w polu „moved”, dokąd ten adres ma prowadzić.',
      'src/data/adresy.yaml, wiersz 5: pole „moved” prowadzi z „/inny” do „/nie-ma”, a tam nie ma strony. Wpisz adres istniejącej strony.',
      'src/data/adresy.yaml, wiersz 5: pole „moved” wymienia „/kontakt”, a pod tym adresem jest strona. Usuń ten wiersz albo zmień adres strony.',
    ].join('\n'),
  );
});

test('addresses that are all alive pass', () => {
  const addresses = {published: {'/oferta': '2026-11-20'}, moved: {'/stara': '/oferta'}};
  expect(check(addresses, ['/oferta'])).toBe('');
});
