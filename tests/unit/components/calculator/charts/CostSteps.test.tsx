/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import CostSteps from '@site/src/components/calculator/charts/CostSteps';
import type {CostLevels} from '@cooperative/settlement/answer';
import {zloty} from '@cooperative/polish';
import {waterfall} from '@site/src/domain/charts/waterfall';
import {brokenNumbers, hatchesUsed, tableRows} from '../../../../tools/chart';

const levels: CostLevels = {
  alone: zloty(265_000),
  withSources: zloty(178_000),
  netBilling: zloty(160_000),
  inCooperative: zloty(114_000),
  running: null,
};

const none = zloty(0);

const items = (): readonly string[] =>
  screen.getAllByRole('listitem').map(({textContent}) => textContent.replaceAll('\u00a0', ' '));

describe('CostSteps', () => {
  test('leads from buying alone to the cooperative, each step with its amount', () => {
    const {container} = render(<CostSteps levels={levels} label="Skąd różnica" />);
    expect(items()).toEqual([
      'Każdy kupuje cały prąd osobno 265 000 zł',
      'Własne źródła: prąd zużyty na miejscu −87 000 zł',
      'Własne źródła: nadwyżka w net-billingu albo sprzedana −18 000 zł',
      'Spółdzielnia −46 000 zł',
      'Koszty działania spółdzielni nie podano',
      'W spółdzielni 114 000 zł',
    ]);
    expect(screen.getByRole('list').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
      'Skąd różnica. Same źródła, bez spółdzielni, obniżają koszt o około 105 000 zł. Spółdzielnia obniża koszt o około 46 000 zł.',
    );
    expect(hatchesUsed(container).missing).toEqual([]);
    expect(brokenNumbers(container)).toEqual([]);
  });

  test('running costs that are given raise the end', () => {
    render(<CostSteps levels={{...levels, running: zloty(50_000)}} label="Skąd różnica" />);
    expect(items().slice(-2)).toEqual([
      'Koszty działania spółdzielni +50 000 zł',
      'W spółdzielni 164 000 zł',
    ]);
    expect(screen.getByText(/Spółdzielnia podwyższa koszt o około 4/)).toBeInTheDocument();
  });

  test('has the exact amounts in the table, and what is left after each step', () => {
    render(<CostSteps levels={levels} label="Skąd różnica" />);
    const rows = tableRows();
    expect(rows[0]).toEqual(['Krok', 'Kwota albo zmiana (zł)', 'Koszt po tym kroku (zł)']);
    expect(rows[3]).toEqual([
      'Własne źródła: nadwyżka w net-billingu albo sprzedana',
      '−18 000',
      '160 000',
    ]);
    expect(rows[5]?.[1]).toBe('nie podano');
  });

  test.each<[string, CostLevels]>([
    ['a sale worth more than the bills', {...levels, netBilling: zloty(-4_000_000)}],
    [
      'nothing at all',
      {alone: none, withSources: none, netBilling: none, inCooperative: none, running: null},
    ],
    ['no numbers', {...levels, inCooperative: zloty(Number.NaN)}],
  ])('draws %s', (_, shown) => {
    const {container} = render(<CostSteps levels={shown} label="Skąd różnica" />);
    expect(brokenNumbers(container)).toEqual([]);
  });
});

test('a change of a waterfall starts where the step before it ended', () => {
  expect(
    waterfall([
      {kind: 'level', value: 10},
      {kind: 'change', value: -4},
      {kind: 'change', value: 1},
      {kind: 'level', value: 7},
    ]),
  ).toEqual([
    {from: 0, to: 10},
    {from: 10, to: 6},
    {from: 6, to: 7},
    {from: 0, to: 7},
  ]);
});
