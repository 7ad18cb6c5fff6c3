import {addTo, notFoundAddress} from '@site/src/plugins/built-pages/builtPage';
import {follow} from '@site/src/plugins/built-pages/pipeline';
import {recipeFor} from '@site/src/plugins/built-pages/recipe';
import {builtPage} from '../../../samples/builtPage';
import {machineArticle, site} from '../../../samples/machineArticle';

const html = (title: string): string =>
  `<head><meta charset=utf-8><title>${title} | Serwis</title><meta name=description content=Opis></head><main><h2 id=a>A</h2></main>`;
const pages = [
  builtPage('/', html('Start')),
  builtPage('/oferta', html('Oferta')),
  builtPage('/baza-wiedzy/a', html('Artykuł a')),
  builtPage(notFoundAddress, html('Nie ma'), {file: '404.html', isListed: false}),
];

describe('follow', () => {
  test('takes each page through the steps in their order, then lets the emitters read it', async () => {
    const mark = (text: string) => (page: (typeof pages)[number]) =>
      addTo(page, 'endOfHead', `<meta name=${text}>`);
    const output = await follow(
      {
        steps: [mark('first'), mark('second')],
        emitters: [
          (_, finished) => [
            {file: 'list.txt', content: finished.map(({address}) => address).join(' ')},
          ],
        ],
        checks: [
          (_, checked, files) => {
            expect(checked).toHaveLength(4);
            expect(files.has('list.txt')).toBe(true);
          },
        ],
      },
      site,
      pages,
    );
    expect(output.map(({file}) => file)).toEqual([
      'index.html',
      'oferta.html',
      'baza-wiedzy/a.html',
      '404.html',
      'list.txt',
    ]);
    expect(output[3]?.content).toContain('<meta name=first><meta name=second></head>');
    expect(output[4]?.content).toBe('/ /oferta /baza-wiedzy/a');
    expect.assertions(5);
  });
});

describe('the recipe', () => {
  const fullSite = {
    ...site,
    articles: [machineArticle('a')],
    icons: new Map([['leaf', 'M1 1h2']]),
  };

  afterEach(() => {
    jest.useRealTimers();
  });

  test('gives the same bytes whatever the clock shows', async () => {
    const bytesOn = async (day: string): Promise<unknown> => {
      jest.useFakeTimers({now: new Date(day), advanceTimers: true, doNotFake: ['nextTick']});
      const files = await follow(recipeFor([]), fullSite, pages);
      return files.map(({file, content}) => [file, Buffer.from(content).toString('base64')]);
    };
    const first = await bytesOn('2026-11-22T08:00:00Z');
    expect(await bytesOn('2031-02-03T23:59:59Z')).toEqual(first);
  });

  test('names every file once', async () => {
    const files = (await follow(recipeFor([]), fullSite, pages)).map(({file}) => file);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'oferta.html',
        'oferta/index.html',
        'oferta/_payload.json',
        'baza-wiedzy/a.md',
        'baza-wiedzy/rss.xml',
        'img/social/oferta.png',
        'icons/lucide/le.json',
        'llms.txt',
        'opensearch.xml',
        'robots.txt',
      ]),
    );
    expect(files).not.toContain('404/index.html');
  });
});
