/** @jest-environment jsdom */
import {TextEncoder} from 'node:util';
import {render, screen, within} from '@testing-library/react';
import SheetView from '@site/src/components/month/SheetView';
import type {Sheet} from '@cooperative/settlement/month';

Object.assign(globalThis, {TextEncoder});

const sheet: Sheet = {
  title: 'Zestawienie: Gmina',
  above: [
    ['Zielona Dolina'],
    ['Sprzedawca:', 'Zielona Dolina', 'ul. Leśna 2'],
    ['Wystawiono: dziś'],
  ],
  blocks: [
    {kind: 'heading', text: 'Skąd była energia'},
    {
      kind: 'bar',
      parts: [
        {look: 'shared', text: 'wspólne 60 kWh, 100%', share: 1},
        {look: 'stock', text: 'z zapasu 0 kWh, 0%', share: 0},
      ],
    },
    {kind: 'paragraph', text: 'Zwykły akapit.'},
    {kind: 'paragraph', text: 'Ważny akapit.', isStrong: true},
    {
      kind: 'amounts',
      amounts: [
        {name: 'W spółdzielni', text: 'do zapłaty 80,00 zł', share: 0.8},
        {name: 'Bez spółdzielni', text: 'do zapłaty 100,00 zł', share: 1},
      ],
    },
    {kind: 'list', items: ['pierwsze', 'drugie']},
    {
      kind: 'table',
      label: 'Punkty',
      head: ['Punkt', 'Pobrane (kWh)'],
      rows: [
        ['szkoła', '40'],
        ['urząd', '20'],
      ],
      total: ['Razem', '60'],
    },
    {kind: 'code', label: 'Kod do przelewu', text: '|PL|'},
  ],
};

test('A sheet on paper has all its blocks, each as what it is', () => {
  render(<SheetView sheet={sheet} />);
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Zestawienie: Gmina');
  expect(screen.getByRole('heading', {level: 2}).textContent).toBe('Skąd była energia');
  expect(screen.getByText('Ważny akapit.').tagName).toBe('STRONG');
  expect(screen.getByText('Zwykły akapit.').tagName).toBe('P');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'wspólne 60 kWh, 100%',
    'z zapasu 0 kWh, 0%',
    'pierwsze',
    'drugie',
  ]);
  expect(screen.getByText('W spółdzielni').tagName).toBe('DT');
  expect(screen.getByText('do zapłaty 80,00 zł')).toBeTruthy();
  expect(screen.getByRole('img', {name: 'Kod do przelewu'})).toBeTruthy();
  expect(screen.getAllByRole('figure')[0]?.textContent).toMatch(
    /wspólne 60 kWh, 100%.*z zapasu 0 kWh, 0%/,
  );
});

test('A table on paper has its name, the headings of its columns and rows, and its sums', () => {
  render(<SheetView sheet={sheet} />);
  const table = within(screen.getByRole('table', {name: 'Punkty'}));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Punkt',
    'Pobrane (kWh)',
  ]);
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'szkoła',
    'urząd',
    'Razem',
  ]);
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['40', '20', '60']);
});
