import {readDescription} from '../../../src/cooperative/description/readDescription';
import {keptMember, madeMember} from '../../../src/cooperative/prepare/modelledMember';
import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {MadeMeter, type MeterSeries} from '../../../src/energy/meter';
import {sum} from '../../../src/split';
import {rates} from '../../samples/calculation';
import {hoursOf, unwrap} from '../../samples/settlement';

const hours = Array.from({length: 48}, (_, hour) => hour % 24);
const consumption = Float64Array.from(hours, (hour) => 1 + (hour % 3) / 7);
const generate = (): Float64Array =>
  Float64Array.from(hours, (hour) => Math.max(0, 6 - Math.abs(hour - 12)) / 1.3);
const known = {id: 'dom', sourceKw: [5], consumption, hiddenKwh: 0, missingHours: 0};

test.each([
  ['without a battery', undefined],
  ['with a battery', {kwh: 4, kw: 2, efficiency: 0.9}],
])('hours made when they are read are those that would be kept, %s', (_, battery) => {
  const kept = keptMember(known, battery, generate());
  const made = madeMember(known, battery, generate);
  expect(made.generation()).toEqual(kept.generation());
  for (const factor of [1, 0.9, 1.1]) {
    expect(hoursOf(made.meterAt(factor))).toEqual(kept.meterAt(factor));
  }
  // Sums are remembered by the meter of the usual year.
  expect(made.meterAt(1)).toBe(made.meterAt(1));
});

test('of many members the use takes half the place, and no member another thousandth of a kWh', () => {
  const annualKwh = (index: number): number => 2000 + index * 17.3;
  const {members} = unwrap(
    prepareCooperative(
      unwrap(
        readDescription(
          JSON.stringify({
            version: 1,
            start: '2026-01-01T00:00:00+01:00',
            period: 'month',
            members: Array.from({length: 201}, (_, index) => ({
              id: String(index),
              profile: {kind: 'household', annualKwh: annualKwh(index)},
            })),
          }),
        ),
      ),
      rates,
    ),
  );
  for (const [index, member] of members.entries()) {
    const {withdrawn} = hoursOf(member.meterAt(1));
    expect(member.consumption).toBeInstanceOf(Float32Array);
    expect(sum(withdrawn)).toBeCloseTo(annualKwh(index), 3);
    expect(sum(member.consumption)).toBe(sum(withdrawn));
  }
});

describe('the hours of made meters', () => {
  let times = 0;
  const meter = (value: number): MadeMeter =>
    new MadeMeter((take) => {
      times += 1;
      return {withdrawn: take(2).fill(value), injected: take(2)};
    });
  const first = ({withdrawn, injected}: MeterSeries): number[] => [
    withdrawn[0] ?? Number.NaN,
    injected[0] ?? Number.NaN,
  ];

  test('are in memory only of the one read last, and always the same', () => {
    const [one, other] = [meter(1), meter(2)];
    times = 0;
    expect([one.read(first), one.read(first), other.read(first)]).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(times).toBe(2);
    expect(one.read(first)).toEqual([1, 0]);
    expect(times).toBe(3);
  });

  test('cannot be overwritten while they are read', () => {
    const [one, other] = [meter(1), meter(2)];
    one.read((series) => {
      expect(() => other.read(first)).toThrow('still being read');
      expect(one.read(first)).toEqual([1, 0]);
      expect(first(series)).toEqual([1, 0]);
    });
    expect(other.read(first)).toEqual([2, 0]);
  });
});
