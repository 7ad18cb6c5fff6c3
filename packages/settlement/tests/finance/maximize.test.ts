import {atOnce} from '@cooperative/polish';
import {maximize, type Valued} from '../../src/finance/maximize';

type Search = Parameters<typeof maximize>[1];

const usual: Search = {coarse: [0, 1, 2, 3], jumps: [], low: 0, high: 100, steps: 20};

function found(valueAt: (place: number) => number, search: Partial<Search> = {}): Valued {
  return atOnce(maximize(valueAt, {...usual, ...search}));
}

describe('The search for the highest value', () => {
  test('finds the top between the places tried', () => {
    expect(found((x) => -((x - 1.234) ** 2)).at).toBeCloseTo(1.234, 3);
  });

  test('goes on beyond them while the value rises', () => {
    expect(found((x) => -((x - 17.5) ** 2)).at).toBeCloseTo(17.5, 2);
  });

  test('stops at the limits', () => {
    expect(found((x) => x, {high: 2.5}).at).toBe(2.5);
    expect(found((x) => -x, {low: 0.7}).at).toBe(0.7);
  });

  test('finds a top just below a jump', () => {
    const value = (x: number): number => (x > 1.7 ? x - 5 : x);
    expect(found(value, {jumps: [1.7], high: 3}).at).toBe(1.7);
  });

  test('asks for each place once, and not too often', () => {
    const asked: number[] = [];
    found(
      (x) => {
        asked.push(x);
        return -((x - 1.1) ** 2);
      },
      {steps: 7},
    );
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(4 + 2 * 8);
  });
});
