/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import CreditMonths from '@site/src/components/calculator/charts/CreditMonths';
import {
  brokenNumbers,
  hatchesUsed,
  pictureName,
  readouts,
  slide,
  tableRows,
} from '../../../../tools/chart';

const months = ['sty', 'lut', 'mar'].map((label, index) => ({
  label,
  inKwh: 100 * (index + 1),
  usedKwh: 80,
  expiredKwh: index === 2 ? 15.5 : 0,
  balanceKwh: 20 * index,
}));

describe('CreditMonths', () => {
  test('says what came in, what was drawn back and what expired', () => {
    render(<CreditMonths months={months} label="Rozliczenie" />);
    expect(pictureName()).toBe(
      'Rozliczenie. Do zapasu w sieci przybywa około 600 kWh, członkowie odbierają z niego 240 kWh, a przepada około 15,5 kWh.',
    );
  });

  test('starts with the last month and follows the slider', () => {
    const {container} = render(<CreditMonths months={months} label="Rozliczenie" />);
    expect(readouts(container)).toEqual({
      'Dopisane do zapasu': '300 kWh',
      'Odebrane z zapasu': '80 kWh',
      'Przepadło po terminie': '15,5 kWh',
      'Zapas na koniec miesiąca': '40 kWh',
    });
    expect(slide('Miesiąc', 0)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^sty: .*100/),
    );
    expect(readouts(container)['Przepadło po terminie']).toBe('0 kWh');
  });

  test('stays within its months when there are fewer than before', () => {
    const {rerender} = render(<CreditMonths months={months} label="Rozliczenie" />);
    slide('Miesiąc', 2);
    rerender(<CreditMonths months={months.slice(0, 2)} label="Rozliczenie" />);
    expect(screen.getByRole('slider')).toHaveValue('1');
  });

  test('has a table row for each month', () => {
    render(<CreditMonths months={months} label="Rozliczenie" />);
    expect(tableRows()[3]).toEqual(['mar', '300', '80', '15,5', '40']);
  });

  test('distinguishes the kinds by existing hatches', () => {
    const {container} = render(<CreditMonths months={months} label="Rozliczenie" />);
    const {ids, missing} = hatchesUsed(container);
    expect(missing).toEqual([]);
    expect(new Set(ids.map((id) => id.replace(/^_r_\w+?_/, ''))).size).toBe(3);
  });

  test.each([
    ['no months', [], 0],
    ['an empty month', [{label: 'sty', inKwh: 0, usedKwh: 0, expiredKwh: 0, balanceKwh: 0}], 0],
  ])('says that there is nothing to draw back with %s', (_, empty, sliders) => {
    const {container} = render(<CreditMonths months={empty} label="Rozliczenie" />);
    expect(pictureName()).toContain('nie ma czego odbierać');
    expect(screen.queryAllByRole('slider')).toHaveLength(sliders);
    expect(brokenNumbers(container)).toEqual([]);
  });

  test('draws impossible values as nothing', () => {
    const {container} = render(
      <CreditMonths
        months={[
          {
            label: 'sty',
            inKwh: -5,
            usedKwh: Number.NaN,
            expiredKwh: 3,
            balanceKwh: Number.POSITIVE_INFINITY,
          },
        ]}
        label="Rozliczenie"
      />,
    );
    expect(brokenNumbers(container)).toEqual([]);
    expect(pictureName()).toContain('przepada około 3 kWh');
  });
});
