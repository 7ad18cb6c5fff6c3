import {aliasesOf, resolveAlias} from '@site/src/plugins/redirects/resolveAlias';
import {englishAliases} from '@site/src/site/navigation';

const moved = {'/baza-wiedzy/stary': '/baza-wiedzy/nowy', '/cennik': '/oferta'};

describe('resolveAlias', () => {
  test.each([
    ['/offer', '/oferta'],
    ['/offer/', '/oferta'],
    ['/policy', '/polityka'],
    ['/knowledge-base', '/baza-wiedzy'],
    ['/knowledge-base/', '/baza-wiedzy'],
    ['/knowledge-base/rozliczenie-1-do-06', '/baza-wiedzy/rozliczenie-1-do-06'],
    ['/knowledge-base/tagi/gmina/', '/baza-wiedzy/tagi/gmina'],
    ['/contact?temat=oferta&dla=gmina', '/kontakt?temat=oferta&dla=gmina'],
    ['/contact/?temat=oferta', '/kontakt?temat=oferta'],
    ['/contact?', '/kontakt?'],
    ['/baza-wiedzy/stary', '/baza-wiedzy/nowy'],
    ['/baza-wiedzy/stary/?a=1', '/baza-wiedzy/nowy?a=1'],
    ['/knowledge-base/stary', '/baza-wiedzy/nowy'],
    ['/cennik', '/oferta'],
  ])('leads %s to %s', (url, target) => expect(resolveAlias(url, '/', moved)).toBe(target));

  test.each([
    ['/portal/offer', '/portal/oferta'],
    ['/portal/knowledge-base/statut/?a=1', '/portal/baza-wiedzy/statut?a=1'],
  ])('keeps the base path: %s to %s', (url, target) => {
    expect(resolveAlias(url, '/portal/', moved)).toBe(target);
  });

  test.each([
    ['/', '/'],
    ['/oferta', '/'],
    ['/baza-wiedzy/statut', '/'],
    ['/offers', '/'],
    ['/img/offer', '/'],
    ['/offer', '/portal/'],
    ['/portal/', '/portal/'],
    ['/portalofoffer', '/portal/'],
  ])('leaves %s under %s alone', (url, baseUrl) => {
    expect(resolveAlias(url, baseUrl, moved)).toBeNull();
  });

  test('keeps a query that contains a question mark', () => {
    expect(resolveAlias('/contact?wiadomosc=ile?&dla=gmina', '/', moved)).toBe(
      '/kontakt?wiadomosc=ile?&dla=gmina',
    );
  });
});

describe('aliasesOf', () => {
  test.each([
    ['/oferta', ['/offer', '/cennik']],
    ['/baza-wiedzy/nowy', ['/baza-wiedzy/stary', '/knowledge-base/nowy', '/knowledge-base/stary']],
    ['/baza-wiedzy', ['/knowledge-base']],
    ['/baza-wiedzy/statut', ['/knowledge-base/statut']],
    ['/', []],
    ['/faq', []],
  ])('gives %s the other addresses %j', (path, aliases) => {
    expect(aliasesOf(path, moved)).toEqual(aliases);
  });

  test('is undone by resolveAlias', () => {
    for (const path of [...Object.values(englishAliases), '/baza-wiedzy/statut']) {
      for (const alias of aliasesOf(path, moved)) {
        expect(resolveAlias(alias, '/', moved)).toBe(path);
      }
    }
  });
});
