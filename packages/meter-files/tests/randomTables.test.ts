import fc from 'fast-check';
import {readMeterFiles, toReadings} from '../src';
import {
  besides,
  grouped,
  intervalsOf,
  registerPairs,
  writeTable,
  type Interval,
  type TableStyle,
} from './samples/randomTables';

const hourMs = 3_600_000;
const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(of) as Key[];

/** Of a day of 23, 24 and 25 hours, with the change in the first day or in the second. */
const firstDays = [
  '2026-10-24',
  '2026-10-25',
  '2026-03-28',
  '2026-03-29',
  '2026-06-08',
  '2026-12-31',
];

const styles: fc.Arbitrary<TableStyle> = fc
  .record({
    layout: fc.constantFrom('columns', 'columns', 'kinds', 'days'),
    step: fc.constantFrom(15, 60),
    firstDay: fc.constantFrom(...firstDays),
    unit: fc.constantFrom('kWh', 'MWh', 'Wh', 'kW', 'W'),
    unitPlace: fc.constantFrom('heading', 'unitRow', 'above', 'below', 'column', 'cells', 'none'),
    time: fc.constantFrom(
      'start',
      'end',
      'end24',
      'dayAndHour',
      'fromTo',
      'span',
      'offset',
      'seconds',
      'zoneBeside',
      'digits',
      'dateParts',
      'utcSaid',
      'clockAbove',
      'dayNumbers',
      'position',
    ),
    dayForm: fc.constantFrom(
      'ymd',
      'dmy',
      'compact',
      'slashes',
      'named',
      'weekday',
      'dayFirst',
      'monthFirst',
    ),
    order: fc.constantFrom('forward', 'forward', 'backward', 'daysBackward'),
    names: fc.constantFrom(...keysOf(registerPairs)),
    isGivenBelowZero: fc.constantFrom(false, false, false, true),
    parts: fc.constantFrom('whole', 'whole', 'zones', 'zonesAndTotal', 'phases', 'phasesAndSum'),
    beside: fc.subarray([...keysOf(besides)], {maxLength: 3}),
    isBesideFirst: fc.boolean(),
    hasStatus: fc.boolean(),
    point: fc.constantFrom('none', 'each', 'first'),
    above: fc.constantFrom('nothing', 'lines', 'title'),
    below: fc.constantFrom('nothing', 'sum', 'sums', 'note'),
    isHeadingRepeated: fc.boolean(),
    files: fc.constantFrom('one', 'one', 'periods', 'directions'),
    separator: fc.constantFrom(';', ',', '\t'),
    decimal: fc.constantFrom(',', '.'),
    isGrouped: fc.constantFrom(false, false, true),
    encoding: fc.constantFrom('utf-8', 'mark', 'windows-1250', 'utf-16'),
  } as const)
  .map((style) => ({
    ...style,
    // Of one day alone, `06/08` may be that of June or of August.
    ...(style.dayForm === 'monthFirst' && {files: 'one' as const}),
    // One sign cannot do both.
    decimal: style.separator === ',' ? '.' : style.decimal,
    isGrouped: style.isGrouped && style.separator !== ',',
    // Days of two months are not those of one.
    ...(style.time === 'dayNumbers' && style.layout !== 'days' && {firstDay: '2026-06-08'}),
    // A table of days has no status, no parts, and as many columns as hours.
    ...(style.layout === 'days' && {
      firstDay: '2026-06-08',
      hasStatus: false,
      parts: 'whole' as const,
    }),
    // What is nowhere said is known to nobody where the energy of a quarter could be its power.
    ...(style.unitPlace === 'none' && (style.unit === 'kW' || style.unit === 'W')
      ? {unit: 'kWh' as const}
      : {}),
  }));

const wh = fc.integer({min: 0, max: 2500});
const tables = fc.record({
  style: styles,
  days: fc.integer({min: 2, max: 3}),
  values: fc.array(fc.tuple(wh, wh), {minLength: 31, maxLength: 60}),
  odd: fc.uniqueArray(fc.integer({min: 1, max: 190}), {maxLength: 6}),
});

/** Reads the files, and tells how what was read differs from what was written; null if it is a question. */
function differenceOf(style: TableStyle, intervals: readonly Interval[]): string | null {
  const {joined, outcomes} = readMeterFiles(writeTable(style, intervals));
  const isAsked = outcomes.some((outcome) => !outcome.ok || outcome.value.kind !== 'read');
  if (isAsked || !joined?.ok) {
    return null;
  }
  const {gaps, estimated, doubtful, duplicates} = joined.value;
  const readings = toReadings(joined.value);
  const hours = [...grouped(intervals, ({startMs}) => Math.floor(startMs / hourMs) * hourMs)];
  const has = (status: Interval['status']) =>
    hours.filter(([, parts]) => parts.some((part) => part.status === status)).map(([ms]) => ms);
  const known = hours.filter(([ms]) => !has('missing').includes(ms));
  const at = (ms: number): number => (ms - Date.parse(readings.startUtc)) / hourMs;
  const off = known.flatMap(([ms, parts]) =>
    (['withdrawn', 'injected'] as const).flatMap((side) => {
      const wanted = parts.reduce((sum, part) => sum + part[side], 0) / 1000;
      const found = readings[side][at(ms)];
      return found !== undefined && Math.abs(found - wanted) < 1e-6
        ? []
        : [`${new Date(ms).toISOString()} ${side} ${wanted} read as ${found}`];
    }),
  );
  const isEstimated = (parts: readonly Interval[]): boolean =>
    parts.some(({status}) => status === 'estimated');
  const told = [gaps.length, estimated.length].join(', ');
  const wantedTold = [
    has('missing').length,
    known.filter(([, parts]) => isEstimated(parts)).length,
  ].join(', ');
  return [
    ...off,
    ...(told === wantedTold ? [] : [`missing and estimated hours ${told}, not ${wantedTold}`]),
    ...(doubtful.length + duplicates.length === 0 ? [] : ['hours given twice']),
    ...(readings.withdrawn.length === hours.length ? [] : [`${readings.withdrawn.length} hours`]),
  ].join('\n');
}

test('what is read of a table of any layout, unit, order, status, split and head is its series or a question', () => {
  let read = 0;
  let tried = 0;
  fc.assert(
    fc.property(tables, ({style, days, values, odd}) => {
      const difference = differenceOf(style, intervalsOf(style, days, values, odd));
      tried += 1;
      read += Number(difference !== null);
      expect(difference ?? '').toBe('');
    }),
    {seed: 54, numRuns: process.env.TRY === 'all' ? 3000 : 200},
  );
  // A reader that asks about everything is right, and of no use.
  expect(read / tried).toBeGreaterThan(0.6);
});
