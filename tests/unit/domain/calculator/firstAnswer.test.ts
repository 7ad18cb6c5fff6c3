import {firstAnswer} from '@site/src/domain/calculator/firstAnswer';
import {cooperativeOfDescription, freshState} from '@site/src/domain/calculator/state';
import {answerOf, reportOf, savingRanges} from '@cooperative/settlement/answer';
import {prepareCooperative} from '@cooperative/settlement/description';
import {unwrap} from '../../../../packages/settlement/tests/samples/settlement';
import {dataFiles} from '@site/src/content/data/dataFiles';

const dated = dataFiles('.').rates.value;

test('tells what the worker would, and is small and plain enough for a page', () => {
  const built = firstAnswer(dated);
  const input = cooperativeOfDescription(freshState(dated).description, dated);
  if (!input) {
    throw new Error('The first state is complete.');
  }
  const prepared = unwrap(prepareCooperative(input, {rates: dated.rates}));
  const report = unwrap(reportOf(prepared));
  const inPage = JSON.parse(JSON.stringify(built)) as typeof built;
  expect(inPage).toEqual(built);
  expect(JSON.stringify(built).length).toBeLessThan(15_000);
  const ranges = savingRanges(prepared, report.settlement);
  const {axis, conditions, ...whole} = answerOf(report, ranges, dated.rates);
  expect({...inPage, axis, conditions}).toEqual({
    ...inPage,
    ...whole,
    axis,
    conditions,
    input: undefined,
    usedRates: undefined,
  });
  expect(inPage.decision.changes.step.yearly.full?.low).toEqual(expect.any(Number));
  // Of the conditions, what the answer names: those that are still to be checked.
  const open = conditions.filter(({status}) => status === 'unknown' || status === 'notMet');
  expect(open.length).toBeGreaterThan(0);
  expect(inPage.conditions).toEqual(open.map(({id, status, text}) => ({id, status, text})));
});
