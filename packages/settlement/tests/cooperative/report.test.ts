import {periodRows} from '../../src/cooperative/summary';
import {sum} from '../../src/split';
import {calculated} from '../samples/calculation';

test('only a battery with a point of its own is one more point in the balance', () => {
  const battery = {kwh: 10, kw: 5};
  const storageOf = (member: object, cooperative: object): string | undefined =>
    calculated({
      period: {hours: 2},
      members: [{id: 'A', withdrawnKwh: [1, 1], tariff: 'g11', ...member}],
      ...cooperative,
    }).report.conditions.find(({id}) => id === 'storage')?.text;
  expect(storageOf({battery}, {})).toBe('Spółdzielnia może magazynować energię.');
  expect(storageOf({}, {battery: {...battery, tariff: 'g11'}})).toMatch(
    /^Magazyn z własnym punktem poboru/,
  );
});

describe('Readings before the balance of the hour', () => {
  // A three-phase meter may draw and give within one hour.
  const {report} = calculated({
    members: [
      {
        id: 'A',
        withdrawnKwh: new Array<number>(8760).fill(1),
        injectedKwh: new Array<number>(8760).fill(1.2),
        tariff: 'g11',
      },
    ],
  });

  test('do not tell what was used behind the meter, but more than all use is surely enough', () => {
    const {coverage, selfUse, autarky} = report.settlement.indicators;
    expect([coverage, selfUse, autarky]).toEqual([null, null, null]);
    expect(report.conditions.find(({id}) => id === 'coverage')).toMatchObject({
      status: 'met',
      text: expect.stringContaining('co najmniej 100%') as string,
    });
  });

  test('are used at once where both coincide, hour by hour and month by month', () => {
    expect(sum(report.flows.ownUse)).toBeCloseTo(report.settlement.indicators.ownUseKwh, 6);
    const used = periodRows(report).reduce((all, {consumptionKwh}) => all + consumptionKwh, 0);
    expect(used).toBeCloseTo(report.settlement.indicators.consumptionKwh, 6);
  });
});
