import {
  close,
  keep,
  remove,
  swipeDirectionOf,
  type Kept,
} from '@site/src/domain/browser/notificationQueue';

const open = (id: number): Kept<string> => ({id, content: `nr ${id}`, isOpen: true});

test('keeps as many as the limit and drops the oldest', () => {
  let list: readonly number[] = [];
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    list = keep(list, number, 5);
  }
  expect(list).toEqual([3, 4, 5, 6, 7]);
});

test('a closed one stays in the list until it is removed', () => {
  const closed = close([open(1), open(2)], 1);
  expect(closed).toEqual([{...open(1), isOpen: false}, open(2)]);
  expect(remove(closed, 1)).toEqual([open(2)]);
});

test('closing or removing one that is gone changes nothing', () => {
  expect(close([open(2)], 1)).toEqual([open(2)]);
  expect(remove([open(2)], 1)).toEqual([open(2)]);
});

test.each([
  ['top-left', 'left'],
  ['bottom-left', 'left'],
  ['top-right', 'right'],
  ['bottom-right', 'right'],
  ['top-center', 'up'],
  ['bottom-center', 'down'],
] as const)('at %s the way out is %s', (position, direction) => {
  expect(swipeDirectionOf(position)).toBe(direction);
});
