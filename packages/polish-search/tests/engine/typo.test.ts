import fc from 'fast-check';
import {allowedTypos, nearestTo} from '../../src/engine/typo';

/** Edit distance with swaps, straight from its definition: slow and plain. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') {
    return a.length + b.length;
  }
  const [headA, headB] = [a.slice(0, -1), b.slice(0, -1)];
  const isSame = a.at(-1) === b.at(-1);
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    distance(headA, b) + 1,
    distance(a, headB) + 1,
    distance(headA, headB) + (isSame ? 0 : 1),
    isSwap ? distance(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}

describe('nearestTo', () => {
  test('returns the nearest form', () => {
    expect(nearestTo('statutme', 2, false)('statut', ['', 'owi', 'em'])?.ending).toBe(2);
  });

  test('accepts the start of a form only when asked to', () => {
    expect(nearestTo('spodziel', 1, false)('spoldziel', ['nia'])).toBeNull();
    expect(nearestTo('spodziel', 1, true)('spoldziel', ['nia'])).toEqual({
      distance: 1,
      ending: 0,
      isBeginning: true,
    });
  });

  test('agrees with the definition, whatever was compared before', () => {
    const word = fc.string({unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6});
    fc.assert(
      fc.property(
        word,
        fc.array(fc.tuple(word, word), {minLength: 1, maxLength: 8}),
        (typed, forms) => {
          const nearest = nearestTo(typed, 2, false);
          for (const [stem, ending] of forms) {
            const expected = distance(typed, stem + ending);
            expect(nearest(stem, [ending])?.distance ?? null).toBe(expected <= 2 ? expected : null);
          }
        },
      ),
    );
  });
});

test('short words allow no typos, long ones two', () => {
  expect([3, 4, 8, 9].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
