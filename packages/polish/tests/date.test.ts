import {
  daysAfter,
  isOverAYearAgo,
  isoDay,
  parsePolishDate,
  toLocalDate,
  writePolishDate,
} from '../src/date';

test.each([
  ['05.03.2027', '2027-03-05'],
  ['5.3.2027', '2027-03-05'],
  [' 29.02.2028 ', '2028-02-29'],
  ['31-12-2026', '2026-12-31'],
  ['1/1/2030', '2030-01-01'],
  ['2027-03-05', '2027-03-05'],
  ['5 marca 2027', '2027-03-05'],
  ['15 Czerwca 2026 r.', '2026-06-15'],
])('%j is a day', (text, iso) => {
  expect(parsePolishDate(text)).toBe(iso);
});

test.each([
  '',
  '29.02.2027',
  '31.04.2027',
  '00.01.2027',
  '01.13.2027',
  '2027-02-29',
  '31 czerwca 2026',
  '5 maj 2026',
  '5.3.27',
  'x',
])('%j is not a day', (text) => {
  expect(parsePolishDate(text)).toBeNull();
});

test('A day is shown the way it is typed', () => {
  expect(writePolishDate('2027-03-05')).toBe('05.03.2027');
});

test.each(['2027-03-28', '2026-10-25', '2026-12-31'])('%s survives local time', (iso) => {
  expect(isoDay(toLocalDate(iso))).toBe(iso);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-10-24', 14, '2026-11-07'],
])('%s and %d days are %s', (day, days, iso) => {
  expect(daysAfter(day, days)).toBe(iso);
});

describe('isOverAYearAgo', () => {
  test.each([
    ['2025-11-20', '2026-11-20T23:59:59Z', false],
    ['2025-11-20', '2026-11-21T00:00:00Z', true],
    ['2024-02-29', '2025-03-01T12:00:00Z', true],
    ['2026-11-20', '2026-11-20T12:00:00Z', false],
  ])('%s, seen at %s: %s', (day, now, expected) => {
    expect(isOverAYearAgo(day, new Date(now))).toBe(expected);
  });
});
