/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import Statement from '@site/src/components/calculator/results/bills/Statement';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {moreThanDrawn} from '@site/src/domain/cooperative/explain/moreThanDrawn';
import {
  calculated,
  rates,
  threeMembersExample,
  type Calculated,
} from '../../../../samples/calculation';

function statementOf({report, input}: Calculated, member: number): HTMLElement {
  const settled = {report, input, usedRates: [], today: '2026-11-24', rates: rates.rates};
  render(<Statement settled={settled} member={member} period={null} />);
  return screen.getByRole('article');
}

test.each([
  [{kind: 'g11', operator: 'enea'}, 'grupa C11 (Enea), stawki z dnia'],
  [
    {kind: 'g11', operator: 'enea', group: 'C11', fixedNetwork: 0, subscription: 0},
    'grupa C11 (Enea, przykładowe stawki G11), stawki z dnia',
  ],
  [
    {kind: 'own', zones: [{name: 'doba', energy: 0.7, network: 0.3}]},
    'grupa C11 (stawki z rachunku), stawki z dnia',
  ],
])('a statement says whose rates it is counted with: %j', (tariff, said) => {
  const {input} = threeMembersExample();
  const members = input.members.map((member) => ({...member, tariff: 'C11'}));
  const example = threeMembersExample({members, tariffs: {C11: tariff}});
  expect(statementOf(example, 0)).toHaveTextContent(said);
});

test('why bills have more energy than the meter drew is said once, below all of them', () => {
  const example = calculated(cooperativeOfQuick(quickOf(rates), rates));
  const lamps = example.input.members.findIndex(({id}) => id === 'oświetlenie ulic');
  const {length} = moreThanDrawn(example.report, lamps);
  expect(length).toBeGreaterThan(1);
  const statement = statementOf(example, lamps);
  expect(screen.getAllByText('To nie pomyłka:')).toHaveLength(length);
  expect(statement.textContent.match(/dzieli się tylko między członków/g)).toHaveLength(1);
});
