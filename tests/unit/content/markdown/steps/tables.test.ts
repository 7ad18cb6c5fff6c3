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
  expect(table.align).toEqual([null, 'right']);
});

test('a row is known by its first cell if that has words', () => {
  expect(table.children.map(({children: [first]}) => first?.data)).toEqual([
    {hProperties: {scope: 'col'}},
    {hName: 'th', hProperties: {scope: 'row', className: ['rowName']}},
    undefined,
    undefined,
  ]);
});

test('beside named rows, the first row says that it names columns', () => {
  expect(table.children[0]?.children.map(({data}) => data?.hProperties)).toEqual([
    {scope: 'col'},
    {scope: 'col'},
  ]);
});

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
