import {nextOrder, sortRows} from '../src/sortRows';

const rows = [
  ['Łódź', 12],
  ['Lublin', null],
  ['Kraków', 9],
  ['Zamość', 100],
] as const;
const column = (index: number, direction: 'ascending' | 'descending') =>
  sortRows(rows, {column: index, direction}).map((row) => row[index]);

test('Words follow Polish alphabetical order', () => {
  expect(column(0, 'ascending')).toEqual(['Kraków', 'Lublin', 'Łódź', 'Zamość']);
});

test('Numbers are ordered by value, and an empty cell stays last either way', () => {
  expect(column(1, 'ascending')).toEqual([9, 12, 100, null]);
  expect(column(1, 'descending')).toEqual([100, 12, 9, null]);
});

test('The given rows are not changed', () => {
  const before = structuredClone(rows);
  sortRows(rows, {column: 1, direction: 'ascending'});
  expect(rows).toEqual(before);
});

test('A second press reverses the order, another column starts ascending', () => {
  const first = nextOrder(null, 1);
  expect(first).toEqual({column: 1, direction: 'ascending'});
  const second = nextOrder(first, 1);
  expect(second).toEqual({column: 1, direction: 'descending'});
  expect(nextOrder(second, 1)).toEqual(first);
  expect(nextOrder(second, 0)).toEqual({column: 0, direction: 'ascending'});
});
