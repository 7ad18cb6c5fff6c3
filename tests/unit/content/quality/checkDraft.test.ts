import {readFileSync} from 'node:fs';
import {readMarkdown} from '@site/src/content/articles/readMarkdown';
import {loadSite} from '@site/src/content/loadSite';
import {aroundFrom, writtenAround, type WrittenAround} from '@site/src/content/quality/around';
import {checkDraft} from '@site/src/content/quality/checkDraft';

const site = loadSite('.');
const file = 'baza-wiedzy/podstawy/kto-moze-byc-czlonkiem.md';
const text = readFileSync(file, 'utf8');

/** As it comes to the browser. */
const around = JSON.parse(
  JSON.stringify(writtenAround(site, ['static/img/favicon.webp'])),
) as WrittenAround;

const said = (name: string, draft: string): string[] =>
  checkDraft(readMarkdown(name, draft), aroundFrom(around, name)).map((problem) => problem.text);

test('an article of the site has nothing to correct away from the disk either', () => {
  expect(said(file, text)).toEqual([]);
});

test.each([
  ['To jest <b>ważne</b>.', 'znacznik HTML „<b>”'],
  ['Zobacz [stronę](/nie-ma-takiej).', 'link „/nie-ma-takiej” prowadzi donikąd'],
  ['Zobacz [tekst](./nie-ma-takiego.md).', 'link do pliku „./nie-ma-takiego.md” prowadzi donikąd'],
  ['Zobacz [część](/faq#nie-ma-takiej).', 'prowadzi do miejsca, którego na tamtej stronie nie ma'],
  ['Tak mówi prawo[^XYZ].', 'źródło „XYZ” nie stoi w polu „sources”'],
  ['Tak mówi "prawo".', 'Cudzysłów'],
])('%j is told as the build tells it', (sentence, message) => {
  const draft = text.replace('\n## Co dalej', `\n${sentence}\n\n## Co dalej`);
  expect(said(file, draft)).toContainEqual(expect.stringContaining(message));
  expect(said(file, draft)).toEqual(
    checkDraft(readMarkdown(file, draft), site).map((problem) => problem.text),
  );
});

test('a link to a picture of the site, to another article and to an anchor is no fault', () => {
  const links =
    'Zobacz [znak](/img/favicon.webp), [próg](../zakladanie/prog-70-i-40-procent.md#co-dalej) i [pytanie](/faq#co-w-statucie).';
  expect(said(file, text.replace('\n## Co dalej', `\n${links}\n\n## Co dalej`))).toEqual([]);
});

test('a draft that the site does not have yet must not take a name or a title', () => {
  expect(said('baza-wiedzy/rozliczenia/kto-moze-byc-czlonkiem.md', text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('taką samą nazwę, a więc i adres, ma plik'),
      expect.stringContaining('ma już plik'),
    ]),
  );
});
