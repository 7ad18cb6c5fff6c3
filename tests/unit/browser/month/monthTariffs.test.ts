import {emptyState, withInput} from '../../../../src/browser/month/monthState';
import {
  usersOf,
  withoutTariff,
  withTariff,
  withTariffOf,
} from '../../../../src/browser/month/monthTariffs';
import {memberOf, problemsOf} from '@cooperative/settlement/month';

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

  test('that points get on a later day follow a change and a removal too', () => {
    const later = withInput(withTariff(withTariff(state, 'stare', g11), 'nowe', g11), {
      points: [
        {id: 'dom', tariff: 'stare', laterTariffs: [{from: '2026-07-01', tariff: 'nowe'}]},
        {id: 'sklep', tariff: 'stare'},
      ],
    });
    expect([usersOf(later.input.points, 'stare'), usersOf(later.input.points, 'nowe')]).toEqual([
      2, 1,
    ]);
    const changed = withTariff(later, 'nowe 0,60', g11, 'nowe');
    expect(changed.input.points[0]?.laterTariffs).toEqual([
      {from: '2026-07-01', tariff: 'nowe 0,60'},
    ]);
    expect(problemsOf(changed.input)).toEqual([]);
    const removed = withoutTariff(later, 'nowe');
    expect(removed.input.points[0]).toEqual({id: 'dom', tariff: 'stare'});
    expect(problemsOf(removed.input)).toEqual([]);
  });
});
