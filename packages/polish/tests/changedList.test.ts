import {insertAt, removeAt, replaceAt} from '../src/changedList';

const list = Object.freeze(['a', 'b', 'c']);

test('a copy has another item in one place, and the list stays as it was', () => {
  expect(replaceAt(list, 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(list).toEqual(['a', 'b', 'c']);
});

test('a copy lacks one item', () => {
  expect(removeAt(list, 0)).toEqual(['b', 'c']);
  expect(removeAt(list, 3)).toEqual(['a', 'b', 'c']);
});

test('a copy has one item more, at the start, inside and at the end', () => {
  expect(insertAt(list, 0, 'x')).toEqual(['x', 'a', 'b', 'c']);
  expect(insertAt(list, 2, 'x')).toEqual(['a', 'b', 'x', 'c']);
  expect(insertAt(list, 3, 'x')).toEqual(['a', 'b', 'c', 'x']);
});
