import {atOnce} from '@cooperative/polish';
import {bestSizeSteps} from '../../../src/cooperative/sizes/bestSize';
import type {BestSizes} from '../../../src/cooperative/shapes';
import {photovoltaicKw} from '../../../src/cooperative/description/panels';
import type {CooperativeInput} from '../../../src/cooperative/description/schema';
import {PowerCurve} from '../../../src/cooperative/sizes/powerCurve';
import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {sizeLimits} from '../../../src/cooperative/sizes/sizeLimits';
import {SeriesCache} from '../../../src/hours/seriesCache';
import {rates, wholeExample} from '../../samples/calculation';
import {unwrap} from '../../samples/settlement';

// A search settles the cooperative a few dozen times.
jest.setTimeout(60_000);

const {input: whole} = wholeExample();
const surroundings = {rates: rates.rates, cache: new SeriesCache()};
const finance = whole.finance ?? never();
const panelsOnly: CooperativeInput = {
  ...whole,
  battery: undefined,
  members: whole.members.map((member) => ({...member, battery: undefined})),
};

function opened(input: CooperativeInput) {
  const prepared = unwrap(prepareCooperative(input, surroundings));
  return {prepared, curve: new PowerCurve(prepared, surroundings.cache)};
}

function bestOf(input: CooperativeInput): BestSizes {
  const {prepared, curve} = opened(input);
  return atOnce(bestSizeSteps(prepared, curve));
}

function priced(zlPerKw: number, changes: Partial<typeof finance> = {}): CooperativeInput {
  return {
    ...panelsOnly,
    finance: {...finance, costZl: photovoltaicKw(panelsOnly) * zlPerKw, ...changes},
  };
}

describe('The best power', () => {
  test('has a value that no power of a fine grid within the limits exceeds', () => {
    const input = priced(4500);
    const {panels} = bestOf(input);
    const {prepared, curve} = opened(input);
    const {low, high} = sizeLimits(prepared, curve.panelKwh);
    const kw = photovoltaicKw(input);
    const grid = Array.from({length: 60}, (_, index) => (index + 1) * 0.05)
      .filter((factor) => factor * kw >= low && factor * kw <= high)
      .map((factor) => curve.at(factor).npvZl ?? -Infinity);
    if (panels.kind !== 'found') {
      throw new Error(panels.kind);
    }
    // A hundredth of the outlay: the search ends within a hundredth of the described power.
    expect(panels.best.npvZl).toBeGreaterThanOrEqual(Math.max(...grid) - 2500);
  });

  test('is lower when panels are dearer, down to what the coverage needs', () => {
    const cheap = bestOf(priced(1000)).panels;
    const dear = bestOf(priced(100_000)).panels;
    if (cheap.kind !== 'found' || dear.kind !== 'found') {
      throw new Error('nothing found');
    }
    expect(cheap.best.size).toBeGreaterThan(dear.best.size);
    expect(dear.best.npvZl).toBeLessThan(0);
    const {prepared, curve} = opened(panelsOnly);
    expect(dear.best.size).toBeCloseTo(sizeLimits(prepared, curve.panelKwh).low, 6);
    expect(dear.best.bound).toBe('coverage');
  });

  test('is told with the other reading of the grid fee, as if that one were described', () => {
    const inReading = (gridReading: 1 | 2): BestSizes['panels'] => {
      const input = priced(9000);
      return bestOf({...input, prices: {...input.prices, gridReading, averagePrice: 0.4}}).panels;
    };
    const [usual, other] = [inReading(1), inReading(2)];
    if (usual.kind !== 'found' || other.kind !== 'found') {
      throw new Error('nothing found');
    }
    expect(usual.otherBest.otherNpvZl).toBeCloseTo(other.best.npvZl, 2);
    expect(usual.otherBest.size).toBeCloseTo(other.best.size, 6);
    expect(usual.best.otherNpvZl).toBeLessThanOrEqual(other.best.npvZl);
    expect(usual.best.npvZl).toBeGreaterThan(usual.best.otherNpvZl ?? NaN);
  });

  test('does not exceed what fits', () => {
    const {prepared, curve} = opened(panelsOnly);
    const {low} = sizeLimits(prepared, curve.panelKwh);
    const {panels} = bestOf(priced(100, {largestPanelKw: low + 5}));
    expect(panels).toMatchObject({kind: 'found', best: {bound: 'roof'}});
    expect(panels.kind === 'found' ? panels.best.size : 0).toBeCloseTo(low + 5, 6);
  });

  test('does not exist where what fits cannot cover enough', () => {
    expect(bestOf(priced(100, {largestPanelKw: 1})).panels).toMatchObject({
      kind: 'none',
      allowed: 1,
    });
  });

  test('is not named without a cost, nor from a cost of other things', () => {
    expect(bestOf({...panelsOnly, finance: undefined}).panels).toEqual({kind: 'noCost'});
    expect(bestOf(whole).panels).toEqual({kind: 'mixedCost'});
    expect(bestOf({...whole, finance: {...finance, panelZlPerKw: 3000}}).panels.kind).toBe('found');
  });
});

