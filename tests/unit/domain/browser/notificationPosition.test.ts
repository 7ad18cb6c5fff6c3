import {swipeDirectionOf} from '@site/src/domain/browser/notificationPosition';

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
