import fc from 'fast-check';
import {encodeEndings, endingReader} from '../../src/lexicon/endings';

const ending = fc.string({unit: fc.constantFrom('a', 'ł', 'e', 'm', 'ś'), maxLength: 5});
const lists = fc.array(fc.uniqueArray(ending, {minLength: 1, maxLength: 20}), {
  minLength: 1,
  maxLength: 12,
});

test('reads back the same endings, the base form first', () => {
  fc.assert(
    fc.property(lists, (given) => {
      const {blocks, lines} = encodeEndings(given);
      const decoded = lines.map(endingReader(blocks));
      expect(decoded.map(({written}) => written[0])).toEqual(given.map(([base]) => base));
      expect(decoded.map(({written}) => written.slice().sort())).toEqual(
        given.map((list) => list.slice().sort()),
      );
    }),
  );
});

test('a block shared by several lists is written once', () => {
  const past = ['łem', 'łam', 'łeś', 'łaś', 'ło', 'ła', 'ły', 'li'];
  const list = (vowel: string): string[] => [`${vowel}ć`, ...past.map((end) => vowel + end)];
  const {blocks, lines} = encodeEndings(['a', 'i', 'y', 'e'].map(list));
  const text = [...blocks, ...lines].join('\n');
  expect(text.split('łaś')).toHaveLength(1);
  expect(text.split('aś')).toHaveLength(2);
});