describe('The best battery', () => {
  const withPrice = (batteryZlPerKwh: number): CooperativeInput => ({
    ...whole,
    finance: {...finance, costZl: 100_000_000, batteryZlPerKwh},
  });

  test('is none where a kWh costs a fortune, and some where it is free', () => {
    expect(bestOf(withPrice(1_000_000)).batteries?.size).toBe(0);
    expect(bestOf(withPrice(0)).batteries?.size).toBeGreaterThan(0);
  });

  test('is not searched at a cost above that of the whole investment', () => {
    expect(bestOf({...whole, finance: {...finance, batteryZlPerKwh: 1_000_000}})).toMatchObject({
      panels: {kind: 'mixedCost'},
      batteries: null,
      together: null,
    });
    expect(bestOf({...whole, finance: {...finance, panelZlPerKw: 1_000_000}}).panels).toEqual({
      kind: 'wrongCost',
    });
  });

  test('is not searched without its cost or without batteries', () => {
    expect(bestOf(whole).batteries).toBeNull();
    expect(
      bestOf({...withPrice(100), ...{battery: undefined, members: panelsOnly.members}}).batteries,
    ).toBeNull();
  });
});

describe('Panels and battery together', () => {
  /** Both are priced and within the whole cost. */
  const bothPriced: CooperativeInput = {
    ...whole,
    finance: {...finance, costZl: 10_000_000, panelZlPerKw: 3500, batteryZlPerKwh: 400},
  };

  test('are worth no less than the best of each alone', () => {
    const {panels, batteries, together} = bestOf(bothPriced);
    if (panels.kind !== 'found' || !batteries || !together) {
      throw new Error('nothing found');
    }
    expect(together.npvZl).toBeGreaterThanOrEqual(Math.max(panels.best.npvZl, batteries.npvZl) - 1);
    const {prepared, curve} = opened(bothPriced);
    const {low, high} = sizeLimits(prepared, curve.panelKwh);
    expect(together.panelKw).toBeGreaterThanOrEqual(low * 0.999_999);
    expect(together.panelKw).toBeLessThanOrEqual(high * 1.000_001);
  });

  test('keep to what fits on the roofs', () => {
    const {prepared, curve} = opened(bothPriced);
    const {low} = sizeLimits(prepared, curve.panelKwh);
    const {together} = bestOf({
      ...bothPriced,
      finance: {...bothPriced.finance, panelZlPerKw: 1, largestPanelKw: low + 5} as typeof finance,
    });
    expect(together?.panelKw).toBeCloseTo(low + 5, 4);
    expect(together?.bound).toBe('roof');
  });

  test('are not searched while one of them has no price, or both cost more than the whole', () => {
    expect(bestOf(priced(4500)).together).toBeNull();
    const kw = photovoltaicKw(whole);
    expect(
      bestOf({
        ...bothPriced,
        finance: {...finance, costZl: kw * 3500, panelZlPerKw: 3500, batteryZlPerKwh: 1},
      }).together,
    ).toBeNull();
  });
});

function never(): never {
  throw new Error('The example has it.');
}
