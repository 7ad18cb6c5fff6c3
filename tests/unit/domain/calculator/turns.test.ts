import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {turnsOf} from '@site/src/domain/calculator/turns';
import type {Description} from '@site/src/domain/calculator/state';
import {type CooperativeInput, prepareCooperative} from '@cooperative/settlement/description';
import {addedByCooperative, costLevels, reportOf} from '@cooperative/settlement/answer';
import {calculated, rates} from '../../../../packages/settlement/tests/samples/calculation';
import {unwrap} from '../../../../packages/settlement/tests/samples/settlement';

const settle = (input: CooperativeInput) =>
  Promise.resolve(reportOf(unwrap(prepareCooperative(input, {rates: rates.rates}))));

const turnsFor = (description: Description, input: CooperativeInput) => {
  const answer = calculated(input).answer();
  return turnsOf({description, answer, dated: rates}, settle);
};

test('a loss by running costs is turned by more members with panels or by a dearer price, each as settled', async () => {
  const quick = {...quickOf(rates), annualCostZl: 36_000};
  const input = cooperativeOfQuick(quick, rates);
  expect(input).not.toBeNull();
  const turns = input ? await turnsFor({mode: 'quick', quick}, input) : [];
  expect(turns.map(({kind}) => kind)).toEqual(['members', 'price']);
  for (const {description, added} of turns) {
    expect(added).toBeGreaterThanOrEqual(0);
    const changed = description.mode === 'quick' && cooperativeOfQuick(description.quick, rates);
    expect(changed).toBeTruthy();
    if (changed) {
      const {report} = calculated(changed);
      expect(report.obstacles).toEqual([]);
      expect(addedByCooperative(costLevels(report))).toBeCloseTo(added, 6);
    }
  }
});

test('a biogas plant too large for its members is told the power at which nothing is lost', async () => {
  const quick = quickOf(rates, 'wies');
  const small = cooperativeOfQuick({...quick, kwp: 0}, rates);
  expect(small).not.toBeNull();
  if (!small) {
    return;
  }
  const members = small.members.map((member, index) =>
    index === 0 ? {...member, sources: [{kind: 'biogas' as const, kw: 100}]} : member,
  );
  const cooperative = {...small, members};
  const turns = await turnsFor({mode: 'full', quick, cooperative}, cooperative);
  expect(addedByCooperative(costLevels(calculated(cooperative).report))).toBeLessThan(0);
  const [turn] = turns;
  expect(turn).toMatchObject({kind: 'lessPower', onlyPanels: false});
  expect(turn?.kind === 'lessPower' ? turn.kw : 0).toBeLessThan(100);
});

test('where nothing is lost nothing is proposed', async () => {
  const quick = quickOf(rates);
  const input = cooperativeOfQuick(quick, rates);
  expect(input && (await turnsFor({mode: 'quick', quick}, input))).toEqual([]);
});
