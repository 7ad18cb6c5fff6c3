import {formatDate} from '../src/date';
import {
  formatCount,
  formatFileSize,
  formatHour,
  formatNumber,
  formatZl,
  type PluralForms,
} from '../src/format';

/** A no-break space, so that the expected texts stay readable. */
const nb = '\u00a0';
const articleForms: PluralForms = {
  one: 'artykuł',
  few: 'artykuły',
  many: 'artykułów',
  other: 'artykułu',
};
const resultForms: PluralForms = {one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku'};

test.each([
  [0, '0,00'],
  [12345, `12${nb}345,00`],
  [1234.5, `1${nb}234,50`],
  [-0.125, '−0,13'],
])('an amount of %d zł is written to the grosz', (value, expected) => {
  expect(formatZl(value)).toBe(expected);
});

describe('formatNumber', () => {
  test.each([
    [0, undefined, '0'],
    [999, undefined, '999'],
    [1234, undefined, `1${nb}234`],
    [1234.5, 1, `1${nb}234,5`],
    [1234567.891, 2, `1${nb}234${nb}567,89`],
    [0.6, 1, '0,6'],
    [2, 1, '2'],
    [2.5, undefined, '3'],
    [-5.25, 2, '−5,25'],
    [-0, undefined, '0'],
    [-0.004, 2, '0'],
  ])('writes %d with at most %s decimal places as „%s”', (value, digits, expected) => {
    expect(formatNumber(value, digits)).toBe(expected);
  });
});

test('numbers are written as Intl writes them', () => {
  // Halves, as they are written and as they are stored, thousands, and numbers that round to the next power of ten.
  const parts = [0, 0.005, 0.045, 0.285, 0.5, 0.9995, 1.005, 4.35, 8.575, 9.99995, 2.5, 1 / 3];
  const values = [0, 1, 9, 10, 99, 999, 1234, 99_999, 999_999, 12_345_678].flatMap((whole) =>
    parts.flatMap((part) => [whole + part, -(whole + part), (whole + part) / 1000]),
  );
  for (const most of [0, 1, 2, 3, 4]) {
    const intl = new Intl.NumberFormat('pl-PL', {
      maximumFractionDigits: most,
      minimumFractionDigits: most === 2 ? 2 : 0,
      useGrouping: 'always' as unknown as boolean,
      signDisplay: 'negative' as 'auto',
    });
    for (const value of values) {
      expect([value, formatNumber(value, most, most === 2 ? 2 : 0)]).toEqual([
        value,
        intl.format(value).replace('-', '−'),
      ]);
    }
  }
});

describe('formatDate', () => {
  test.each([
    ['2026-11-20', '20 listopada 2026 r.'],
    ['2027-01-01', '1 stycznia 2027 r.'],
    ['2028-02-29', '29 lutego 2028 r.'],
    ['2026-12-31', '31 grudnia 2026 r.'],
  ])('writes %s as „%s” without a place to break', (day, expected) => {
    expect(formatDate(day)).toBe(expected.replaceAll(' ', nb));
  });
});

describe('formatHour', () => {
  test.each([
    [0, '0:00–1:00'],
    [13, '13:00–14:00'],
    [23, '23:00–24:00'],
  ])('writes hour %d as the span %s', (hour, expected) => {
    expect(formatHour(hour)).toBe(expected);
  });
});

describe('formatCount', () => {
  test.each([
    [0, 'artykułów', 'wyników'],
    [1, 'artykuł', 'wynik'],
    [2, 'artykuły', 'wyniki'],
    [4, 'artykuły', 'wyniki'],
    [5, 'artykułów', 'wyników'],
    [12, 'artykułów', 'wyników'],
    [21, 'artykułów', 'wyników'],
    [22, 'artykuły', 'wyniki'],
    [112, 'artykułów', 'wyników'],
  ])('puts the nouns after %d as „%s”, „%s”', (count, article, result) => {
    expect(formatCount(count, articleForms)).toBe(`${count}${nb}${article}`);
    expect(formatCount(count, resultForms)).toBe(`${count}${nb}${result}`);
  });

  test('puts the nouns after a fraction in the genitive singular', () => {
    expect(formatCount(1.5, articleForms)).toBe(`1,5${nb}artykułu`);
    expect(formatCount(1.5, resultForms)).toBe(`1,5${nb}wyniku`);
  });

  test('groups the digits of a large count', () => {
    expect(formatCount(1222, resultForms)).toBe(`1${nb}222${nb}wyniki`);
  });
});

describe('formatFileSize', () => {
  test.each([
    [0, `0${nb}kB`],
    [1500, `1,5${nb}kB`],
    [12_400, `12${nb}kB`],
    [1_440_000, `1,4${nb}MB`],
    [25_000_000, `25${nb}MB`],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
