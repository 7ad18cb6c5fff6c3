import {foldPolish} from '@cooperative/polish';
import {mayHaveStem, stem} from '../../src/lexicon/stem';

test.each([
  ['prosument', 'prosumentami'],
  ['prosumentowi', 'prosumentem'],
  ['fotowoltaika', 'fotowoltaike'],
  ['biogazownia', 'biogazowniami'],
  ['zalozyc', 'zalozenie'],
])('„%s” and „%s” are one family', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['prosument', 'procent'],
  ['gmina', 'gminny'],
  ['kot', 'kit'],
])('„%s” and „%s” are not', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('codes have no endings', () => {
  expect(stem('38ma')).toBe('38ma');
  expect(stem('c22a')).toBe('c22a');
});

test('leaves at least three letters', () => {
  expect(stem('ich')).toBe('ich');
  expect(stem('mami').length).toBeGreaterThanOrEqual(3);
});

test.each([
  ['czlonka', 'członek'],
  ['rachunkami', 'rachunek'],
  ['gminom', 'gmina'],
  ['spoldzielni', 'spółdzielnia'],
])('„%s” may be a form of „%s”', (form, base) => {
  expect(mayHaveStem(form, stem(foldPolish(base)))).toBe(true);
});

test.each([
  ['prawo', 'praca'],
  ['energooszczednosci', 'energia'],
  ['os', 'osd'],
])('„%s” is not a form of „%s”', (form, base) => {
  expect(mayHaveStem(form, stem(foldPolish(base)))).toBe(false);
});
