import {annualSaving} from '../../src/cooperative/compare';
import type {SavingRanges} from '../../src/cooperative/shapes';
import type {CooperativeInput} from '../../src/cooperative/description/schema';
import {prepareCooperative} from '../../src/cooperative/prepare/prepareCooperative';
import {rangeSteps, savingRanges} from '../../src/cooperative/ranges';
import {settleCooperative} from '../../src/cooperative/settle';
import {usualYear} from '../../src/finance/ranges';
import {comparisons} from '../../src/types';
import {rates, wholeExample} from '../samples/calculation';
import {unwrap} from '../samples/settlement';

// Next to the ranges, each scenario is settled in full.
jest.setTimeout(60_000);

const {input: example} = wholeExample();
const whole = {...example, prices: {...example.prices, internalPrice: 0}};

function rangesOf(input: CooperativeInput): SavingRanges {
  const prepared = unwrap(prepareCooperative(input, {rates: rates.rates}));
  return savingRanges(prepared, unwrap(settleCooperative(prepared)));
}

const sidesOf = (ranges: SavingRanges, wanted: string) =>
  ranges.effects.find(({id}) => id === wanted)?.sides ?? [];

describe('The range of the saving', () => {
  const prepared = unwrap(prepareCooperative(whole, {rates: rates.rates}));
  const ranges = savingRanges(prepared, unwrap(settleCooperative(prepared)));

  test('changes one factor at a time, each settled as in full', () => {
    expect(ranges.effects.map(({id}) => id)).toEqual([
      'prices',
      'gridReading',
      'flatCapacityBy',
      'capacityCoefficient',
      'generation',
    ]);
    for (const {sides} of ranges.effects) {
      for (const {change, savings} of sides) {
        const settled = unwrap(settleCooperative(prepared, {...usualYear, ...change}));
        for (const against of comparisons) {
          expect(savings[against]).toBeCloseTo(unwrap(annualSaving(settled, prepared, against)), 2);
        }
      }
    }
  });

  test('is wider than any one factor, and holds the usual year', () => {
    for (const against of comparisons) {
      const range = ranges[against] ?? {low: 0, base: 0, high: 0};
      const single = ranges.effects.flatMap(({sides}) =>
        sides.map(({savings}) => savings[against] ?? 0),
      );
      expect(range.low).toBeLessThanOrEqual(Math.min(range.base, ...single));
      expect(range.high).toBeGreaterThanOrEqual(Math.max(range.base, ...single));
    }
  });

  test('settles few scenarios, however they are combined', () => {
    let count = 0;
    const steps = rangeSteps(prepared, unwrap(settleCooperative(prepared)));
    while (steps.next().done !== true) {
      count += 1;
    }
    // Eight sides and two ends for each of three comparisons.
    expect(count).toBeLessThanOrEqual(14);
  });

  test('is as wide as the reader assumes', () => {
    const narrow = rangesOf({...whole, range: {generation: 0, prices: 0}});
    expect(sidesOf(narrow, 'generation')).toEqual([]);
    expect(sidesOf(narrow, 'prices')).toEqual([]);
    expect(narrow.alone.high - narrow.alone.low).toBeLessThan(ranges.alone.high - ranges.alone.low);
    const [less, more] = sidesOf(rangesOf({...whole, range: {generation: 5}}), 'generation');
    expect(less?.change).toEqual({generation: 0.95});
    expect(more?.change).toEqual({generation: 1.05});
  });

  test('counts market prices that are assumed at the lowest and the highest they may be', () => {
    const zlPerMwh = Array.from({length: 12}, (_, index) => (index < 3 ? 500 : 200));
    const assumed = [2, ...Array.from({length: 9}, (_, index) => index + 4)];
    const withPrices = (prices: readonly number[], marked?: number[]): CooperativeInput => ({
      ...whole,
      prices: {
        ...whole.prices,
        market: {kind: 'monthly', zlPerMwh: [...prices], ...(marked && {assumed: marked})},
      },
      range: {market: {lowest: 100, highest: 400}},
    });
    const open = rangesOf(withPrices(zlPerMwh, assumed));
    const saved = (bound: 'lowest' | 'highest'): number | null | undefined =>
      sidesOf(open, 'market').find(({change}) => change.assumedMarket === bound)?.savings
        .netBilling;
    const settled = (prices: readonly number[]): number =>
      rangesOf(withPrices(prices)).netBilling?.base ?? NaN;
    // What is known stays, and what is assumed above the highest stays above it.
    const isAssumed = (index: number): boolean => assumed.includes(index + 1);
    expect(saved('lowest')).toBeCloseTo(
      settled(zlPerMwh.map((price, index) => (isAssumed(index) ? 100 : price))),
      2,
    );
    expect(saved('highest')).toBeCloseTo(
      settled(zlPerMwh.map((price, index) => (isAssumed(index) ? Math.max(price, 400) : price))),
      2,
    );
    // Dear surpluses help those without a cooperative: its own saving is at its worse end.
    const known = rangesOf(withPrices(zlPerMwh));
    expect(sidesOf(known, 'market')).toEqual([]);
    expect(open.netBilling?.low).toBeLessThan(known.netBilling?.low ?? 0);
    expect(open.netBilling?.high).toBeGreaterThan(known.netBilling?.high ?? 0);
    expect(open.netBilling?.base).toBe(known.netBilling?.base);
  });

  test('takes the whole grid fee in the other reading while its price is unknown', () => {
    const [unknown] = sidesOf(
      rangesOf({...whole, prices: {...whole.prices, averagePrice: undefined}}),
      'gridReading',
    );
    const [high] = sidesOf(
      rangesOf({...whole, prices: {...whole.prices, averagePrice: 1000}}),
      'gridReading',
    );
    const [low] = sidesOf(
      rangesOf({...whole, prices: {...whole.prices, averagePrice: 0.01}}),
      'gridReading',
    );
    expect(unknown?.savings.alone).toBeCloseTo(high?.savings.alone ?? 0, 1);
    expect(unknown?.savings.alone).toBeLessThan(low?.savings.alone ?? 0);
  });

  test('has the other reading of a description that chose the second', () => {
    const second = rangesOf({
      ...whole,
      prices: {...whole.prices, gridReading: 2, averagePrice: 0.4},
    });
    expect(sidesOf(second, 'gridReading')[0]?.change).toEqual({gridReading: 1});
    expect(second.alone.high).toBeGreaterThan(second.alone.base);
  });

  test('counts VAT on the internal price as not decided, and the price itself as nothing', () => {
    const free = ranges;
    const priced = rangesOf({...whole, prices: {...whole.prices, internalPrice: 0.5}});
    expect(sidesOf(free, 'internalVat')).toEqual([]);
    expect(priced.alone.base).toBeCloseTo(free.alone.base, 9);
    expect(sidesOf(priced, 'internalVat')[0]?.savings.alone).toBeLessThan(priced.alone.base);
    expect(priced.alone.low).toBeLessThan(free.alone.low);
  });
});
