import {halvedTo} from '../../src/models/halving';

/** Plain halving, as it is to be imitated. */
function plainly(evaluate: (at: number) => number, target: number, steps: number): number {
  let [low, high, middle] = [-6, 6, 0];
  for (let step = 0; step < steps; step += 1) {
    middle = (low + high) / 2;
    if (evaluate(middle) < target) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return middle;
}

const growing = {
  logistic: (at: number) => 1 / (1 + Math.exp(-at)),
  steep: (at: number) => 1 / (1 + Math.exp(-20 * (at - 2))),
  line: (at: number) => (at + 6) / 12,
  steps: (at: number) => Math.floor((at + 6) * 4) / 48,
};

test.each(Object.entries(growing))(
  '%s: finds the very middle that halving finds',
  (_, evaluate) => {
    for (const target of [-1, 0.01, 0.25, 0.5, 0.77, 0.99, 2]) {
      expect(halvedTo(evaluate, target, {low: -6, high: 6, steps: 26})).toBe(
        plainly(evaluate, target, 26),
      );
    }
  },
);

test('evaluates less often, and last where it ends', () => {
  const asked: number[] = [];
  const found = halvedTo(
    (at) => {
      asked.push(at);
      return growing.logistic(at);
    },
    0.3,
    {low: -6, high: 6, steps: 26},
  );
  expect(asked.at(-1)).toBe(found);
  expect(asked.length).toBeLessThan(18);
});
