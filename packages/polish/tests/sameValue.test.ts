import {sameValue} from '../src/sameValue';

test.each([
  [1, 1],
  [Number.NaN, Number.NaN],
  [
    {a: 1, b: {c: [1, null]}},
    {b: {c: [1, null]}, a: 1},
  ],
  [Float64Array.of(1, Number.NaN), Float64Array.of(1, Number.NaN)],
  [undefined, undefined],
])('%p equals %p', (one, other) => {
  expect(sameValue(one, other)).toBe(true);
});

test.each([
  [1, 2],
  [1, '1'],
  [{a: undefined}, {}],
  [{a: undefined}, {b: undefined}],
  [[1, 2], [1]],
  [Float64Array.of(1), Float64Array.of(2)],
  [Float64Array.of(1), Float64Array.of(1, 2)],
  [null, {}],
])('%p does not equal %p', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
});
