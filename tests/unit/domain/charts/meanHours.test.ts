import {meanHours} from '@site/src/domain/charts/meanHours';
import {yearAxis} from '@cooperative/polish';

const axis = yearAxis(2026);
const constant = (value: number): Float64Array => new Float64Array(axis.hours).fill(value);

describe('meanHours', () => {
  test('splits each hour into own use, shared, drawn from the grid and fed into it', () => {
    const hours = meanHours(axis, constant(10), {drawn: constant(7), given: constant(2)});
    expect(hours).toHaveLength(12);
    for (const day of hours) {
      expect(day).toHaveLength(24);
      for (const hour of day) {
        expect(hour).toEqual({selfUse: 3, shared: 2, fromGrid: 5, toGrid: 0});
      }
    }
  });

  test('takes the mean over the days of a month, in Polish time', () => {
    const given = constant(0);
    // Only at noon in June: 30 days, every other one with 4 kWh.
    for (let hour = 0; hour < axis.hours; hour += 1) {
      if (axis.localMonth[hour] === 5 && axis.localHour[hour] === 12) {
        given[hour] = (axis.localDay[hour] ?? 0) % 2 === 0 ? 4 : 0;
      }
    }
    const hours = meanHours(axis, constant(0), {drawn: constant(0), given});
    expect(hours[5]?.[12]?.toGrid).toBe(2);
    expect(hours[5]?.[11]?.toGrid).toBe(0);
    expect(hours[6]?.[12]?.toGrid).toBe(0);
  });

  test('loses no energy over the year', () => {
    const drawn = Float64Array.from({length: axis.hours}, (_, hour) => (hour * 7) % 11);
    const given = Float64Array.from({length: axis.hours}, (_, hour) => (hour * 5) % 13);
    const hours = meanHours(axis, drawn, {drawn, given});
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const total = hours.reduce(
      (sum, day, month) =>
        sum +
        day.reduce((part, {shared, toGrid}) => part + shared + toGrid, 0) * (days[month] ?? 0),
      0,
    );
    // The two days with 23 and 25 hours weigh slightly differently.
    expect(total / given.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 2);
  });
});
