import ICAL from 'ical.js';
import {
  nextDay,
  parseYearlyDay,
  toICalendar,
  type YearlyDuty,
} from '@site/src/domain/papers/calendar';

const duties: readonly YearlyDuty[] = [
  {
    title:
      'Sprawozdanie; do KOWR, z „pełnymi” danymi o energii wytworzonej i zużytej przez członków',
    basis: 'ustawa o OZE art. 38m pkt 2',
    day: {kind: 'dayOfYear', number: 60},
  },
  {
    title: 'Walne zgromadzenie',
    basis: 'Prawo spółdzielcze art. 39 § 1',
    day: {kind: 'date', month: 6, day: 30},
  },
];
const text = toICalendar({
  name: 'Kalendarz',
  url: 'https://example.pl/portal/wzory/kalendarz',
  made: new Date('2026-11-22'),
  notice: 'To nie jest porada prawna.',
  duties,
});
const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test.each([
  ['30 czerwca', {kind: 'date', month: 6, day: 30}],
  ['1\u00a0marca każdego roku', {kind: 'date', month: 3, day: 1}],
  ['60. dzień roku (1 marca)', {kind: 'dayOfYear', number: 60}],
  ['czerwiec', null],
  ['14 dni od zdarzenia', null],
])('„%s” is read as a day of every year', (written, day) => {
  expect(parseYearlyDay(written)).toEqual(day);
});

test('The next day is today or later', () => {
  const day = {kind: 'date', month: 6, day: 30} as const;
  expect(nextDay(day, '2026-06-30')).toBe('2026-06-30');
  expect(nextDay(day, '2026-07-01')).toBe('2027-06-30');
});

test('The calendar is read by a library, with all its texts', () => {
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(events.map(({summary}) => summary)).toEqual(duties.map(({title}) => title));
  expect(events[0]?.description).toBe(
    'Podstawa: ustawa o OZE art. 38m pkt 2.\nTo nie jest porada prawna.\nhttps://example.pl/portal/wzory/kalendarz',
  );
});

test('Every line ends with CRLF and has at most 75 bytes', () => {
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.join('')).not.toContain('\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('Every event has what RFC 5545 requires, an id of its own and a reminder', () => {
  expect(new Set(events.map(({uid}) => uid)).size).toBe(duties.length);
  for (const {component} of events) {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'rrule', 'summary']) {
      expect(component.getAllProperties(name)).toHaveLength(1);
    }
    expect(component.getAllSubcomponents('valarm')).toHaveLength(1);
  }
});

test('The report falls on the 60th day: 1 March, and 29 February in a leap year', () => {
  const dates = events[0]?.iterator();
  const days = Array.from({length: 3}, () => dates?.next().toString());
  expect(days).toEqual(['2027-03-01', '2028-02-29', '2029-03-01']);
});

test('The general meeting falls on 30 June every year', () => {
  const dates = events[1]?.iterator();
  expect(Array.from({length: 2}, () => dates?.next().toString())).toEqual([
    '2027-06-30',
    '2028-06-30',
  ]);
});

test('A day taken back is cancelled, without a reminder, and a later calendar takes the place of an earlier one', () => {
  const day = {id: 'moja-daty-sesja', title: 'Sesja', basis: 'data z teczki', day: '2027-03-01'};
  const eventOf = (made: string, isCancelled: boolean): ICAL.Component => {
    const [event] = new ICAL.Component(
      ICAL.parse(
        toICalendar({
          name: 'Terminy',
          url: 'https://example.pl/teczka',
          made: new Date(made),
          notice: '',
          duties: [],
          days: [{...day, isCancelled}],
        }),
      ) as unknown[],
    ).getAllSubcomponents('vevent');
    return event ?? new ICAL.Component('vevent');
  };
  const [first, second] = [
    eventOf('2026-11-22T10:00:00Z', false),
    eventOf('2026-11-22T10:05:00Z', true),
  ];
  for (const name of ['uid', 'dtstart']) {
    expect(String(second.getFirstPropertyValue(name))).toBe(
      String(first.getFirstPropertyValue(name)),
    );
  }
  expect(first.getFirstPropertyValue('uid')).toBe('moja-daty-sesja@example.pl');
  expect(second.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(second.getFirstPropertyValue('summary')).toBe('Odwołane: Sesja');
  expect(second.getAllSubcomponents('valarm')).toEqual([]);
  const sequences = [first, second].map((event) => Number(event.getFirstPropertyValue('sequence')));
  expect((sequences[1] ?? 0) - (sequences[0] ?? 0)).toBe(5);
});

test('A yearly duty has one id in every calendar of the site', () => {
  const uidsIn = (url: string): string[] =>
    toICalendar({name: '', url, made: new Date('2027-01-01'), notice: '', duties})
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => line.startsWith('UID:'));
  expect(uidsIn('https://example.pl/portal/teczka')).toEqual(
    uidsIn('https://example.pl/portal/wzory/kalendarz'),
  );
});
