import {addressProblems, unlistedAddresses} from '@site/src/domain/articles/addresses';

const published = {'/': '2026-11-20', '/oferta': '2026-11-20', '/stary': '2026-11-21'};

test('a move to an address that has itself moved leads nowhere', () => {
  const moved = {'/stary': '/nowy', '/nowy': '/oferta'};
  expect(addressProblems({published, moved}, new Set(['/', '/oferta']))).toEqual([
    {kind: 'nowhere', address: '/stary', target: '/nowy'},
  ]);
});

test('unlistedAddresses gives the new pages, sorted', () => {
  expect(unlistedAddresses({published, moved: {}}, ['/z', '/', '/a', '/oferta'])).toEqual([
    '/a',
    '/z',
  ]);
});
