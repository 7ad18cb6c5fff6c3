import {prepareCooperative} from '../../src/cooperative/prepare/prepareCooperative';
import {readDescription} from '../../src/cooperative/description/readDescription';
import {billParts, tariffOf} from '../../src/cooperative/explain/memberBill';
import {compareKeys} from '../../src/cooperative/division/keys';
import {calculated, descriptionWith, rates} from '../samples/calculation';
import {unwrap} from '../samples/settlement';

/** Only energy is paid for. */
const free = {
  excise: 0,
  quality: 0,
  renewables: 0,
  cogeneration: 0,
  capacity: {kind: 'perKwh', rate: 0},
};
const margin = 0.1;
const dynamic = {
  kind: 'own',
  hourlyPrice: true,
  zones: [{name: 'całodobowa', energy: margin, network: 0}],
  ...free,
};

function described(changes: object = {}): object {
  return {
    period: {hours: 4},
    members: [{id: 'dom', withdrawnKwh: [1, 2, 0, 3], tariff: 'dynamiczna'}],
    tariffs: {dynamiczna: dynamic},
    prices: {market: {kind: 'hourly', zlPerMwh: [500, -100, 900, 200]}},
    ...changes,
  };
}

/** 1 × (0.5 + 0.1) + 2 × (−0.1 + 0.1) + 3 × (0.2 + 0.1) */
const net = 0.6 + 0 + 0.9;

describe('A purchase price by the hour', () => {
  test('is the market price of each hour and the margin', () => {
    const {report} = calculated(described());
    const [member] = report.settlement.members;
    expect(member?.sheet.costs.energy).toBeCloseTo(net, 9);
    expect(member?.alone.costs.energy).toBeCloseTo(net, 9);
    expect(member?.sheet.net).toBe(150);
  });

  test('has its sign, where net-billing counts negative quarters as zero', () => {
    // The quarters of the second hour are 100, −200, 100, −100.
    const market = {
      kind: 'hourly',
      zlPerMwh: [500, 50, 900, 200],
      signedZlPerMwh: [500, -25, 900, 200],
    };
    const member = (sources: object): object => ({
      id: 'dom',
      withdrawnKwh: [1, 2, 0, 3],
      injectedKwh: [0, 12, 0, 0],
      tariff: 'dynamiczna',
      ...sources,
    });
    const netBilling = (sources: object) =>
      calculated(described({members: [member(sources)], prices: {market}, year: 'first'})).report
        .settlement.members[0]?.netBilling;
    expect(
      calculated(described({prices: {market}})).report.settlement.members[0]?.sheet.costs.energy,
    ).toBeCloseTo(1 * 0.6 + 2 * (-0.025 + margin) + 3 * 0.3, 9);
    // 10 kWh given at 50 zł/MWh make a deposit; sold at −25 they bring nothing.
    expect(netBilling({sourceKw: 10})?.paidIn).toBeCloseTo(1.23 * 10 * 0.05, 9);
    expect(netBilling({sourceKw: 60})?.paidIn).toBe(0);
  });

  test('of what is left to buy is the mean of the hours drawn in', () => {
    // 4 kWh drawn, 4 given: credit 0.6 × 4, so 1.6 kWh are bought at (500 + 3 × 300) / 4.
    const {report} = calculated(
      described({
        members: [
          {
            id: 'dom',
            withdrawnKwh: [1, 0, 3, 0],
            injectedKwh: [0, 4, 0, 0],
            tariff: 'dynamiczna',
          },
        ],
        prices: {market: {kind: 'hourly', zlPerMwh: [500, 0, 300, 0]}},
      }),
    );
    const [member] = report.settlement.members;
    expect(member?.sheet.costs.energy).toBeCloseTo(1.6 * (0.35 + margin), 9);
    expect(member?.aloneWithSources.costs.energy).toBeCloseTo(4 * (0.35 + margin), 9);
  });

  test('follows the zones of the tariff', () => {
    const zone = (hour: number): number => (hour < 2 ? 0 : 1);
    const hours = Array.from({length: 24}, (_, hour) => zone(hour));
    const {report} = calculated(
      described({
        tariffs: {
          dynamiczna: {
            ...dynamic,
            zones: [
              {name: 'noc', energy: 0.1, network: 0.01},
              {name: 'dzień', energy: 0.2, network: 0.02},
            ],
            schedule: {workday: hours, freeDay: hours},
          },
        },
      }),
    );
    expect(report.settlement.members[0]?.sheet.costs).toMatchObject({
      energy: expect.closeTo(net + 3 * 0.1, 9) as number,
      network: expect.closeTo(3 * 0.01 + 3 * 0.02, 9) as number,
    });
  });

  test('is in the explained bill, without one rate for all kWh, and in the keys', () => {
    const {report, input} = calculated(described());
    const tariff = tariffOf(input, rates.rates, 0);
    expect(tariff && billParts(report, tariff, 0, 0).parts).toEqual([
      {
        component: 'energy',
        net: expect.closeTo(net, 9) as number,
        rate: null,
        mean: expect.closeTo(net / 6, 9) as number,
      },
    ]);
    const prepared = unwrap(prepareCooperative(input, {rates: rates.rates}));
    const [member] = unwrap(compareKeys(prepared));
    expect(member?.costZl.hourly).toBeCloseTo(member?.costZl.statutory ?? Number.NaN, 6);
  });

  test('moves with the market in a scenario, while the margin stays', () => {
    const {ranges} = calculated(
      described({
        members: [
          {
            id: 'dom',
            consumptionKwh: [1, 2, 1, 3],
            sources: [{kind: 'own', kw: 1, kwh: [1, 0, 0, 0]}],
            tariff: 'dynamiczna',
          },
        ],
      }),
    );
    const prices = ranges().effects.find(({id}) => id === 'prices');
    const [less, more] = (prices?.sides ?? []).map(({savings}) => savings.alone);
    const usual = ranges().alone.base;
    // Saved: the hour at 0.5 + 0.1; with market prices a fifth lower 0.4 + 0.1.
    expect((less ?? 0) / usual).toBeCloseTo(0.5 / 0.6, 1);
    expect((more ?? 0) / usual).toBeCloseTo(0.7 / 0.6, 1);
  });

  test.each([
    [{prices: undefined}, 'Wczytaj ceny godzinowe z pliku RCE'],
    [{prices: {market: {kind: 'monthly', zlPerMwh: [400]}}}, 'Wczytaj ceny godzinowe z pliku RCE'],
  ])('without hourly prices is refused with what to do', (changes, message) => {
    const read = unwrap(readDescription(JSON.stringify(descriptionWith(described(changes)))));
    const prepared = prepareCooperative(read, {rates: rates.rates});
    expect(prepared.ok ? [] : prepared.errors).toEqual([
      {
        field: 'tariffs.dynamiczna.hourlyPrice',
        message: expect.stringContaining(message) as string,
      },
    ]);
  });
});
