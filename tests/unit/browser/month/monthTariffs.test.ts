import {emptyState, withInput} from '../../../../src/browser/month/monthState';
import {withoutTariff, withTariff, withTariffOf} from '../../../../src/browser/month/monthTariffs';
import {memberOf} from '../../../../src/domain/month/statement';

const g11 = {kind: 'g11', operator: 'pge'} as const;
const state = withInput(emptyState, {
  points: [{id: 'dom'}, {id: 'szkoła', holder: 'Gmina'}, {id: 'farma', ofCooperative: true}],
});
const tariffsOf = ({input}: typeof state) => input.points.map(({tariff}) => tariff);

describe('rates of points', () => {
  test('the first are given to nobody until somebody says whom', () => {
    const added = withTariff(state, 'G11', g11);
    expect(tariffsOf(added)).toEqual([undefined, undefined, undefined]);
    expect(tariffsOf(withTariffOf(added, 'G11'))).toEqual(['G11', 'G11', undefined]);
    expect(tariffsOf(withTariffOf(added, 'G11', (point) => memberOf(point) === 'Gmina'))).toEqual([
      undefined,
      'G11',
      undefined,
    ]);
  });

  test('that are changed take their points along, and no others', () => {
    const given = withTariffOf(withTariff(state, 'G11', g11), 'G11', ({id}) => id === 'dom');
    const changed = withTariff(given, 'G11 0,60', g11, 'G11');
    expect(Object.keys(changed.input.tariffs)).toEqual(['G11 0,60']);
    expect(tariffsOf(changed)).toEqual(['G11 0,60', undefined, undefined]);
  });

  test('that are removed leave their points without any', () => {
    const given = withTariffOf(withTariff(state, 'G11', g11), 'G11');
    const removed = withoutTariff(given, 'G11');
    expect(removed.input.tariffs).toEqual({});
    expect(tariffsOf(removed)).toEqual([undefined, undefined, undefined]);
  });
});
