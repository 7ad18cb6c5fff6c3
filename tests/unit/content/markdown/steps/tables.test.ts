import type {Table} from 'mdast';
import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {tables} from '@site/src/content/markdown/steps/tables';

const tree = parseMarkdown(
  [
    '## Opłaty',
    '',
    '| Opłata | zł |',
    '|---|---|',
    '| mocowa | 12 |',
    '| 2026 | 13 |',
    '|  | 14 |',
    '',
  ].join('\n'),
);
tables()(tree);
const table = tree.children[1] as Table;

test('a table is named after its heading, and its columns of numbers stand to the right', () => {
  expect(table.data).toMatchObject({hProperties: {'aria-label': 'Tabela: Opłaty'}});
  expect(
    table.children.map(({children}) =>
      children.map(({data}) => [data?.hProperties?.className].flat().includes('number')),
    ),
  ).toEqual(Array.from({length: 4}, () => [false, true]));
});

test('a first column of numbers stands where the text begins', () => {
  const other = parseMarkdown('| kWh | zł |\n|---|---|\n| 12 | 8 |\n');
  tables()(other);
  const [{children}] = other.children as [Table];
  expect(children.map((row) => row.children.map(({data}) => data?.hProperties?.className))).toEqual(
    [
      [undefined, ['number']],
      [undefined, ['number']],
    ],
  );
});

test('a row is known by its first cell if that has words', () => {
  expect(table.children.map(({children: [first]}) => first?.data)).toEqual([
    {hProperties: {scope: 'col'}},
    {hName: 'th', hProperties: {scope: 'row', className: ['rowName']}},
    {hProperties: {}},
    {hProperties: {}},
  ]);
});

test('beside named rows, the first row says that it names columns', () => {
  expect(table.children[0]?.children.map(({data}) => data?.hProperties)).toEqual([
    {scope: 'col'},
    {scope: 'col', className: ['number']},
  ]);
});

test.each(['1', '[pole: punkty.lp]'])(
  'a number names its card together with its column: %s',
  (nr) => {
    const other = parseMarkdown(`| Nr | Co | Kiedy |\n|---|---|---|\n| ${nr} | pismo | w maju |\n`);
    tables()(other);
    const [{children}] = other.children as [Table];
    expect(children[1]?.children[0]?.data).toEqual({
      hName: 'th',
      hProperties: {scope: 'row', className: ['rowName'], 'data-column': 'Nr'},
    });
  },
);

test.each([
  ['words in three columns', '| Kto | Co | Kiedy |', '| zarząd | pisze | w maju |', true],
  ['one column of numbers', '| Nr | Co | Kiedy |', '| 1 | pismo | w maju |', true],
  ['two columns of numbers', '| Kto | kWh | zł |', '| dom | 12 | 8 |', false],
  ['two columns', '| Kto | Co |', '| zarząd | pisze |', false],
])('a phone shows %s as cards or as a table', (_, head, row, asCards) => {
  const rule = head.replace(/[^|]+/g, '---');
  const other = parseMarkdown([head, rule, row, ''].join('\n'));
  tables()(other);
  const [{data, children}] = other.children as [Table];
  expect('data-cards' in (data?.hProperties ?? {})).toBe(asCards);
  expect(children[1]?.children[1]?.data?.hProperties?.['data-column']).toBe(
    asCards ? head.split('|')[2]?.trim() : undefined,
  );
});
