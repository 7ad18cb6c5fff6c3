/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import DayStack from '@site/src/components/calculator/charts/DayStack';
import {
  brokenNumbers,
  hatchesUsed,
  pictureName,
  readouts,
  slide,
  tableRows,
} from '../../../../tools/chart';

const hours = Array.from({length: 24}, (_, hour) => ({
  selfUse: hour === 12 ? 3.25 : 1,
  shared: hour === 12 ? 2 : 0,
  fromGrid: hour === 12 ? 0 : 4,
  toGrid: hour === 12 ? 7.5 : 0,
}));
const zero = {selfUse: 0, shared: 0, fromGrid: 0, toGrid: 0};

describe('DayStack', () => {
  test('states its finding in the name of the picture and below it', () => {
    render(<DayStack hours={hours} label="Doba w czerwcu" />);
    // (23 × 1 + 5.25) of (23 × 5 + 5.25) is 23 %.
    const finding =
      'Prąd członków pokrywa od razu około 23% zużycia tej doby, a do sieci trafia około 7,5 kWh.';
    expect(pictureName()).toBe(`Doba w czerwcu. ${finding}`);
    expect(screen.getByRole('figure').textContent.replaceAll('\u00a0', ' ')).toContain(finding);
  });

  test('gives the values of the hour under the slider, also to a screen reader', () => {
    const {container} = render(<DayStack hours={hours} label="Doba" />);
    const slider = slide('Godzina', 12);
    expect(readouts(container)).toEqual({
      'Zużyte za własnym licznikiem': '3,25 kWh',
      'Wspólne w tej samej godzinie': '2 kWh',
      'Pobrane z sieci': '0 kWh',
      'Oddane do sieci': '7,5 kWh',
    });
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^godzina 12:00–13:00: .*3,25.*7,5/),
    );
    slide('Godzina', 0);
    expect(readouts(container)['Pobrane z sieci']).toBe('4 kWh');
  });

  test('has every hour in the table', () => {
    render(<DayStack hours={hours} label="Doba" />);
    const rows = tableRows();
    expect(rows).toHaveLength(25);
    expect(rows[13]).toEqual(['12:00–13:00', '3,25', '2', '0', '7,5']);
  });

  test('distinguishes the four kinds by existing hatches', () => {
    const {container} = render(<DayStack hours={hours} label="Doba" />);
    const {ids, missing} = hatchesUsed(container);
    expect(missing).toEqual([]);
    expect(new Set(ids.map((id) => id.replace(/^.*_/, ''))).size).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['zeros', Array.from({length: 24}, () => zero)],
    ['no hours', []],
  ])('says that nothing happens with %s', (_, empty) => {
    const {container} = render(<DayStack hours={empty} label="Doba" />);
    expect(pictureName()).toContain('nie ma ani zużycia, ani produkcji');
    expect(brokenNumbers(container)).toEqual([]);
  });

  test('draws impossible values as nothing', () => {
    const hostile = hours.map((hour, index) =>
      index % 2 === 0
        ? {...hour, selfUse: -5, shared: Number.NaN, toGrid: Number.POSITIVE_INFINITY}
        : hour,
    );
    const {container} = render(<DayStack hours={hostile} label="Doba" />);
    expect(brokenNumbers(container)).toEqual([]);
    slide('Godzina', 0);
    expect(readouts(container)['Zużyte za własnym licznikiem']).toBe('0 kWh');
  });
});
