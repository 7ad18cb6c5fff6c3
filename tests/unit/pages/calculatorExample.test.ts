import {givenForCredit, workedExample} from '@site/src/pages/_components/kalkulator/example';
import {defaultOptions} from '@cooperative/settlement/options';
import {settle} from '@cooperative/settlement/settle';
import {exampleAnswer} from '@site/src/domain/calculator/example';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {costLevels} from '@cooperative/settlement/cooperative/levels';
import {calculated, rates} from '../../../packages/settlement/tests/samples/calculation';
import {sum} from '@cooperative/settlement/split';
import {axisOf, eneaG11, unwrap} from '../../../packages/settlement/tests/samples/settlement';

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
  const settledWith = (options: Partial<typeof defaultOptions>) =>
    unwrap(
      settle(
        axis,
        [
          member('A', at(kwh.shared, kwh.drawn - kwh.shared), none),
          member('B', none, at(kwh.shared, 0, kwh.credited / 0.6)),
        ],
        {...defaultOptions, year: 'first', ...options},
      ),
    );
  const {energy, members} = settledWith({});
  const second = settledWith({gridReading: 2, averagePrice: 10});
  expect(sum(energy.balance.sharedKwh)).toBe(kwh.shared);
  expect(sum(energy.credits.usedCreditKwh)).toBeCloseTo(kwh.credited, 9);
  expect(sum(energy.credits.boughtKwh)).toBeCloseTo(kwh.bought, 9);
  expect(sum(energy.balance.exportKwh)).toBeCloseTo(givenForCredit, 0);
  expect(members[0]?.sheet.gross).toBe(Math.round(cost.inCooperative * 100));
  expect(second.members[0]?.sheet.gross).toBe(Math.round(cost.secondReading * 100));
  expect(members[0]?.alone.gross).toBe(Math.round(cost.alone * 100));
});

test('the yearly example is what the calculator answers first, and no one forbids it', () => {
  const answer = exampleAnswer(rates);
  const {full, readings} = answer.step;
  expect(answer.word).not.toBe('mayNotAct');
  const {input, report} = calculated(cooperativeOfQuick(quickOf(rates), rates));
  const levels = costLevels(report, input);
  expect(answer).toMatchObject({
    annualKwh: 240_000,
    kwp: 165,
    alone: levels.alone,
    withSources: levels.withSources,
    inCooperative: levels.inCooperative,
  });
  expect(answer.bySources + readings.high).toBeCloseTo(levels.alone - levels.inCooperative, 6);
  const cautious = calculated({
    ...input,
    prices: {...input.prices, gridReading: 2, averagePrice: 10},
  });
  expect(answer.secondReading).toBeCloseTo(
    costLevels(cautious.report, cautious.input).inCooperative - levels.inCooperative,
    0,
  );
  expect(readings.high - readings.low).toBeCloseTo(answer.secondReading, 0);
  expect(full.low).toBeLessThan(readings.low);
  expect(full.high).toBeGreaterThan(readings.high);
});
