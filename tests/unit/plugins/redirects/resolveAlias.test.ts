import {aliasesOf, resolveAlias} from '@site/src/plugins/redirects/resolveAlias';
import {englishAliases} from '@site/src/site/navigation';

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
  ])('leads %s to %s', (url, target) => {
    expect(resolveAlias(url, '/')).toBe(target);
  });

  test.each([
    ['/portal/offer', '/portal/oferta'],
    ['/portal/knowledge-base/statut/?a=1', '/portal/baza-wiedzy/statut?a=1'],
  ])('keeps the base path: %s to %s', (url, target) => {
    expect(resolveAlias(url, '/portal/')).toBe(target);
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
    expect(resolveAlias(url, baseUrl)).toBeNull();
  });

  test('keeps a query that contains a question mark', () => {
    expect(resolveAlias('/contact?wiadomosc=ile?&dla=gmina', '/')).toBe(
      '/kontakt?wiadomosc=ile?&dla=gmina',
    );
  });
});

describe('aliasesOf', () => {
  test.each([
    ['/oferta', ['/offer']],
    ['/baza-wiedzy', ['/knowledge-base']],
    ['/baza-wiedzy/statut', ['/knowledge-base/statut']],
    ['/', []],
    ['/faq', []],
  ])('gives %s the English addresses %j', (path, aliases) => {
    expect(aliasesOf(path)).toEqual(aliases);
  });

  test('is undone by resolveAlias', () => {
    for (const path of [...Object.values(englishAliases), '/baza-wiedzy/statut']) {
      for (const alias of aliasesOf(path)) {
        expect(resolveAlias(alias, '/')).toBe(path);
      }
    }
  });
});

describe('An address that has moved', () => {
  const moved = {'/baza-wiedzy/stary': '/baza-wiedzy/nowy', '/cennik': '/oferta'};

  test.each([
    ['/baza-wiedzy/stary', '/baza-wiedzy/nowy'],
    ['/baza-wiedzy/stary/?a=1', '/baza-wiedzy/nowy?a=1'],
    ['/knowledge-base/stary', '/baza-wiedzy/nowy'],
    ['/knowledge-base/nowy', '/baza-wiedzy/nowy'],
    ['/cennik', '/oferta'],
  ])('leads %s to %s', (url, target) => {
    expect(resolveAlias(url, '/', moved)).toBe(target);
  });

  test('is an alias of its target, with its English form', () => {
    expect(aliasesOf('/baza-wiedzy/nowy', moved)).toEqual([
      '/baza-wiedzy/stary',
      '/knowledge-base/nowy',
      '/knowledge-base/stary',
    ]);
    expect(aliasesOf('/oferta', moved)).toEqual(['/offer', '/cennik']);
  });
});
