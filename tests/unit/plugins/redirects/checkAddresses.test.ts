import {ContentError} from '@site/src/content/data/checkShape';
import {checkAddresses} from '@site/src/plugins/redirects/checkAddresses';

test('a published address without a page stops the build, with what to do', () => {
  const addresses = {
    published: {'/oferta': '2026-11-20', '/stary': '2026-11-20'},
    moved: {'/inny': '/nie-ma', '/kontakt': '/oferta'},
  };
  const check = (): void => {
    checkAddresses(addresses, new Set(['/oferta', '/kontakt']));
  };
  expect(check).toThrow(ContentError);
  expect(check).toThrow(
    [
      'src/data/adresy.yaml:',
      '  – adres „/stary” jest w polu „published”, a nie ma pod nim strony. Przywróć stronę albo dopisz w polu „moved”, dokąd ten adres ma prowadzić.',
      '  – pole „moved” prowadzi z „/inny” do „/nie-ma”, a tam nie ma strony. Wpisz adres istniejącej strony.',
      '  – pole „moved” wymienia „/kontakt”, a pod tym adresem jest strona. Usuń ten wiersz albo zmień adres strony.',
    ].join('\n'),
  );
});

test('addresses that are all alive pass', () => {
  const addresses = {published: {'/oferta': '2026-11-20'}, moved: {'/stara': '/oferta'}};
  expect(() => {
    checkAddresses(addresses, new Set(['/oferta']));
  }).not.toThrow();
});
