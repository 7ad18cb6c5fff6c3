import {deadlineDay, parseDeadline} from '@site/src/domain/papers/deadline';

const dates = [
  {id: 'sesja', label: 'Sesja rady', phrase: 'przed sesją rady'},
  {id: 'wpis', label: 'Wpis do KRS', phrase: 'od wpisu do KRS'},
];

test.each([
  ['14 dni od wpisu do KRS', {from: 'wpis', unit: 'day', count: 14}],
  ['4 miesiące od wpisu do KRS', {from: 'wpis', unit: 'month', count: 4}],
  ['2 tygodnie od wpisu do KRS', {from: 'wpis', unit: 'week', count: 2}],
  ['7\u00a0dni przed sesją rady', {from: 'sesja', unit: 'day', count: -7}],
  ['14 dni od sesji', null],
  ['14 godzin od wpisu do KRS', null],
  ['niezwłocznie', null],
])('„%s” is read with the days of the paper', (text, deadline) => {
  expect(parseDeadline(text, dates)).toEqual(deadline);
});

test.each([
  [21, 'day', '2026-12-15', '2027-01-05'],
  [-7, 'day', '2027-03-03', '2027-02-24'],
  [2, 'week', '2026-12-20', '2027-01-03'],
  [4, 'month', '2026-11-15', '2027-03-15'],
  [1, 'month', '2027-01-31', '2027-02-28'],
  [1, 'month', '2028-01-31', '2028-02-29'],
] as const)('%i of %s counted from %s end on %s', (count, unit, start, end) => {
  expect(deadlineDay({unit, count}, start)).toBe(end);
});
