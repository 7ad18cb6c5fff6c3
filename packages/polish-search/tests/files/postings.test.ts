import fc from 'fast-check';
import {decodePostings, encodePostings, greatestWeight} from '../../src/files/postings';

const postings = fc
  .uniqueArray(fc.nat(200_000), {maxLength: 60})
  .map((sections) => sections.slice().sort((a, b) => a - b))
  .chain((sections) =>
    fc.tuple(
      ...sections.map((section) =>
        fc.record({
          section: fc.constant(section),
          weight: fc.integer({min: 1, max: greatestWeight}),
        }),
      ),
    ),
  );

test('what is written is read back', () => {
  fc.assert(
    fc.property(postings, (list) => {
      expect(decodePostings(encodePostings(list))).toEqual(list);
    }),
  );
});

test('is one line of printable characters', () => {
  fc.assert(
    fc.property(postings, (list) => {
      expect(encodePostings(list)).toMatch(/^[!-~]*$/);
    }),
  );
});

test('adjacent sections take two characters each', () => {
  const list = Array.from({length: 10}, (_, section) => ({section, weight: 1}));
  expect(encodePostings(list)).toHaveLength(20);
});
