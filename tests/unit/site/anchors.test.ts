import {sourceAnchor} from '@site/src/site/anchors';

test('The anchor of a source is its code in lower case', () => {
  expect(sourceAnchor('D759')).toBe('zrodlo-d759');
});
