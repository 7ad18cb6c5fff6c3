import {givenForCredit, workedExample} from '@site/src/pages/_components/kalkulator/example';
import {defaultOptions, settle} from '@site/src/domain/settlement/settle';
import {sum} from '@site/src/domain/settlement/split';
import {axisOf, eneaG11, unwrap} from '../../samples/settlement';

test('the worked example of the calculator is what the core computes', () => {
  const {kwh, cost} = workedExample;
  const axis = axisOf(24, 'month');
  const at = (...values: readonly number[]): Float64Array => {
    const series = new Float64Array(24);
    series.set(values);
    return series;
  };
  const none = new Float64Array(24);
  const member = (id: string, withdrawn: Float64Array, injected: Float64Array) => ({
    id,
    meter: {withdrawn, injected},
    sourceKw: 40,
    tariff: eneaG11,
  });
  const {energy, members} = unwrap(
    settle(
      axis,
      [
        member('A', at(kwh.shared, kwh.drawn - kwh.shared), none),
        member('B', none, at(kwh.shared, 0, kwh.credited / 0.6)),
      ],
      {...defaultOptions, year: 'first'},
    ),
  );
  expect(sum(energy.balance.sharedKwh)).toBe(kwh.shared);
  expect(sum(energy.credits.usedCreditKwh)).toBeCloseTo(kwh.credited, 9);
  expect(sum(energy.credits.boughtKwh)).toBeCloseTo(kwh.bought, 9);
  expect(sum(energy.balance.exportKwh)).toBeCloseTo(givenForCredit, 0);
  expect(members[0]?.sheet.gross).toBe(Math.round(cost.inCooperative * 100));
  expect(members[0]?.alone.gross).toBe(Math.round(cost.alone * 100));
});
