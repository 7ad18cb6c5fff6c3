/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import BillComparison from '@site/src/components/calculator/charts/BillComparison';
import {
  segmentsOf,
  type ComparedBill,
} from '@site/src/components/calculator/charts/BillComparison/columns';
import {partLooks, partMark} from '@site/src/components/calculator/charts/BillComparison/parts';
import {componentNames} from '@site/src/components/calculator/results/names';
import {brokenNumbers, hatchesUsed, pictureName, tableRows} from '../../../../tools/chart';

const bills: readonly ComparedBill[] = [
  {
    name: 'Bez spółdzielni',
    parts: [
      {label: 'Energia', zl: 6000.25},
      {label: 'Sieć', zl: 4000},
    ],
  },
  {
    name: 'W spółdzielni',
    parts: [
      {label: 'Energia', zl: 3000},
      {label: 'Sieć', zl: 2500},
      {label: 'Obsługa', zl: 500},
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

  test('names every part with its cost in each bill', () => {
    render(<BillComparison bills={bills} label="Rachunki" />);
    const items = screen
      .getAllByRole('listitem')
      .map((item) => item.textContent.replaceAll('\u00a0', ' '));
    expect(items).toEqual([
      'A Bez spółdzielni: 10 000 zł',
      'B W spółdzielni: 6 000 zł',
      'EnergiaA 6 000 złB 3 000 zł',
      'SiećA 4 000 złB 2 500 zł',
      'ObsługaA 0 złB 500 zł',
    ]);
  });

  test('has exact amounts and their sums in the table', () => {
    render(<BillComparison bills={bills} label="Rachunki" />);
    const rows = tableRows();
    expect(rows[1]).toEqual(['Energia', '6 000,25', '3 000']);
    expect(rows.at(-1)).toEqual(['Razem', '10 000,25', '6 000']);
  });

  test('distinguishes parts by existing hatches and by numbers where there is room', () => {
    const {container} = render(<BillComparison bills={bills} label="Rachunki" />);
    expect(hatchesUsed(container).missing).toEqual([]);
    expect(hatchesUsed(container).ids.length).toBeGreaterThan(0);
    const numbers = [...container.querySelectorAll('text.number')].map((text) => text.textContent);
    expect(numbers).toEqual(['1', '2', '1', '2']);
  });

  test('gives every component of a bill its own pair of fill and hatch', () => {
    const parts = Object.keys(componentNames).map((_, index) => partMark(index + 1, 'x'));
    const pairs = parts.map(({className, hatch = ''}) => `${className ?? ''} ${hatch}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const [index, {fill, hatch}] of partLooks.slice(1).entries()) {
      expect(fill).not.toBe(partLooks[index]?.fill);
      expect(hatch).not.toBe(partLooks[index]?.hatch);
    }
  });

  test('names two columns below them', () => {
    render(<BillComparison bills={bills} label="Rachunki" />);
    expect(screen.getByText('B: W spółdzielni')).toBeInTheDocument();
  });

  test('draws refunds below zero', () => {
    const refunded: ComparedBill = {
      name: 'W spółdzielni',
      parts: [
        {label: 'Energia', zl: 100},
        {label: 'Zwrot', zl: -40},
        {label: 'Sieć', zl: 50},
      ],
    };
    expect(segmentsOf(refunded, ['Energia', 'Zwrot', 'Sieć'])).toEqual([
      {number: 1, from: 0, to: 100},
      {number: 2, from: 0, to: -40},
      {number: 3, from: 100, to: 150},
    ]);
    const {container} = render(<BillComparison bills={[refunded]} label="Rachunki" />);
    expect(pictureName()).toContain('W spółdzielni: 110 zł.');
    expect(brokenNumbers(container)).toEqual([]);
  });

  test.each([
    ['no bills', [], 'Nie ma rachunków do porównania.'],
    ['bills without parts', bills.map(({name}) => ({name, parts: []})), 'są równe'],
    [
      'a dearer cooperative',
      [...bills].reverse(),
      '„Bez spółdzielni”: rachunek wyższy o około 4 000 zł (66,7%) niż „W spółdzielni”.',
    ],
    [
      'amounts that are no numbers',
      [{name: 'A', parts: [{label: 'x', zl: Number.NaN}]}],
      'A: 0 zł.',
    ],
  ])('with %s says what is the case', (_, shown: readonly ComparedBill[], finding) => {
    const {container} = render(<BillComparison bills={shown} label="Rachunki" />);
    expect(pictureName()).toContain(finding);
    expect(brokenNumbers(container)).toEqual([]);
  });
});
