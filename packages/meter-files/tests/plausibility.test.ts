import {oddHours} from '../src';
import {testHours} from './samples/meterFiles';

const none = {injected: null, withdrawnNet: null, injectedNet: null, generation: null};

function odd(values: readonly number[], orderedKw?: number) {
  return oddHours({startMs: 0, series: {...none, withdrawn: Float64Array.from(values)}}, orderedKw);
}

/** A month of a home: 0.2–0.9 kWh in an hour. */
const home = Array.from({length: 720}, (_, hour) => 0.2 + (hour % 8) / 10);

function withHour(kwh: number, values: readonly number[] = home): readonly number[] {
  return values.map((value, hour) => (hour === 100 ? kwh : value));
}

describe('An hour that no meter could have measured', () => {
  test.each([
    ['the full scale of 24 bits in Wh', 16_777.215, 'pełny zakres'],
    ['the full scale of 16 bits in Wh', 65.535, 'pełny zakres'],
    ['the full scale of seven digits in Wh', 9999.999, 'pełny zakres'],
    ['hundreds of times the others', 900, 'setki razy'],
  ])('%s is named', (_, kwh, reason) => {
    expect(odd(withHour(kwh))).toEqual([
      {
        startMs: 100 * 3_600_000,
        quantity: 'withdrawn',
        kwh,
        reason: expect.stringContaining(reason) as string,
        hours: 1,
      },
    ]);
  });

  test('is not a round number beside one', () => {
    expect(odd([...home, ...Array.from({length: 20}, () => 100)])).toEqual([]);
  });

  test('is named once for many of few, with their count', () => {
    const values = Array.from({length: 48}, (_, hour) => (hour > 40 ? 9999.999 : 0.4));
    expect(odd(values)).toMatchObject([{startMs: 41 * 3_600_000, hours: 7}]);
    expect(odd(Array<number>(720).fill(99.99))).toMatchObject([{startMs: 0, hours: 720}]);
  });

  test('far above the power of its connection is named, a little above it is not', () => {
    expect(odd(withHour(60), 14)).toMatchObject([
      {reason: expect.stringContaining('moc umowna to 14 kW') as string},
    ]);
    expect(odd(withHour(20), 14)).toEqual([]);
  });
});

describe('Nothing is odd in ordinary energy', () => {
  const sun = testHours('2026-06-01', 30, () => [0, 0]).map((_, hour) =>
    hour < 14 * 24 ? 0 : Math.max(0, Math.sin(((hour % 24) / 24) * 2 * Math.PI - Math.PI / 2)) * 42,
  );
  test.each<[string, readonly number[]]>([
    ['a home', home],
    ['a home that heats water at night', home.map((kwh, hour) => (hour % 24 === 3 ? 9 : kwh))],
    ['an inverter that starts on the 15th', sun],
    ['a winter with three hours of sun', [...Array<number>(717).fill(0), 0.02, 0.1, 3.4]],
    ['a pump that ran once', withHour(30, Array(720).fill(0.02))],
    [
      'a dryer of grain in one week',
      home.map((kwh, hour) => (hour > 500 && hour < 600 ? 80 : kwh)),
    ],
    ['65.535 kWh in a plant', withHour(65.535, Array(720).fill(60))],
    ['no energy', Array(720).fill(0)],
    ['a short file', [0.2, 30, 0.1]],
  ])('%s', (_, values) => {
    expect(odd(values)).toEqual([]);
  });
});
