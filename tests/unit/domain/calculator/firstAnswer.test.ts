import {firstAnswer} from '@site/src/domain/calculator/firstAnswer';
import {cooperativeOfDescription, freshState} from '@site/src/domain/calculator/state';
import {savingOf} from '@cooperative/settlement/cooperative/compare';
import {costLevels} from '@cooperative/settlement/cooperative/levels';
import {prepareCooperative} from '@cooperative/settlement/cooperative/prepare/prepareCooperative';
import {reportOf} from '@cooperative/settlement/cooperative/report';
import {unwrap} from '../../../../packages/settlement/tests/samples/settlement';
import {dataFiles} from '@site/src/content/data/dataFiles';

const dated = dataFiles('.').rates.value;

test('tells what the worker would, and is small and plain enough for a page', () => {
  const built = firstAnswer(dated);
  const input = cooperativeOfDescription(freshState(dated).description, dated);
  if (!input) {
    throw new Error('The first state is complete.');
  }
  const report = unwrap(reportOf(unwrap(prepareCooperative(input, {rates: dated.rates}))));
  const inPage = JSON.parse(JSON.stringify(built)) as typeof built;
  expect(inPage).toEqual(built);
  expect(JSON.stringify(built).length).toBeLessThan(15_000);
  expect(costLevels(inPage.report, input)).toEqual(costLevels(report, input));
  expect(savingOf(inPage.report, inPage.ranges, 'alone')).toMatchObject({
    base: savingOf(report, null, 'alone')?.base,
    low: expect.any(Number) as number,
  });
  // Of the conditions, what the answer names: those that are still to be checked.
  const open = report.conditions.filter(({status}) => status === 'unknown' || status === 'notMet');
  expect(open.length).toBeGreaterThan(0);
  expect(inPage.report.conditions).toEqual(open.map(({id, status, text}) => ({id, status, text})));
});
