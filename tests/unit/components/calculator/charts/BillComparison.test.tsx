/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import BillComparison from '@site/src/components/calculator/charts/BillComparison';
import {segmentsOf, type ComparedBill} from '@site/src/domain/calculator/charts/comparedBills';
import {brokenNumbers, pictureName, tableRows} from '../../../../tools/chart';

const bills: readonly ComparedBill[] = [
  {
    name: 'Bez spółdzielni',
    parts: [
      {label: 'Energia', group: 'prąd', zl: 6000.25},
      {label: 'Sieć', group: 'sieć', zl: 4000},
    ],
  },
  {
    name: 'W spółdzielni',
    parts: [
      {label: 'Energia', group: 'prąd', zl: 3000},
      {label: 'Sieć', group: 'sieć', zl: 2500},
      {label: 'Obsługa', group: 'opłaty', zl: 500},
    ],
  },
];

describe('BillComparison', () => {
  test('says how much lower the last bill is', () => {
    render(<BillComparison bills={bills} label="Rachunki" />);
    expect(pictureName()).toBe(
      'Rachunki. „W spółdzielni”: rachunek niższy o około 4 000 zł (40%) niż „Bez spółdzielni”.',
    );
  });

  test('writes the sum of each bill over it and its name below it', () => {
    const {container} = render(<BillComparison bills={bills} label="Rachunki" />);
    const texts = [...container.querySelectorAll('svg text')].map(({textContent}) =>
      textContent.replaceAll('\u00a0', ' '),
    );
    expect(texts).toEqual(expect.arrayContaining(['10 000 zł', '6 000 zł']));
    expect(screen.getByText('W spółdzielni')).toBeInTheDocument();
  });

  test('has exact amounts and their sums in the table', () => {
    render(<BillComparison bills={bills} label="Rachunki" />);
    const rows = tableRows();
    expect(rows[1]).toEqual(['Energia', '6 000,25', '3 000']);
    expect(rows.at(-1)).toEqual(['Razem', '10 000,25', '6 000']);
  });

  test('writes the name on every part that has room for it', () => {
    const {container} = render(<BillComparison bills={bills} label="Rachunki" />);
    const names = [...container.querySelectorAll('.bill text:not(.sum)')].map(
      ({textContent}) => textContent,
    );
    expect(names).toEqual(['prąd', 'sieć', 'prąd', 'sieć']);
  });

  test('adds up what belongs to one part', () => {
    const {parts} = bills[0] ?? {parts: []};
    const more = {name: 'x', parts: [...parts, {label: 'Akcyza', group: 'prąd' as const, zl: 1}]};
    expect(segmentsOf(more)).toEqual([
      {group: 'prąd', from: 0, to: 6001.25},
      {group: 'sieć', from: 6001.25, to: 10_001.25},
    ]);
  });

  test('draws refunds below zero', () => {
    const refunded: ComparedBill = {
      name: 'W spółdzielni',
      parts: [
        {label: 'Energia', group: 'prąd', zl: 100},
        {label: 'Zwrot', group: 'opłaty', zl: -40},
        {label: 'Sieć', group: 'sieć', zl: 50},
      ],
    };
    expect(segmentsOf(refunded)).toEqual([
      {group: 'prąd', from: 0, to: 100},
      {group: 'sieć', from: 100, to: 150},
      {group: 'opłaty', from: 0, to: -40},
    ]);
    const {container} = render(<BillComparison bills={[refunded]} label="Rachunki" />);
    expect(pictureName()).toContain('W spółdzielni: 110 zł.');
    expect(brokenNumbers(container)).toEqual([]);
  });

  test.each<[string, readonly ComparedBill[], string]>([
    ['no bills', [], 'Nie ma rachunków do porównania.'],
    ['bills without parts', bills.map(({name}) => ({name, parts: []})), 'są równe'],
    [
      'a dearer cooperative',
      [...bills].reverse(),
      '„Bez spółdzielni”: rachunek wyższy o około 4 000 zł (66,7%) niż „W spółdzielni”.',
    ],
    [
      'amounts that are no numbers',
      [{name: 'A', parts: [{label: 'x', group: 'prąd', zl: Number.NaN}]}],
      'A: 0 zł.',
    ],
  ])('with %s says what is the case', (_, shown, finding) => {
    const {container} = render(<BillComparison bills={shown} label="Rachunki" />);
    expect(pictureName()).toContain(finding);
    expect(brokenNumbers(container)).toEqual([]);
  });
});
