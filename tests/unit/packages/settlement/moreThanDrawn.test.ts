import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {moreThanDrawn} from '@cooperative/settlement/explain';
import {calculated, rates} from '../../../../packages/settlement/tests/samples/calculation';

test('street lamps, which draw at night with the others, are billed for more than they drew in April', () => {
  const {report, input} = calculated(cooperativeOfQuick(quickOf(rates), rates));
  const lamps = input.members.findIndex(({id}) => id === 'oświetlenie ulic');
  const april = moreThanDrawn(report, lamps).find(({period}) => period === 3);
  expect(april?.boughtKwh).toBeCloseTo(2737, -1);
  expect(april?.drawnKwh).toBeCloseTo(2538, -1);
  expect(report.settlement.energy.members[lamps]?.net[3]).toBeCloseTo(april?.drawnKwh ?? 0, 6);
});

test('nobody is without sources: all buy what their meters drew', () => {
  const {report} = calculated(cooperativeOfQuick({...quickOf(rates), kwp: 0}, rates));
  const found = report.settlement.members.flatMap((_, member) => moreThanDrawn(report, member));
  expect(found).toEqual([]);
});
