import * as z from 'zod';
import {checkShape} from '@site/src/content/data/checkShape';
import {ContentError} from '@site/src/content/problem';

const shape = z.strictObject({
  name: z.string().optional(),
  count: z.number().min(1).max(4).optional(),
  isOpen: z.boolean().optional(),
  days: z
    .array(z.strictObject({from: z.iso.date()}))
    .max(2)
    .optional(),
  place: z.strictObject({}).optional(),
});

const message = (value: unknown): string => {
  try {
    checkShape(shape, value, 'plik.yaml');
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message;
  }
};

describe('checkShape', () => {
  test('returns a value that has the shape', () => {
    expect(checkShape(shape, {name: 'Gmina', count: 2}, 'plik.yaml')).toEqual({
      name: 'Gmina',
      count: 2,
    });
  });

  test.each([
    [{name: 7}, 'pole „name”: znaleziono 7. Wpisz tekst.'],
    [{count: 'dwadzieścia'}, 'pole „count”: znaleziono „dwadzieścia” (znaków: 11). Wpisz liczbę.'],
    [{isOpen: 'czasem'}, 'pole „isOpen”: znaleziono „czasem” (znaków: 6). Wpisz true albo false.'],
    [{days: true}, 'pole „days”: znaleziono true. Wpisz listę.'],
    [{place: 1}, 'pole „place”: znaleziono 1. Wpisz pola w osobnych wierszach.'],
    [{count: 0}, 'pole „count”: znaleziono 0. Podaj co najmniej 1.'],
    [{count: 5}, 'pole „count”: znaleziono 5. Podaj najwyżej 4.'],
    [
      {days: [{from: '2026-01-01'}, {from: 'jutro'}]},
      'pole „days[2].from”: znaleziono „jutro” (znaków: 5). Popraw zapis według opisu na początku pliku.',
    ],
    [{other: 1}, 'pole „other” nie jest znane. Usuń je albo popraw jego nazwę.'],
    [{place: {town: ''}}, 'pole „place.town” nie jest znane. Usuń je albo popraw jego nazwę.'],
    [
      {count: 'a'.repeat(90)},
      `pole „count”: znaleziono „${'a'.repeat(80)}…” (znaków: 90). Wpisz liczbę.`,
    ],
  ])('explains %j in Polish', (value, problem) => {
    expect(message(value)).toBe(`plik.yaml:\n  – ${problem}`);
  });

  test('lists all problems of a file at once', () => {
    expect(message({a: 1, b: 2, name: 3}).split('\n')).toEqual([
      'plik.yaml:',
      '  – pole „name”: znaleziono 3. Wpisz tekst.',
      '  – pole „a” nie jest znane. Usuń je albo popraw jego nazwę.',
      '  – pole „b” nie jest znane. Usuń je albo popraw jego nazwę.',
    ]);
  });
});
