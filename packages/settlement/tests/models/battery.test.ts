import fc from 'fast-check';
import {behindTheMeter, cooperativeBattery, runBattery} from '../../src/models/battery';
import {sum} from '../../src/split';
import {rounded} from '../samples/settlement';

const f = (...values: number[]): Float64Array => Float64Array.from(values);

test('W7: 6 kWh, 4 kW, 0.81 per cycle', () => {
  const run = runBattery(f(-5, 4, -3, 6), {kwh: 6, kw: 4, efficiency: 0.81});
  expect(rounded(run.meter.injected)).toEqual([1, 0, 0, 0]);
  expect(rounded(run.meter.withdrawn)).toEqual([0, 0.76, 0, 3.57]);
  expect(run.losses).toBeCloseTo(1.33, 9);
  expect(run.state).toBeCloseTo(0, 9);
});

const net = fc
  .array(fc.integer({min: -100, max: 100}), {minLength: 1, maxLength: 60})
  .map((values) => Float64Array.from(values, (value) => value / 10));
const battery = fc.record({
  kwh: fc.integer({min: 0, max: 30}),
  kw: fc.integer({min: 0, max: 10}),
  efficiency: fc.double({min: 0, max: 1, noNaN: true}),
});

test('What is charged is discharged, lost or still stored', () => {
  fc.assert(
    fc.property(net, battery, (values, own) => {
      const run = runBattery(values, own);
      expect(sum(run.charged)).toBeCloseTo(sum(run.discharged) + run.losses + run.state, 6);
      expect(run.state).toBeLessThanOrEqual(own.kwh + 1e-9);
      expect(Math.max(...run.charged, ...run.discharged)).toBeLessThanOrEqual(own.kw + 1e-9);
      expect(run.losses).toBeGreaterThanOrEqual(-1e-9);
    }),
  );
});

test('A battery without capacity changes nothing', () => {
  fc.assert(
    fc.property(net, (values) => {
      const use = values.map((value) => Math.max(value, 0));
      const sun = values.map((value) => Math.max(-value, 0));
      expect(behindTheMeter(use, sun, {kwh: 0, kw: 5, efficiency: 0.9})).toEqual(
        behindTheMeter(use, sun),
      );
    }),
  );
});

test('The cooperative’s battery moves the common surplus to the common shortage', () => {
  const meters = [
    {withdrawn: f(0, 2), injected: f(5, 0)},
    {withdrawn: f(1, 1), injected: f(0, 0)},
  ];
  const own = cooperativeBattery(meters, 2, {kwh: 10, kw: 10, efficiency: 1});
  expect(rounded(own.withdrawn)).toEqual([4, 0]);
  expect(rounded(own.injected)).toEqual([0, 3]);
});

test('A battery filled by a hair too much does not charge less than nothing', () => {
  // The first hour fills it; (3.9 − state) / √0.85 is then −4.8e−16.
  const {charged, meter} = runBattery(f(-4.76, -4.76), {kwh: 3.9, kw: 100, efficiency: 0.85});
  expect(charged[1]).toBe(0);
  expect(meter.injected[1]).toBe(4.76);
});
