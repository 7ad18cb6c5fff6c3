import {wording} from '../src/wording';

test.each([
  ['spółdzieln*', 'W SPÓŁDZIELNIACH', true],
  ['spółdzieln*', 'współspółdzielnia', false],
  ['mniej niż', 'mniej\u00a0niż', true],
  ['jest … gmin*', 'jest jedna lub dwie gminy', true],
  ['jest … gmin*', 'jest. Gmina', false],
  ['jest … gmin*', 'jest a b c d e f g h i gmina', false],
  ['(raz|dwa) trzy', 'dwa trzy', true],
  ['(raz|dwa) trzy', 'cztery trzy', false],
  ['w 20##', 'w 2026', true],
  ['w 20##', 'w 20266', false],
  ['40%', 'próg 40%.', true],
  ['c++ [a]', 'c++ [a]', true],
])('„%s” in „%s”: %s', (pattern, text, found) => {
  expect(wording(pattern).test(text)).toBe(found);
});
