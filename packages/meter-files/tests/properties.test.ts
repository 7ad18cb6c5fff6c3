import fc from 'fast-check';
import {readMeterFiles, toReadings} from '../src';
import {netOnly, testHours, twinStyles, writers} from './samples/meterFiles';

const firstDays = [
  '2025-10-25', // the 25-hour day is the second
  '2025-10-26',
  '2026-03-28', // the 23-hour day is the second
  '2026-03-29',
  '2026-06-01',
  '2025-12-31',
];
const kwh = fc.integer({min: 0, max: 9999}).map((value) => value / 1000);

test.each(Object.entries(writers))(
  'a series written as %s and read back neither loses nor doubles energy',
  (name, write) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...firstDays),
        fc.integer({min: 2, max: 3}),
        fc.constantFrom(...twinStyles),
        fc.array(fc.tuple(kwh, kwh), {minLength: 7, maxLength: 75}),
        (firstDay, days, style, values) => {
          const hours = testHours(
            firstDay,
            days,
            (index) => values[index % values.length] ?? [0, 0],
          );
          const {joined, outcomes} = readMeterFiles(
            write(hours, style).map(({name: file, text}) => ({
              name: file,
              bytes: new TextEncoder().encode(text),
            })),
          );
          if (!joined?.ok) {
            throw new Error(JSON.stringify(joined ?? outcomes));
          }
          const readings = toReadings(joined.value);
          const net = netOnly.has(name);
          const expected = hours.map(({withdrawn, injected}) =>
            net
              ? [Math.max(withdrawn - injected, 0), Math.max(injected - withdrawn, 0)]
              : [withdrawn, injected],
          );
          // Two files that share the repeated hour in autumn do not say which of them has which half.
          const twin = hours.findIndex((hour) => hour.twin === 'first');
          const [one = [0, 0], other = [0, 0]] = twin === -1 ? [] : expected.slice(twin, twin + 2);
          const read = [readings.withdrawn[twin] ?? 0, readings.injected[twin] ?? 0];
          if (
            name === 'energa' &&
            read.some((value, at) => Math.abs(value - (one[at] ?? 0)) > 1e-6)
          ) {
            expected.splice(twin, 2, other, one);
          }
          expect(Date.parse(readings.startUtc)).toBe(hours[0]?.utcMs);
          expect(readings.withdrawn).toHaveLength(hours.length);
          hours.forEach((_, hour) => {
            expect(readings.withdrawn[hour]).toBeCloseTo(expected[hour]?.[0] ?? -1, 6);
            expect(readings.injected[hour]).toBeCloseTo(expected[hour]?.[1] ?? -1, 6);
          });
          expect([readings.gaps, readings.duplicates]).toEqual([0, 0]);
        },
      ),
      {numRuns: 30},
    );
  },
);
