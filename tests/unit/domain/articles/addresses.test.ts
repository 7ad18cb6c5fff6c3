import {addressProblems, unlistedAddresses} from '@site/src/domain/articles/addresses';

const published = {'/': '2026-11-20', '/oferta': '2026-11-20', '/stary': '2026-11-21'};

describe('addressProblems', () => {
  test('finds none if every published address is a page or leads to one', () => {
    const pages = new Set(['/', '/oferta', '/nowy']);
    expect(addressProblems({published, moved: {'/stary': '/nowy'}}, pages)).toEqual([]);
  });

  test('finds an address that is neither a page nor a redirect', () => {
    expect(addressProblems({published, moved: {}}, new Set(['/', '/oferta']))).toEqual([
      {kind: 'dead', address: '/stary'},
    ]);
  });

  test('finds a move to an address without a page, including one that has moved itself', () => {
    const moved = {'/stary': '/nowy', '/nowy': '/oferta'};
    expect(addressProblems({published, moved}, new Set(['/', '/oferta']))).toEqual([
      {kind: 'nowhere', address: '/stary', target: '/nowy'},
    ]);
  });

  test('finds a move from an address that is a page', () => {
    const pages = new Set(['/', '/oferta', '/stary']);
    expect(addressProblems({published, moved: {'/stary': '/oferta'}}, pages)).toEqual([
      {kind: 'taken', address: '/stary'},
    ]);
  });
});

test('unlistedAddresses gives the new pages, sorted', () => {
  expect(unlistedAddresses({published, moved: {}}, ['/z', '/', '/a', '/oferta'])).toEqual([
    '/a',
    '/z',
  ]);
});
