import fc from 'fast-check';
import {decodeStems, encodeStems} from '../../src/lexicon/foreignWords';

const stem = fc.string({unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 14});

test('reads back the same stems', () => {
  fc.assert(
    fc.property(fc.uniqueArray(stem), (given) => {
      const stems = given.slice().sort();
      expect([...decodeStems(encodeStems(stems))]).toEqual(stems);
    }),
  );
});
