import {findBrokenLinks} from '@site/src/plugins/built-pages/checks/findBrokenLinks';
import {readPage} from '@site/src/plugins/built-pages/read/readPage';

const isFile = (address: string): boolean => address === '/repo/sitemap.xml';

function pages(html: Record<string, string>) {
  return new Map(Object.entries(html).map(([address, text]) => [address, readPage(text, '')]));
}

const offer = '<h2 id="cena">Cena</h2><p id=bez-cudzyslowu>';

describe('findBrokenLinks', () => {
  test.each([
    ['another page', '/repo/oferta'],
    ['a page with a slash', '/repo/oferta/'],
    ['the home page', '/repo/'],
    ['a place on another page', '/repo/oferta#cena'],
    ['a place whose id stands without quotes', '/repo/oferta#bez-cudzyslowu'],
    ['a place on the page itself', '#tu'],
    ['a page with a query', '/repo/oferta?utm=x#cena'],
    ['a file', '/repo/sitemap.xml'],
    ['another site', 'https://example.pl/nie-ma'],
    ['a mail program', 'mailto:biuro@example.pl'],
  ])('lets a link to %s pass', (_, link) => {
    const site = pages({
      '/repo': '',
      '/repo/start': `<a href="${link}" id="tu">x</a>`,
      '/repo/oferta': offer,
    });
    expect(findBrokenLinks(site, isFile)).toEqual([]);
  });

  test.each([
    ['/repo/nie-ma', 'page'],
    ['/oferta', 'page'],
    ['/repo/oferta#nie-ma', 'place'],
    ['#nie-ma', 'place'],
    ['/repo/oferta#%E0%A4%A', 'place'],
  ] as const)('finds %s: no such %s', (link, missing) => {
    const site = pages({
      '/repo': '',
      '/repo/start': `<p><a class=x href=${link}>x</a>`,
      '/repo/oferta': offer,
    });
    expect(findBrokenLinks(site, isFile)).toEqual([{page: '/repo/start', link, missing}]);
  });

  test('names a link once, however often it occurs on a page', () => {
    const site = pages({'/start': '<a href="/x">1</a><a href="/x">2</a>'});
    expect(findBrokenLinks(site, isFile)).toHaveLength(1);
  });
});
