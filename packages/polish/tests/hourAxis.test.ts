import fc from 'fast-check';
import {hourAxis, polishOffsetHours, yearAxis} from '../src/hourAxis';

const hourMs = 3_600_000;

/** Hours of each Polish day, in order. */
function dayLengths(axis: ReturnType<typeof yearAxis>): number[] {
  const lengths = new Map<number, number>();
  for (const day of axis.localDay) {
    lengths.set(day, (lengths.get(day) ?? 0) + 1);
  }
  return [...lengths.values()];
}

describe('A year of hours', () => {
  test.each([
    [2024, 8784],
    [2025, 8760],
    [2026, 8760],
    [2028, 8784],
  ])('%i has %i of them, twelve months, one day of 23 and one of 25', (year, hours) => {
    const axis = yearAxis(year);
    expect(axis.hours).toBe(hours);
    expect(axis.periodStarts).toHaveLength(13);
    expect(axis.periodStarts[12]).toBe(hours);
    const lengths = dayLengths(axis);
    expect(lengths).toHaveLength(hours / 24);
    expect(lengths.filter((length) => length === 23)).toHaveLength(1);
    expect(lengths.filter((length) => length === 25)).toHaveLength(1);
  });

  test('March 2026 is an hour short and October an hour long', () => {
    const {periodStarts} = yearAxis(2026);
    const lengths = Array.from({length: 12}, (_, month) => {
      return (periodStarts[month + 1] ?? 0) - (periodStarts[month] ?? 0);
    });
    expect(lengths).toEqual([744, 672, 743, 720, 744, 720, 744, 744, 720, 745, 720, 744]);
  });
});

describe('Polish civil time', () => {
  test.each([
    ['2026-03-29T00:59:59Z', 1],
    ['2026-03-29T01:00:00Z', 2],
    ['2026-10-25T00:59:59Z', 2],
    ['2026-10-25T01:00:00Z', 1],
  ])('at %s is %i h ahead of UTC', (moment, offset) => {
    expect(polishOffsetHours(Date.parse(moment))).toBe(offset);
  });

  test('agrees with the time zone database', () => {
    const polish = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Warsaw',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    fc.assert(
      fc.property(
        fc.integer({min: Date.UTC(2000, 0) / hourMs, max: Date.UTC(2040, 0) / hourMs}),
        (hour) => {
          const moment = hour * hourMs;
          const expected = Number(polish.format(moment));
          expect((hour + polishOffsetHours(moment)) % 24).toBe(expected);
        },
      ),
    );
  });

  test.each([
    ['2026-01-06', 'Epiphany', 0],
    ['2026-04-06', 'Easter Monday', 0],
    ['2026-06-04', 'Corpus Christi', 0],
    ['2026-12-24', 'Christmas Eve, free since 2025', 0],
    ['2024-12-24', 'Christmas Eve, a working day in 2024', 1],
    ['2026-11-20', 'an ordinary Friday', 1],
    ['2026-11-21', 'a Saturday', 0],
  ])('%s is %s', (day, _name, workday) => {
    const axis = hourAxis(`${day}T12:00:00+01:00`, 1, {hours: 1});
    expect(axis.ok && axis.value.workday[0]).toBe(workday);
  });
});

describe('An axis from a start', () => {
  test('cuts periods of hours', () => {
    const axis = hourAxis('2026-01-01T00:00:00+01:00', 72, {hours: 24});
    expect(axis.ok && [...axis.value.periodStarts]).toEqual([0, 24, 48, 72]);
  });

  test('cuts Polish calendar months, even when it starts in the middle of one', () => {
    const axis = hourAxis('2026-01-31T22:00:00Z', 3, 'month');
    expect(axis.ok && [...axis.value.periodStarts]).toEqual([0, 1, 3]);
  });

  test.each([
    ['2026-01-01', 'a day without an hour'],
    ['2026-01-01T00:00:00', 'a time without an offset'],
    ['2026-01-01T00:15:00+01:00', 'a quarter of an hour'],
    ['jutro', 'a word'],
  ])('refuses %s: %s', (start) => {
    expect(hourAxis(start, 24, 'month')).toEqual({
      ok: false,
      errors: [
        {
          field: 'start',
          message:
            'Podaj początek pełnej godziny z przesunięciem czasu, np. 2026-01-01T00:00:00+01:00.',
        },
      ],
    });
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d hours', (hours) => {
    expect(hourAxis('2026-01-01T00:00:00Z', hours, 'month').ok).toBe(false);
  });
});
