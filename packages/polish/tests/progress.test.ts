import {announcedPercent, progressPercent} from '../src/progress';

test.each([
  [0, 100, 0],
  [25, 100, 25],
  [1, 3, 33],
  [2, 3, 67],
  [512, 1024, 50],
  [-5, 100, 0],
  [120, 100, 100],
])('%d of %d is %d%%', (value, maximum, percent) => {
  expect(progressPercent(value, maximum)).toBe(percent);
});

test.each([
  [null, 100],
  [Number.NaN, 100],
  [5, 0],
  [5, -1],
])('%p of %p is unknown', (value, maximum) => {
  expect(progressPercent(value, maximum)).toBeNull();
});

test.each([
  [0, 0],
  [24, 0],
  [25, 25],
  [49, 25],
  [74, 50],
  [99, 75],
  [100, 100],
])('at %d%% the announcement says %d%%', (percent, announced) => {
  expect(announcedPercent(percent)).toBe(announced);
});
