import {isPagePayload} from '@site/src/domain/articles/pagePayload';
import {loadSite} from '@site/src/content/loadSite';
import {draftFile, outlinedPages} from '@site/src/plugins/built-pages/read/draftFiles';
import {machineArticle, site} from '../../../../samples/machineArticle';

const pages = outlinedPages(loadSite('tests/fixtures/valid'), '/portal/');
const articles = [machineArticle('pierwszy-artykul', {title: 'Akcyza'})];
const answerTo = async (file: string): Promise<string> =>
  String(
    await draftFile(
      file,
      () => ({...site, articles, icons: new Map([['sun', 'M1 1']])}),
      () => pages,
    ),
  );

test('link previews, feeds and icons are there without a build', async () => {
  const article: unknown = JSON.parse(await answerTo('baza-wiedzy/pierwszy-artykul/_payload.json'));
  expect(article).toMatchObject({title: 'Akcyza', readingMinutes: 5});
  const page: unknown = JSON.parse(await answerTo('kalkulator/_payload.json'));
  expect(page).toMatchObject({title: 'Kalkulator oszczędności'});
  expect([article, page].every(isPagePayload)).toBe(true);
  expect(await answerTo('baza-wiedzy/rss.xml')).toContain('Akcyza');
  expect(await answerTo('baza-wiedzy/pierwszy-artykul.md')).toContain('# Akcyza');
  expect(await answerTo('icons/lucide/su.json')).toBe('{"sun":"M1 1"}');
});

test('anything else is left to the server, without reading the content', async () => {
  const refuse = (): never => {
    throw new Error('The content is read.');
  };
  expect(await draftFile('oferta', refuse, refuse)).toBeNull();
  expect(await draftFile('assets/js/main.js', refuse, refuse)).toBeNull();
});
