import {passesChecks} from '../../../../../src/domain/browser/navigation/pageChecks';

test.each([
  ['', true],
  ['?kategoria=podstawy&tag=net-billing&utm_source=List%20A', true],
  ['?kategoria=nieznana', true],
  ['?tag=', false],
  ['?tag=%3Cscript%3E', false],
  ['?poziom=podstawowy&dla=Gmina', false],
])('filters: %s passes: %p', (search, passes) => {
  expect(passesChecks(['filters'], search)).toBe(passes);
});

test('a page without checks passes', () => expect(passesChecks([], '?tag=%3C')).toBe(true));
