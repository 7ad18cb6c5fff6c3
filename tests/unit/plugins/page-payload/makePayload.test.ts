import {markdownSections} from '@site/src/content/articles/sections';
import {isPagePayload} from '@site/src/domain/articles/pagePayload';
import {articlePayload, otherPayload} from '@site/src/plugins/page-payload/makePayload';
import {makeDoc} from '../../../support/docs';

const article = {updated: '2026-11-20', checked: '2026-11-19', readingMinutes: 5};

const markdown = `Wstęp.

## Kto i ile

### Ile to 1 MW? {#ile}

##### Zbyt głęboko

## Kto i ile
`;

describe('articlePayload', () => {
  const payload = articlePayload(
    makeDoc('akcyza', {
      title: 'Akcyza',
      description: 'Prąd w sieci.',
      tags: [{label: 'Podatki'}, {label: 'KOWR'}] as never,
      frontMatter: {article},
    }),
    markdownSections(markdown),
  );

  test('tells of an article what its page shows', () => {
    expect(payload).toEqual({
      version: 1,
      title: 'Akcyza',
      description: 'Prąd w\u00a0sieci.',
      headings: [
        {id: 'kto-i-ile', text: 'Kto i\u00a0ile', level: 2},
        {id: 'ile', text: 'Ile to 1\u00a0MW?', level: 3},
        {id: 'kto-i-ile-1', text: 'Kto i\u00a0ile', level: 2},
      ],
      updated: '2026-11-20',
      checked: '2026-11-19',
      readingMinutes: 5,
      tags: ['Podatki', 'KOWR'],
      sourcePath: 'baza-wiedzy/podstawy/akcyza.md',
    });
  });

  test('is one a reader accepts', () => {
    expect(isPagePayload(JSON.parse(JSON.stringify(payload)))).toBe(true);
  });
});

describe('otherPayload', () => {
  const page = {
    title: 'Oferta',
    description: 'Co robimy.',
    headings: [{id: null, text: 'Cena', level: 2}],
  };

  test('tells of a page what stands in its HTML', () => {
    const payload = otherPayload(page, {updated: null, sourcePath: 'src/pages/oferta.tsx'});
    expect(payload).toEqual({
      version: 1,
      ...page,
      updated: null,
      checked: null,
      readingMinutes: null,
      tags: [],
      sourcePath: 'src/pages/oferta.tsx',
    });
    expect(isPagePayload(payload)).toBe(true);
  });
});
