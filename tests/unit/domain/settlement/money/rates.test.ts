import {dataFiles} from '@site/src/content/data/dataFiles';
import {
  g11Tariff,
  operators,
  rateOn,
  type RateTable,
} from '@site/src/domain/settlement/money/rates';
import type {Tariff} from '@site/src/domain/settlement/money/tariff';
import {eneaG11, unwrap} from '../../../../samples/settlement';

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
  const rates = dataFiles('.').rates.value.rates;

  test('matches ENEA’s in the published examples', () => {
    expect(unwrap(g11Tariff(rates, 'enea', '2026-01-01'))).toEqual(eneaG11);
  });

  test('of ENEA has the quality fee of February and, since October, no subscription', () => {
    const on = (day: string): Tariff => unwrap(g11Tariff(rates, 'enea', day));
    expect(on('2026-09-30')).toEqual({...eneaG11, quality: 0.0332});
    expect(on('2026-10-01')).toEqual({...eneaG11, quality: 0.0332, subscription: 0});
  });

  test.each(operators)(
    'of %s is complete once the monthly fees are read from a bill',
    (operator) => {
      const own = {fixedNetwork: 10, subscription: 4};
      const tariff = unwrap(g11Tariff(rates, operator, '2026-01-01', own));
      expect(tariff.zones[0]?.energy).toBeGreaterThan(0.4);
      expect(tariff.fixedNetwork).toBe(10);
    },
  );

  test('names the monthly fees that are missing', () => {
    expect(g11Tariff(rates, 'pge', '2026-01-01')).toMatchObject({
      ok: false,
      errors: [{field: 'fixedNetworkG11Pge'}, {field: 'subscriptionG11Pge'}],
    });
  });

  test('is an error after the last day of its rates', () => {
    expect(g11Tariff(rates, 'enea', '2027-01-01').ok).toBe(false);
  });
});
