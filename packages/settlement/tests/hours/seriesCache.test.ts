import {mostShapes, SeriesCache} from '../../src/hours/seriesCache';

/** Asks for series by their names, a calculation each time, and tells which were made. */
function calculations(cache: SeriesCache, wanted: readonly (readonly string[])[]): string[] {
  const made: string[] = [];
  for (const names of wanted) {
    cache.turn();
    for (const name of names) {
      cache.get(name, () => made.push(name));
    }
  }
  return made;
}

test('series of many changes are not kept for ever, those in use are made once', () => {
  const tilts = Array.from({length: 5 * mostShapes}, (_, tilt) => `tilt ${tilt}`);
  const cache = new SeriesCache();
  const made = calculations(
    cache,
    tilts.map((tilt) => ['weather', tilt]),
  );
  expect(made).toEqual(['weather', ...tilts]);
  expect(calculations(cache, [['weather', tilts.at(-1) ?? '']])).toEqual([]);
  expect(calculations(cache, [['tilt 0']])).toEqual(['tilt 0']);
});

test('a calculation with more series than are kept still has all of them in the next one', () => {
  const planes = Array.from({length: 3 * mostShapes}, (_, plane) => `plane ${plane}`);
  expect(calculations(new SeriesCache(), [planes, planes, planes])).toEqual(planes);
});
