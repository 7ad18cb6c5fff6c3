/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import YearHeatMap from '@site/src/components/calculator/charts/YearHeatMap';
import {largestOf, stepOf} from '@site/src/domain/calculator/charts/yearSteps';
import {brokenNumbers, hatchesUsed, pictureName, slide, tableRows} from '../../../../tools/chart';

const values = Array.from({length: 12}, (_, month) =>
  Array.from({length: 24}, (_day, hour) => {
    if (month === 6 && hour === 12) {
      return -40;
    }
    return month === 0 && hour === 18 ? 47.3 : 10;
  }),
);

const marks = (container: HTMLElement): Element[] => [
  ...container.querySelectorAll('svg[role=img] rect.grid, svg[role=img] rect.given'),
];

/** jsdom has no matchMedia. */
function onScreen(isPhone: boolean): void {
  Object.assign(window, {
    matchMedia: () => ({
      matches: isPhone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

beforeEach(() => onScreen(false));

describe('YearHeatMap', () => {
  test('has months across on a phone, so that its marks keep their shape', () => {
    onScreen(true);
    const {container} = render(<YearHeatMap values={values} label="Rok" />);
    expect(marks(container)).toHaveLength(12 * 24);
    const height = Number(screen.getByRole('img').getAttribute('height'));
    expect(height).toBe(24 * 24 + 30);
  });

  test('has no row for a month without data', () => {
    const quarter = values.map((hours, month) => (month < 3 ? hours : []));
    const {container} = render(<YearHeatMap values={quarter} label="Rok" />);
    expect(marks(container)).toHaveLength(3 * 24);
    expect(
      tableRows()
        .slice(1)
        .map(([name]) => name),
    ).toEqual(['styczeń', 'luty', 'marzec']);
  });

  test('names the hours of the largest draw and of the largest surplus', () => {
    render(<YearHeatMap values={values} label="Rok" />);
    expect(pictureName()).toBe(
      'Rok. Najwięcej z sieci trzeba pobrać: styczeń, 18:00–19:00. Największa nadwyżka: lipiec, 12:00–13:00.',
    );
  });

  test('says the value of the chosen cell, by month and hour', () => {
    render(<YearHeatMap values={values} label="Rok" />);
    slide('Miesiąc', 6);
    const slider = slide('Godzina', 12);
    expect(slider).toHaveAttribute('aria-valuetext', '12:00–13:00: oddanie 40\u00a0kWh');
    expect(screen.getByText('oddanie 40 kWh')).toBeVisible();
    slide('Miesiąc', 0);
    slide('Godzina', 18);
    expect(screen.getByText('pobór 47,3 kWh')).toBeVisible();
  });

  test('shows the sign by hatch and by shape, the amount by size', () => {
    const {container} = render(<YearHeatMap values={values} label="Rok" />);
    const drawn = marks(container);
    expect(drawn).toHaveLength(12 * 24);
    const round = drawn.filter((mark) => mark.getAttribute('rx') !== '0');
    expect(round).toHaveLength(1);
    expect(round[0]).toHaveClass('given');
    const width = (mark: Element | undefined): number =>
      Number.parseFloat(mark?.getAttribute('width') ?? '');
    expect(width(drawn[18])).toBeGreaterThan(width(drawn[0]) * 2);
    expect(hatchesUsed(container).missing).toEqual([]);
  });

  test('has the whole year in the table, with signs', () => {
    render(<YearHeatMap values={values} label="Rok" />);
    const rows = tableRows();
    expect(rows).toHaveLength(13);
    expect(rows[1]?.[19]).toBe('47,3');
    expect(rows[7]?.[13]).toBe('−40');
  });

  test.each([
    [0, 0],
    [0.1, 1],
    [9.4, 1],
    [9.5, 2],
    [-47, 5],
    [1000, 5],
    [Number.NaN, 0],
  ])('counts %d of 47 as step %d', (value, step) => expect(stepOf(value, 47)).toBe(step));

  test('rounds the largest value up to two digits', () => {
    expect([[[46.2]], [[0.123, -0.4]], [[0]], []].map(largestOf)).toEqual([47, 0.4, 0, 0]);
  });

  test.each([
    ['nothing', []],
    ['zeros', Array.from({length: 12}, () => new Array<number>(24).fill(0))],
    ['no numbers', [[Number.NaN, Number.NEGATIVE_INFINITY]]],
  ])('stays quiet with %s', (_, empty) => {
    const {container} = render(<YearHeatMap values={empty} label="Rok" />);
    expect(pictureName()).toContain('nie ma ani poboru, ani oddania');
    expect(marks(container)).toEqual([]);
    expect(brokenNumbers(container)).toEqual([]);
  });
});
