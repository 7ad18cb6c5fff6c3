import {ContentError} from '@site/src/data/check';
import {checkAddresses} from '@site/src/plugins/built-pages/checks/checkAddresses';
import type {PublishedSite} from '@site/src/plugins/built-pages/publishedSite';
import {builtPage} from '../../../../support/builtPage';
import {site} from '../../../../support/machineArticle';

function check(addresses: PublishedSite['addresses'], ...pages: readonly string[]): () => void {
  return () => {
    checkAddresses(
      {...site, addresses},
      pages.map((address) => builtPage(address, '')),
      new Set(),
    );
  };
}

test('a published address without a page stops the build, with what to do', () => {
  const addresses = {
    published: {'/oferta': '2026-11-20', '/stary': '2026-11-20'},
    moved: {'/inny': '/nie-ma', '/kontakt': '/oferta'},
  };
  const checked = check(addresses, '/oferta', '/kontakt');
  expect(checked).toThrow(ContentError);
  expect(checked).toThrow(
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
  expect(check(addresses, '/oferta')).not.toThrow();
});
