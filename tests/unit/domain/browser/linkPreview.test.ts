import {placeCard, previewedArticle} from '@site/src/domain/browser/linkPreview';

describe('previewedArticle', () => {
  const page = 'https://example.pl/portal/baza-wiedzy/akcyza?a=1#b';
  const of = (href: string): string | null => previewedArticle(href, page, '/portal/');

  test.each([
    ['/portal/baza-wiedzy/oplaty', '/portal/baza-wiedzy/oplaty'],
    ['/portal/baza-wiedzy/oplaty/', '/portal/baza-wiedzy/oplaty'],
    ['/portal/baza-wiedzy/oplaty?x=1#ile', '/portal/baza-wiedzy/oplaty'],
    ['oplaty', '/portal/baza-wiedzy/oplaty'],
  ])('is found behind %s', (href, article) => expect(of(href)).toBe(article));

  test.each([
    '#zrodla',
    '/portal/baza-wiedzy/akcyza#zrodla',
    '/portal/baza-wiedzy',
    '/portal/baza-wiedzy#podatki',
    '/portal/baza-wiedzy/tagi',
    '/portal/baza-wiedzy/slownik#akcyza',
    '/portal/baza-wiedzy/tagi/kowr',
    '/portal/faq',
    '/baza-wiedzy/oplaty',
    'https://example.com/portal/baza-wiedzy/oplaty',
    'mailto:kontakt@example.pl',
    'https://',
  ])('is not found behind %s', (href) => expect(of(href)).toBeNull());
});

describe('placeCard', () => {
  const places = {
    link: {left: 100, top: 300, width: 80, height: 20},
    card: {width: 300, height: 150},
    viewport: {width: 1000, height: 700},
    focused: null,
    isBesideFirst: false,
    isFirm: false,
  };
  const corner = (change: Partial<Parameters<typeof placeCard>[0]>): unknown => {
    const box = placeCard({...places, ...change});
    return box && [box.left, box.top];
  };

  test('is under the link', () => expect(corner({})).toEqual([100, 328]));

  test('is above a link near the end of the window', () => {
    expect(corner({link: {...places.link, top: 600}})).toEqual([100, 442]);
  });

  test('stays inside the window', () => {
    expect(corner({link: {...places.link, left: 900}})).toEqual([684, 328]);
    expect(corner({link: {...places.link, left: 2}})).toEqual([16, 328]);
  });

  test('is beside the link where requested, and under it where there is no room', () => {
    expect(corner({isBesideFirst: true})).toEqual([188, 300]);
    expect(corner({isBesideFirst: true, link: {...places.link, top: 660}})).toEqual([188, 534]);
    expect(corner({isBesideFirst: true, link: {...places.link, left: 700}})).toEqual([684, 328]);
  });

  test('avoids the focused element', () => {
    const focused = {left: 150, top: 340, width: 100, height: 20};
    expect(corner({focused})).toEqual([100, 142]);
    expect(corner({focused: {...focused, top: 100, height: 300}})).toBeNull();
  });

  test('is hidden in a window too small for it', () => {
    expect(corner({viewport: {width: 320, height: 700}})).toBeNull();
    expect(corner({viewport: {width: 1000, height: 200}})).toBeNull();
  });

  test('is firm where requested: inside the window, over what it has to cover', () => {
    expect(corner({isFirm: true})).toEqual([100, 328]);
    expect(corner({isFirm: true, viewport: {width: 1000, height: 200}})).toEqual([100, 34]);
    expect(corner({isFirm: true, viewport: {width: 320, height: 700}})).toEqual([16, 300]);
  });
});
