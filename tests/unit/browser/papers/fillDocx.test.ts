/** @jest-environment jsdom */
import {strFromU8, unzipSync} from 'fflate';
import {fillDocx} from '@site/src/browser/papers/fillDocx';
import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import type {Filling} from '@site/src/domain/papers/fill';
import {emptyFolder, withEntry, withValue, type Entry} from '@site/src/domain/papers/folderData';
import {toDocx} from '@site/src/plugins/built-pages/emit/papers/toDocx';
import type {MachinePaper} from '@site/src/plugins/built-pages/read/machinePapers';

const paper: MachinePaper = {
  title: 'Pismo',
  description: 'Próba.',
  address: '/wzory/pismo',
  checked: '2026-11-27',
  basis: [],
  fillIn: [],
  dates: [{id: 'krs', label: 'Wpis', phrase: 'od wpisu do KRS'}],
  steps: [],
  file: null,
  terms: [],
  duties: [],
  fields: [],
  variantFields: {},
  for: [],
  isForFounders: true,
  stage: 'founding',
  markdown: '',
  groups: [],
  published: null,
  tree: parseMarkdown(`Nazwa: **[pole: spoldzielnia.nazwa]**, KRS: [pole: spoldzielnia.krs].

| Nr | Kto |
|---|---|
| [pole: czlonkowie.lp] | [pole: czlonkowie.nazwa] |
| Razem | [pole: razem.czlonkowie] |

:::wariant{gdy="rada=tak"}

Rada czuwa.

:::

:::wariant{gdy="rada=nie"}

Rady nie ma.

:::

- [ ] **Zgłoście.** [termin: 14 dni od wpisu do KRS]
`),
};
let empty: Uint8Array;

beforeAll(async () => {
  empty = new Uint8Array(await toDocx(paper, 'https://example.pl/wzory/pismo'));
});

function xmlOf(document: Uint8Array): Document {
  return new DOMParser().parseFromString(
    strFromU8(unzipSync(document)['word/document.xml'] ?? new Uint8Array()),
    'application/xml',
  );
}
const textOf = (filling: Filling): string =>
  xmlOf(fillDocx(empty, filling, paper)).documentElement.textContent.replaceAll('\u00a0', ' ');

test('An empty document has every variant under its name, and lines to write on', () => {
  const text = xmlOf(empty).documentElement.textContent;
  expect(text).toContain('Nazwa: ____');
  expect(text).toContain('Wariant. Rada nadzorcza: jest');
  expect(text).toContain('Wariant. Rada nadzorcza: nie ma jej');
});

test('Tags of a document are the words of papers, which the page of any other day knows', () => {
  const tags = Array.from(xmlOf(empty).getElementsByTagName('w:tag'), (tag) =>
    tag.getAttribute('w:val'),
  );
  expect(new Set(tags)).toEqual(
    new Set([
      'spoldzielnia.nazwa',
      'spoldzielnia.krs',
      'czlonkowie.lp',
      'czlonkowie.nazwa',
      'razem.czlonkowie',
      'gdy:rada=tak',
      'gdy:rada=nie',
      'termin:14 dni od wpisu do KRS',
      'objasnienia',
    ]),
  );
});

test('A filled document has what was entered, the chosen variant and a row for each entry', () => {
  const entered = [
    ['cooperative.name', 'Słońce'],
    ['choices.council', 'yes'],
    ['dates.krs', '2027-02-01'],
  ] as const;
  const named = entered.reduce((folder, [id, text]) => withValue(folder, id, text), emptyFolder);
  const folder = ['Gmina', 'Jan'].reduce(
    (before, name) => withEntry(before, 'members', {name}),
    named,
  );
  const text = textOf({folder, member: null});
  expect(text).toContain('Nazwa: Słońce, KRS: ____');
  expect(text).toContain('1Gmina2JanRazem2');
  expect(text).toContain('Rada czuwa.');
  expect(text).not.toMatch(/Wariant|Rady nie ma/);
  expect(text).toContain('data: 15 lutego 2027 r.');
});

test('What one entry lacks is left for the hand, not filled in from another', () => {
  const entries: readonly Entry[] = [{name: 'Gmina'}, {}, {name: 'Jan'}];
  const folder = entries.reduce(
    (before, entry) => withEntry(before, 'members', entry),
    emptyFolder,
  );
  expect(textOf({folder, member: null})).toMatch(/1Gmina2\s+3JanRazem/);
});

test('A bare document has the paper alone, and a filled one keeps what is about it unless that is asked for', () => {
  const filling: Filling = {folder: emptyFolder, member: null};
  expect(textOf(filling)).toContain('O tym wzorze');
  const bare = xmlOf(fillDocx(empty, filling, paper, true)).documentElement.textContent;
  expect(bare).toContain('Nazwa: ____');
  expect(bare).not.toContain('O tym wzorze');
});

test.each([
  '</w:t></w:r><w:r><w:t>obcy',
  '=HYPERLINK("https://example.pl")',
  '&lt;b&gt; "\'<![CDATA[x]]>',
  'א'.repeat(300),
  `a\u202eb\u0000c`,
  '$& $1 \\',
])('%j stands in the document as it is, and the document is sound', (text) => {
  const folder = withValue(emptyFolder, 'cooperative.name', text);
  const filled = fillDocx(empty, {folder, member: null}, paper);
  expect(xmlOf(filled).querySelector('parsererror')).toBeNull();
  expect(xmlOf(filled).getElementsByTagName('w:p').length).toBe(
    xmlOf(empty).getElementsByTagName('w:p').length,
  );
  expect(textOf({folder, member: null})).toContain(folder.values['cooperative.name']);
});
