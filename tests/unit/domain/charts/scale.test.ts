import fc from 'fast-check';
import {roundScale} from '@site/src/domain/charts/scale';

describe('roundScale', () => {
  test.each([
    [
      [0, 37],
      [0, 10, 20, 30, 40],
    ],
    [
      [0, 0.6],
      [0, 0.2, 0.4, 0.6],
    ],
    [
      [35, -37],
      [-40, -20, 0, 20, 40],
    ],
    [[-3], [-3, -2, -1, 0]],
    [[40], [0, 10, 20, 30, 40]],
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [Number.NaN, Number.POSITIVE_INFINITY, 4],
      [0, 1, 2, 3, 4],
    ],
  ])('of %j has the ticks %j', (values, ticks) => {
    const scale = roundScale(values);
    expect(scale.ticks).toEqual(ticks);
    expect([scale.bottom, scale.top]).toEqual([ticks[0], ticks.at(-1)]);
  });

  test('includes zero and every value, in few ticks, whatever the magnitude', () => {
    const value = fc
      .double({min: -1e12, max: 1e12, noNaN: true})
      .filter((number) => number === 0 || Math.abs(number) > 1e-6);
    fc.assert(
      fc.property(fc.array(value, {minLength: 1, maxLength: 20}), (values) => {
        const {ticks, bottom, top} = roundScale(values);
        const size = Math.max(...values.map(Math.abs), 1e-6);
        expect(ticks).toContain(0);
        expect(bottom).toBeLessThanOrEqual(Math.min(...values) + size * 1e-6);
        expect(top).toBeGreaterThanOrEqual(Math.max(...values) - size * 1e-6);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
