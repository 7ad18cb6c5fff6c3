import fc from 'fast-check';
import {nearestAddresses, samePage} from '@site/src/domain/browser/nearestAddresses';

const pages = [
  {label: 'Oferta', to: '/oferta'},
  {label: 'Kontakt', to: '/kontakt'},
  {label: 'FAQ', to: '/faq'},
  {label: 'Próg 70% i 40%', to: '/baza-wiedzy/prog-70-i-40-procent'},
  {label: 'Rozliczenie 1:0,6', to: '/baza-wiedzy/rozliczenie-1-do-06'},
  {label: 'Statut', to: '/baza-wiedzy/statut-spoldzielni-energetycznej'},
  {label: 'Kiedy nie', to: '/baza-wiedzy/kiedy-spoldzielnia-sie-nie-oplaca'},
];

describe('nearestAddresses', () => {
  test.each([
    ['/ofetra', '/oferta'],
    ['/kontakt/', '/kontakt'],
    ['/KONTAKTY', '/kontakt'],
    ['/kontkat.html', '/kontakt'],
    ['/rozliczenie-1-do-06', '/baza-wiedzy/rozliczenie-1-do-06'],
    ['/blog/statut-spoldzielni', '/baza-wiedzy/statut-spoldzielni-energetycznej'],
    ['/baza-wiedzy/pr%C3%B3g-70-i-40-procent', '/baza-wiedzy/prog-70-i-40-procent'],
    ['/baza-wiedzy/próg-70', '/baza-wiedzy/prog-70-i-40-procent'],
  ])('answers %s with %s first', (path, expected) => {
    expect(nearestAddresses(path, pages, 3)[0]?.to).toBe(expected);
  });

  test('gives at most as many pages as requested, none of them twice', () => {
    const series = ['/kontakt', '/kontakty', '/kontakt-2'].map((to) => ({label: to, to}));
    const found = nearestAddresses('/kontakt-1', series, 2);
    expect(found).toHaveLength(2);
    expect(new Set(found).size).toBe(2);
  });

  test.each(['/404-nie-ma', '/nie-ma-takiej', '/nic-podobnego', '/wp-login.php', '/', '/x'])(
    'gives nothing for %s, which is like no page',
    (path) => expect(nearestAddresses(path, pages, 3)).toEqual([]),
  );

  test('gives nothing if there are no pages', () => {
    expect(nearestAddresses('/oferta', [], 3)).toEqual([]);
  });

  test('answers any address, even a malformed or very long one', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom('/%E0%A4%A', '/%', 'a'.repeat(5000), '/a' + '/'.repeat(500_000) + 'b'),
        ),
        (path) => expect(nearestAddresses(path, pages, 3).length).toBeLessThanOrEqual(3),
      ),
    );
  });

  test('puts the page itself first when its address exists', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pages), (page) => {
        expect(nearestAddresses(page.to, pages, 1)).toEqual([page]);
      }),
    );
  });
});

describe('samePage', () => {
  test.each([
    ['/Oferta', '/oferta'],
    ['/OFERTA/', '/oferta'],
    ['/oferta.html', '/oferta'],
    ['/oferta/index.html', '/oferta'],
    ['/baza-wiedzy/Próg-70-i-40-procent.htm', '/baza-wiedzy/prog-70-i-40-procent'],
  ])('%s means %s', (path, expected) => expect(samePage(path, pages)?.to).toBe(expected));

  test.each(['/ofetra', '/prog-70-i-40-procent', '/%E0%A4%A', ''])('%j means no page', (path) => {
    expect(samePage(path, pages)).toBeNull();
  });
});
