import {rates} from '@site/src/content/schema/rates';

const dated = {
  from: '2026-01-01',
  to: '2026-12-31',
  source: 'taryfa, 12.2025',
  basis: 'operator',
  checkedOn: '2026-11-26',
  certainty: 'high',
};
const sheet = {
  operator: 'enea',
  ...dated,
  groups: {G12: {network: [0.28, 0.09], fixedNetwork: 14}, C21: {network: [0.15]}},
};
const file = (...tariffs: readonly object[]): unknown => ({rates: {}, tariffs, marketPrices: []});

describe('A sheet of a tariff', () => {
  test('becomes a series for each rate and zone, with the sheet’s days and source', () => {
    const {rates: table} = rates.parse(file(sheet));
    expect(Object.keys(table)).toEqual([
      'networkG12Enea',
      'networkG12Enea2',
      'fixedNetworkG12Enea',
      'networkC21Enea',
    ]);
    expect(table.networkG12Enea2).toEqual({
      name: 'sieciowa zmienna w G12, Enea, strefa 2',
      unit: 'zł/kWh',
      rows: [{...dated, value: 0.09}],
    });
  });

  test('of the next year continues the series; a gap is named', () => {
    const next = {...sheet, from: '2027-01-01', to: '2027-12-31'};
    expect(rates.parse(file(sheet, next)).rates.networkC21Enea?.rows).toHaveLength(2);
    const late = rates.safeParse(file(sheet, {...next, from: '2027-02-01'}));
    expect(late.error?.issues[0]).toMatchObject({
      path: ['tariffs', 1, 'from'],
      message: 'Wiersz zostawia przerwę: zacznij go 2027-01-01, dzień po końcu poprzedniego.',
    });
  });

  test('of an unknown group is refused', () => {
    expect(rates.safeParse(file({...sheet, groups: {C99: {network: [1]}}})).success).toBe(false);
  });
});
