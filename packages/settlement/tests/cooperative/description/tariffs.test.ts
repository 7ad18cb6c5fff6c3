import {billParts, tariffOf} from '../../../src/cooperative/explain/memberBill';
import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {settlementInput} from '../../../src/cooperative/description/schema';
import {groupFacts, tariffGroups} from '../../../src/money/tariffGroups';
import {calculated, descriptionWith, rates, type Calculated} from '../../samples/calculation';

const zones = [{name: 'całodobowa', energy: 0.6, network: 0.2}];
const own = {kind: 'own', zones, capacity: {kind: 'byPower'}, fixedNetworkPerKw: 10};

function described(member: object, tariff: object = own): object {
  return {
    year: 'steady',
    tariffs: {C11: tariff},
    members: [
      {id: 'sklep', profile: {kind: 'services', annualKwh: 12_000}, tariff: 'C11', ...member},
    ],
  };
}

function costs({report}: Calculated, way: 'sheet' | 'alone' = 'sheet') {
  const [member] = report.settlement.members;
  if (!member) {
    throw new Error('Brak członka');
  }
  return member[way].costs;
}

describe('A tariff with ordered power', () => {
  test.each([10, 40])('charges %d kW every month, alone and in the cooperative', (orderedKw) => {
    const example = calculated(described({orderedKw}));
    expect(costs(example).fixedNetwork).toBeCloseTo(12 * 10 * orderedKw, 6);
    expect(costs(example, 'alone').fixedNetwork).toBeCloseTo(12 * 10 * orderedKw, 6);
  });

  test('has a flat capacity fee up to 16 kW, above it one for every kWh', () => {
    const small = costs(calculated(described({orderedKw: 16})));
    expect(small.capacityFlat).toBeCloseTo(12 * 24.05, 6);
    expect(small.capacity).toBe(0);
    const large = costs(calculated(described({orderedKw: 16.1})));
    expect(large.capacityFlat).toBe(0);
    expect(large.capacity).toBeGreaterThan(100);
  });

  test('shows the rate and the power on the bill, whose parts add up', () => {
    const {input, report} = calculated(described({orderedKw: 40}));
    const tariff = tariffOf(input, rates.rates, 0);
    if (!tariff) {
      throw new Error('Brak stawek');
    }
    const {parts} = billParts(report, tariff, 0, 0);
    expect(parts.find(({component}) => component === 'fixedNetwork')).toEqual({
      component: 'fixedNetwork',
      net: 400,
      rate: null,
      orderedPower: {rate: 10, kw: 40},
    });
    const net = report.settlement.members[0]?.sheet.bills[0]?.net ?? 0;
    expect(parts.reduce((all, part) => all + part.net, 0) * 100).toBeCloseTo(net, 0);
  });

  test('is not settled until the power is known', () => {
    const input = settlementInput.parse(descriptionWith(described({})));
    expect(prepareCooperative(input, {rates: rates.rates})).toEqual({
      ok: false,
      errors: [
        {
          field: 'members[1].orderedKw',
          message: 'Podaj moc umowną w kW: opłaty „C11” od niej zależą. Jest na rachunku.',
        },
      ],
    });
  });
});

describe('Tariff groups', () => {
  test.each(tariffGroups)('%s has distinct zones and rules of its letter', (group) => {
    const {zones: names, fixedFee, capacity} = groupFacts[group];
    expect(new Set(names).size).toBe(names.length);
    expect(fixedFee).toBe(group.startsWith('G') ? 'meter' : 'power');
    const byLetter = {G: ['flat'], C: ['byPower', 'perKwh'], B: ['perKwh'], R: ['flat']};
    expect(byLetter[group.charAt(0) as keyof typeof byLetter]).toContain(capacity);
  });
});
