import {newSeriesTogether, reusableSeries} from '../../src/hours/series';

test('series made again stand in the arrays of the time before, as zeros, and those of another maker do not', () => {
  const again = reusableSeries();
  const first = again();
  const [one, two] = [first(3).fill(1), first(3).fill(2)];
  const second = again();
  expect(second(3)).toBe(one);
  expect(second(3)).toBe(two);
  expect(second(3)).not.toBe(two);
  expect([one, two]).toEqual(Array(2).fill(new Float64Array(3)));
  expect(again()(2)).toHaveLength(2);
  expect(reusableSeries()()(3)).not.toBe(one);
});

test('series of one length in one buffer do not overlap', () => {
  const {a, b} = newSeriesTogether(['a', 'b'], 2);
  a.fill(1);
  expect([a, b]).toEqual([Float64Array.of(1, 1), Float64Array.of(0, 0)]);
  expect(a.buffer).toBe(b.buffer);
});
