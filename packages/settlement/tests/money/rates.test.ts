import {datedRates} from '../samples/rates';
import {
  g11Tariff,
  groupTariff,
  operators,
  rateOn,
  ratesFor,
  type Operator,
  type OwnRates,
  type RateTable,
} from '../../src/money/rates';
import {hourAxis} from '@cooperative/polish';
import {priceList, type Tariff} from '../../src/money/tariff';
import type {TariffGroup} from '../../src/money/tariffGroups';
import {eneaG11, unwrap} from '../samples/settlement';

const source = {
  source: 'źródło',
  basis: 'law',
  checkedOn: '2026-11-20',
  certainty: 'high',
} as const;
const table: RateTable = {
  excise: {
    name: 'akcyza',
    unit: 'zł/kWh',
    rows: [
      {from: '2026-01-01', to: '2026-06-30', value: 0.005, ...source},
      {from: '2026-07-01', to: '2026-12-31', value: 0.006, ...source},
    ],
  },
};

describe('A rate on a day', () => {
  test.each([
    ['2026-01-01', 0.005],
    ['2026-06-30', 0.005],
    ['2026-07-01', 0.006],
    ['2026-12-31', 0.006],
  ])('%s is %d', (day, value) => {
    expect(unwrap(rateOn(table, 'excise', day)).value).toBe(value);
  });

  test.each([
    ['2025-12-31', '31.12.2025'],
    ['2027-01-01', '01.01.2027'],
  ])('is unknown on %s, outside the rows, and says so to visitors', (day, written) => {
    expect(rateOn(table, 'excise', day)).toEqual({
      ok: false,
      errors: [
        {
          field: 'excise',
          message: `Stawkę „akcyza” znamy na dni od 01.01.2026 do 31.12.2026, a nie na ${written}. Przepisz ją z aktualnego rachunku albo licz dla dnia z tego okresu.`,
        },
      ],
    });
  });

  test('that is not in the table is an error too', () => {
    expect(rateOn(table, 'quality', '2026-01-01')).toMatchObject({
      ok: false,
      errors: [{field: 'quality'}],
    });
  });
});

describe('Tariff G11 of the rates of the site', () => {
  const rates = datedRates.rates;

  test('matches ENEA’s in the published examples', () => {
    expect(unwrap(g11Tariff(rates, 'enea', '2026-01-01'))).toEqual(eneaG11);
  });

  test('of ENEA has the quality fee of February and, since October, no subscription', () => {
    const on = (day: string): Tariff => unwrap(g11Tariff(rates, 'enea', day));
    expect(on('2026-09-30')).toEqual({...eneaG11, quality: 0.0332});
    expect(on('2026-10-01')).toEqual({...eneaG11, quality: 0.0332, subscription: 0});
  });

  test.each(operators)('of %s is complete, and a bill may replace a part of it', (operator) => {
    const tariff = unwrap(g11Tariff(rates, operator, '2026-01-01'));
    expect(tariff.zones[0]?.energy).toBeGreaterThan(0.4);
    expect(tariff.fixedNetwork).toBeGreaterThan(5);
    expect(tariff.subscription).toBeGreaterThan(2);
    expect(unwrap(g11Tariff(rates, operator, '2026-10-01')).subscription).toBe(0);
    expect(unwrap(g11Tariff(rates, operator, '2026-01-01', {fixedNetwork: 10}))).toEqual({
      ...tariff,
      fixedNetwork: 10,
    });
  });

  test('is an error after the last day of its rates', () => {
    expect(g11Tariff(rates, 'enea', '2027-01-01').ok).toBe(false);
  });
});

describe('Tariffs of other groups', () => {
  const rates = datedRates.rates;
  const of = (group: TariffGroup, operator: Operator, own: OwnRates = {energy: 0.5}) =>
    unwrap(groupTariff(rates, {group, operator}, '2026-10-01', own));

  test('of a large point are charged by its ordered power and by the kWh in the hours of the capacity fee', () => {
    expect(of('C21', 'enea')(50)).toMatchObject({
      zones: [{name: 'całodobowa', energy: 0.5, network: 0.1538}],
      orderedPower: {rate: 24.84, kw: 50},
      fixedNetwork: 0,
      subscription: 0,
      capacity: {kind: 'perKwh', rate: 0.2194, coefficient: 1},
    });
  });

  test('charge nothing for a power that is not known', () => {
    const tariff = of('C11', 'pge')();
    expect(tariff.zones[0]?.network).toBe(0.2568);
    expect(tariff.orderedPower).toBeUndefined();
    expect(tariff.capacity.kind).toBe('flat');
    expect(of('C11', 'pge')(20).capacity.kind).toBe('perKwh');
  });

  test('have one zone where the grid rate is the same all day, and no hours are needed', () => {
    expect(of('B23', 'enea')(100).zones).toHaveLength(1);
    expect(of('C12a', 'enea')(20).schedule).toBeUndefined();
  });

  test('have the seller’s prices of a household by zone', () => {
    expect(of('G12w', 'pge', {})().zones).toEqual([
      {name: 'szczyt', energy: 0.5821, network: 0.4276},
      {name: 'poza szczytem', energy: 0.4235, network: 0.0845},
    ]);
  });

  test('of an operator that was not read have the same group of one that was', () => {
    expect(ratesFor(rates, 'C21', 'tauron')).toBe('enea');
    expect(ratesFor(rates, 'C11', 'tauron')).toBe('pge');
    expect(ratesFor(rates, 'G12', 'tauron')).toBe('tauron');
    expect(ratesFor(rates, 'R', 'tauron')).toBeUndefined();
  });

  test('that recommend hours by the sun are cheap by day from March and by night from October', () => {
    const axis = unwrap(hourAxis('2026-01-01T00:00:00+01:00', 8760, 'month'));
    const {buckets} = priceList(axis, of('C22sezON', 'enea')(50));
    const zoneAt = (month: number, clock: number): number => {
      const hour = axis.localHour.findIndex(
        (local, at) =>
          local === clock && axis.localMonth[at] === month - 1 && axis.workday[at] === 1,
      );
      return Math.floor((buckets.ofHour[hour] ?? 9) / 2);
    };
    expect([zoneAt(3, 8), zoneAt(3, 9), zoneAt(9, 16), zoneAt(9, 17)]).toEqual([1, 0, 0, 1]);
    expect([zoneAt(10, 12), zoneAt(10, 22), zoneAt(2, 5), zoneAt(2, 6)]).toEqual([1, 0, 0, 1]);
  });
});
