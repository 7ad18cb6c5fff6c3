import {
  isPagePayload,
  payloadAddress,
  type PagePayload,
} from '@site/src/domain/articles/pagePayload';

const payload: PagePayload = {
  version: 1,
  title: 'Oferta',
  description: 'Co robimy.',
  headings: [
    {id: 'cena', text: 'Cena', level: 2},
    {id: null, text: 'My', level: 4},
  ],
  updated: '2026-11-20',
  checked: null,
  readingMinutes: null,
  tags: ['KOWR'],
  sourcePath: 'src/pages/oferta.tsx',
};

describe('payloadAddress', () => {
  test.each([
    ['/oferta', '/oferta/_payload.json'],
    ['/oferta/', '/oferta/_payload.json'],
    ['/', '/_payload.json'],
    ['', '/_payload.json'],
    ['/spoldzielnie/', '/spoldzielnie/_payload.json'],
    ['/spoldzielnie/baza-wiedzy/artykul', '/spoldzielnie/baza-wiedzy/artykul/_payload.json'],
  ])('of %j is %s', (page, address) => expect(payloadAddress(page)).toBe(address));
});

describe('isPagePayload', () => {
  test('accepts a payload, including fields added by a later build', () => {
    expect(isPagePayload(payload)).toBe(true);
    expect(isPagePayload({...payload, author: 'redakcja'})).toBe(true);
  });

  test.each([
    ['nothing', null],
    ['a text', '<!doctype html>'],
    ['a list', []],
    ['another version', {...payload, version: 2}],
    ['no title', {...payload, title: undefined}],
    ['a description that is no text', {...payload, description: 7}],
    ['headings that are no list', {...payload, headings: 'Cena'}],
    ['a heading without a level', {...payload, headings: [{id: null, text: 'Cena'}]}],
    ['an empty heading', {...payload, headings: [null]}],
    ['a day that is no text', {...payload, updated: 20261120}],
    ['no day of the check', {...payload, checked: undefined}],
    ['a reading time in words', {...payload, readingMinutes: '5 minut'}],
    ['tags that are no texts', {...payload, tags: [1]}],
    ['no source', {...payload, sourcePath: undefined}],
  ])('refuses %s', (_what, value) => expect(isPagePayload(value)).toBe(false));
});
