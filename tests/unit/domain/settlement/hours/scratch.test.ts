import {newSeries, Scratch, toKeep} from '@site/src/domain/settlement/hours/scratch';

test('a scratch makes every series in the arrays of the one before, as zeros', () => {
  const scratch = new Scratch();
  const [one, two] = scratch.make(() => [newSeries(3).fill(1), newSeries(3).fill(2)]);
  const [again, second, more] = scratch.make(() => [newSeries(3), newSeries(3), newSeries(3)]);
  expect(again).toBe(one);
  expect(second).toBe(two);
  expect([again, second, more]).toEqual(Array(3).fill(new Float64Array(3)));
  expect(scratch.make(() => newSeries(2))).toHaveLength(2);
});

test('what is to be kept, and what is made outside or in another scratch, is its own', () => {
  const [scratch, other] = [new Scratch(), new Scratch()];
  const make = (): Float64Array => newSeries(3);
  const within = scratch.make(make);
  const nested = scratch.make(() => [make(), toKeep(make), other.make(make), make()]);
  expect(nested[0]).toBe(within);
  expect(new Set([...nested, make(), make()]).size).toBe(6);
  expect(() =>
    scratch.make(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(make()).not.toBe(within);
});
